import { sql } from 'kysely'
import type { Tx } from '../../db/connection.ts'
import { sessionsChannel } from '../../http/events.ts'

/** Tells every process, at commit, to forget what it holds about a person: role, claims, sessions. */
export async function forgetActor(tx: Tx, usuarioId: string): Promise<void> {
  await sql`select pg_notify(${sessionsChannel}, ${usuarioId})`.execute(tx)
}

/** Ends one session, all of a person's, or all but one. */
export async function dropSessions(
  tx: Tx,
  which: { usuarioId: string; sesionId?: string; salvo?: string },
): Promise<number> {
  let query = tx.deleteFrom('sesiones').where('usuarioId', '=', which.usuarioId)
  if (which.sesionId) query = query.where('id', '=', which.sesionId)
  if (which.salvo) query = query.where('id', '!=', which.salvo)
  const { numDeletedRows } = await query.executeTakeFirst()
  await forgetActor(tx, which.usuarioId)
  return Number(numDeletedRows)
}
