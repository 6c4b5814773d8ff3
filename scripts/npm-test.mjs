// Everything on a bare machine: install, screens, browser, checks, then the tests of rules, calls and screens.
// `npm test -- --project unidad apps/x` passes its words on to the test runner and skips the checks.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ensureHeadlessChromium, ensureInstalled, ensureWebBuilt, nodeBinary, root } from './setup.mjs'

const words = process.argv.slice(2)
ensureInstalled()
/** Rules and calls alone need neither the screens nor a browser. */
const withScreens = !words.includes('--project') || words.includes('navegador')
if (withScreens) await ensureWebBuilt()
const chromium = withScreens ? ensureHeadlessChromium() : ''
const results = path.join(root, '.valija/pruebas')
mkdirSync(results, { recursive: true })

const run = (command, args, env = {}) => {
  const started = Date.now()
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, CHROMIUM: chromium, ...env },
  })
  return { ok: status === 0, seconds: Math.round((Date.now() - started) / 1000) }
}
/** @type {{ name: string, ok: boolean, seconds: number }[]} */
const steps = []
const vitest = (...args) =>
  run(nodeBinary(), [path.join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...args])
if (words.length > 0) process.exit(vitest(...words).ok ? 0 : 1)

steps.push({ name: 'check', ...run('npm', ['run', '-s', 'check']) })
const resultado = path.join(results, 'resultado.json')
const reporting = (file) => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
const read = (file) => JSON.parse(readFileSync(file, 'utf8'))
rmSync(resultado, { force: true })
const pruebas = { name: 'pruebas', ...vitest(...reporting(resultado)) }
steps.push(pruebas)
if (!pruebas.ok && process.env.CI && existsSync(resultado)) tryScreensAgain()
steps.push({ name: 'cobertura', ...run(nodeBinary(), ['scripts/cobertura.ts', '--resumen']) })
if (existsSync(resultado)) {
  const { numPassedTests, numFailedTests, numPendingTests } = read(resultado)
  console.log(`${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} skipped`)
}
for (const { name, ok, seconds } of steps) console.log(`${ok ? 'ok   ' : 'FALLA'} ${name} (${seconds} s)`)
process.exit(steps.every((step) => step.ok) ? 0 : 1)

/**
 * A machine that does other work at the same time may be late for a browser. In CI alone, and for screens alone, a few
 * files that failed are run once more, each whole and on a fresh product; what fails twice is broken. Both are said.
 */
function tryScreensAgain() {
  const first = read(resultado)
  const failed = first.testResults.filter(({ status }) => status !== 'passed')
  const files = failed.map(({ name }) => path.relative(root, name))
  if (files.length === 0 || files.length > 5 || files.some((file) => !file.startsWith(`e2e${path.sep}`)))
    return
  console.log(`Se prueban otra vez, enteros: ${files.join(', ')}`)
  const otra = path.join(results, 'resultado-otra.json')
  rmSync(otra, { force: true })
  const again = {
    name: 'pantallas, otra vez',
    ...vitest('--project', 'navegador', ...reporting(otra), ...files),
  }
  steps.push(again)
  if (!existsSync(otra)) return
  const second = read(otra)
  const ran = new Set(second.testResults.map(({ name }) => name))
  if (failed.some(({ name }) => !ran.has(name))) return
  const testResults = [...first.testResults.filter(({ name }) => !ran.has(name)), ...second.testResults]
  const count = (status) =>
    testResults.flatMap((file) => file.assertionResults).filter((test) => test.status === status).length
  pruebas.ok = again.ok
  const merged = {
    ...first,
    testResults,
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    success: again.ok,
  }
  writeFileSync(resultado, JSON.stringify(merged))
}
