import { sql } from 'kysely'
import type { Tx } from '../../db/connection.ts'
import { sessionsChannel } from '../../http/events.ts'

/** Tells every process, at commit, to forget what it holds about a person: role, claims, sessions. */
export async function forgetActor(tx: Tx, usuarioId: string): Promise<void> {
  await sql`select pg_notify(${sessionsChannel}, ${usuarioId})`.execute(tx)
}

/** Ends one session, or all of a person's. */
export async function dropSessions(tx: Tx, which: { usuarioId: string; sesionId?: string }): Promise<void> {
  let query = tx.deleteFrom('sesiones').where('usuarioId', '=', which.usuarioId)
  if (which.sesionId) query = query.where('id', '=', which.sesionId)
  await query.execute()
  await forgetActor(tx, which.usuarioId)
}
