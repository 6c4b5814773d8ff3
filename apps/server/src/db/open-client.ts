import pg from 'pg'
import { SettingsError } from '../archivo-de-ajustes.ts'
import { esperasDeBase } from './bounded-client.ts'
import { servidorDe } from './servidores.ts'

/** What PostgreSQL says of who may not come in; anything else is a server that does not answer. */
const dichos: Readonly<Record<string, string>> = {
  '28000': 'no acepta ese papel desde aquí (pg_hba.conf)',
  '28P01': 'no acepta ese papel o esa contraseña',
  '3D000': 'no tiene esa base',
  '42501': 'no deja entrar a ese papel en esa base',
  '53300': 'no tiene conexiones libres (max_connections)',
  '57P03': 'todavía está iniciando',
}

/**
 * A connection of its own for what is done once; whoever asks for it ends it. It waits no longer than a pool does. Throws
 * `SettingsError` when there is none to be had: where, as whom and why, never the password.
 */
export async function openClient(url: string, aplicacion?: string): Promise<pg.Client> {
  const { connectionTimeoutMillis, keepAlive, keepAliveInitialDelayMillis } = esperasDeBase
  const client = new pg.Client({
    ...servidorDe(url),
    connectionTimeoutMillis,
    keepAlive,
    keepAliveInitialDelayMillis,
    ...(aplicacion === undefined ? {} : { application_name: aplicacion }),
  })
  // What a server says of its own end, when nothing is being asked.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (error) {
    const { code = '', message } = error as Error & { code?: string }
    throw new SettingsError(
      `La base de datos ${client.database ?? ''} de ${client.host}:${client.port}, como ${client.user ?? ''}: ${dichos[code] ?? `no contesta (${message || code})`}. ` +
        'Revisa DATABASE_URL y, si las pusiste, DATABASE_URL_DUENO y DATABASE_URL_DIRECTA.',
      { cause: error },
    )
  }
}
