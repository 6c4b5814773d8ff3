import { randomUUID } from 'node:crypto'
import type { Ask } from '../db/in-turn.ts'

/** A question to every process, and its answers: whoever answers has seen all notices sent before. */
export const echoChannel = 'valija_ecos'
export const eventsName = 'valija-eventos'
const settleMs = 1000

/** Asks every process, this one too, and answers those that ask. */
export function createEcos() {
  const waiting = new Map<string, () => void>()
  /** Asks every process under `id` and waits for as many answers as there are. */
  const askAll = async (ask: Ask, id: string): Promise<void> => {
    const { rows } = await ask<{ n: number }>(
      'select count(*)::int as n from pg_stat_activity where application_name = $1 and datname = current_database()',
      [eventsName],
    )
    let missing = Math.max(rows[0]?.n ?? 1, 1)
    const answered = new Promise<void>((resolve) => waiting.set(id, () => --missing === 0 && resolve()))
    await ask('select pg_notify($1, $2)', [echoChannel, `?${id}`])
    await answered
  }
  return {
    /** `?id` asks, `!id` answers; one connection takes its notices in order. */
    hear(ask: Ask, payload: string): void {
      const id = payload.slice(1)
      if (payload.startsWith('!')) waiting.get(id)?.()
      else if (payload.startsWith('?'))
        ask('select pg_notify($1, $2)', [echoChannel, `!${id}`]).catch(() => undefined)
    },
    async settle(ask: Ask): Promise<void> {
      const id = randomUUID()
      const timeout = Promise.withResolvers<void>()
      const timer = setTimeout(timeout.resolve, settleMs)
      // A connection that breaks meanwhile is heard of when it is back, and then everything held is dropped.
      await Promise.race([askAll(ask, id).catch(() => undefined), timeout.promise])
      clearTimeout(timer)
      waiting.delete(id)
    },
  }
}
