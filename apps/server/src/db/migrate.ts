import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { SettingsError } from '../archivo-de-ajustes.ts'
import { grantNew, grantTo, roleOf } from './grants.ts'
import { openClient } from './open-client.ts'

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

/** Written anew by parts, with the sum of what they were: what they leave is the same. */
export const deAntes: Readonly<Record<string, string>> = {
  '0431_estancia_facturada.sql': 'd327cfd5065a874bc78039d851b4750708e61142706644905ea376a86025fae0',
  '0450_sin_reserva.sql': '83ba2ef71927cd3f09a2ee0afe8cb0c74c9e628e54c1c1eb7399a2fb2bd84417',
  '0453_complementos_abiertos.sql': 'c1408b0056a6c64420013b4a7b5be17bcdeb16aa71bdcb0250ef05c6e31b80fb',
  '0454_complemento_lotes.sql': '063a9bb37fb8e81622037cbbd75b7135e679e9821283ffaea0092f7a5f7c0927',
}

export const knownMigrations = (): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()

/**
 * Asks again and again instead of waiting inside a statement: an index made beside what goes on waits for every statement
 * that began before it, and the two would wait for each other. Throws past `hasta`.
 */
async function takeTurn(client: pg.Client, hasta = Infinity): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ mio: boolean }>('select pg_try_advisory_lock($1) as mio', [lock])
    if (rows[0]?.mio) return
    if (Date.now() > hasta) throw new Error('another process is migrating this database')
    await sleep(100)
  }
}

/**
 * A migration whose first line is `-- por partes` holds no lock until its end: each part, from one `-- parte` line to the
 * next, is a transaction of its own, and a `do` may commit between the rows it fills. Each may be done again: interrupted,
 * it is applied anew from its first part. Null: one transaction.
 */
const partesDe = (text: string): string[] | null =>
  text.startsWith('-- por partes\n') ? text.split(/^-- parte$/m) : null

/** One transaction for all of it, which one by parts can be tried in. */
const deUnaVez = (text: string): string =>
  partesDe(text) ? text.replaceAll(/^\s*commit;$/gm, '').replaceAll(/ concurrently /g, ' ') : text

async function apply(client: pg.Client, { name, text, suma }: Migracion, rol: string | null): Promise<void> {
  const partes = partesDe(text)
  for (const parte of partes ?? []) {
    await client.query(parte)
    // Processes of before go on working, and what they write now is kept here too.
    if (rol) await grantNew(client, rol)
  }
  await client.query('begin')
  try {
    if (!partes) await client.query(text)
    await client.query('insert into migraciones (nombre, suma) values ($1, $2)', [name, suma])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/**
 * Applies, in the order of their names, the migrations that this database has not seen. Each is one transaction, or several.
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
  const client = await openClient(url)
  const applied: string[] = []
  try {
    await takeTurn(client)
    await assertOurs(client)
    await client.query(uuidv7DeAntes)
    const rol = await otroPapel(url, options.aplicacion)
    const { known, files } = await readMigrations(client)
    for (const { name, text, suma } of files) {
      if (known.get(name) === null)
        // Applied before sums were kept.
        await client.query('update migraciones set suma = $2 where nombre = $1', [name, suma])
      if (known.has(name) || options.only?.includes(name) === false) continue
      await apply(client, { name, text, suma }, rol).catch((error: unknown) => {
        throw new Error(`migration ${name} failed`, { cause: error })
      })
      applied.push(name)
    }
    // The queue keeps its own tables: it makes them itself, where it finds its schema.
    await client.query('create schema if not exists pgboss')
    if (rol) await grantTo(client, rol)
  } finally {
    await client.end()
  }
  return applied
}

/** The application's role, where it is another than the owner's. */
async function otroPapel(url: string, aplicacion: string | undefined): Promise<string | null> {
  const rol = aplicacion ? await roleOf(aplicacion) : ''
  return rol !== '' && rol !== (await roleOf(url)) ? rol : null
}

/** Nothing is made among the tables of another program. */
async function assertOurs(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ tabla: string }>(
    `select c.relname as tabla from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and to_regclass('public.migraciones') is null
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e') limit 1`,
  )
  if (rows[0])
    throw new SettingsError(
      `La base de datos ${client.database} tiene tablas que no son de Valija (${rows[0].tabla}): da una vacía en DATABASE_URL.`,
    )
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
  const edited = files.filter(({ name, suma }) => ![suma, deAntes[name]].includes(known.get(name) ?? suma))
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
  const client = await openClient(url)
  try {
    await takeTurn(client, Date.now() + 3_000)
    await client.query('begin')
    await client.query("set local lock_timeout = '3s'")
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
      await client.query(deUnaVez(text))
      const ms = performance.now() - start
      const { rows } = await client.query<{ relation: number }>(
        `select distinct relation from pg_locks where pid = pg_backend_pid() and granted and locktype = 'relation'
           and mode in ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')`,
      )
      // One by parts holds each for a moment; what comes after it is told as if it held them too.
      const detiene = partesDe(text) ? [] : rows.flatMap(({ relation }) => tables.get(relation) ?? [])
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
