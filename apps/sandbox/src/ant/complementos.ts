import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Contexto } from '../contexto.ts'
import { makeAtiende } from '../interruptores/make-atiende.ts'
import { withBody } from '../with-body.ts'
import { toCentavos } from './paquete.ts'

const pedido = z.object({
  IdDocumento: z.guid(),
  ImpPagado: z.number().positive(),
  FechaPago: z.iso.date(),
})
/** Bookings and invoices may differ by this much. */
const tolerancia = 100

/** POST Reserva/ValidarComplemento: a payment already made, of an invoice not refused, and no more than its total. */
export const addComplementoRoutes = (app: FastifyInstance, contexto: Contexto): void => {
  app.post('/api/Reserva/ValidarComplemento', (request, reply) =>
    makeAtiende(contexto)('comisiones', request, reply, () =>
      withBody(pedido, request.body, ({ IdDocumento, ImpPagado, FechaPago }) => {
        const uuid = IdDocumento.toUpperCase()
        const total = contexto.contabilidad.totalDe(uuid)
        const esValido =
          FechaPago <= contexto.reloj.dia() &&
          contexto.interruptores.ant.facturasInvalidas[uuid] === undefined &&
          (total === null || toCentavos(ImpPagado) <= total + tolerancia)
        return {
          cuerpo: { esValido, idDocumento: IdDocumento, fechaPago: FechaPago, impPagado: ImpPagado },
        }
      }),
    ),
  )
}
