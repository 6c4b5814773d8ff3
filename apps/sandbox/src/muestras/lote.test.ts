import { parseCertificado, verifyCfdi } from '@valija/cfdi'
import { cryptoNode } from '@valija/cfdi/crypto-node.ts'
import { describe, expect, it } from 'vitest'
import { validateReservas } from '../ant/validaciones.ts'
import { empresaDemo } from '../mundo/demo.ts'
import { makeMundo } from '../mundo/mundo.ts'
import { openAutoridad } from './autoridad.ts'
import { readLayout } from './layout.ts'
import { buenLote } from './lote.ts'

const autoridad = openAutoridad()
const verifica = (bytes: Uint8Array) =>
  verifyCfdi(bytes, {
    crypto: cryptoNode,
    anclas: [parseCertificado(autoridad.ac.certificateDer)],
    certificadosPac: [parseCertificado(autoridad.pac.certificateDer)],
  })

describe('a good sample lote', () => {
  it('is truly signed and stamped, without a finding, for every hotel of the world', async () => {
    for (const { id } of makeMundo().proveedores) {
      const { xmls, facturas } = await buenLote({
        n: 8,
        proveedor: id,
        dia: '2026-10-10',
        sinPdf: true,
        autoridad,
      })
      for (const [i, { bytes }] of xmls.entries()) {
        const dictamen = verifica(bytes)
        expect(dictamen).toMatchObject({
          sello: 'valido',
          uuid: facturas[i]?.uuid,
          certificado: { cadena: 'sat', serieCoincide: true, rfcCoincide: true, vigenteEnFecha: true },
          timbre: { selloCfdCoincide: true, selloSat: 'valido' },
          hallazgos: [],
        })
        expect(dictamen.cfdi?.receptor.rfc).toBe(empresaDemo.rfc)
      }
    }
  })
  it('agrees with its layout and with the bookings of ANT', async () => {
    const mundo = makeMundo()
    const lote = await buenLote({ n: 20, proveedor: '101', dia: '2026-10-10', sinPdf: true, autoridad })
    for (const layout of [lote.layoutXlsx, lote.layoutXls]) {
      const [encabezado, ...renglones] = readLayout(layout)
      expect(encabezado).toEqual([
        'folio',
        'bookingCode',
        'base',
        'iva',
        'otros impuestos',
        'propinas',
        'totalReserva',
      ])
      for (const f of lote.facturas) {
        const suyos = renglones.filter((r) => String(r[0]) === f.folio)
        expect(suyos).toHaveLength(f.reservas.length)
        const juicio = validateReservas(mundo, {
          reservas: suyos.map((r) => ({ bookingCode: String(r[1]) })),
          totalFactura: f.total / 100,
          idProveedor: '101',
        })
        expect(juicio.mensaje).toBe('OK')
      }
    }
  })
  it('follows the business day, never leaving its month', async () => {
    for (const dia of ['2026-10-10', '2026-01-01', '2026-12-31']) {
      const { facturas } = await buenLote({ n: 30, proveedor: '103', dia, sinPdf: true, autoridad })
      expect(
        facturas.every((f) => f.fecha.slice(0, 7) === dia.slice(0, 7) && f.fecha.slice(0, 10) <= dia),
      ).toBe(true)
    }
  })
  it('gives other uuids for another seed and other bookings for another range', async () => {
    const base = { n: 3, proveedor: '101', dia: '2026-10-10', sinPdf: true, autoridad }
    const lotes = await Promise.all([
      buenLote(base),
      buenLote({ ...base, semilla: 'x' }),
      buenLote({ ...base, desde: 50 }),
    ])
    expect(new Set(lotes.flatMap((l) => l.facturas.map((f) => f.uuid))).size).toBe(9)
    const [a, , c] = lotes.map((l) => l.facturas.flatMap((f) => f.reservas.map((r) => r.bookingCode)))
    expect(a?.some((codigo) => c?.includes(codigo))).toBe(false)
  })
})
