import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, expect, inject, test, vi } from 'vitest'
import { frozenNetwork } from '../../testing/frozen-network.ts'
import { esperasDeBase } from './bounded-client.ts'
import { connect } from './connection.ts'
import { nameOf } from './naming-client.ts'

/** A base of its own: what is done to its table is nobody else's. */
const name = `nombres_${process.pid}`
const url = new URL(`${inject('postgres')}/postgres`)
const root = new pg.Client(url.href)
await root.connect()
await root.query(`create database ${name}`)
url.pathname = name
afterAll(async () => {
  await root.query(`drop database ${name} with (force)`)
  await root.end()
})

/** One connection, with a table of one row. */
async function open(at = url.href) {
  const { db, pool } = connect(at, { max: 1 })
  await sql`drop table if exists cosas`.execute(db)
  await sql`create table cosas (id int primary key, largo_total int)`.execute(db)
  await sql`insert into cosas values (1, 7)`.execute(db)
  return {
    db,
    read: async () => (await sql`select * from cosas where id = ${1}`.execute(db)).rows,
    named: async () => (await sql`select statement from pg_prepared_statements`.execute(db)).rows.length,
    close: () => pool.end(),
  }
}

test('[VIII-E] what is asked for by its key is parsed once, and read with our names each time', async () => {
  const { read, named, close } = await open()
  expect([await read(), await read()]).toEqual(Array(2).fill([{ id: 1, largoTotal: 7 }]))
  expect(await named()).toBe(1)
  await close()
})

test.each([
  ['its table gained a column', 'alter table cosas add nueva int', [{ id: 1, largoTotal: 7, nueva: null }]],
  [
    'a column has another type',
    'alter table cosas alter largo_total type text',
    [{ id: 1, largoTotal: '7' }],
  ],
  ['it was forgotten', 'deallocate all', [{ id: 1, largoTotal: 7 }]],
  ['all was discarded', 'discard all', [{ id: 1, largoTotal: 7 }]],
])(
  '[VIII-E] a named question is answered though %s, and the connection gives no more names',
  async (_what, change, rows) => {
    const { db, read, named, close } = await open()
    await read()
    await sql.raw(change).execute(db)
    expect([await read(), await read()]).toEqual([rows, rows])
    await sql`deallocate all`.execute(db)
    await read()
    expect(await named()).toBe(0)
    await close()
  },
)

test('[VIII-E] in a transaction nothing has a name: what a name lost would end it', async () => {
  const { db, named, close } = await open()
  await db.transaction().execute((tx) => sql`select * from cosas where id = ${1}`.execute(tx))
  expect(await named()).toBe(0)
  await close()
})

test('[VIII-E] behind a pooler, which greets with another number than its server’s, nothing has a name', async () => {
  const pooler = await frozenNetwork(url.href, (bytes) => {
    // BackendKeyData: its letter, a length of twelve, the number of the process and its key.
    const at = bytes.indexOf(Buffer.from([0x4b, 0, 0, 0, 12]))
    if (at >= 0) bytes.writeInt32BE(1, at + 5)
  })
  const { read, named, close } = await open(pooler.url)
  expect([await read(), await read()]).toEqual(Array(2).fill([{ id: 1, largoTotal: 7 }]))
  expect(await named()).toBe(0)
  await close()
  await pooler.stop()
})

test.each([
  ['a row by its key', 'select "email" from "usuarios" where "id" = $1', true],
  [
    'a row by its key, and what hangs on it',
    '\n select u.rfc, (select json_agg(c.valor) from usuario_claims c) from usuarios u where u.numero = $1 and u.tipo = $2',
    true,
  ],
  ['a page of a list', 'select * from lotes l where l.id = $1 order by l.nombre limit $2', false],
  ['a search', 'select * from lotes where id = $1 and busqueda like $2', false],
  ['a list of values', 'select * from lotes where id = $1 and estatus in ($2, $3)', false],
  ['values in an array', 'select * from lotes where id = $1 and estatus = any($2::text[])', false],
  ['rows by what they hang on', 'select * from facturas where lote_id = $1', false],
  ['a write', 'update lotes set nombre = $1 where id = $2', false],
])('[VIII-E] %s: a name only where any values have the same plan', (_what, text, named) => {
  expect(nameOf(text) !== '').toBe(named)
})

test('[VIII-E] a value that cannot be read or written fails its question alone', async () => {
  const { db, read, close } = await open()
  const circle: Record<string, unknown> = {}
  circle['itself'] = circle
  await expect(sql`select ${circle}::jsonb`.execute(db)).rejects.toThrow('circular')
  await expect(sql`select * from cosas where id = ${'one'}`.execute(db)).rejects.toThrow(
    'invalid input syntax',
  )
  expect(await read()).toEqual([{ id: 1, largoTotal: 7 }])
  await close()
})

test('[VIII-E] a question has no timer of its own, by which its rows would outlive it in memory', async () => {
  const { read, close } = await open()
  const timers = vi.spyOn(globalThis, 'setTimeout')
  await read()
  const waits = timers.mock.calls.map(([, ms]) => ms)
  timers.mockRestore()
  expect(waits).not.toContain(esperasDeBase.query_timeout)
  await close()
})
