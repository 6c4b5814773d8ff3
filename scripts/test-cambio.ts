import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { choosePruebas } from './cambio/choose-pruebas.ts'
import { makeScratch } from './scratch.mjs'
import { ensureHeadlessChromium, ensureInstalled, ensureWebBuilt, nodeBinary, root } from './setup.mjs'

/**
 * `npm run test:cambio [-- BASE]`: what differs from BASE (main), committed or not: types, the pure rules whose imports
 * lead to it, and of the tests with a database or a browser those of its area that fit in two minutes.
 */
const base = process.argv[2] ?? 'main'
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
const changed = [
  ...new Set([
    ...git('diff', '--name-only', '--diff-filter=d', git('merge-base', base, 'HEAD')[0] ?? base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]),
]
if (changed.length === 0) {
  console.log(`Nada cambió desde ${base}.`)
  process.exit(0)
}

/** Seconds of a file in the last full run, or as many as its tests take of old: half a one each, in the browser three. */
function secondsOf(): (file: string) => number {
  const last = path.join(root, '.valija/pruebas/resultado.json')
  const { testResults } = (
    existsSync(last) ? JSON.parse(readFileSync(last, 'utf8')) : { testResults: [] }
  ) as { testResults: { name: string; startTime: number; endTime: number }[] }
  const known = new Map(
    testResults.map(({ name, startTime, endTime }) => [
      path.relative(root, name),
      (endTime - startTime) / 1000,
    ]),
  )
  return (file) => {
    const tests = readFileSync(path.join(root, file), 'utf8').match(/^ *test\b/gm)?.length ?? 0
    return known.get(file) ?? (file.startsWith('e2e/') ? 5 + 3 * tests : 2 + tests / 2)
  }
}

const all = git('ls-files', '*.test.ts').concat(changed.filter((file) => file.endsWith('.test.ts')))
// Two workers share the files.
const there = [...new Set(all)].filter((file) => existsSync(path.join(root, file)))
const { pruebas, fuera } = choosePruebas(changed, there, secondsOf(), 140)
console.log(`${changed.length} archivos cambiaron; pruebas de su área: ${pruebas.join(', ') || 'ninguna'}`)
for (const file of fuera) console.log(`no cabe en dos minutos: ${file}`)

ensureInstalled()
const scratch = makeScratch()
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))
const vitest = (...args: string[]): boolean =>
  spawnSync(nodeBinary(), [path.join(root, 'node_modules/vitest/vitest.mjs'), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, TMPDIR: scratch },
  }).status === 0
const sources = changed.filter((file) => /\.tsx?$/.test(file))
const types = () => spawnSync('npm', ['run', '-s', 'types'], { cwd: root, stdio: 'inherit' }).status === 0
const rules = () => vitest('related', '--run', '--passWithNoTests', '--project=unidad', ...sources)
const withApp = async () => {
  if (pruebas.length === 0) return true
  if (pruebas.some((file) => file.startsWith('e2e/'))) {
    await ensureWebBuilt()
    process.env.CHROMIUM = ensureHeadlessChromium()
  }
  return vitest('run', ...pruebas)
}
const started = Date.now()
const ok = [sources.length === 0 || types(), sources.length === 0 || rules(), await withApp()]
console.log(`${ok.every(Boolean) ? 'ok' : 'FALLA'} (${Math.round((Date.now() - started) / 1000)} s)`)
process.exit(ok.every(Boolean) ? 0 : 1)
