import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Contexto } from '../contexto.ts'
import { conInterruptor, paginaDisparate } from '../interruptores/con-interruptor.ts'
import { toCentavos } from './paquete.ts'
import { withBody } from './routes.ts'

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
    conInterruptor(request, reply, {
      interruptor: contexto.interruptores.comisiones,
      cierre: contexto.cierre,
      rechazo: (status) => ({ status: status ?? 400, cuerpo: { mensaje: 'La solicitud fue rechazada' } }),
      disparate: paginaDisparate,
      trabajo: () =>
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
    }),
  )
}
