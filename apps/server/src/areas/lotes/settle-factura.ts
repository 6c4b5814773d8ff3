import { isPorAtender } from '@valija/domain/lotes/envio/is-por-atender.ts'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse } from '../../refuse.ts'
import { writeBitacora } from '../bitacora/write-bitacora.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { announceLote } from './announce-lote.ts'
import { lockFactura, lockLote } from './lock-factura.ts'
import { recountLote } from './recount-lote.ts'

/** A person says how a factura that was paid and is not valid any more was settled: nobody is told of it again. */
export async function settleFactura(
  deps: Pick<Deps, 'db' | 'reloj'>,
  actor: Actor,
  { id, facturaId, motivo }: { id: number; facturaId: number; motivo: string },
): Promise<void> {
  const { efosBloquean } = await politicaVigente(deps.db, await deps.reloj.hoy())
  await inTransaction(deps.db, async (tx) => {
    const lote = await lockLote(tx, actor, id)
    const factura = await lockFactura(tx, id, facturaId)
    if (!isPorAtender(lote.estatus, factura, efosBloquean)) throw refuse('nadaQueAtender')
    await tx
      .updateTable('facturas')
      .set({ atendidaEn: deps.reloj.ahora(), atendidaMotivo: motivo })
      .where('id', '=', facturaId)
      .execute()
    await recountLote(tx, id, efosBloquean)
    await writeBitacora(
      tx,
      actor,
      {
        entidad: 'lote',
        entidadId: id,
        accion: 'atenderFactura',
        motivo,
        detalle: { factura: factura.nombre, total: factura.total, moneda: factura.moneda },
      },
      { entidad: 'factura', entidadId: facturaId, accion: 'atenderFactura', motivo },
    )
    await announceLote(tx, lote)
  })
}
