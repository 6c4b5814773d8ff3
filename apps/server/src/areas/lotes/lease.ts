import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'

/** Any number, the same for every process: names the leases of sendings among PostgreSQL's advisory locks. */
const familia = 41_237

/**
 * Only one at a time works on the sending of a lote. The lease is a lock of the database session: when the process dies,
 * however it dies, PostgreSQL lets go of it at once, and nobody waits for a time to run out. Null when another holds it.
 */
export const withLease = <T>(candados: Db, loteId: number, work: () => Promise<T>): Promise<T | null> =>
  candados.connection().execute(async (session) => {
    const { rows } = await sql<{
      ok: boolean
    }>`select pg_try_advisory_lock(${familia}::int, (${loteId}::bigint % 2147483647)::int) as ok`.execute(
      session,
    )
    if (!rows[0]?.ok) return null
    try {
      return await work()
    } finally {
      await sql`select pg_advisory_unlock(${familia}::int, (${loteId}::bigint % 2147483647)::int)`.execute(
        session,
      )
    }
  })
