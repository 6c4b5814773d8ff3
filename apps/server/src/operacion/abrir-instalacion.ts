import { readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { createArchivos } from '../adapters/archivos/archivos-flydrive.ts'
import { readConfig, withAjustes } from '../config.ts'
import { startEmbedded } from '../db/embedded.ts'
import type { Instalacion } from './respaldo.ts'

/**
 * The installation that this environment names, running or not: the database of DATABASE_URL, or the embedded one of
 * the data folder, joined where it listens, or started for as long as this takes.
 */
export async function abrirInstalacion(
  given: Record<string, string | undefined>,
): Promise<Instalacion & { cerrar: () => Promise<void> }> {
  const env = withAjustes(given)
  // The addresses outside play no part here, so none is required.
  const config = readConfig('demo', env)
  const rest = { archivos: createArchivos(config), dataDir: config.dataDir, env, version: productVersion() }
  if (config.DATABASE_URL) return { ...rest, databaseUrl: config.DATABASE_URL, cerrar: async () => {} }
  const running = await runningEmbedded(config.dataDir)
  if (running) return { ...rest, databaseUrl: running, cerrar: async () => {} }
  const embedded = await startEmbedded({ dir: config.dataDir })
  return { ...rest, databaseUrl: embedded.url, cerrar: embedded.stop }
}

/** The fourth line of the server's pid file is the port it listens on. */
async function runningEmbedded(dataDir: string): Promise<string | null> {
  let port = ''
  try {
    port = readFileSync(path.join(dataDir, 'pgdata', 'postmaster.pid'), 'utf8').split('\n')[3] ?? ''
  } catch {
    return null
  }
  const url = `postgres://app@127.0.0.1:${Number(port)}/valija`
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  try {
    await client.connect()
    const { rows } = await client.query<{ dir: string }>("select current_setting('data_directory') as dir")
    // A pid file left behind may name a port that is somebody else's by now.
    return rows[0]?.dir === path.join(dataDir, 'pgdata') ? url : null
  } catch {
    return null
  } finally {
    await client.end().catch(() => {})
  }
}

function productVersion(): string {
  const file = path.join(import.meta.dirname, '../../package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
