import { sql } from 'kysely'
import { type Conn, inTransaction, type Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { sessionsChannel } from '../../http/events.ts'
import { refuse } from '../../refuse.ts'

/** A change of a person's role, claims or sessions: answered only when every process has forgotten what it held. */
export async function changePerson<T>(
  deps: Pick<Deps, 'db' | 'eventos'>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const result = await inTransaction(deps.db, work)
  await deps.eventos.settle()
  return result
}

/**
 * The account's row, before any that hangs on it: in the other order two changes would each hold what the other wants. It
 * keeps no author's entry in the bitácora waiting, or two administrators who change one another's account would wait for ever.
 */
export const lockUsuario = (tx: Tx, usuarioId: string) =>
  tx.selectFrom('usuarios').select('id').where('id', '=', usuarioId).forNoKeyUpdate().execute()

/** Before invitations change: whoever blocks their author waits here, or is waited for, and not for what the other holds of them. */
export const holdAutor = (tx: Tx, { usuarioId }: Actor) =>
  tx.selectFrom('usuarios').select('id').where('id', '=', usuarioId).forKeyShare().execute()

/**
 * Before what guards an account changes: one change after another, and only while the session that asked goes on. Whoever
 * chose another password while this was under way ended it.
 */
export async function lockOwn(tx: Tx, deps: Pick<Deps, 'reloj'>, actor: Actor): Promise<void> {
  await lockUsuario(tx, actor.usuarioId)
  await assertOpen(tx, deps, actor)
}

/** The session goes on: whoever signed out or was blocked while this waited is refused. Answers when it last showed who is there. */
export async function assertOpen(
  conn: Conn,
  { reloj }: Pick<Deps, 'reloj'>,
  { sesionId }: Actor,
): Promise<Date | null> {
  const open = await conn
    .selectFrom('sesiones')
    .select('probadaEn')
    .where('id', '=', sesionId)
    .where('expiraEn', '>', reloj.ahora())
    .executeTakeFirstOrThrow(() => refuse('sesionExpirada'))
  return open.probadaEn
}

/** Tells every process, at commit, to forget what it holds about a person: role, claims, sessions. */
export async function forgetActor(tx: Tx, usuarioId: string): Promise<void> {
  await sql`select pg_notify(${sessionsChannel}, ${usuarioId})`.execute(tx)
}

/** Ends one session, all of a person's, or all but one. */
export async function dropSessions(
  tx: Tx,
  which: { usuarioId: string; sesionId?: string; salvo?: string },
): Promise<number> {
  await lockUsuario(tx, which.usuarioId)
  let query = tx.deleteFrom('sesiones').where('usuarioId', '=', which.usuarioId)
  if (which.sesionId) query = query.where('id', '=', which.sesionId)
  if (which.salvo) query = query.where('id', '!=', which.salvo)
  const { numDeletedRows } = await query.executeTakeFirst()
  await forgetActor(tx, which.usuarioId)
  return Number(numDeletedRows)
}

/**
 * Ends all of a person's, by any clock: as of when they began. What is left of them tells that person why, and goes with
 * the next sign-in.
 */
export async function endSessions(tx: Tx, usuarioId: string): Promise<void> {
  await tx
    .updateTable('sesiones')
    .set((eb) => ({ expiraEn: eb.ref('creadaEn') }))
    .where('usuarioId', '=', usuarioId)
    .execute()
  await forgetActor(tx, usuarioId)
}
