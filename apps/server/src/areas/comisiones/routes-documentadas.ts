import * as c from '@valija/contract/comisiones.ts'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { readAll } from '../../http/lista.ts'
import { refuse } from '../../refuse.ts'
import { askAnt } from './calcular.ts'
import { comisionistaDelActor, idDelActor } from './comisionista-del-actor.ts'
import { readCaptar, readDesglose } from './desglose.ts'
import { ensureComisiones } from './ensure-comisiones.ts'
import { type FilaComision, listaDeComisiones } from './lista-comisiones.ts'

const tags = ['documentadas']
const config = { allow: 'comisiones.ver' as const }

/** The documented calls of the commissions (Commissions §7), canonical under /api and as literally written. */
export function registerDocumentedComisiones(app: App, deps: Deps): void {
  for (const prefix of ['/api', '']) {
    app.post(
      `${prefix}/Reserva/GetCustomerBookingsPendPaymentCommission`,
      {
        schema: { tags, body: c.idsDeAgentes, response: { 200: z.array(c.lineaDocumentada) } },
        config,
      },
      async (req) => {
        const lineas: FilaComision[] = []
        for (const pedido of new Set(req.body)) {
          const { clienteId } = await comisionistaDelActor(deps, req.actor, pedido)
          await ensureComisiones(deps, clienteId)
          for await (const filas of readAll<FilaComision>(deps.db, listaDeComisiones(clienteId, {}), {}))
            lineas.push(...filas)
        }
        return lineas
      },
    )
    app.get(
      `${prefix}/Reserva/GetBookingCustomerId`,
      {
        schema: {
          tags,

          querystring: c.consultaReservaComision.pick({ bookingCode: true }),
          response: { 200: c.clienteDeReserva },
        },
        config,
      },
      async (req) => {
        const cliente = await askAnt(deps, () => deps.ant.comisiones.cliente(req.query.bookingCode))
        // An agent learns of its own bookings only.
        const own = req.actor.rol !== 'comisionista' || cliente?.customerId === req.actor.idComisionista
        if (!cliente || !own) throw refuse('reservaNoExiste')
        return cliente
      },
    )
    app.get(
      `${prefix}/Reserva/GetBookingCommission`,
      {
        schema: { tags, querystring: c.consultaReservaComision, response: { 200: c.reservaComision } },
        config,
      },
      async (req) => {
        const { bookingCode, clientId } = req.query
        idDelActor(req.actor, clientId)
        const reserva = await askAnt(deps, () => deps.ant.comisiones.reserva(bookingCode, clientId))
        if (!reserva) throw refuse('reservaNoExiste')
        return reserva
      },
    )
    app.get(
      `${prefix}/GetDesgloseComision`,
      {
        schema: {
          tags,

          querystring: c.consultaReservaComision.pick({ bookingCode: true }),
          response: { 200: c.desgloseComision },
        },
        config: { allow: 'comisiones.desglose' },
      },
      (req) => readDesglose(deps, req.actor, req.query.bookingCode),
    )
    app.post(
      `${prefix}/captarComisionista/:customerId`,
      {
        schema: {
          tags,

          params: c.idDeDesglose.pick({ customerId: true }),
          response: { 200: z.string() },
        },
        config: { allow: 'comisiones.desglose' },
      },
      async (req, reply) =>
        reply
          .type('application/json')
          .send(JSON.stringify(await readCaptar(deps, req.actor, req.params.customerId))),
    )
  }
}
