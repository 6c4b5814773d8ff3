import { type RawBuilder, sql } from 'kysely'
import { inTransaction } from '../db/connection.ts'
import type { Deps } from '../deps.ts'

type Store = Pick<Deps, 'archivos' | 'db'>

/** One lock per content, for all processes. */
const lockOf = (hash: RawBuilder<unknown> | string): RawBuilder<string> =>
  sql`('x' || left(${hash}, 16))::bit(64)::bigint`

/**
 * After the records that name the bytes are written: had they been there already, a clean-up that found no record may
 * have taken them meanwhile. It is waited for; from then on it sees the record.
 */
export async function keepBytes(
  { archivos, db }: Store,
  guardados: readonly { hash: string; contenido: Uint8Array }[],
): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${lockOf(sql`hash`)})
    from unnest(${guardados.map(({ hash }) => hash)}::text[]) hash`.execute(db)
  for (const { hash, contenido } of guardados)
    if (!(await archivos.existe(hash))) await archivos.guardar(contenido)
}

/**
 * Takes the bytes away unless a record names them, also one written at this very moment. The transaction writes nothing: it
 * is what holds the lock, and ends with its connection, also where a pooler stands between.
 */
export async function dropBytes({ archivos, db }: Store, hash: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${lockOf(hash)})`.execute(tx)
    const named = await tx.selectFrom('archivos').select('id').where('hash', '=', hash).limit(1).execute()
    if (named.length === 0) await archivos.borrar(hash)
  })
}
