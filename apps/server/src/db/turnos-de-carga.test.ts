import type pg from 'pg'
import { expect, test } from 'vitest'
import { asCarga, sharedFairly } from './turnos-de-carga.ts'

/** A pool without end that counts what it has handed out; `fails`: as one whose database went away. */
function fakePool() {
  const pool = { out: 0, fails: false, options: {}, end: async () => {} }
  const connect = async () => {
    if (pool.fails) throw new Error('gone')
    pool.out++
    return { release: () => void pool.out-- } as unknown as pg.PoolClient
  }
  return { pool, shared: sharedFairly(Object.assign(pool, { connect }) as unknown as pg.Pool, 2) }
}
const settle = () => new Promise((resolve) => setImmediate(resolve))

test('[VII-B5] uploads hold so many connections and no more, whoever looks finds one, and the next upload gets what is given back', async () => {
  const { pool, shared } = fakePool()
  const uploads = [1, 2, 3].map(() => asCarga(() => shared.connect()))
  await settle()
  expect(pool.out).toBe(2)
  const looking = await shared.connect()
  expect(pool.out).toBe(3)
  ;(await uploads[0])?.release()
  await uploads[2]
  expect(pool.out).toBe(3)
  looking.release()
})

test('[VII-B5] an upload that holds a connection gets another at once, and one that could not be had is nobody’s', async () => {
  const { pool, shared } = fakePool()
  const both = () => asCarga(async () => [await shared.connect(), await shared.connect()])
  const [first, second] = await Promise.all([both(), both()])
  expect(pool.out).toBe(4)
  for (const client of [...first, ...second]) client.release()
  pool.fails = true
  for (let i = 0; i < 3; i++) await expect(asCarga(() => shared.connect())).rejects.toThrow('gone')
  pool.fails = false
  ;(await asCarga(() => shared.connect())).release()
  expect(pool.out).toBe(0)
})
