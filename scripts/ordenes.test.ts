import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'

const dir = mkdtempSync(path.join(tmpdir(), 'valija-ordenes-'))
const archivo = path.join(dir, 'archivo')
writeFileSync(archivo, '')
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const run = (script: string, words: string[]) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', path.join(import.meta.dirname, script), ...words],
    { encoding: 'utf8', env: { PATH: process.env.PATH, VALIJA_DATA: path.join(dir, 'nada') } },
  )
  return { status, stderr }
}

test.each([
  ['bitacora.ts', ['verificar', '--fri', '/x']],
  ['bitacora.ts', ['verificar', '--anos', '6']],
  ['bitacora.ts', ['enfriar', '--anos', '6', '--frio', '/x', '/y']],
  ['respaldo.ts', ['/x', '--desd', '/y']],
  ['restaurar.ts', ['/x', '/y']],
  ['administrador.ts', ['ana@empresa.mx', 'luis@empresa.mx']],
])('[XI] %s %j, asked for wrongly, says how it is asked for and does nothing', (script, words) => {
  const { status, stderr } = run(script, words)
  expect(stderr).toMatch(/^Uso: npm run /)
  expect(stderr).not.toContain('    at ')
  expect(status).toBe(2)
})

test.each(['/no-hay', archivo])('[XI] cold files are looked for in a folder that is there: %s', (frio) => {
  expect(run('bitacora.ts', ['verificar', '--frio', frio])).toEqual({
    status: 2,
    stderr: `${frio}: no existe o no es una carpeta.\n`,
  })
})

test('[XI] an earlier copy that is not there is named', () => {
  expect(run('respaldo.ts', ['/x', '--desde', `${dir}/otra`])).toEqual({
    status: 2,
    stderr: `${dir}/otra: no existe.\n`,
  })
})
