import { SettingsError } from '../archivo-de-ajustes.ts'
import { openClient } from './open-client.ts'

/** Where an address leads, however it is written: a server and a database of it; null where the server does not tell. */
async function placeOf(url: string): Promise<string | null> {
  const client = await openClient(url)
  try {
    const { rows: may } = await client.query<{ puede: boolean }>(
      `select has_function_privilege('pg_control_system()', 'execute') as puede`,
    )
    if (!may[0]?.puede) return null
    const { rows } = await client.query<{ lugar: string }>(
      `select concat_ws('/', s.system_identifier, d.oid) as lugar
      from pg_control_system() s, pg_database d where d.datname = current_database()`,
    )
    return rows[0]?.lugar ?? null
  } finally {
    await client.end()
  }
}

/**
 * Before anything is written: the addresses of an installation, by the names of their settings, lead to one database. One
 * that led elsewhere would migrate a database that nobody works with, or listen where nothing is ever said: a person who
 * is blocked would go on. Throws `SettingsError`.
 */
export async function assertOneBase(direcciones: Readonly<Record<string, string>>): Promise<void> {
  if (new Set(Object.values(direcciones)).size === 1) return
  const lugares = await Promise.all(
    Object.entries(direcciones).map(async ([ajuste, url]) => ({ ajuste, lugar: await placeOf(url) })),
  )
  const [primera, ...otras] = lugares.filter(({ lugar }) => lugar !== null)
  const ajena = otras.find(({ lugar }) => lugar !== primera?.lugar)
  if (primera && ajena)
    throw new SettingsError(
      `${primera.ajuste} y ${ajena.ajuste} llevan a dos bases de datos distintas: pon en ambas el mismo servidor y la misma base.`,
    )
}
