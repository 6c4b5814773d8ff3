import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { IRegularForbiddenRuleType } from 'dependency-cruiser'
import { ground } from './areas-graph.ts'

type Manifest = { name: string; dependencies?: Record<string, string> }
type Rule = IRegularForbiddenRuleType

export const root = path.resolve(import.meta.dirname, '..')
const homes = globSync('{packages,apps}/*/package.json', { cwd: root }).map((file) => ({
  home: path.dirname(file),
  manifest: JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Manifest,
}))
const homeOf = new Map(homes.map(({ home, manifest }) => [manifest.name, home]))

const nameOf = (one: string): string => path.basename(one)
/** Which of our packages stands on which, by its folder's name. */
export const packageEdges = homes
  .flatMap(({ home, manifest: { dependencies = {} } }) =>
    Object.keys(dependencies).flatMap((one) => {
      const below = homeOf.get(one)
      return below === undefined ? [] : [[nameOf(home), nameOf(below)] as const]
    }),
  )
  .toSorted((a, b) => (a.join() < b.join() ? -1 : 1))

/** Tests may stand on whatever they hold against one another. */
const prueba = '\\.test\\.tsx?$'
const rule = (comment: string, from: Rule['from'], to: Rule['to']): Rule => ({
  name: comment,
  severity: 'error',
  from: { ...from, pathNot: prueba },
  to,
})

/** A package stands on those of ours that its package.json names, types included, and on no other. */
const declared = homes.map(({ home, manifest: { name, dependencies = {} } }) => {
  const own = Object.keys(dependencies).flatMap((one) => homeOf.get(one) ?? [])
  return rule(
    `${name} does not name it in its package.json`,
    { path: `^${home}/src/` },
    { path: '^(packages|apps)/', pathNot: [home, ...own].map((one) => `^${one}/`) },
  )
})
const left = (layer: string, right: string) =>
  rule(
    'on the web: lib → ui → features → app',
    { path: `^apps/web/src/${layer}/` },
    { path: `^apps/web/src/(${right})/` },
  )

/** Rooms of the matching, each standing on those before it; what is beside them puts them together. */
const rooms = ['filas', 'candidatos', 'acciones', 'reglas', 'corrida']
const conciliacion = '^apps/server/src/areas/conciliacion/'
const together = '(routes[a-z-]*|read-movimiento)\\.ts$'

export const forbidden: Rule[] = [
  {
    name: 'a circle, of types alone or through what is fetched later too',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  ...declared,
  rule(
    'pure packages know no database, clock, network or file',
    { path: '^packages/(palabras|domain|contract)/' },
    { dependencyTypes: ['core'] },
  ),
  left('lib', 'ui|features|app'),
  left('ui', 'features|app'),
  left('features', 'app'),
  rule(
    'features meet in app',
    { path: '^apps/web/src/features/([^/]+)/' },
    { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
  ),
  rule(
    'areas meet through use cases, not tables',
    { path: '^apps/server/src/areas/([^/]+)/' },
    { path: '^apps/server/src/areas/[^/]+/tables\\.ts$', pathNot: '^apps/server/src/areas/$1/' },
  ),
  ...rooms.map((room, i) =>
    rule(
      `in conciliacion: ${rooms.join(' → ')}`,
      { path: `${conciliacion}${room}/` },
      { path: [...rooms.slice(i + 1).map((later) => `${conciliacion}${later}/`), conciliacion + together] },
    ),
  ),
  rule(
    'the ground floor stands on no area',
    { path: `^apps/server/src/areas/(${ground.join('|')})/` },
    { path: '^apps/server/src/areas/', pathNot: `^apps/server/src/areas/(${ground.join('|')})/` },
  ),
  rule(
    'what tests stand on (testing/) is in no product; the outside world makes its certificates with it',
    { path: '^(packages/[^/]+|apps/(server|web))/src/' },
    { path: '^(packages|apps)/[^/]+/testing/' },
  ),
  rule(
    'only the demonstration knows the sandbox',
    { path: '^apps/server/src/(areas|http|db|jobs|adapters)/' },
    { path: '^apps/sandbox/' },
  ),
]
