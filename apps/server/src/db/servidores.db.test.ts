import { type AddressInfo, connect as connectSocket, createServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { query } from '../../testing/query.ts'
import { copyDatabase, dropDatabase } from '../../testing/test-app.ts'
import { closedPort } from '../../testing/use-sandbox.ts'
import { connect } from './connection.ts'
import { servidorDe } from './servidores.ts'

const nameOf = (url: string) => url.slice(url.lastIndexOf('/') + 1)
const stops: (() => void)[] = []
const primary = await copyDatabase()
const replica = await copyDatabase()
await query(primary, `alter database ${nameOf(replica)} set default_transaction_read_only = on`)
afterAll(async () => {
  for (const stop of stops) stop()
  await dropDatabase(primary)
  await dropDatabase(replica)
})

/** A server of its own to whoever connects: the test's one behind a port, where every name is that of `url`'s database. */
async function serve(url: string): Promise<{ port: number; lose: () => void }> {
  const { hostname, port } = new URL(url)
  const path = `${decodeURIComponent(hostname)}/.s.PGSQL.${port || 5432}`
  const open = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connectSocket(path)
    open.add(client)
    client.on('error', () => undefined).on('close', () => upstream.destroy())
    upstream.on('error', () => client.destroy()).on('close', () => client.destroy())
    client.on('data', (bytes) => {
      upstream.write(Buffer.from(bytes.toString('latin1').replaceAll(nameOf(primary), nameOf(url)), 'latin1'))
    })
    upstream.pipe(client)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const lose = () => {
    server.close()
    for (const socket of open) socket.destroy()
  }
  stops.push(lose)
  return { port: (server.address() as AddressInfo).port, lose }
}
const addressOf = (...ports: number[]) => {
  const { username, password } = new URL(primary)
  const hosts = ports.map((port) => `127.0.0.1:${port}`).join(',')
  return `postgres://${username}:${password}@${hosts}/${nameOf(primary)}?target_session_attrs=read-write`
}

test('[XI-B1, XI-B2] of several servers each connection goes to the one that takes writes, also after a fail-over', async () => {
  const one = await serve(primary)
  const two = await serve(replica)
  const { db } = connect(addressOf(await closedPort(), two.port, one.port), { max: 2 })
  const where = async () =>
    (await sql<{ base: string }>`select current_database() as base`.execute(db)).rows[0]?.base
  expect(await where()).toBe(nameOf(primary))
  await query(primary, `alter database ${nameOf(replica)} reset default_transaction_read_only`)
  one.lose()
  await expect.poll(() => where().catch(() => '')).toBe(nameOf(replica))
  await query(primary, `alter database ${nameOf(replica)} set default_transaction_read_only = on`)
  const nobody = connect(addressOf(await closedPort(), two.port))
  await expect(sql`select 1`.execute(nobody.db)).rejects.toThrow('no database server takes writes')
  await nobody.db.destroy()
  await db.destroy()
})

test.each([
  ['postgres://u:p@uno/base', 'postgres://u:p@uno/base', false],
  ['postgres://u:p@uno,dos/base', 'postgres://u:p@uno:5432/base', true],
  [
    'postgres://u:p@uno:1,dos:2/base?target_session_attrs=primary&sslmode=require',
    'postgres://u:p@uno:1/base?sslmode=require',
    true,
  ],
  ['postgresql://u:p,q@uno/base', 'postgresql://u:p,q@uno/base', false],
  ['postgres://u:p@%2Ftmp%2Fa,b:5432/base', 'postgres://u:p@%2Ftmp%2Fa,b:5432/base', false],
])('[XI-B1] an address names one server or several: %s', (url, connectionString, several) => {
  const given = servidorDe(url)
  expect(given.connectionString).toBe(connectionString)
  expect(given.stream !== undefined).toBe(several)
})
