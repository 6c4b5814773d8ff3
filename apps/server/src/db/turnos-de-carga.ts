import { AsyncLocalStorage } from 'node:async_hooks'
import type { PostgresPool } from 'kysely'
import type pg from 'pg'

type Carga = { held: number }
const carga = new AsyncLocalStorage<Carga>()

/** What `work` asks the database for waits behind what people look at: see `sharedFairly`. */
export const asCarga = <T>(work: () => T): T => carga.run({ held: 0 }, work)

/**
 * A pool in which uploads hold no more than so many connections at once, however many arrive together: whoever only looks
 * finds one free. An upload that holds one already gets the next at once, or two of them could wait for each other.
 */
export function sharedFairly(pool: pg.Pool, max: number): PostgresPool {
  const waiting: (() => void)[] = []
  let free = max
  const give = () => {
    const next = waiting.shift()
    if (next) next()
    else free++
  }
  const take = async () => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }
  const connect = async (): Promise<pg.PoolClient> => {
    const own = carga.getStore()
    if (!own) return pool.connect()
    const waits = own.held === 0
    own.held++
    const back = () => {
      own.held--
      if (waits) give()
    }
    if (waits) await take()
    const client = await pool.connect().catch((error: unknown) => {
      back()
      throw error
    })
    const { release } = client
    client.release = (error) => {
      back()
      release(error)
    }
    return client
  }
  return { connect, end: () => pool.end(), options: pool.options }
}
