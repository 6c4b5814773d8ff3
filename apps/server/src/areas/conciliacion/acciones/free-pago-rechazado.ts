import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../../../db/connection.ts'
import type { Deps } from '../../../deps.ts'
import type { Autor } from '../../bitacora/write-bitacora.ts'
import { type AccionLeida, columnasDeAccion } from './accion-leida.ts'
import { lockConFilas } from './lock-con-filas.ts'
import { undoAcciones } from './undo-accion.ts'
import { announceConciliacion } from './write-accion.ts'

/** A pago with the rows that are tied to it. */
export const lockPago = <T>(tx: Tx, pagoId: number, lock: () => Promise<T>): Promise<T> =>
  lockConFilas(
    tx,
    sql`select c.movimiento_id from conciliaciones c where c.pago_id = ${pagoId} and c.deshecha_accion_id is null`,
    lock,
  )

/**
 * A rejected pago covers nothing: its rows wait again for the pago that is right, in the transaction that rejects it, and
 * the log says so. What those rows pay besides stays. How many rows it was.
 */
export async function freePagoRechazado(deps: Deps, tx: Tx, autor: Autor, pagoId: number): Promise<number> {
  const { rows } = await sql<AccionLeida>`
    select ${columnasDeAccion}
    from acciones_conciliacion a where a.accion_id in (select c.accion_id from conciliaciones c
      where c.pago_id = ${pagoId} and c.deshecha_accion_id is null)
    order by a.accion_id for no key update`.execute(tx)
  if (rows.length === 0) return 0
  await undoAcciones(deps, tx, autor, rows, {
    grupo: randomUUID(),
    dicho: (de) => ({ codigo: 'pagoRechazado', pagoID: pagoId, de }),
    soloPago: pagoId,
  })
  const movimientos = new Set(rows.map(({ movimientoId }) => movimientoId))
  await announceConciliacion(tx, { movimientos: [...movimientos] })
  return movimientos.size
}
