import { parseArgs } from 'node:util'
import pg from 'pg'
import { report } from './caidas/bajo-carga.ts'
import { signInAdministrador, startInstalacion } from './caidas/instalacion.ts'
import { wait } from './caidas/proceso.ts'
import { startEmbedded } from '../apps/server/src/db/embedded.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Transactions a second of an installation that nobody uses. */
const limite = 5

/**
 * `npm run bench -- reposo [SECONDS]`: two api and two worker processes to which nothing happens; how many transactions
 * their database counts meanwhile, and how much processor each takes.
 */
export async function run(args: string[]): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const segundos = Number(positionals[0] ?? 60)
  const dir = mkdtempSync(path.join(tmpdir(), 'valija-reposo-'))
  const { url, urlAplicacion, stop } = await startEmbedded({ dir, durable: false })
  const looking = new pg.Client({ connectionString: url })
  try {
    const instalacion = await startInstalacion({
      base: { DATABASE_URL: urlAplicacion, DATABASE_URL_DUENO: url },
    })
    try {
      await signInAdministrador(instalacion)
      await looking.connect()
      const count = async () => {
        await looking.query('select pg_stat_clear_snapshot()')
        const { rows } = await looking.query<{ n: string }>(
          'select xact_commit + xact_rollback as n from pg_stat_database where datname = current_database()',
        )
        return Number(rows[0]?.n)
      }
      // What a start does is over.
      await wait(20_000)
      const before = await count()
      await wait(segundos * 1000)
      const porSegundo = Math.round(((await count()) - before) / segundos / 0.01) / 100
      report('reposo', {
        correcto: porSegundo <= limite,
        transaccionesPorSegundo: porSegundo,
        limite,
        segundos,
      })
    } finally {
      await instalacion.stop()
    }
  } finally {
    await looking.end()
    await stop()
    rmSync(dir, { recursive: true, force: true })
  }
}
