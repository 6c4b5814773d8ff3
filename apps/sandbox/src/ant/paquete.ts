import { z } from 'zod'

/** The queue payload as Supplier batches §3 writes it, one per factura. Amounts in pesos. */
export const paquete = z.object({
  base64: z.string().min(1),
  idFactura: z.coerce.string().min(1),
  idLote: z.coerce.string().min(1),
  idProveedor: z.coerce.string().min(1),
  otrosImpuestos: z.number(),
  fechaPago: z.string().regex(/^\d{4}-\d{2}-\d{2}/),
  otrosImpuestosEnXml: z.boolean(),
  categoria: z.string().min(1),
  reservas: z
    .array(z.object({ bookingCode: z.string().min(1), sellingPrice: z.number(), cost: z.number() }))
    .min(1),
})
export type Paquete = z.infer<typeof paquete>

export const toCentavos = (pesos: number): number =>
  Math.sign(pesos) * Math.round(Number(`${Math.abs(pesos)}e2`))

export const toPesos = (centavos: number): number => Number(`${centavos}e-2`)

export const totalDe = (p: Paquete): number =>
  p.reservas.reduce((suma, reserva) => suma + toCentavos(reserva.sellingPrice), 0)

/** The uuid of the stamp inside the base64 XML, in capitals; null when there is none. */
export const uuidDe = (p: Paquete): string | null => {
  const xml = Buffer.from(p.base64, 'base64').toString('utf8')
  return /TimbreFiscalDigital[^>]*?\sUUID=["']([0-9A-Fa-f-]{36})["']/.exec(xml)?.[1]?.toUpperCase() ?? null
}
