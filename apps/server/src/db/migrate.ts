import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { grantTo, roleOf } from './grants.ts'

const folder = path.join(import.meta.dirname, 'migrations')
/** Any number, the same for every process: only one migrates at a time. */
const lock = 7_301_954

export const knownMigrations = (): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()

/**
 * Applies, in the order of their names, the migrations that this database has not seen. Each is one transaction.
 * `only` stops short of the rest: the tables of an older copy. `aplicacion` is the address the application works with:
 * where it is another role than this one, it is granted what it needs.
 */
export async function migrate(
  url: string,
  options: { only?: readonly string[]; aplicacion?: string } = {},
): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  const applied: string[] = []
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    await client.query(
      'create table if not exists migraciones (nombre text primary key, aplicada_en timestamptz not null default now())',
    )
    const { rows } = await client.query<{ nombre: string }>('select nombre from migraciones')
    const known = new Set(rows.map((row) => row.nombre))
    for (const name of knownMigrations()) {
      if (known.has(name) || options.only?.includes(name) === false) continue
      await client.query('begin')
      try {
        await client.query(readFileSync(path.join(folder, name), 'utf8'))
        await client.query('insert into migraciones (nombre) values ($1)', [name])
        await client.query('commit')
      } catch (error) {
        await client.query('rollback')
        throw new Error(`migration ${name} failed`, { cause: error })
      }
      applied.push(name)
    }
    // The queue keeps its own tables: it makes them itself, where it finds its schema.
    await client.query('create schema if not exists pgboss')
    if (options.aplicacion && options.aplicacion !== url)
      await grantTo(client, await roleOf(options.aplicacion))
  } finally {
    await client.end()
  }
  return applied
}
