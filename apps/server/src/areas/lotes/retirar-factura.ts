import { isBloqueada } from '@valija/domain/lotes/envio/plan-envio.ts'
import { etapas } from '@valija/domain/lotes/etapas.ts'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { announce } from '../../http/events.ts'
import { refuse } from '../../refuse.ts'
import { writeBitacora } from '../bitacora/write-bitacora.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { alcanceDelEvento } from './alcance-lotes.ts'
import { lockFactura, lockLote } from './lock-factura.ts'
import { advanceWhenAccepted, recountLote } from './recount-lote.ts'

/**
 * Takes out of a lote a factura that ANT rejected or that the SAT does not hold valid, with a reason, so that the rest
 * goes on; sums follow and its uuid is free again. What ANT accepted, or may hold, is never withdrawn.
 */
export async function retirarFactura(
  deps: Pick<Deps, 'db' | 'reloj'>,
  actor: Actor,
  { id, facturaId, motivo }: { id: number; facturaId: number; motivo: string },
): Promise<void> {
  const { efosBloquean } = await politicaVigente(deps.db, await deps.reloj.hoy())
  await inTransaction(deps.db, async (tx) => {
    const lote = await lockLote(tx, actor, id)
    const factura = await lockFactura(tx, id, facturaId)
    const open = lote.estatus === etapas.noProcesado || lote.estatus === etapas.enProcesoDeEnvio
    const unsent =
      factura.envio === 'pendiente' && (isBloqueada(factura, efosBloquean) || factura.estado !== 'Vigente')
    if (!open || !(factura.envio === 'rechazado' || unsent))
      throw refuse('facturaNoRetirable', { factura: factura.nombre })
    if (lote.numFacturas <= 1) throw refuse('ultimaFactura')
    const ahora = deps.reloj.ahora()
    await tx
      .updateTable('facturas')
      .set({ retiradaEn: ahora, retiradaMotivo: motivo })
      .where('id', '=', facturaId)
      .execute()
    await recountLote(tx, id, efosBloquean)
    await writeBitacora(
      tx,
      actor,
      {
        entidad: 'lote',
        entidadId: id,
        accion: 'retirarFactura',
        motivo,
        detalle: { factura: factura.nombre, total: factura.total },
      },
      { entidad: 'factura', entidadId: facturaId, accion: 'retirarFactura', motivo },
    )
    await advanceWhenAccepted(tx, id, ahora, actor)
    await announce(tx, { tipo: 'lote', ids: [String(id)] }, alcanceDelEvento(lote))
  })
}
