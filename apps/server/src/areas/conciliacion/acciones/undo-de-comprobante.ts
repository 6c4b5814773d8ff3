import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../../../db/connection.ts'
import type { Deps } from '../../../deps.ts'
import type { Autor } from '../../bitacora/write-bitacora.ts'
import { type AccionLeida, columnasDeAccion } from './accion-leida.ts'
import { undoAcciones } from './undo-accion.ts'
import { announceConciliacion } from './write-accion.ts'

const atadas = (comprobanteId: number) => sql`select c.movimiento_id from conciliaciones c
  where c.comprobante_id = ${comprobanteId} and c.deshecha_accion_id is null`

/** The rows tied to a payment to a supplier, locked before the payment is: in the order of everything that matches. */
export const lockMovimientosDe = (tx: Tx, comprobanteId: number) =>
  sql`select from movimientos where movimiento_id in (${atadas(comprobanteId)}) order by movimiento_id for update`.execute(
    tx,
  )

/** A payment that is annulled covers nothing: its rows wait again for the one that takes its place, and the log says so. */
export async function undoDeComprobante(
  deps: Deps,
  tx: Tx,
  autor: Autor,
  comprobanteId: number,
): Promise<void> {
  const { rows } = await sql<AccionLeida>`
    select ${columnasDeAccion}
    from acciones_conciliacion a where a.accion_id in (select c.accion_id from conciliaciones c
      where c.comprobante_id = ${comprobanteId} and c.deshecha_accion_id is null)
    order by a.accion_id for update`.execute(tx)
  await undoAcciones(deps, tx, autor, rows, { grupo: randomUUID() })
  await announceConciliacion(tx, { movimientos: rows.map(({ movimientoId }) => movimientoId) })
}
