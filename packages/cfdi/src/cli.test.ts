import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { pemOf } from '../testing/ca.ts'
import { datosDe } from '../testing/documents.ts'
import { authority, sign } from '../testing/fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'cfdi-'))
afterAll(() => rmSync(folder, { recursive: true }))

const { bytes, cfdi } = sign(datosDe(1))
const file = (name: string, content: string | Uint8Array) => {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}
const good = file('buena.xml', bytes)
const none = file('otra.xml', 'hola')
mkdirSync(join(folder, 'certificados/pac'), { recursive: true })
file('certificados/ac.cer', authority().ca.certificateDer)
file('certificados/pac/pac.pem', pemOf(authority().pac.certificateDer))
file('certificados/LEEME.txt', 'nada')

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'cli.ts'), ...args],
    { encoding: 'utf8' },
  )
  return {
    status,
    lines: stdout
      .trim()
      .split('\n')
      .filter(Boolean)
      .map((l) => JSON.parse(l) as Record<string, unknown>),
    stderr,
  }
}

describe('the command verificar', () => {
  it('prints one JSON object per file and ends with 0, whatever the files hold', () => {
    const { status, lines } = run('verificar', '--certificados', join(folder, 'certificados'), good, none)
    expect(status).toBe(0)
    expect(lines).toEqual([
      {
        archivo: good,
        version: '4.0',
        tipo: 'I',
        uuid: cfdi.timbre!.uuid,
        sello: 'valido',
        certificado: { serieCoincide: true, rfcCoincide: true, vigenteEnFecha: true, cadena: 'sat' },
        timbre: { selloCfdCoincide: true, selloSat: 'valido' },
        hallazgos: [],
      },
      expect.objectContaining({
        archivo: none,
        version: null,
        hallazgos: [expect.objectContaining({ codigo: 'archivoNoEsXml', severidad: 'error' })],
      }),
    ])
  })

  it('without certificates says so instead of guessing', () => {
    const { lines } = run('verificar', good)
    expect(lines[0]).toMatchObject({
      sello: 'valido',
      certificado: { cadena: 'desconocida' },
      timbre: { selloSat: 'sin-certificado' },
    })
  })

  it.each([
    [],
    ['verificar'],
    ['borrar', good],
    ['verificar', '--nada', good],
    ['verificar', '--certificados', join(folder, 'no-existe'), good],
    ['verificar', join(folder, 'no-existe.xml')],
  ])('ends with 2 on misuse: %j', (...args: string[]) => {
    const { status, stderr } = run(...args)
    expect(status).toBe(2)
    expect(stderr).not.toBe('')
  })
})
