import { z } from 'zod'
import { toCentavos, toPesos } from '../ant/paquete.ts'
import type { MundoComisiones } from './lineas.ts'

export const facturaComisionPedida = z.object({
  reservas: z.array(z.object({ bookingCode: z.string() })).min(1),
  tipoFactura: z.string(),
  totalFactura: z.number(),
  idProveedor: z.coerce.string(),
  uuid: z.string(),
  existeRfc: z.boolean().optional(),
})

const tolerancia = 2000

/** Whether bookings may be paid to an agent: each exists, is the agent's, and has a commission; together they make the total. */
export const validateComision = (
  mundo: MundoComisiones,
  pedida: z.infer<typeof facturaComisionPedida>,
): { facturaValida: boolean; mensaje: string } => {
  const mal = (mensaje: string) => ({ facturaValida: false, mensaje })
  let suma = 0
  for (const { bookingCode } of pedida.reservas) {
    const hallada = mundo.linea(bookingCode)
    if (!hallada) return mal(`La reserva ${bookingCode} no existe`)
    if (hallada.cliente.id !== pedida.idProveedor) return mal(`La reserva ${bookingCode} es de otra agencia`)
    if (hallada.linea.commission === null) return mal(`${bookingCode}: ${hallada.linea.motivo}`)
    suma += hallada.linea.commission
  }
  // A total may be net of what is retained, never above the commissions.
  if (toCentavos(pedida.totalFactura) - suma > tolerancia)
    return mal(`El total excede las comisiones: ${toPesos(suma).toFixed(2)}`)
  return { facturaValida: true, mensaje: 'OK' }
}
