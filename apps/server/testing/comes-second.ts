import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import { inTransaction, type Tx } from '../src/db/connection.ts'
import type { Deps } from '../src/deps.ts'

/** Two at once, in a known order: `call` begins when `lock` holds its rows and, once it waits for them, `meanwhile` is done first. */
export async function comesSecond<T>(
  { db }: Pick<Deps, 'db'>,
  lock: (tx: Tx) => Promise<unknown>,
  call: () => Promise<T>,
  meanwhile: (tx: Tx) => Promise<unknown>,
): Promise<T> {
  const { promise: locked, resolve: hasLock } = Promise.withResolvers<void>()
  const { promise: waits, resolve: release } = Promise.withResolvers<void>()
  const first = inTransaction(db, async (tx) => {
    await lock(tx)
    hasLock()
    await waits
    await meanwhile(tx)
  })
  await locked
  const answer = call()
  await vi
    .waitFor(async () => {
      const { rows } = await sql`select 1 from pg_stat_activity where datname = current_database()
        and wait_event_type = 'Lock'`.execute(db)
      expect(rows).toHaveLength(1)
    }, 10_000)
    .finally(release)
  await first
  return answer
}
