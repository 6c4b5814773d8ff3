import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { grantTo, roleOf } from './grants.ts'
import { servidorDe } from './servidores.ts'

const folder = path.join(import.meta.dirname, 'migrations')
/** Any number, the same for every process: only one migrates at a time. */
const lock = 7_301_954

/**
 * PostgreSQL makes version 7 uuids itself from 18 on (RFC 9562 §5.7): before that, milliseconds and chance, by the same
 * name where ours is looked up when PostgreSQL has none.
 */
const uuidv7DeAntes = `do $$ begin
  if to_regprocedure('uuidv7()') is null then
    create function public.uuidv7() returns uuid language sql volatile parallel safe as $f$
      select encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
        placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), 'hex')::uuid
    $f$;
  end if; end $$`

export const knownMigrations = (): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()

/**
 * Applies, in the order of their names, the migrations that this database has not seen. Each is one transaction.
 * `only` stops short of the rest: the tables of an older copy. `aplicacion` is the address the application works with:
 * where it is another role than this one, it is granted what it needs.
 *
 * What was applied is never edited afterwards: each keeps the sha256 of its text, and one whose text is another stops
 * everything before anything is applied.
 */
export async function migrate(
  url: string,
  options: { only?: readonly string[]; aplicacion?: string } = {},
): Promise<string[]> {
  const client = new pg.Client(servidorDe(url))
  client.on('error', () => undefined)
  await client.connect()
  const applied: string[] = []
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    await client.query(uuidv7DeAntes)
    const { known, files } = await readMigrations(client)
    for (const { name, text, suma } of files) {
      if (known.get(name) === null)
        // Applied before sums were kept.
        await client.query('update migraciones set suma = $2 where nombre = $1', [name, suma])
      if (known.has(name) || options.only?.includes(name) === false) continue
      await client.query('begin')
      try {
        await client.query(text)
        await client.query('insert into migraciones (nombre, suma) values ($1, $2)', [name, suma])
        await client.query('commit')
      } catch (error) {
        await client.query('rollback')
        throw new Error(`migration ${name} failed`, { cause: error })
      }
      applied.push(name)
    }
    // The queue keeps its own tables: it makes them itself, where it finds its schema.
    await client.query('create schema if not exists pgboss')
    const rol = options.aplicacion && (await roleOf(options.aplicacion))
    if (rol && rol !== (await roleOf(url))) await grantTo(client, rol)
  } finally {
    await client.end()
  }
  return applied
}

type Migracion = { name: string; text: string; suma: string }
/** What this database has applied, and all there are, in their order. */
async function readMigrations(
  client: pg.Client,
): Promise<{ known: Map<string, string | null>; files: Migracion[] }> {
  await client.query(
    `create table if not exists migraciones (nombre text primary key, aplicada_en timestamptz not null default now());
     alter table migraciones add column if not exists suma text`,
  )
  const { rows } = await client.query<{ nombre: string; suma: string | null }>(
    'select nombre, suma from migraciones',
  )
  const known = new Map(rows.map(({ nombre, suma }) => [nombre, suma]))
  const files = knownMigrations().map((name) => {
    const text = readFileSync(path.join(folder, name), 'utf8')
    return { name, text, suma: createHash('sha256').update(text).digest('hex') }
  })
  const edited = files.filter(({ name, suma }) => (known.get(name) ?? suma) !== suma)
  if (edited.length > 0)
    throw new Error(
      `edited after this database applied it: ${edited.map(({ name }) => name).join(', ')}; write the change as a new migration`,
    )
  return { known, files }
}

/** A migration that this database lacks: what it took here, and the tables that could not be written meanwhile. */
export type Pendiente = { nombre: string; ms: number; detiene: { tabla: string; filas: number }[] }

/**
 * Applies what is pending in one transaction and takes it back. Until it ends, what it names waits: a table that others
 * use is waited for three seconds and no more, and then nothing of this is known.
 */
export async function tryMigrations(url: string): Promise<Pendiente[]> {
  const client = new pg.Client(servidorDe(url))
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('begin')
    await client.query("set local lock_timeout = '3s'")
    await client.query('select pg_advisory_xact_lock($1)', [lock])
    await client.query(uuidv7DeAntes)
    const { known, files } = await readMigrations(client)
    const before = await client.query<{ oid: number; tabla: string; filas: number }>(
      `select c.oid, c.relname as tabla, greatest(c.reltuples, 0)::float8 as filas from pg_class c
       join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('r', 'p') and n.nspname in ('public', 'pgboss')
         and c.relname <> 'migraciones'`,
    )
    const tables = new Map(before.rows.map((row) => [row.oid, row]))
    const pendientes: Pendiente[] = []
    for (const { name, text } of files.filter((file) => !known.has(file.name))) {
      const start = performance.now()
      await client.query(text)
      const ms = performance.now() - start
      const { rows } = await client.query<{ relation: number }>(
        `select distinct relation from pg_locks where pid = pg_backend_pid() and granted and locktype = 'relation'
           and mode in ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')`,
      )
      const detiene = rows.flatMap(({ relation }) => tables.get(relation) ?? [])
      // Held until the end: the first that took it is the one that counts.
      for (const { oid } of detiene) tables.delete(oid)
      pendientes.push({
        nombre: name,
        ms: Math.round(ms),
        detiene: detiene
          .map(({ tabla, filas }) => ({ tabla, filas }))
          .toSorted((a, b) => a.tabla.localeCompare(b.tabla)),
      })
    }
    await client.query('rollback')
    return pendientes
  } finally {
    await client.end()
  }
}
