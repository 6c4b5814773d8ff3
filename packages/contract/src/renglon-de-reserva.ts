import { z } from 'zod'
import { pesos } from './pesos.ts'

/** What a factura bills of one booking, as the columns of a layout have it (Supplier batches §3). */
export const importesDeReserva = {
  base: pesos,
  iva: pesos,
  otrosImpuestos: pesos,
  propinas: pesos,
  totalReserva: pesos,
}
/** The same with what it is called by: the factura's folio and the booking. */
export const renglonDeReserva = { folio: z.string(), bookingCode: z.string(), ...importesDeReserva }
