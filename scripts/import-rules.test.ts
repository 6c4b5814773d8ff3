import { expect, test } from 'vitest'
import { areasGraph, heldDoors } from './areas-graph.ts'
import { withoutImplied } from './dibujo.ts'
import { forbidden } from './import-rules.ts'

type Way = { path?: string | string[]; pathNot?: string | string[] }
const matches = ({ path = [], pathNot = [] }: Way, file: string): boolean =>
  [path].flat().some((one) => new RegExp(one).test(file)) &&
  ![pathNot].flat().some((one) => new RegExp(one).test(file))
const refuses = (from: string, to: string): boolean =>
  forbidden.some((rule) => matches(rule.from, from) && matches(rule.to, to))
const src = (home: string) => `${home}/src/x.ts`

test.each([
  ['packages/palabras', 'packages/domain'],
  ['packages/cfdi', 'packages/palabras'],
  ['packages/domain', 'packages/contract'],
  ['packages/domain', 'packages/documents'],
  ['packages/documents', 'packages/contract'],
  ['packages/contract', 'apps/server'],
  ['apps/web', 'apps/server'],
  ['apps/sandbox', 'apps/server'],
])('[VIII-B1] %s does not stand on %s: its package.json does not name it', (from, to) => {
  expect(refuses(src(from), src(to))).toBe(true)
  // What holds both against one another may.
  expect(refuses(`${from}/src/x.test.ts`, src(to))).toBe(false)
})

test.each([
  ['packages/domain', 'packages/palabras'],
  ['packages/contract', 'packages/domain'],
  ['apps/server', 'packages/documents'],
  ['apps/web', 'packages/contract'],
])('[VIII-B1] %s stands on %s', (from, to) => expect(refuses(src(from), src(to))).toBe(false))

test.each(['packages/domain', 'packages/cfdi', 'apps/server', 'apps/web'])(
  '[VIII-B6] what tests of %s stand on is in no product',
  (home) => {
    expect(refuses(src(home), 'packages/domain/testing/x.ts')).toBe(true)
    expect(refuses(`${home}/src/x.test.ts`, 'packages/domain/testing/x.ts')).toBe(false)
  },
)

test('[VIII-B1] between areas each direction is one edge, however many files; tests are none', () => {
  const at = (file: string, ...to: string[]) => ({
    source: `apps/server/src/areas/${file}`,
    dependencies: to.map((one) => ({ resolved: `apps/server/src/areas/${one}` })),
  })
  expect(
    areasGraph([
      at('pagos/a.ts', 'catalogos/x.ts', 'catalogos/y.ts', 'pagos/b.ts', 'bitacora/w.ts'),
      at('pagos/b.ts', 'catalogos/x.ts'),
      at('catalogos/x.ts', 'pagos/a.ts'),
      at('lotes/a.db.test.ts', 'pagos/a.ts'),
      {
        source: 'apps/server/src/areas.ts',
        dependencies: [{ resolved: 'apps/server/src/areas/lotes/a.ts' }],
      },
    ]),
  ).toEqual({
    edges: ['catalogos>pagos', 'pagos>bitacora', 'pagos>catalogos'],
    both: ['catalogos>pagos'],
    toGround: 1,
    doors: new Map([
      ['bitacora', new Set(['w.ts'])],
      ['catalogos', new Set(['x.ts', 'y.ts'])],
      ['pagos', new Set(['a.ts'])],
    ]),
  })
})

test.each([
  ['filas/cargos.ts', 'candidatos/candidatos.ts', true],
  ['candidatos/candidatos.ts', 'corrida/corrida.ts', true],
  ['reglas/apply-reglas.ts', 'routes.ts', true],
  ['acciones/accept.ts', 'filas/movimientos-abiertos.ts', false],
  ['corrida/corrida.ts', 'umbrales.ts', false],
  ['routes.ts', 'corrida/corrida.ts', false],
])('[VIII-B3] rooms of the matching stand on those before them: %s on %s', (from, to, refused) => {
  const at = (file: string) => `apps/server/src/areas/conciliacion/${file}`
  expect(refuses(at(from), at(to))).toBe(refused)
})

test('[VIII-B3] an area is used through its declared doors, and a door that nobody uses is closed', () => {
  const doors = new Map([['lotes', new Set(['colas.ts', 'por-pagar.ts'])]])
  expect(heldDoors(doors, { lotes: ['colas.ts', 'rechazos.ts'], pagos: ['reusos.ts'] })).toEqual({
    opened: ['lotes/por-pagar.ts'],
    unused: ['lotes/rechazos.ts', 'pagos/reusos.ts'],
  })
})

test('[VIII-D] the picture leaves out what follows from its other arrows', () => {
  expect(
    withoutImplied([
      ['web', 'contract'],
      ['contract', 'domain'],
      ['domain', 'palabras'],
      ['web', 'palabras'],
      ['web', 'domain'],
    ]),
  ).toEqual([
    ['web', 'contract'],
    ['contract', 'domain'],
    ['domain', 'palabras'],
  ])
})
