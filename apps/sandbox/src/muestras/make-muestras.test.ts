import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseCertificado, readCfdi, satExpression, verifyCfdi } from '@valija/cfdi'
import { cryptoNode } from '@valija/cfdi/crypto-node.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { empresaDemo } from '../mundo/demo.ts'
import { answerFor } from '../sat/consulta.ts'
import { writeAnclas } from './anclas.ts'
import { openAutoridad } from './autoridad.ts'
import { nombresDefecto } from './defectos.ts'
import { nombresDefectoInvitado } from './invitados.ts'
import { makeMuestras } from './make-muestras.ts'

const outDir = mkdtempSync(path.join(tmpdir(), 'muestras-'))
const { ac, pac } = openAutoridad()
const defecto = (nombre: string): Uint8Array =>
  readFileSync(path.join(outDir, 'lote-con-defectos', `${nombre}.xml`))
const verifica = (nombre: string) =>
  verifyCfdi(defecto(nombre), {
    crypto: cryptoNode,
    anclas: [parseCertificado(ac.certificateDer)],
    certificadosPac: [parseCertificado(pac.certificateDer)],
  })
const cfdi = (nombre: string) => {
  const lectura = readCfdi(defecto(nombre))
  if (!lectura.ok) throw new Error(`${nombre} cannot be read`)
  return lectura.cfdi
}
const estadoSat = (nombre: string) => answerFor(satExpression(cfdi(nombre)) ?? '', {})

beforeAll(async () => {
  await makeMuestras({ outDir, dia: '2026-10-10' })
})
afterAll(() => rmSync(outDir, { recursive: true }))

describe('the sample sets', () => {
  it('hold the good lotes with a PDF per invoice and one layout, so that a folder dropped whole is taken whole', () => {
    for (const [nombre, n, layout] of [
      ['lote-bueno-20', 20, 'layout.xlsx'],
      ['lote-200', 200, 'layout.xls'],
    ] as const) {
      const archivos = readdirSync(path.join(outDir, nombre))
      expect(archivos.filter((a) => a.endsWith('.xml'))).toHaveLength(n)
      expect(archivos.filter((a) => a.endsWith('.pdf'))).toHaveLength(n)
      expect(archivos.filter((a) => a.startsWith('layout'))).toEqual([layout])
    }
  })
  it('hold one file per defect, named after it', () => {
    const archivos = readdirSync(path.join(outDir, 'lote-con-defectos'))
    for (const nombre of nombresDefecto) expect(archivos).toContain(`${nombre}.xml`)
    expect(nombresDefecto.length).toBeGreaterThan(20)
  })
  it('are wrong in the way their name says, and truly signed all the same', () => {
    expect(cfdi('uso-cfdi-g03').receptor.usoCfdi).toBe('G03')
    expect(cfdi('regimen-receptor-626').receptor.regimenFiscalReceptor).toBe('626')
    expect(cfdi('receptor-incorrecto').receptor.rfc).not.toBe(empresaDemo.rfc)
    expect(cfdi('sin-metodo-de-pago').metodoPago).toBeUndefined()
    expect(cfdi('pue-con-forma-de-pago-01')).toMatchObject({ metodoPago: 'PUE', formaPago: '01' })
    expect(cfdi('pue-del-mes-anterior').timbre?.fechaTimbrado.slice(0, 7)).toBe('2026-09')
    expect(cfdi('timbrada-el-anio-anterior').timbre?.fechaTimbrado.slice(0, 4)).toBe('2025')
    expect(cfdi('moneda-usd').moneda).toBe('USD')
    for (const nombre of [
      'uso-cfdi-g03',
      'sin-metodo-de-pago',
      'tipo-egreso',
      'moneda-usd',
      'total-mal-sumado',
    ])
      expect(verifica(nombre)).toMatchObject({ sello: 'valido', timbre: { selloSat: 'valido' } })
  })
  it('carry their fate at the tax authority', () => {
    expect(estadoSat('correcta-1').estado).toBe('Vigente')
    expect(estadoSat('cancelada').estado).toBe('Cancelado')
    expect(estadoSat('no-encontrada').estado).toBe('No Encontrado')
    expect(estadoSat('emisor-en-lista-69b').validacionEfos).toBe('100')
  })
  it('break sums and signatures only where they say so', () => {
    expect(verifica('alterada-despues-del-timbrado')).toMatchObject({
      sello: 'invalido',
      timbre: { selloSat: 'valido' },
    })
    expect(verifica('certificado-de-otro').certificado.rfcCoincide).toBe(false)
    expect(verifica('total-mal-sumado').hallazgos.some((h) => h.severidad === 'error')).toBe(true)
    expect(verifica('sin-timbre').timbre.selloSat).toBe('ausente')
    expect(verifica('corrupta').version).toBeNull()
    expect(verifica('con-dtd').version).toBeNull()
    expect(verifica('cfdi-33').version).toBe('3.3')
  })
  it('hold what a guest drops: good ones with their bookings, and one for each rule', () => {
    const names = (set: string) => readdirSync(path.join(outDir, set))
    expect(names('invitado-bueno').filter((a) => a.endsWith('.xml'))).toHaveLength(3)
    expect(names('invitado-sin-registro')).toContain('reservas.txt')
    const reservas = readFileSync(path.join(outDir, 'invitado-bueno', 'reservas.txt'), 'utf8')
    expect(reservas).toMatch(/^C[0-9A-Z]{5}\.xml {2}C[0-9A-Z]{5} {2}/)
    for (const nombre of nombresDefectoInvitado) {
      const bytes = readFileSync(path.join(outDir, 'invitado-con-defectos', `${nombre}.xml`))
      const { sello, timbre } = verifyCfdi(bytes, {
        crypto: cryptoNode,
        anclas: [parseCertificado(ac.certificateDer)],
        certificadosPac: [parseCertificado(pac.certificateDer)],
      })
      expect({ sello, timbre: timbre.selloSat }, nombre).toEqual({ sello: 'valido', timbre: 'valido' })
    }
  })
  it('come with the certificates to trust', async () => {
    const anclas = path.join(outDir, 'anclas')
    await writeAnclas(anclas)
    expect(readdirSync(anclas)).toEqual(['ac-de-muestra.pem', 'pac-de-muestra.pem'])
    expect(readFileSync(path.join(anclas, 'ac-de-muestra.pem'), 'utf8')).toContain('BEGIN CERTIFICATE')
  })
})
