import { sql } from 'kysely'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { frozenNetwork } from '../../testing/frozen-network.ts'
import { copyDatabase, dropDatabase } from '../../testing/test-app.ts'
import { connect, inTransaction } from '../db/connection.ts'
import { startEventHub } from '../http/events.ts'
import { canalDeTrabajos, defineJob, startJobs, vencidas } from './jobs.ts'

const log = pino({ level: 'silent' })
const url = await copyDatabase()
afterAll(() => dropDatabase(url))

const stateOf = async (nombre: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ state: string }>('select state from pgboss.job where name = $1', [
    nombre,
  ])
  await client.end()
  return rows.map(({ state }) => state)
}

test('a stop gives back the job it could not finish, and another process does it', async () => {
  const { db } = connect(url)
  let begun = (): void => {}
  const started = new Promise<void>((resolve) => {
    begun = resolve
  })
  const done: string[] = []
  const nombre = 'prueba.larga'
  const stuck = defineJob<{ n: number }>({
    nombre,
    opciones: { retryDelay: 1 },
    work: (_data, signal) =>
      new Promise((_resolve, reject) => {
        begun()
        signal.addEventListener('abort', () => reject(new Error('stopped')))
      }),
  })
  const first = await startJobs(url, log, { stopMs: 100, miradaMs: 100 })
  await first.work([stuck])
  await inTransaction(db, (tx) => first.enqueue(tx, nombre, { n: 1 }))
  await started
  await first.stop()
  expect(await stateOf(nombre)).toEqual(['retry'])
  // Its turn has come: the next one finds it at its first look.
  await sql`update pgboss.job set start_after = now() where name = ${nombre}`.execute(db)

  const second = await startJobs(url, log, { miradaMs: 100 })
  const quick = defineJob<{ n: number }>({ nombre, work: async ({ n }) => void done.push(`hecho ${n}`) })
  await second.work([quick])
  await expect.poll(() => done).toEqual(['hecho 1'])
  await second.stop()
  await db.destroy()
})

test('[XI-A5] after a clock that was a day ahead what it stamped waits no day: jobs, the care of the queues and what is due by the clock', async () => {
  const { db } = connect(url)
  const done: number[] = []
  const nombre = 'prueba.adelantada'
  const kind = defineJob<{ n: number }>({ nombre, work: async ({ n }) => void done.push(n) })
  const first = await startJobs(url, log)
  await first.prepare([kind])
  await inTransaction(db, (tx) => first.enqueue(tx, nombre, { n: 1 }))
  // One that waits on purpose goes on waiting.
  await inTransaction(db, (tx) => first.enqueue(tx, nombre, { n: 2 }, { startAfter: 86_400 }))
  await first.stop()
  await sql`update pgboss.job set created_on = now() + interval '1 day', start_after = now() + interval '1 day'
    where name = ${nombre} and data ->> 'n' = '1'`.execute(db)
  await sql`update pgboss.version set cron_on = now() + interval '1 day'`.execute(db)
  await sql`update pgboss.queue set monitor_on = now() + interval '1 day', monitor_claim_on = now() + interval '1 day'`.execute(
    db,
  )
  const second = await startJobs(url, log, { miradaMs: 100 })
  await second.work([kind])
  await expect.poll(() => done).toEqual([1])
  const stamps = await sql<{
    bien: boolean
  }>`select coalesce(max(greatest(q.monitor_on, q.monitor_claim_on, v.cron_on)), now())
    <= now() as bien from pgboss.queue q, pgboss.version v`.execute(db)
  expect(stamps.rows).toEqual([{ bien: true }])
  await second.stop()
  await db.destroy()
})

test('what is enqueued in a transaction that fails is never done', async () => {
  const { db } = connect(url)
  const jobs = await startJobs(url, log)
  await jobs.prepare([defineJob({ nombre: 'prueba.nunca', work: async () => {} })])
  await expect(
    inTransaction(db, async (tx) => {
      await jobs.enqueue(tx, 'prueba.nunca', {})
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(await stateOf('prueba.nunca')).toEqual([])
  await jobs.stop()
  await db.destroy()
})

/** Nothing is looked for by the clock: what is done was told. */
const nunca = 3_600_000

test('[XI-C4] what is enqueued wakes who works on it, in another process too, and nobody else asks', async () => {
  const { db } = connect(url)
  const done: number[] = []
  const nombre = 'prueba.avisada'
  const kind = defineJob<{ n: number }>({ nombre, simultaneos: 2, work: async ({ n }) => void done.push(n) })
  const worker = await startJobs(url, log, { miradaMs: nunca })
  const hub = await startEventHub(url, log, { canales: { [canalDeTrabajos]: worker.wake } })
  await worker.work([kind])
  const api = await startJobs(url, log, { soloEncola: true })
  await api.prepare([kind])
  for (const n of [1, 2]) {
    await inTransaction(db, (tx) => api.enqueue(tx, nombre, { n }))
    await expect.poll(() => done).toContain(n)
  }
  await Promise.all([hub.stop(), worker.stop(), api.stop()])
  await db.destroy()
})

test('[XI-C4] woken once, a worker goes on until nothing waits', async () => {
  const { db } = connect(url)
  const done: number[] = []
  const nombre = 'prueba.muchas'
  const kind = defineJob<{ n: number }>({ nombre, work: async ({ n }) => void done.push(n) })
  const worker = await startJobs(url, log, { miradaMs: nunca })
  await worker.work([kind])
  await inTransaction(db, async (tx) => {
    for (let n = 0; n < 40; n++) await worker.enqueue(tx, nombre, { n })
  })
  worker.wake(nombre)
  await expect.poll(() => done.length, { timeout: 30_000 }).toBe(40)
  await worker.stop()
  await db.destroy()
})

test('[XI-C4] what is due later, failed and comes back, or was told while nobody heard, is found by one look over all', async () => {
  const { db } = connect(url)
  const done: string[] = []
  let fails = true
  const kinds = [
    defineJob({ nombre: 'prueba.despues', work: async () => void done.push('later') }),
    defineJob({
      nombre: 'prueba.otra-vez',
      opciones: { retryDelay: 1 },
      work: async () => {
        if (fails) {
          fails = false
          throw new Error('not yet')
        }
        done.push('again')
      },
    }),
  ]
  const worker = await startJobs(url, log, { miradaMs: 100 })
  await worker.work(kinds)
  await inTransaction(db, async (tx) => {
    await worker.enqueue(tx, 'prueba.despues', {}, { startAfter: 1 })
    await worker.enqueue(tx, 'prueba.otra-vez', {})
  })
  await expect.poll(() => done.toSorted(), { timeout: 30_000 }).toEqual(['again', 'later'])
  await worker.stop()
  await db.destroy()
})

test('[XI-C4] what is enqueued to be due in a moment, elsewhere too, and what failed and comes back, are looked for at once', async () => {
  const { db } = connect(url)
  const done: string[] = []
  const later = defineJob({ nombre: 'prueba.enseguida', work: async () => void done.push('later') })
  const again = defineJob({
    nombre: 'prueba.repetida',
    opciones: { retryDelay: 1 },
    work: async () => {
      done.push('tried')
      if (done.length === 2) throw new Error('not yet')
    },
  })
  const worker = await startJobs(url, log, { miradaMs: nunca })
  const hub = await startEventHub(url, log, { canales: { [canalDeTrabajos]: worker.wake } })
  await worker.work([later, again])
  const api = await startJobs(url, log, { soloEncola: true, miradaMs: nunca })
  await api.prepare([later, again])
  await inTransaction(db, (tx) => api.enqueue(tx, later.nombre, {}, { startAfter: 1 }))
  await expect.poll(() => done).toEqual(['later'])
  await inTransaction(db, (tx) => api.enqueue(tx, again.nombre, {}))
  await expect.poll(() => done).toEqual(['later', 'tried', 'tried'])
  await Promise.all([hub.stop(), worker.stop(), api.stop()])
  await db.destroy()
})

test('[XI-C4] while nobody is at work the queues are cared for once a minute', async () => {
  const { db } = connect(url)
  const worker = await startJobs(url, log, { miradaMs: 50 })
  await sql`update pgboss.job set state = 'cancelled' where state = 'active'`.execute(db)
  const careAgo = async (seconds: number, timeout: number) => {
    await sql`update pgboss.queue set monitor_claim_on = now() - make_interval(secs => ${seconds})`.execute(
      db,
    )
    const ago = async () => {
      const { rows } = await sql<{
        ago: number
      }>`select extract(epoch from now() - max(monitor_claim_on))::float8 as ago
        from pgboss.queue`.execute(db)
      return rows[0]?.ago
    }
    await expect.poll(ago, { timeout }).toBeLessThan(seconds)
  }
  await worker.work([defineJob({ nombre: 'prueba.quieta', work: async () => {} })])
  await careAgo(61, 20_000)
  // Many looks.
  await expect(careAgo(30, 1000)).rejects.toThrow('less than 30')
  await worker.stop()
  await db.destroy()
})

test('[XI-C4] the work of one that died is given back by whoever sees that nobody has cared for the queues', async () => {
  const { db } = connect(url)
  const done: number[] = []
  const nombre = 'prueba.muerta'
  const kind = defineJob<{ n: number }>({ nombre, work: async ({ n }) => void done.push(n) })
  const api = await startJobs(url, log, { soloEncola: true })
  await api.prepare([kind])
  await inTransaction(db, (tx) => api.enqueue(tx, nombre, { n: 1 }))
  // Taken, and not heard of since; and the queues were cared for a moment ago.
  await sql`update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '1 minute'
    where name = ${nombre}`.execute(db)
  await sql`update pgboss.queue set monitor_claim_on = now() + interval '1 hour'`.execute(db)
  const worker = await startJobs(url, log, { miradaMs: 50 })
  await worker.work([kind])
  const cared = async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from pgboss.queue
      where monitor_claim_on < now() + interval '10 minutes'`.execute(db)
    return rows[0]?.n
  }
  expect([await cared(), done]).toEqual([0, []])
  await sql`update pgboss.queue set monitor_claim_on = now() - interval '11 s'`.execute(db)
  await expect.poll(() => done).toEqual([1])
  await Promise.all([worker.stop(), api.stop()])
  await db.destroy()
})

test('[XI-A5] a network that froze under a worker is not waited for: it looks again over another connection, and works', async () => {
  const network = await frozenNetwork(url)
  const done: number[] = []
  const nombre = 'prueba.congelada'
  const kind = defineJob<{ n: number }>({ nombre, work: async ({ n }) => void done.push(n) })
  const worker = await startJobs(network.url, log, { miradaMs: 50, esperas: { query_timeout: 500 } })
  await worker.work([kind])
  network.freeze()
  const { db } = connect(url)
  const api = await startJobs(url, log, { soloEncola: true })
  await api.prepare([kind])
  // Until its questions have been lost; the connections they went by stay dead.
  const lost = network.lost()
  await expect.poll(() => network.lost() > lost).toBe(true)
  network.thaw()
  await inTransaction(db, (tx) => api.enqueue(tx, nombre, { n: 1 }))
  await expect.poll(() => done).toEqual([1])
  await worker.stop()
  await api.stop()
  await db.destroy()
  await network.stop()
})

test('a queue that was made with other settings has those of now after a start, and is touched by no other', async () => {
  const { db } = connect(url)
  const nombre = 'prueba.deAntes'
  const kept = async () =>
    (
      await sql<{ limite: number; version: string }>`select retry_limit as limite, xmin::text as version
        from pgboss.queue where name = ${nombre}`.execute(db)
    ).rows[0]
  const prepareWith = async (retryLimit: number) => {
    const jobs = await startJobs(url, log)
    await jobs.prepare([defineJob({ nombre, opciones: { retryLimit }, work: async () => {} })])
    await jobs.stop()
    return kept()
  }
  expect(await prepareWith(3)).toMatchObject({ limite: 3 })
  const changed = await prepareWith(7)
  expect(changed).toMatchObject({ limite: 7 })
  expect(await prepareWith(7)).toEqual(changed)
  await db.destroy()
})

test('what an earlier version did by the clock is not enqueued any more once this one works', async () => {
  const { db } = connect(url)
  const scheduled = async (...nombres: string[]) => {
    const jobs = await startJobs(url, log)
    await jobs.work(nombres.map((nombre) => defineJob({ nombre, cron: '0 0 1 1 *', work: async () => {} })))
    await jobs.stop()
    const { rows } = await sql<{ name: string }>`select name from pgboss.schedule order by name`.execute(db)
    return rows.map(({ name }) => name)
  }
  expect(await scheduled('prueba.antes', 'prueba.siempre')).toEqual(['prueba.antes', 'prueba.siempre'])
  expect(await scheduled('prueba.siempre')).toEqual(['prueba.siempre'])
  await db.destroy()
})

test('[XI-C1] a look at what is due reads neither what was done this week nor what waits for tomorrow', async () => {
  const nombre = 'prueba.semana'
  const jobs = await Promise.all([startJobs(url, log), startJobs(url, log)])
  await jobs[0]?.prepare([defineJob({ nombre, work: async () => {} })])
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`
    insert into pgboss.job (name, state, completed_on, policy) select '${nombre}', 'completed', now(), 'standard'
      from generate_series(1, 20000);
    insert into pgboss.job (name, state, start_after, policy) select '${nombre}', 'created', now() + interval '1 day', 'standard'
      from generate_series(1, 5000);
    update pgboss.queue set monitor_on = now() - interval '20 seconds', monitor_claim_on = null;
    analyze pgboss.job`)
  const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Record<string, number> }[] }>(
    `explain (analyze, buffers, format json) ${vencidas}`,
    [5000],
  )
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan ?? {}
  expect((plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0)).toBeLessThan(200)
  await client.query(`delete from pgboss.job where name = '${nombre}'`)
  await client.end()
  for (const each of jobs) await each.stop()
})

test('a job that always throws is tried so many times and no more, and keeps none behind it waiting', async () => {
  const { db } = connect(url)
  const nombre = 'prueba.veneno'
  const tried: number[] = []
  const kind = defineJob<{ n: number }>({
    nombre,
    opciones: { retryLimit: 2, retryDelay: 1, retryDelayMax: 1 },
    work: async ({ n }) => {
      tried.push(n)
      if (n === 1) throw new Error('always')
    },
  })
  const jobs = await startJobs(url, log, { miradaMs: 100 })
  await jobs.prepare([kind])
  await inTransaction(db, async (tx) => {
    for (const n of [1, 2, 3]) await jobs.enqueue(tx, nombre, { n })
  })
  await jobs.work([kind])
  await expect
    .poll(async () => (await stateOf(nombre)).toSorted())
    .toEqual(['completed', 'completed', 'failed'])
  expect(tried).toEqual([1, 2, 3, 1, 1])
  await jobs.stop()
  await db.destroy()
})
