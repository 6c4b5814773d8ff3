import type { Centavos } from '@valija/contract/pesos.ts'

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
}
/** What of a factura a row is matched and compared with. */
export type FacturaDelLayout = {
  id: string
  folio: string
  serie: string
  serieFolio: string
  folioSerie: string
  total: Centavos
}
