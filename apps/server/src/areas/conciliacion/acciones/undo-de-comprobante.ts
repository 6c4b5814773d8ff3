import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../../../db/connection.ts'
import type { Deps } from '../../../deps.ts'
import type { Autor } from '../../bitacora/write-bitacora.ts'
import { type AccionLeida, columnasDeAccion } from './accion-leida.ts'
import { lockConFilas } from './lock-con-filas.ts'
import { undoAcciones } from './undo-accion.ts'
import { announceConciliacion } from './write-accion.ts'

/** A payment to a supplier with the rows that are tied to it; `lockAntes`: what comes between the rows and the payment. */
export const lockComprobante = <T>(tx: Tx, comprobanteId: number, lockAntes: () => Promise<T>): Promise<T> =>
  lockConFilas(
    tx,
    sql`select c.movimiento_id from conciliaciones c
      where c.comprobante_id = ${comprobanteId} and c.deshecha_accion_id is null`,
    async () => {
      const antes = await lockAntes()
      await sql`select from comprobantes_pago where id = ${comprobanteId} for no key update`.execute(tx)
      return antes
    },
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
    order by a.accion_id for no key update`.execute(tx)
  await undoAcciones(deps, tx, autor, rows, { grupo: randomUUID() })
  await announceConciliacion(tx, { movimientos: rows.map(({ movimientoId }) => movimientoId) })
}
