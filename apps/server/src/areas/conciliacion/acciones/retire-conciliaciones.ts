import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../../../db/connection.ts'
import type { Deps } from '../../../deps.ts'
import type { Actor } from '../../../http/actor.ts'
import { refuse } from '../../../refuse.ts'
import { type AccionLeida, columnasDeAccion } from './accion-leida.ts'
import { undoAcciones } from './undo-accion.ts'
import { announceConciliacion } from './write-accion.ts'

type Pedido = { importacionID: number; deshacerConciliaciones: boolean }

/** Matches of an import about to be undone: refused with their number, or each taken back. Says how many they were. */
export async function retireConciliaciones(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  { importacionID, deshacerConciliaciones }: Pedido,
): Promise<number> {
  await sql`select from movimientos where importacion_id = ${importacionID} order by movimiento_id for update`.execute(
    tx,
  )
  const { rows } = await sql<AccionLeida>`
    select distinct ${columnasDeAccion}
    from movimientos m join conciliaciones c on c.movimiento_id = m.movimiento_id and c.deshecha_accion_id is null
      join acciones_conciliacion a on a.accion_id = c.accion_id
    where m.importacion_id = ${importacionID} order by a.accion_id`.execute(tx)
  if (rows.length === 0) return 0
  const movimientos = new Set(rows.map(({ movimientoId }) => movimientoId)).size
  if (!deshacerConciliaciones) throw refuse('importacionConciliada', { n: movimientos })
  await sql`select from pagos where pago_id in (select c.pago_id from conciliaciones c join movimientos m
    on m.movimiento_id = c.movimiento_id where m.importacion_id = ${importacionID} and c.pago_id is not null)
    order by pago_id for no key update`.execute(tx)
  const { pagos } = await undoAcciones(deps, tx, actor, rows, { grupo: randomUUID(), clase: 'retirar' })
  await announceConciliacion(tx, { movimientos: rows.map(({ movimientoId }) => movimientoId), pagos })
  return movimientos
}
