import { execFileSync } from 'node:child_process'
import { createSign, type KeyObject } from 'node:crypto'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { datosDe, datosPago } from '../testing/documents.ts'
import { authority, bytesOf, codesOf, sign, verify } from '../testing/fixture.ts'
import { buildCfdi } from './build-cfdi.ts'
import { cadenaOriginal } from './cadena.ts'
import { encodeBase64 } from './certificado/base64.ts'
import { parseCertificado } from './certificado/certificado.ts'
import { readCfdi } from './lectura/read-cfdi.ts'
import { stamp } from './sign-cfdi.ts'

/**
 * Each complement twice, full and sparse, with what the SAT's stylesheet makes of it: written by a program that read
 * the stylesheets' facts by itself, and knows nothing of this engine. Name, place, element, its part of the cadena.
 */
const FIXTURES = readFileSync(join(import.meta.dirname, '../testing/complementos.tsv'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t') as [nombre: string, lugar: string, xml: string, campos: string])

const MARCA = 'PREDIAL77'
const signature = (cadena: string, privateKey: KeyObject | string) =>
  createSign('RSA-SHA256').update(cadena).sign(privateKey, 'base64')

/** A stamped CFDI around the complement, signed over the base's cadena with the fixture's part put in its place. */
function signedWith(lugar: string, complement: string, campos: string): string {
  const { emisor, pac } = authority()
  const datos = datosDe(1)
  datos.conceptos![0]!.cuentaPredial = [{ numero: MARCA }]
  const base = buildCfdi({
    ...datos,
    sello: '',
    noCertificado: parseCertificado(emisor.certificateDer).serie,
    certificado: encodeBase64(emisor.certificateDer),
  })
  const read = readCfdi(bytesOf(base))
  if (!read.ok) throw new Error('the base cannot be read')
  const plain = cadenaOriginal(read.cfdi)
  const inConcept = lugar === 'concepto'
  const cadena = inConcept
    ? plain.replace(`|${MARCA}`, () => `|${MARCA}${campos}`)
    : `${plain.slice(0, -2)}${campos}||`
  const sello = signature(cadena, emisor.privateKey)
  const t = stamp(sello, datos.fecha, pac)
  const timbre = `<tfd:TimbreFiscalDigital xmlns:tfd="http://www.sat.gob.mx/TimbreFiscalDigital" Version="1.1" UUID="${t.uuid}" FechaTimbrado="${t.fechaTimbrado}" RfcProvCertif="${t.rfcProvCertif}" SelloCFD="${sello}" NoCertificadoSAT="${t.noCertificadoSat}" SelloSAT="${t.selloSat}"/>`
  return base
    .replace(' Sello=""', ` Sello="${sello}"`)
    .replace('</cfdi:Concepto>', (end) =>
      inConcept ? `<cfdi:ComplementoConcepto>${complement}</cfdi:ComplementoConcepto>${end}` : end,
    )
    .replace(
      '</cfdi:Comprobante>',
      (end) => `<cfdi:Complemento>${inConcept ? '' : complement}${timbre}</cfdi:Complemento>${end}`,
    )
}

describe('every complement of the SAT', () => {
  it.each(FIXTURES)('[VI-A5] a valid document with %s (%s) is verified', (_, lugar, xml, campos) => {
    const document = signedWith(lugar, xml, campos)
    const verdict = verify(document)
    expect(verdict.sello).toBe('valido')
    expect(codesOf(verdict)).toEqual([])
  })

  it('[VI-A5] there are thirty-two of them', () => {
    const own = ['implocal', 'aerolineas', 'Pagos20']
    expect(new Set([...FIXTURES.map(([nombre]) => nombre), ...own]).size).toBe(32)
    const locales = { version: '1.0', totalDeRetenciones: '0.00', totalDeTraslados: '0.00' }
    const aerolineas = { version: '1.0', tua: '1.00' }
    for (const datos of [datosPago(), { ...datosDe(1), impuestosLocales: locales, aerolineas }])
      expect(verify(sign(datos).bytes).sello).toBe('valido')
  })

  it('[VI-A5] a value changed inside a complement breaks the sello, and says so', () => {
    for (const [, lugar, xml, campos] of FIXTURES.filter((_, i) => i % 2 === 0)) {
      const at = xml.search(/ (?:Version|version|documentStructureVersion)="/)
      const changed = `${xml.slice(0, at)}${xml.slice(at).replace(/="/, '="9')}`
      expect(verify(signedWith(lugar, changed, campos)).sello).toBe('invalido')
    }
  })

  it('[VI-A5] the command line verifies them', () => {
    const folder = mkdtempSync(join(tmpdir(), 'valija-complementos-'))
    const files = FIXTURES.map(([nombre, lugar, xml, campos], i) => {
      const file = join(folder, `${i}-${nombre}.xml`)
      writeFileSync(file, signedWith(lugar, xml, campos))
      return file
    })
    const cli = join(import.meta.dirname, 'cli.ts')
    const out = execFileSync(process.execPath, [cli, 'verificar', ...files], { encoding: 'utf8' })
    const sellos = out
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { sello: string }).sello)
    expect(sellos).toEqual(files.map(() => 'valido'))
  })

  it('[VI-A5] one that nobody knows is not said to be altered', () => {
    const verdict = verify(signedWith('comprobante', '<x:y xmlns:x="urn:x" a="1"/>', '|1'))
    expect(verdict.sello).toBe('no-verificable')
  })
})
