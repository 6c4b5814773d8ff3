import { sql } from 'kysely'
import pg from 'pg'
import type { Valija } from '../../apps/server/src/app.ts'
import { sealBitacora } from '../../apps/server/src/areas/bitacora/seal-bitacora.ts'
import { areaJobs } from '../../apps/server/src/areas.ts'
import { connect } from '../../apps/server/src/db/connection.ts'
import type { Deps } from '../../apps/server/src/deps.ts'
import { vencidas } from '../../apps/server/src/jobs/jobs.ts'
import { round } from '../measure.ts'

type Trabajo = { nombre: string; filas: number; ms: number }

/** What a worker's queue holds after a week: done jobs, and mails that wait for a server that is down. */
const semanaDeTrabajos = `
  insert into pgboss.job (name, state, completed_on, start_after, policy)
    select q.name, case when n % 5 = 0 then 'created' else 'completed' end::pgboss.job_state, now(), now() + interval '1 day', 'standard'
    from generate_series(1, 100000) n, lateral (select case when n % 5 = 0 then 'correos.enviar' else 'lotes.preguntarSat' end as name) q
    where not exists (select from pgboss.job where name = 'lotes.preguntarSat' offset 50000);
  analyze pgboss.job`

/**
 * Every periodic job, done while nothing has changed: the rows that PostgreSQL read for it, in tables and indexes. Each
 * has connections of its own, which tell what they read when they end.
 */
export async function medirTrabajos({ deps }: Valija, databaseUrl: string): Promise<Trabajo[]> {
  const looking = new pg.Client({ connectionString: databaseUrl })
  await looking.connect()
  const leidas = async () => {
    await looking.query('select pg_stat_clear_snapshot()')
    const { rows } = await looking.query<{ n: string }>(
      `select (select sum(seq_tup_read) from pg_stat_user_tables) + (select sum(idx_tup_read) from pg_stat_user_indexes) as n`,
    )
    return Number(rows[0]?.n)
  }
  await looking.query(semanaDeTrabajos)
  const trabajos: [string, (con: Deps) => Promise<unknown>][] = [
    ['bitacora.sellar', sealBitacora],
    ['cola.mirar', ({ db }) => sql.raw(vencidas.replace('$1', '5000')).execute(db)],
    ...areaJobs(deps)
      .filter(({ cron }) => cron !== undefined)
      .map(({ nombre }): [string, (con: Deps) => Promise<unknown>] => [
        nombre,
        (con) =>
          areaJobs(con)
            .find((kind) => kind.nombre === nombre)
            ?.work({}, AbortSignal.timeout(600_000)) ?? Promise.resolve(),
      ]),
  ]
  const medidos: Trabajo[] = []
  for (const [nombre, work] of trabajos) {
    const run = async () => {
      const { db, pool } = connect(databaseUrl, { max: 2 })
      const start = performance.now()
      // What is outside does not answer here: that is not what is measured.
      await work({ ...deps, db }).catch((error: unknown) => deps.log.warn({ err: error }, nombre))
      const ms = round(performance.now() - start)
      await db.destroy()
      await pool.end().catch(() => undefined)
      return ms
    }
    // The first one may find something to do.
    await run()
    const before = await leidas()
    const ms = await run()
    medidos.push({ nombre, ms, filas: (await leidas()) - before })
  }
  await looking.end()
  return medidos
}
