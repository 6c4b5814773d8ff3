import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

/**
 * JavaScript a browser fetches, gzipped, for the sign-in screen and for the lightest screen with a grid. Run after
 * `npm run web:build`; ends with an error above the budget.
 */
type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; isEntry?: boolean; src?: string }
const dist = path.resolve(import.meta.dirname, process.argv[2] ?? '../apps/web/dist')
const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  Chunk
>
const keys = Object.keys(manifest)

const withImports = (key: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const next of manifest[key]?.imports ?? []) withImports(next, seen)
  return seen
}
const kilobytes = (roots: readonly string[]): number => {
  const files = new Set(
    roots.flatMap((root) => [...withImports(root)]).map((key) => manifest[key]?.file ?? ''),
  )
  let total = 0
  for (const file of files)
    if (file.endsWith('.js')) total += gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length
  return Math.round(total / 102.4) / 10
}
const named = (end: string): string[] => keys.filter((key) => key.endsWith(end))

const entry = keys.filter((key) => manifest[key]?.isEntry === true)
const login = kilobytes([...entry, ...named('acceso/login-screen.tsx'), ...named('acceso/carousel.tsx')])
const frame = [...entry, ...named('app/signed-app.tsx')]
const table = named('grid/grid-table.tsx')
const lists = keys.filter((key) => manifest[key]?.dynamicImports?.some((one) => table.includes(one)) === true)
const screensOf = (list: string): string[] =>
  keys.filter((key) => /features\/.*-screen\.tsx$/.test(key) && withImports(key).has(list))
const withGrid = [...new Set([...lists, ...lists.flatMap(screensOf)])].filter((key) =>
  key.endsWith('-screen.tsx'),
)
const paths = [
  { name: 'login', kb: login, budget: 230 },
  { name: 'grid', kb: kilobytes([...frame, ...lists.slice(0, 1), ...table]), budget: 400 },
  ...withGrid.map((key) => ({
    name: path.basename(key, '.tsx'),
    kb: kilobytes([...frame, key, ...table]),
    budget: 400,
  })),
]
for (const { name, kb, budget } of paths) console.log(JSON.stringify({ name, kb, budget, ok: kb <= budget }))
if (paths.some(({ kb, budget }) => kb > budget)) process.exitCode = 1
