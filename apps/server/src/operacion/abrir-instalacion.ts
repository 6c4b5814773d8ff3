import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { createArchivos } from '../adapters/archivos/archivos-flydrive.ts'
import { SettingsError, withAjustes } from '../archivo-de-ajustes.ts'
import { readConfig } from '../config.ts'
import { startEmbedded, urlOfSocket } from '../db/embedded.ts'
import { dueno, readClaves } from '../db/embedded-roles.ts'
import { openClient } from '../db/open-client.ts'
import type { Instalacion } from './copiable.ts'
import { makeFolder } from './make-folder.ts'

/**
 * The installation that this environment names, running or not: the database of DATABASE_URL, or the embedded one of
 * the data folder, joined where it listens, or started for as long as this takes. Only `nueva` makes one where there is
 * none: who forgot the settings would else be told about an empty one.
 */
export async function abrirInstalacion(
  given: Record<string, string | undefined>,
  { nueva = false }: { nueva?: boolean } = {},
): Promise<Instalacion & { cerrar: () => Promise<void> }> {
  const env = withAjustes(given)
  // The addresses outside play no part here, so none is required.
  const config = readConfig('demo', env)
  const rest = { archivos: createArchivos(config), dataDir: config.dataDir, env, version: productVersion() }
  if (nueva) makeFolder(config.dataDir)
  const external = config.DATABASE_URL_DUENO ?? config.DATABASE_URL_DIRECTA ?? config.DATABASE_URL
  if (external) {
    // Whatever is done with it, that it cannot be reached is said here.
    await (await openClient(external)).end()
    return { ...rest, databaseUrl: external, cerrar: async () => {} }
  }
  const running = await runningEmbedded(config.dataDir)
  if (running) return { ...rest, databaseUrl: running, cerrar: async () => {} }
  if (!nueva && !existsSync(path.join(config.dataDir, 'pgdata')))
    throw new SettingsError(
      `En ${config.dataDir} no hay una instalación de Valija y DATABASE_URL no está puesto. ` +
        'Da a esta orden los mismos ajustes con los que corre Valija: VALIJA_DATA o DATABASE_URL. Si es nueva, iníciala primero.',
    )
  const embedded = await startEmbedded({ dir: config.dataDir })
  return { ...rest, databaseUrl: embedded.url, cerrar: embedded.stop }
}

/** The fifth line of the server's pid file is the folder of its socket. */
async function runningEmbedded(dataDir: string): Promise<string | null> {
  const claves = readClaves(dataDir)
  if (!claves) return null
  let socket = ''
  try {
    socket = readFileSync(path.join(dataDir, 'pgdata', 'postmaster.pid'), 'utf8').split('\n')[4] ?? ''
  } catch {
    return null
  }
  const url = urlOfSocket(socket, dueno, claves[dueno], 'valija')
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  try {
    await client.connect()
    return url
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
