import { sql } from 'kysely'
import { inTransaction, type Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'

/**
 * One transaction per request key: whoever sends the same key again gets what the first did, also while the first is still
 * under way. A request that is refused leaves no key behind.
 */
export async function once<R extends object>(
  deps: Pick<Deps, 'db'>,
  { usuarioId }: Pick<Actor, 'usuarioId'>,
  { clave, operacion }: { clave: string; operacion: string },
  work: (tx: Tx) => Promise<R>,
): Promise<R & { repetido: boolean }> {
  return inTransaction(deps.db, async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('pedidosConciliacion')
      .values({ usuarioId, clave, operacion, respuesta: null })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n) {
      const { respuesta } = await tx
        .selectFrom('pedidosConciliacion')
        .select('respuesta')
        .where('usuarioId', '=', usuarioId)
        .where('clave', '=', clave)
        .where('operacion', '=', operacion)
        .executeTakeFirstOrThrow()
      return { ...(respuesta as R), repetido: true }
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
