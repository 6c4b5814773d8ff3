import pg from 'pg'
import { inject } from 'vitest'
import type { TestApp } from '../test-app.ts'

/** One press of a person: what it is called, and what it answers. */
export type Prensa = [que: string, press: () => Promise<{ status: number; body: unknown }>]
export type Azar = <T>(de: readonly T[]) => T
/** What one kind of record can be pressed for; records that presses used up are made anew. */
export type Clase = (app: TestApp, azar: Azar) => Promise<() => Promise<Prensa[]>>

/** The same choices for the same seed (mulberry32). */
export function azarDe(seed: number): Azar {
  let a = seed
  const next = () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  return <T>(de: readonly T[]) => de[Math.floor(next() * de.length)] as T
}

const aLaVez = 6

/** Six beside one another, each so many presses at random, for each of so many records. What answered 500 or more. */
export async function pressAtOnce(
  prepare: () => Promise<Prensa[]>,
  azar: Azar,
  { records, rounds }: { records: number; rounds: number },
): Promise<string[]> {
  const fallas: string[] = []
  for (let i = 0; i < records; i++) {
    const prensas = await prepare()
    const lane = async () => {
      for (let r = 0; r < rounds; r++) {
        const [que, press] = azar(prensas)
        const { status, body } = await press()
        if (status >= 500) fallas.push(`${que}: ${status} ${JSON.stringify(body)}`)
      }
    }
    await Promise.all(Array.from({ length: aLaVez }, lane))
  }
  return fallas
}

/** How often the database undid somebody for a deadlock; what each connection saw is counted once it has ended. */
export async function deadlocksOf(app: TestApp): Promise<number> {
  const client = new pg.Client({ connectionString: `${inject('postgres')}/postgres` })
  await client.connect()
  const nombre = new URL(app.databaseUrl).pathname.slice(1)
  try {
    await client.query(
      "select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1 and backend_type = 'client backend'",
      [nombre],
    )
    const { rows } = await client.query('select deadlocks::int from pg_stat_database where datname = $1', [
      nombre,
    ])
    return rows[0].deadlocks
  } finally {
    await client.end()
  }
}
