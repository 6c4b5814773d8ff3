import { message } from '@valija/contract/messages.ts'
import { negativaDeEliminar } from '@valija/domain/lotes/can-eliminar.ts'
import { type Selectable, sql } from 'kysely'
import { inTransaction, type Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse } from '../../refuse.ts'
import { writeBitacora } from '../bitacora/write-bitacora.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { alcanceDeLotes } from './alcance-lotes.ts'
import { announceLote } from './announce-lote.ts'
import { tellOfLote } from './correos-de-lote.ts'
import type { LoteTomado } from './lock-factura.ts'
import type { LotesTables } from './tables.ts'

type Fila = Omit<LoteTomado, 'envioRonda'> & Pick<Selectable<LotesTables['lotes']>, 'total' | 'moneda'>

/** Takes a lote away, of either category; its uuids are free again. Its record and its bitácora remain. */
export async function deleteLote(
  deps: Pick<Deps, 'db' | 'reloj' | 'jobs'>,
  actor: Actor,
  id: number,
  motivo: string | null,
): Promise<{ mensaje: string }> {
  const { eliminarHasta } = await politicaVigente(deps.db, await deps.reloj.hoy())
  return inTransaction(deps.db, async (tx) => {
    const { rows } = await sql<Fila>`
      select l.id, l.nombre, l.estatus, l.creador_id, l.num_facturas, l.total, l.moneda from lotes l
      where l.id = ${id} and l.eliminado_en is null and ${alcanceDeLotes(actor)} for no key update`.execute(
      tx,
    )
    const lote = rows[0]
    if (!lote) throw refuse('noEncontrado')
    const facturas = await tx
      .selectFrom('facturas')
      .select('envio')
      .where('loteId', '=', id)
      .where('eliminadaEn', 'is', null)
      .where('retiradaEn', 'is', null)
      .execute()
    const negativa = negativaDeEliminar(
      { estatus: lote.estatus, envios: facturas.map(({ envio }) => envio) },
      eliminarHasta,
    )
    if (negativa === 'etapa') throw refuse('loteNoEliminable', { nombre: lote.nombre, estatus: lote.estatus })
    if (negativa === 'enAnt') throw refuse('loteEnAnt', { nombre: lote.nombre })
    await removeLote(tx, actor, lote, deps.reloj.ahora(), motivo)
    await tellOfLote(deps, tx, id, { plantilla: 'loteEliminado', creadoPor: actor.usuarioId })
    return { mensaje: message('loteEliminado', { nombre: lote.nombre }) }
  })
}

/** In the caller's transaction, which has it locked. */
export async function removeLote(
  tx: Tx,
  actor: Actor,
  lote: Omit<Fila, 'total' | 'moneda'> & Partial<Pick<Fila, 'total' | 'moneda'>>,
  ahora: Date,
  motivo: string | null,
): Promise<void> {
  const { id } = lote
  await tx.updateTable('lotes').set({ eliminadoEn: ahora }).where('id', '=', id).execute()
  await tx
    .updateTable('facturas')
    .set({ eliminadaEn: ahora })
    .where('loteId', '=', id)
    .where('eliminadaEn', 'is', null)
    .execute()
  await writeBitacora(tx, actor, {
    entidad: 'lote',
    entidadId: id,
    accion: 'eliminar',
    de: lote.estatus,
    motivo,
    detalle: { nombre: lote.nombre, numFacturas: lote.numFacturas, total: lote.total, moneda: lote.moneda },
  })
  await announceLote(tx, { id, creadorId: lote.creadorId })
}
