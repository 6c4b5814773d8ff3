import type { Centavos } from '@valija/palabras/centavos.ts'
import type { ImpuestosCfdi } from '../../facturas/factura.ts'
import type { CeldaIlegible } from './celda-ilegible.ts'

/** A row of the layout: one booking billed under a folio. */
export type RenglonLayout = {
  numero: number
  folio: string
  bookingCode: string
  base: Centavos
  iva: Centavos
  otrosImpuestos: Centavos
  propinas: Centavos
  totalReserva: Centavos
  ilegibles?: readonly CeldaIlegible[]
  /** Nobody wrote an iva, not even a zero. */
  ivaVacio?: boolean
}
/** What of a factura a row is matched and compared with. */
export type FacturaDelLayout = {
  id: string
  folio: string
  serie: string
  serieFolio: string
  folioSerie: string
  total: Centavos
  moneda: string
  impuestos?: ImpuestosCfdi | undefined
}
