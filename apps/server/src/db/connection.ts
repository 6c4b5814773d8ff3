import { Kysely, type Transaction } from 'kysely'
import pg from 'pg'
import { BoundedClient, esperasDeBase } from './bounded-client.ts'
import { NamingClient } from './naming-client.ts'
import { nombresDeColumna } from './nombres-de-columna.ts'
import { servidorDe } from './servidores.ts'
import type { Tables } from './tables.ts'

// bigint columns hold centavos and ids, all below 2^53; date columns are calendar days and stay text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)
// A document's own local time, without zone.
pg.types.setTypeParser(pg.types.builtins.TIMESTAMP, (value) => value.replace(' ', 'T'))

export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

/** Every query function takes one of these first; inside a transaction only the transaction is in scope. */
export type Conn = Db | Tx

export function connect(
  url: string,
  options: { max?: number; onError?: (error: Error) => void; esperas?: Partial<pg.PoolConfig> } = {},
): { db: Db; pool: pg.Pool } {
  const pool = new pg.Pool({
    ...servidorDe(url),
    max: options.max ?? 10,
    ...esperasDeBase,
    ...options.esperas,
    Client: NamingClient,
    verify: (client, done) => void (client as unknown as NamingClient).findOut().then(() => done(), done),
  })
  // Without a listener a stop of the database server would end this process: the pool listens to clients at rest only.
  const onError = (error: Error, client: unknown) => {
    if (!(client instanceof BoundedClient && client.ending)) options.onError?.(error)
  }
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', (error) => onError(error, client)))
  return { db: new Kysely<Tables>(nombresDeColumna(pool)), pool }
}

/** One transaction; nothing outside the database is called inside it. */
export const inTransaction = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().execute(work)
