import type { comprobantePagoWire } from '@valija/contract/recibos.ts'
import type { z } from 'zod'
import type { ComprobanteEscrito } from './save-comprobantes.ts'

/** The documented spelling to the plain names. */
export const readComprobanteWire = (wire: z.output<typeof comprobantePagoWire>): ComprobanteEscrito => ({
  loteId: Number(wire.idFactura),
  rfc: wire.rfc,
  titular: wire.titulat,
  bancoBeneficiario: wire.bancobeneficiario,
  fechaPago: wire.fechapago,
  total: wire.totalLayout,
  folio: wire.folio,
  sincronizado: wire.sincronizado,
})
