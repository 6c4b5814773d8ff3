import { llamadasDeComisionesDocumentadas } from '@valija/contract/llamadas/comisiones-documentadas.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { readAll } from '../../http/lista.ts'
import { serve } from '../../http/serve.ts'
import { refuse } from '../../refuse.ts'
import { comisionistaDelActor, idDelActor } from './comisionista-del-actor.ts'
import { askAnt } from './compute-prefactura.ts'
import { readCaptar, readDesglose } from './desglose.ts'
import { ensureComisiones } from './ensure-comisiones.ts'
import { type FilaComision, listaDeComisiones } from './list-comisiones.ts'

/** The documented calls of the commissions (Commissions §7), canonical under /api and as literally written. */
export function registerDocumentedComisiones(app: App, deps: Deps): void {
  serve(app, llamadasDeComisionesDocumentadas.pendientes, async (req) => {
    const lineas: FilaComision[] = []
    for (const pedido of new Set(req.body)) {
      const { clienteId } = await comisionistaDelActor(deps, req.actor, pedido)
      await ensureComisiones(deps, clienteId)
      for await (const filas of readAll<FilaComision>(deps.db, listaDeComisiones(clienteId, {}), {}))
        lineas.push(...filas)
    }
    return lineas
  })
  serve(app, llamadasDeComisionesDocumentadas.getBookingCustomerId, async (req) => {
    const cliente = await askAnt(deps, () => deps.ant.comisiones.cliente(req.query.bookingCode))
    // An agent learns of its own bookings only.
    const own = req.actor.rol !== 'comisionista' || cliente?.customerId === req.actor.idComisionista
    if (!cliente || !own) throw refuse('reservaNoExiste')
    return cliente
  })
  serve(app, llamadasDeComisionesDocumentadas.getBookingCommission, async (req) => {
    const { bookingCode, clientId } = req.query
    idDelActor(req.actor, clientId)
    const reserva = await askAnt(deps, () => deps.ant.comisiones.reserva(bookingCode, clientId))
    if (!reserva) throw refuse('reservaNoExiste')
    return reserva
  })
  serve(app, llamadasDeComisionesDocumentadas.getDesgloseComision, (req) =>
    readDesglose(deps, req.actor, req.query.bookingCode),
  )
  serve(app, llamadasDeComisionesDocumentadas.captarComisionista, async (req, reply) =>
    reply
      .type('application/json')
      .send(JSON.stringify(await readCaptar(deps, req.actor, req.params.customerId))),
  )
}
