// Everything on a bare machine: install, screens, browser, checks, then the tests of rules, calls and screens.
// `npm test -- --project unidad apps/x` passes its words on to the test runner and skips the checks.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { makeScratch } from './scratch.mjs'
import { ensureHeadlessChromium, ensureInstalled, ensureWebBuilt, nodeBinary, root } from './setup.mjs'

const words = process.argv.slice(2)
ensureInstalled()
/** Rules and calls alone need neither the screens nor a browser. */
const withScreens = !words.includes('--project') || words.includes('navegador')
if (withScreens) await ensureWebBuilt()
const chromium = withScreens ? ensureHeadlessChromium() : ''
const results = path.join(root, '.valija/pruebas')
mkdirSync(results, { recursive: true })

const scratch = makeScratch()
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))

const run = (command, args, env = {}) => {
  const started = Date.now()
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, CHROMIUM: chromium, TMPDIR: scratch, ...env },
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
rmSync(resultado, { force: true })
const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=${resultado}`]
steps.push({ name: 'pruebas', ...vitest(...reporting) })
steps.push({ name: 'cobertura', ...run(nodeBinary(), ['scripts/cobertura.ts', '--resumen']) })
if (existsSync(resultado)) {
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(resultado, 'utf8'))
  console.log(`${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} skipped`)
}
for (const { name, ok, seconds } of steps) console.log(`${ok ? 'ok   ' : 'FALLA'} ${name} (${seconds} s)`)
process.exit(steps.every((step) => step.ok) ? 0 : 1)
