import { type PagoMuestra, reciboBbva, type TipoRecibo } from '@valija/sandbox/muestras/recibo-bbva.ts'
import { PDFDocument } from 'pdf-lib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import PDFKit from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { readRecibo } from './read-recibo.ts'
import { type LimitesRecibo, limitesRecibo } from './tipos.ts'

const pago = (tipo: TipoRecibo, importe = 123_450): PagoMuestra => ({
  tipo,
  rfc: 'HÑA910203AB1',
  nombre: 'OPERADORA HOTEL ÑANDU AZUL',
  importe,
  dia: '2026-10-15',
})
const read = (bytes: Uint8Array, limites?: Partial<LimitesRecibo>) =>
  readRecibo(bytes, getDocument, { ...limitesRecibo, ...limites })

describe('a BBVA receipt', () => {
  it('[B-101] [B-103] each of the four kinds of page gives its payment', async () => {
    const kinds = [59, 60, 76, 77] as const
    const lectura = await read(await reciboBbva(kinds.map((kind, i) => pago(kind, 100_000 + i))))
    if (!lectura.leido) throw new Error(lectura.motivo)
    expect(lectura.ilegibles).toEqual([])
    expect(lectura.pagos.map((p) => [p.pagina, p.total, p.rfc, p.fechaPago, p.lectura])).toEqual(
      kinds.map((_, i) => [i + 1, 100_000 + i, 'HÑA910203AB1', '2026-10-15', 'posiciones']),
    )
    for (const p of lectura.pagos) {
      expect(p.folio).toMatch(/^\d{10}$/)
      expect(p.claveRastreo).toMatch(/^BNET0100261015\d{10}$/)
      expect(p.bancoBeneficiario).toBe('BANORTE')
    }
  })
  it('[B-102] an unreadable page is reported with its number and the others are kept', async () => {
    const lectura = await read(await reciboBbva([pago(77), pago('ilegible'), pago('etiquetas', 5)]))
    if (!lectura.leido) throw new Error(lectura.motivo)
    expect(lectura.paginas).toBe(3)
    expect(lectura.pagos.map((p) => [p.pagina, p.lectura])).toEqual([
      [1, 'posiciones'],
      [3, 'etiquetas'],
    ])
    expect(lectura.ilegibles).toMatchObject([{ pagina: 2, motivo: 'sinDatos' }])
  })
})

describe('a hostile or broken file', () => {
  it('[B-102] that is no PDF, is empty, cut off or scrambled is refused with its reason', async () => {
    const good = await reciboBbva([pago(59)])
    expect(await read(new Uint8Array())).toEqual({ leido: false, motivo: 'vacio' })
    expect(await read(new TextEncoder().encode('<xml/>'))).toEqual({ leido: false, motivo: 'noEsPdf' })
    expect(await read(new TextEncoder().encode('%PDF-1.7\nnothing here'))).toEqual({
      leido: false,
      motivo: 'danado',
    })
    const scrambled = good.slice()
    scrambled.fill(0x20, 20)
    expect(await read(scrambled)).toEqual({ leido: false, motivo: 'danado' })
  })
  it('with a password is refused as such', async () => {
    const locked = await new Promise<Uint8Array>((resolve) => {
      const doc = new PDFKit({ userPassword: 'secreta' })
      const parts: Buffer[] = []
      doc.on('data', (part: Buffer) => parts.push(part))
      doc.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))))
      doc.text('hola')
      doc.end()
    })
    expect(await read(locked)).toEqual({ leido: false, motivo: 'conClave' })
  })
  it('above the bounds of size, pages or text is left', async () => {
    const good = await reciboBbva([pago(59), pago(60)])
    expect(await read(good, { bytes: 100 })).toEqual({ leido: false, motivo: 'demasiadoGrande' })
    expect(await read(good, { paginas: 1 })).toEqual({ leido: false, motivo: 'demasiadasPaginas' })
    const lectura = await read(good, { cadenasPorPagina: 20 })
    expect(lectura).toMatchObject({
      pagos: [],
      ilegibles: [{ motivo: 'demasiadoTexto' }, { motivo: 'demasiadoTexto' }],
    })
  })
  it('of many empty pages gives no payment and no failure of the reader', async () => {
    const doc = await PDFDocument.create()
    for (let i = 0; i < 50; i++) doc.addPage()
    const lectura = await read(await doc.save())
    expect(lectura).toMatchObject({ leido: true, paginas: 50, pagos: [] })
    // A scan has no words either: it is not said to be no receipt.
    expect(lectura).toMatchObject({
      ilegibles: expect.arrayContaining([expect.objectContaining({ motivo: 'sinTexto' })]),
    })
  })
})
