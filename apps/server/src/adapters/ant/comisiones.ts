import { type DesgloseComision, desgloseComision } from '@valija/contract/comisiones.ts'
import { type Centavos, pesos } from '@valija/contract/pesos.ts'
import { type Dia, parseDia } from '@valija/domain/tiempo/dia.ts'
import { normalizeRfc } from '@valija/palabras/rfc.ts'
import { z } from 'zod'
import { texto } from './wire.ts'

/** A booking of an agent with its commission; negative cannot be paid and `description` says why. */
export type LineaComision = {
  bookingCode: string
  description: string
  /** Calendar day. */
  bookingDate: string
  commission: Centavos
  inRemarks: string
}
export type FacturaComisionPedida = {
  bookingCodes: readonly string[]
  totalFactura: Centavos
  comisionistaId: number
  uuid: string
  existeRfc?: boolean
}

/** What the reservations service knows of commissions. A booking it does not know is null; a failure throws. */
export type ComisionesPort = {
  pendientes: (comisionistaId: number) => Promise<LineaComision[]>
  reserva: (
    bookingCode: string,
    comisionistaId: number,
  ) => Promise<Pick<LineaComision, 'bookingCode' | 'commission' | 'description'> | null>
  cliente: (
    bookingCode: string,
  ) => Promise<{ bookingCode: string; customerId: number; customerRfc: string } | null>
  desglose: (bookingCode: string) => Promise<Omit<DesgloseComision, 'bookingCode'> | null>
  captar: (customerId: number) => Promise<string>
  validar: (factura: FacturaComisionPedida) => Promise<{ facturaValida: boolean; mensaje: string }>
}

const dia = z.string().transform((value, ctx): Dia => {
  const leido = parseDia(value.slice(0, 10))
  if (leido) return leido
  ctx.addIssue({ code: 'custom', message: 'not a day' })
  return z.NEVER
})

/** ANT's own spelling; nothing outside this folder knows it. */
export const lineasWire = z.array(
  z.object({
    bookingCode: z.string().trim().toUpperCase().max(100),
    description: texto,
    bookingDate: dia,
    commission: pesos,
    inRemarks: texto,
  }),
)
export const reservaWire = z.object({ bookingCode: z.string(), commission: pesos, description: texto })
export const clienteWire = z.object({
  bookingCode: z.string(),
  customerId: z.coerce.number().int(),
  customerRfc: texto.transform(normalizeRfc),
})
export const desgloseWire = desgloseComision.omit({ bookingCode: true }).extend({
  nombrePaquete: texto,
  fechas: texto,
  titular: z.object({ nombre: texto }).transform(({ nombre }) => nombre),
  agente: z.object({ customerId: z.coerce.number().int(), nombre: texto, rfc: texto }),
})
/** Opened by the agent's browser: nothing but a page. */
export const captarWire = z.object({ url: z.url({ protocol: /^https?$/ }) })
export const juicioWire = z.object({ facturaValida: z.boolean(), mensaje: texto })
