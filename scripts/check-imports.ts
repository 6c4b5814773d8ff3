import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileOf, waysToReaders } from './lectores-aparte.ts'

/**
 * Imports point one way. packages/cfdi stands alone; domain and contract know no database, clock, network or file;
 * on the web: lib → ui → features → app, and features meet only in app; on the server an area reaches another
 * through its use cases, never through its tables.
 */
const root = path.resolve(import.meta.dirname, '..')
const files = globSync('{packages,apps,bench,e2e,scripts}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (name) => name.includes('node_modules') || name.includes('dist'),
})
const problems: string[] = []

const layerOf = (file: string) => /^apps\/web\/src\/(lib|ui|features|app)\//.exec(file)?.[1]
const rank: Record<string, number> = { lib: 0, ui: 1, features: 2, app: 3 }
const feature = (file: string) => /^apps\/web\/src\/features\/([^/]+)\//.exec(file)?.[1]
const area = (file: string) => /^apps\/server\/src\/areas\/([^/]+)\//.exec(file)?.[1]
const pure = (file: string) => /^packages\/(domain|contract)\//.test(file)
const isTest = (file: string) => /\.test\.tsx?$/.test(file)

for (const file of files) {
  const text = readFileSync(path.join(root, file), 'utf8')
  for (const match of text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)) {
    const spec = match[1] ?? ''
    const to = fileOf(file, spec)
    const bad = (why: string) => problems.push(`${file}: ${spec}: ${why}`)
    if (isTest(file)) continue
    if (file.startsWith('packages/cfdi/src/') && spec.startsWith('@valija/'))
      bad('the engine depends on nothing of the product')
    if (pure(file) && (spec.startsWith('node:') || /^(pg|kysely|fastify|react)/.test(spec)))
      bad('pure packages know no outside')
    if (file.startsWith('packages/') && to.startsWith('apps/')) bad('packages do not know applications')
    if (/^packages\/(domain)\//.test(file) && to.startsWith('packages/documents'))
      bad('domain does not read documents')
    const [a, b] = [layerOf(file), layerOf(to)]
    if (a && b && (rank[a] ?? 0) < (rank[b] ?? 0)) bad(`${a} may not import ${b}`)
    if (a && b && a === 'features' && b === 'features' && feature(file) !== feature(to))
      bad('features meet in app')
    if (file.startsWith('apps/web/') && /^apps\/(server|sandbox)\//.test(to))
      bad('the web knows the contract, not the server')
    if (area(file) && area(to) && area(file) !== area(to) && to.endsWith('/tables.ts'))
      bad('areas meet through use cases, not tables')
    if (file.startsWith('apps/sandbox/') && to.startsWith('apps/server/'))
      bad('the sandbox is the outside world')
    if (/^apps\/server\/src\/(areas|http|db|jobs|adapters)\//.test(file) && to.startsWith('apps/sandbox/'))
      bad('only the demonstration knows the sandbox')
  }
}
const ofTheTree = (file: string) =>
  /\.tsx?$/.test(file) ? readFileSync(path.join(root, file), 'utf8') : null
for (const way of waysToReaders(['apps/server/src/app.ts', 'apps/server/src/main.ts'], ofTheTree))
  problems.push(
    `${way}: no file of a person is read in the process that answers calls; ask deps.lectores (a helper of a reader: import its own file)`,
  )
for (const problem of problems) console.error(problem)
console.log(`${files.length} archivos, ${problems.length} importaciones en sentido contrario`)
process.exit(problems.length > 0 ? 1 : 0)
