import { isRetirable } from '@valija/domain/lotes/envio/is-retirable.ts'
import { etapas } from '@valija/domain/lotes/etapas.ts'
import { inTransaction, type Tx } from '../../db/connection.ts'
import { codigosDeLotes, holdEstancias } from '../../db/hold-estancias.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse } from '../../refuse.ts'
import { writeBitacora } from '../bitacora/write-bitacora.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { announceLote } from './announce-lote.ts'
import { tellOfLote } from './correos-de-lote.ts'
import { enqueueMarcarPagados } from './enqueue-marcar-pagados.ts'
import { lockFactura, lockLote } from './lock-factura.ts'
import { advanceWhenAccepted, recountLote } from './recount-lote.ts'

/**
 * Takes out of a lote a factura that ANT rejected or that the SAT does not hold valid, with a reason, so that the rest
 * goes on; sums follow and its uuid is free again. What ANT accepted is taken out only when the SAT took it back before
 * it was paid: nothing else would ever let the rest be paid.
 */
export async function withdrawFactura(
  deps: Pick<Deps, 'db' | 'reloj' | 'jobs'>,
  actor: Actor,
  { id, facturaId, motivo }: { id: number; facturaId: number; motivo: string },
): Promise<void> {
  const { efosBloquean } = await politicaVigente(deps.db, await deps.reloj.hoy())
  await inTransaction(deps.db, async (tx) => {
    const lote = await lockLote(tx, actor, id)
    const factura = await lockFactura(tx, id, facturaId)
    await holdEstancias(tx, codigosDeLotes([id]))
    if (!isRetirable(lote.estatus, factura, efosBloquean))
      throw refuse('facturaNoRetirable', { factura: factura.nombre })
    if (lote.numFacturas <= 1) throw refuse('ultimaFactura')
    if (await hasPagos(tx, facturaId)) throw refuse('facturaConPagos', { factura: factura.nombre })
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
        detalle: { factura: factura.nombre, total: factura.total, moneda: factura.moneda },
      },
      { entidad: 'factura', entidadId: facturaId, accion: 'retirarFactura', motivo },
    )
    await tellOfLote(deps, tx, id, {
      plantilla: 'facturaRetirada',
      registro: `${id}:${facturaId}`,
      creadoPor: actor.usuarioId,
    })
    await advanceWhenAccepted(tx, id, ahora, actor)
    // Without it the payments may cover the lote already.
    if (lote.estatus === etapas.enProcesoDePago) await enqueueMarcarPagados(tx, deps.jobs, [id])
    await announceLote(tx, { id, creadorId: lote.creadorId })
  })
}

const hasPagos = async (tx: Tx, facturaId: number): Promise<boolean> =>
  (await tx
    .selectFrom('facturaPagos')
    .select('id')
    .where('facturaId', '=', facturaId)
    .where('anuladoEn', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined
