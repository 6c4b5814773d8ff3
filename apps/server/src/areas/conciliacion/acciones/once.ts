import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type Conn, inTransaction, type Tx } from '../../../db/connection.ts'
import type { Deps } from '../../../deps.ts'
import type { Actor } from '../../../http/actor.ts'

type Quien = Pick<Actor, 'usuarioId'>
/** `de`: what the request asks for. Under the same key another thing is another request, and no answer of the first. */
type Llave = { clave: string; operacion: string; de?: unknown }
const operacionDe = ({ operacion, de }: Llave): string =>
  de === undefined
    ? operacion
    : `${operacion}:${createHash('sha256').update(JSON.stringify(de)).digest('base64url')}`

/** What the same request did before, for work that asks others before its transaction. */
export async function doneBefore<R extends object>(
  db: Conn,
  { usuarioId }: Quien,
  llave: Llave,
): Promise<(R & { repetido: true }) | null> {
  const done = await db
    .selectFrom('pedidosConciliacion')
    .select('respuesta')
    .where('usuarioId', '=', usuarioId)
    .where('clave', '=', llave.clave)
    .where('operacion', '=', operacionDe(llave))
    .executeTakeFirst()
  return done ? { ...(done.respuesta as R), repetido: true } : null
}

/**
 * One transaction per request key: whoever sends the same key again gets what the first did, also while the first is still
 * under way. A request that is refused leaves no key behind.
 */
export async function once<R extends object>(
  deps: Pick<Deps, 'db'>,
  quien: Quien,
  llave: Llave,
  work: (tx: Tx) => Promise<R>,
): Promise<R & { repetido: boolean }> {
  const { usuarioId } = quien
  const { clave } = llave
  const operacion = operacionDe(llave)
  return inTransaction(deps.db, async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('pedidosConciliacion')
      .values({ usuarioId, clave, operacion, respuesta: null })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n) {
      const done = await doneBefore<R>(tx, quien, llave)
      if (!done) throw new Error('a request key that was there is gone')
      return done
    }
    const respuesta = await work(tx)
    await tx
      .updateTable('pedidosConciliacion')
      .set({ respuesta: sql`${JSON.stringify(respuesta)}::jsonb` })
      .where('usuarioId', '=', usuarioId)
      .where('clave', '=', clave)
      .where('operacion', '=', operacion)
      .execute()
    return { ...respuesta, repetido: false }
  })
}
