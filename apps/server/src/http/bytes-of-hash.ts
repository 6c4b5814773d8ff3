import { type RawBuilder, sql } from 'kysely'
import { inTransaction } from '../db/connection.ts'
import type { Deps } from '../deps.ts'
import { eachLimit } from '../each-limit.ts'
import { soManyAtATime } from '../so-many-at-a-time.ts'

type Store = Pick<Deps, 'archivos' | 'db'>
type Guardado = { hash: string; contenido: Uint8Array }
/** Files of one group written together: each waits for the disk. */
export const alaVez = 4

/** One lock per content, for all processes. */
const lockOf = (hash: RawBuilder<unknown> | string): RawBuilder<string> =>
  sql`('x' || left(${hash}, 16))::bit(64)::bigint`

/**
 * In the statement that writes the records that name the bytes: a clean-up of them under way is waited for; from the commit
 * on it sees the record.
 */
export const waitForDrop = (): RawBuilder<unknown> =>
  sql`pg_advisory_xact_lock_shared(${lockOf(sql.ref('hash'))})`

/** The same for records that are written already. */
export async function keepBytes(store: Store, guardados: readonly Guardado[]): Promise<void> {
  await sql`select ${waitForDrop()} from unnest(${guardados.map(({ hash }) => hash)}::text[]) hash`.execute(
    store.db,
  )
  await putBack(store, guardados)
}

/** After that: had the bytes been there already, the clean-up may have taken them. */
export async function putBack(
  { archivos }: Pick<Store, 'archivos'>,
  guardados: readonly Guardado[],
): Promise<void> {
  await eachLimit(guardados, alaVez, async ({ hash, contenido }) => {
    if (!(await archivos.existe(hash))) await archivos.guardar(contenido)
  })
}

/** At a time, of one process: each holds a connection while the store works, and wants another to ask whether it may. */
const quitandose = soManyAtATime(2)

/**
 * Takes the bytes away unless a record names them, also one written at this very moment. The transaction writes nothing: it
 * is what holds the lock, and ends with its connection, also where a pooler stands between.
 */
export const dropBytes = ({ archivos, db }: Store, hash: string): Promise<void> =>
  quitandose('bytes', () =>
    inTransaction(db, async (tx) => {
      await sql`select pg_advisory_xact_lock(${lockOf(hash)})`.execute(tx)
      const named = await tx.selectFrom('archivos').select('id').where('hash', '=', hash).limit(1).execute()
      if (named.length === 0) await archivos.borrar(hash)
    }),
  )
