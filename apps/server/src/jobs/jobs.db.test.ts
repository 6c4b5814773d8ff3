import { pino } from 'pino'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, inTransaction } from '../db/connection.ts'
import { copyDatabase, dropDatabase } from '../testing/test-app.ts'
import { defineJob, startJobs } from './jobs.ts'

const log = pino({ level: 'silent' })
let url = ''
beforeAll(async () => {
  url = await copyDatabase()
})
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
  const first = await startJobs(url, log, { stopMs: 1000 })
  await first.work([stuck], { poll: 0.5 })
  await inTransaction(db, (tx) => first.enqueue(tx, nombre, { n: 1 }))
  await started
  await first.stop()
  expect(await stateOf(nombre)).toEqual(['retry'])

  const second = await startJobs(url, log)
  const quick = defineJob<{ n: number }>({ nombre, work: async ({ n }) => void done.push(`hecho ${n}`) })
  await second.work([quick], { poll: 0.5 })
  await expect.poll(() => done, { timeout: 15_000 }).toEqual(['hecho 1'])
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
