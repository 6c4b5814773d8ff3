import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { esperaDeAntMs } from '../../adapters/ant/port.ts'
import type { Db, Tx } from '../../db/connection.ts'

/** How long a lease is good for without being renewed; a process that died holds it no longer than this. */
const plazoMs = 15_000
/** From a sending's point of no return: longer than ANT is waited for, so that nobody else asks while it may be on its way. */
export const plazoDeEnvioMs = esperaDeAntMs + plazoMs

export type Turno = { loteId: number; token: string }

/** Another process may be at work on this sending: what was about to be written is left to it, and the job comes back. */
export class TurnoPerdido extends Error {
  override readonly name = 'TurnoPerdido'
}

const inMs = (ms: number) => sql`clock_timestamp() + make_interval(secs => ${ms / 1000})`

/**
 * Only one at a time works on the sending of a lote: a row with a token, good for a while by the database's clock and
 * renewed while the work goes on. It needs no connection of its own, so a pooler may stand between and a network that
 * freezes holds nobody up. One good for longer than any is given was written before the clock was set back, and holds
 * nobody up either. Null when another holds it.
 */
export async function withLease<T>(
  db: Db,
  loteId: number,
  work: (turno: Turno) => Promise<T>,
): Promise<T | null> {
  const turno = { loteId, token: randomUUID() }
  const { rows } = await sql`
    insert into turnos_de_envio as t values (${loteId}, ${turno.token}, ${inMs(plazoMs)})
    on conflict (lote_id) do update set token = excluded.token, vence_en = excluded.vence_en
      where t.vence_en not between clock_timestamp() and ${inMs(plazoDeEnvioMs)}
    returning lote_id`.execute(db)
  if (rows.length === 0) return null
  const renewal = setInterval(() => void keepTurno(db, turno).catch(() => undefined), plazoMs / 3).unref()
  try {
    return await work(turno)
  } finally {
    clearInterval(renewal)
    // Left behind, it ends by itself.
    await sql`delete from turnos_de_envio where lote_id = ${loteId} and token = ${turno.token}`
      .execute(db)
      .catch(() => undefined)
  }
}

/**
 * Renews a lease, shortening only one of before the clock was set back. In a transaction: what it writes counts only if
 * this is still the one at work; whoever takes the lease over waits for it. Throws TurnoPerdido.
 */
export async function keepTurno(db: Db | Tx, { loteId, token }: Turno, ms = plazoMs): Promise<void> {
  const { rows } = await sql`
    update turnos_de_envio set vence_en = least(greatest(vence_en, ${inMs(ms)}), ${inMs(plazoDeEnvioMs)})
    where lote_id = ${loteId} and token = ${token} and vence_en > clock_timestamp() returning lote_id`.execute(
    db,
  )
  if (rows.length === 0) throw new TurnoPerdido(`lote ${loteId}: another process may be sending it`)
}
