import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Deps } from '../deps.ts'

const cadaMs = 10_000

/** This process says in the database that it is there, and of what it does whether it takes jobs; `mirar` does each writing. */
export function createLatidos(
  db: Deps['db'],
  mirar: (write: () => Promise<unknown>) => Promise<void>,
): {
  latir(): Promise<void>
  forgetOld(): Promise<unknown>
  trabaja(): Promise<void>
  stop(): Promise<void>
} {
  const proceso = randomUUID()
  let trabaja = false
  let pulso: NodeJS.Timeout | undefined
  const latir = (): Promise<void> =>
    mirar(() =>
      sql`insert into latidos (proceso, trabaja) values (${proceso}, ${trabaja})
        on conflict (proceso) do update set trabaja = excluded.trabaja, visto_en = now()`.execute(db),
    )
  return {
    latir,
    forgetOld: () =>
      sql`delete from latidos where visto_en < now() - interval '1 hour'`.execute(db).catch(() => undefined),
    async trabaja() {
      trabaja = true
      await latir()
      pulso = setInterval(() => void latir(), cadaMs).unref()
    },
    async stop() {
      clearInterval(pulso)
      await sql`delete from latidos where proceso = ${proceso}`.execute(db).catch(() => undefined)
    },
  }
}
