import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import { assertSinFacturar } from './reservas-facturadas.ts'

test('two clients of one RFC that bill a booking at the same moment wait for one another, whichever client each is saved under', async () => {
  const app = await createTestApp({ dia: '2026-10-10' })
  try {
    const { db } = app.deps
    const waiting = async () =>
      (
        await sql<{
          n: number
        }>`select count(*)::int as n from pg_locks l join pg_database d on d.oid = l.database
          where l.locktype = 'advisory' and not l.granted and d.datname = current_database()`.execute(db)
      ).rows[0]?.n
    let second: Promise<void> | undefined
    await db.transaction().execute(async (first) => {
      await assertSinFacturar(first, ['AB12CD', 'EF34GH'])
      second = db.transaction().execute((tx) => assertSinFacturar(tx, ['EF34GH']))
      await expect.poll(waiting, { timeout: 5_000 }).toBe(1)
    })
    await second
  } finally {
    await app.stop()
  }
})
