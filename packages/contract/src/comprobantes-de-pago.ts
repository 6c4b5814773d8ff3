import { z } from 'zod'
import { id } from './campos-de-pago.ts'

/** What one proof may weigh. */
export const bytesComprobante = 25 * 1024 * 1024

export const comprobanteSubido = z
  .object({
    comprobanteID: z.number().int(),
    urlComprobante: z.string(),
    tipo: z.string(),
    nombre: z.string(),
    /** Payments already registered with this very file. */
    repetidos: z.number().int(),
  })
  .meta({ id: 'ComprobanteSubido' })
export type ComprobanteSubido = z.infer<typeof comprobanteSubido>
export const idDeComprobante = z.object({ comprobanteID: id })
/** Proof (Payments §3). */
export const comprobanteWire = z
  .object({ comprobanteID: z.number().int(), urlComprobante: z.string().nullable() })
  .meta({ id: 'Comprobante' })
export const crearComprobanteEntrada = z
  .object({ urlComprobante: z.string().max(300) })
  .meta({ id: 'CrearComprobanteEntrada' })
