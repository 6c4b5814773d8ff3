import { read, utils, write } from '@e965/xlsx'
import { toPesos } from '../ant/paquete.ts'
import type { FacturaMuestra } from './factura.ts'

/** Columns in the documented order (Supplier batches §3, Layout Excel). */
export const encabezadosLayout = [
  'folio',
  'bookingCode',
  'base',
  'iva',
  'otros impuestos',
  'propinas',
  'totalReserva',
] as const

export type RenglonMuestra = [
  folio: string | number,
  bookingCode: string,
  base: number,
  iva: number,
  otrosImpuestos: number,
  propinas: number,
  totalReserva: number,
]

/** How a hotel names its invoice in the layout: the ways the product must recognise. */
export type ModoFolio = 'folio' | 'folioNumerico' | 'serieFolio' | 'folioSerie'
const folioDe = ({ serie, folio }: FacturaMuestra, modo: ModoFolio): string | number =>
  ({ folio, folioNumerico: Number(folio), serieFolio: `${serie}${folio}`, folioSerie: `${folio}${serie}` })[
    modo
  ]

export const renglonesDe = (
  facturas: readonly FacturaMuestra[],
  modo: ModoFolio = 'folioNumerico',
): RenglonMuestra[] =>
  facturas.flatMap((factura) =>
    factura.reservas.map(
      (r): RenglonMuestra => [
        folioDe(factura, modo),
        factura.proveedor.soloLocalizadorExterno ? (r.externalLocator ?? r.bookingCode) : r.bookingCode,
        toPesos(r.base),
        toPesos(r.iva),
        toPesos(r.otrosImpuestos),
        toPesos(r.propinas),
        toPesos(r.total),
      ],
    ),
  )

export const writeLayout = (
  renglones: readonly RenglonMuestra[],
  tipo: 'xlsx' | 'xls' = 'xlsx',
): Uint8Array => {
  const hoja = utils.aoa_to_sheet([[...encabezadosLayout], ...renglones])
  hoja['!cols'] = encabezadosLayout.map((titulo) => ({ wch: Math.max(14, titulo.length + 2) }))
  const libro = utils.book_new()
  utils.book_append_sheet(libro, hoja, 'Layout')
  return new Uint8Array(
    write(libro, {
      type: 'buffer',
      bookType: tipo === 'xls' ? 'biff8' : 'xlsx',
      compression: true,
    }) as Buffer,
  )
}

/** The rows back from the bytes, for the tests of the samples themselves. */
export const readLayout = (bytes: Uint8Array): unknown[][] => {
  const libro = read(bytes, { type: 'array' })
  const hoja = libro.Sheets[libro.SheetNames[0] ?? '']
  return hoja ? utils.sheet_to_json<unknown[]>(hoja, { header: 1 }) : []
}
