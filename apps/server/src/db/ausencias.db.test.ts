import { sql } from 'kysely'
import pg from 'pg'
import pino from 'pino'
import { expect, inject, test } from 'vitest'
import { frozenNetwork } from '../../testing/frozen-network.ts'
import { query } from '../../testing/query.ts'
import { seedLote } from '../../testing/seed-lote.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { startEventHub } from '../http/events.ts'
import { connect } from './connection.ts'

const app = await useTestApp()
const admin = await app.persona('admin')

/** Every connection of this database but the one that asks, as a restart of PostgreSQL ends them. */
const endConnections = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`.execute(
    app.deps.db,
  )

test('[XI-A3] connections that end under load: what reads is answered, a write is answered or told to try again, never a fault', async () => {
  const seen: number[] = []
  const ask = async (metodo: string, ruta: string, body?: unknown) => {
    const answer = await app.call(metodo, ruta, admin, body)
    seen.push(answer.status)
    if (answer.status !== 200)
      expect(answer, ruta).toMatchObject({ status: 503, body: { codigo: 'intentaDeNuevo' } })
    return answer.status
  }
  const reads: number[] = []
  for (let round = 0; round < 8; round++) {
    const reading = Array.from({ length: 12 }, () => ask('GET', '/api/lotes'))
    const writing = Array.from({ length: 4 }, () =>
      ask('POST', '/api/boletos', { ruta: '/api/lotes/exportar' }),
    )
    await endConnections().catch(() => undefined)
    reads.push(...(await Promise.all(reading)))
    await Promise.all(writing)
  }
  expect(seen).toHaveLength(8 * 16)
  expect(reads.filter((status) => status !== 200)).toEqual([])
  expect(await ask('GET', '/api/lotes')).toBe(200)
})

test('[XI-A3] a server that takes no writes for a while: whoever writes is told to try again, and it is left once there is one that does', async () => {
  // Told over another database: this one then takes no writes.
  const nombre = new URL(app.databaseUrl).pathname.slice(1)
  const elsewhere = (statement: string) => query(`${inject('postgres')}/postgres`, statement)
  const takes = async () =>
    (await sql<{ no: string }>`select current_setting('transaction_read_only') as no`.execute(app.deps.db))
      .rows
  const write = () => app.call('POST', '/api/boletos', admin, { ruta: '/api/lotes/exportar' })
  const written = async () => (await write()).status
  await elsewhere(`alter database ${nombre} set default_transaction_read_only to on`)
  await elsewhere(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${nombre}'`)
  await expect.poll(() => takes().catch(() => [])).toEqual([{ no: 'on' }])
  expect(await write()).toMatchObject({ status: 503, body: { codigo: 'intentaDeNuevo' } })
  expect((await app.call('GET', '/api/lotes', admin)).status).toBe(200)
  await elsewhere(`alter database ${nombre} reset default_transaction_read_only`)
  await expect.poll(written).toBe(200)
  expect(await Promise.all(Array.from({ length: 4 }, written))).toEqual([200, 200, 200, 200])
})

test('[XI-A3] what the server says of a connection that we ended is no news; of one that it ended, it is', async () => {
  const said: string[] = []
  const { db, pool } = connect(app.databaseUrl, { onError: ({ message }) => said.push(message) })
  const [ours, theirs] = [await pool.connect(), await pool.connect()]
  const fatal = (whose: string) => Object.assign(new Error(whose), { code: '57P01' })
  const ended = (ours as unknown as pg.Client).end()
  ours.emit('error', fatal('ours'))
  theirs.emit('error', fatal('theirs'))
  await ended
  expect(said).toEqual(['theirs'])
  for (const client of [ours, theirs]) client.release(true)
  await db.destroy()
})

test('[XI-A5] a connection that hears of blocks and freezes is known to be deaf, waited for by nobody, and opened again', async () => {
  const network = await frozenNetwork(app.databaseUrl)
  const hub = await startEventHub(network.url, pino({ level: 'silent' }), { latidoMs: 100 })
  const forgotten: string[] = []
  hub.onSessions((id) => forgotten.push(id))
  expect(hub.isDeaf()).toBe(false)
  network.freeze()
  await expect.poll(() => hub.isDeaf()).toBe(true)
  const start = performance.now()
  await hub.settle()
  expect(performance.now() - start).toBeLessThan(5000)
  network.thaw()
  await expect.poll(() => hub.isDeaf()).toBe(false)
  // What was missed may concern anybody.
  expect(forgotten).toContain('')
  await hub.stop()
  await network.stop()
})

test('[XI-A5] a question to a frozen database ends, and its connection is never handed out again', async () => {
  const network = await frozenNetwork(app.databaseUrl)
  const { db, pool } = connect(network.url, { max: 1, esperas: { query_timeout: 300 } })
  await sql`select 1`.execute(db)
  network.freeze()
  await expect(sql`select 2`.execute(db)).rejects.toThrow('Query read timeout')
  network.thaw()
  // The dead one may be handed out until its end is heard of; then a new one answers.
  await expect
    .poll(() =>
      sql`select 3 as n`.execute(db).then(
        ({ rows }) => rows,
        () => null,
      ),
    )
    .toEqual([{ n: 3 }])
  await pool.end()
  await network.stop()
})

test('[XI-A3] two changes that wait for each other: the one undone is told to try again, and its second try is done', async () => {
  const hotel = await app.persona('proveedor', { idProveedores: [101] })
  const other = new pg.Client(app.databaseUrl)
  await other.connect()
  /** What the call was answered, and whether it was the one undone: whoever looks first who waits for whom gives way. */
  const collide = async () => {
    const [uno, dos] = [await seedLote(app, { creador: hotel }), await seedLote(app, { creador: hotel })]
    const lock = (id: number) => other.query('select from lotes where id = $1 for update', [id])
    const process = () =>
      app.call('POST', '/api/lotes/procesar', admin, { ids: [uno.id, dos.id], fechaPago: '2026-10-16' })
    await other.query('begin')
    await lock(dos.id)
    const answer = process()
    await expect
      .poll(async () => {
        const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(app.deps.db)
        return rows[0]?.n
      })
      .toBeGreaterThan(0)
    const undone = await lock(uno.id).then(
      () => true,
      () => false,
    )
    if (undone) expect(await answer).toMatchObject({ status: 503, body: { codigo: 'intentaDeNuevo' } })
    await other.query('rollback')
    expect((await (undone ? process() : answer)).status).toBe(200)
    return undone
  }
  while (!(await collide()));
  await other.end()
})

test('[XI-A3] the processing of 57 lotes that waits too long is undone whole and told to be tried again; the next try is done', async () => {
  const hotel = await app.persona('proveedor', { idProveedores: [101] })
  const ids: number[] = []
  for (let n = 0; n < 57; n++) ids.push((await seedLote(app, { creador: hotel, facturas: 1 })).id)
  const procesar = () => app.call('POST', '/api/lotes/procesar', admin, { ids, fechaPago: '2026-10-16' })
  const estados = async () => {
    const rows = await app.deps.db
      .selectFrom('lotes')
      .select('estatus')
      .distinct()
      .where('id', 'in', ids)
      .execute()
    return rows.map(({ estatus }) => estatus)
  }
  const holder = new pg.Client({ connectionString: app.databaseUrl })
  holder.on('error', () => undefined)
  await holder.connect()
  await holder.query('begin')
  await holder.query('select from lotes where id = $1 for update', [ids[40]])
  const answer = procesar()
  // What the server does by itself after a minute.
  const cancelled = async () =>
    (
      await sql`select pg_cancel_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(app.deps.db)
    ).rows.length
  await expect.poll(cancelled).toBe(1)
  expect(await answer).toMatchObject({ status: 503, body: { codigo: 'intentaDeNuevo' } })
  expect(await estados()).toEqual(['No procesado'])
  await holder.query('rollback')
  await holder.end()
  expect(await procesar()).toMatchObject({ status: 200, body: { noProcesados: [] } })
  expect(await estados()).toEqual(['En proceso de envío'])
})
