import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { verify } from '../testing/fixture.ts'
import { loadCertificados } from './certificados-node.ts'

/** Public documents with independent verdicts: `muestras/README.md`. */
const folder = resolve(import.meta.dirname, '../muestras')

const rows = () =>
  readFileSync(join(folder, 'cfdi/expected.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

const SELLO = new Map([
  ['valid', 'valido'],
  ['invalid', 'invalido'],
])
const COINCIDE = new Map([
  ['yes', true],
  ['no', false],
])

describe('[VIII-B6] public documents with independent verdicts', () => {
  it.each(rows())(
    '%s',
    (file, version, tipo, metodoPago, formaPago, complements, _n, sello, same, selloSat) => {
      const { anclas, certificadosPac } = loadCertificados(join(folder, 'certificados'))
      const verdict = verify(readFileSync(join(folder, 'cfdi', file)), { anclas, certificadosPac })
      const { cfdi } = verdict
      expect([verdict.version, verdict.tipo]).toEqual([version, tipo])
      expect([cfdi!.metodoPago ?? '', cfdi!.formaPago ?? '']).toEqual([metodoPago, formaPago])
      expect(new Set(cfdi!.complementos.map((c) => c.nombre))).toEqual(
        new Set(complements.split('+').filter(Boolean)),
      )
      expect(verdict.sello).toBe(SELLO.get(sello))
      expect(verdict.timbre.selloCfdCoincide).toBe(COINCIDE.get(same ?? '') ?? null)
      // Without the certificate of the PAC at hand nothing is said about its seal.
      if (verdict.timbre.selloSat !== 'sin-certificado')
        expect(verdict.timbre.selloSat).toBe(SELLO.get(selloSat ?? '') ?? 'ausente')
      expect(verdict.certificado).toEqual({
        serieCoincide: true,
        rfcCoincide: true,
        vigenteEnFecha: true,
        cadena: 'prueba',
      })
    },
  )
})
