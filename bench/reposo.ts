import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startEmbedded } from '../apps/server/src/db/embedded.ts'
import { report } from './caidas/bajo-carga.ts'
import { signInAdministrador, startInstalacion } from './caidas/instalacion.ts'
import { wait } from './caidas/proceso.ts'

/** Transactions a second of two workers with nothing to do. */
const limite = 5

/**
 * `npm run bench -- reposo [SECONDS]`: how many transactions a second the database counts of two api and two worker
 * processes to which nothing happens, and of the two workers alone.
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
      const perSecond = async () => {
        // What a start or an end does is over.
        await wait(20_000)
        const before = await count()
        await wait(segundos * 1000)
        return Math.round(((await count()) - before) / segundos / 0.01) / 100
      }
      const cuatroProcesos = await perSecond()
      for (const { nombre, proceso } of instalacion.nodos)
        if (nombre.startsWith('api')) {
          proceso.child.kill('SIGTERM')
          await proceso.gone
        }
      const dosTrabajadores = await perSecond()
      report('reposo', {
        correcto: dosTrabajadores <= limite,
        veces: 2,
        dosTrabajadores,
        cuatroProcesos,
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
