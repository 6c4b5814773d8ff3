import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../db/connection.ts'
import { refuse } from '../../../refuse.ts'

/** Each time it is begun anew somebody else has tied one more meanwhile. */
const veces = 5

/**
 * The rows that are tied to something (`atadas`: their ids), then that, in the order of everything that matches. A row that
 * was tied while `lock` waited would be locked after it: what is held is let go, and all of it locked anew, so many times.
 * Throws `movimientosSiguenLlegando`.
 */
export async function lockConFilas<T>(
  tx: Tx,
  atadas: RawBuilder<unknown>,
  lock: () => Promise<T>,
): Promise<T> {
  for (let vez = 0; vez < veces; vez++) {
    await sql`savepoint filas`.execute(tx)
    const { rows } = await sql<{ id: number }>`select movimiento_id as id from movimientos
      where movimiento_id in (${atadas}) order by movimiento_id for no key update`.execute(tx)
    const locked = await lock()
    const nuevas = await sql`select 1 from movimientos where movimiento_id in (${atadas})
      and movimiento_id <> all(${rows.map(({ id }) => id)}::bigint[]) limit 1`.execute(tx)
    await (nuevas.rows.length === 0
      ? sql`release savepoint filas`
      : sql`rollback to savepoint filas`
    ).execute(tx)
    if (nuevas.rows.length === 0) return locked
  }
  throw refuse('movimientosSiguenLlegando')
}
