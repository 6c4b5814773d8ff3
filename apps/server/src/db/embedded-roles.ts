import type { ExecFileSyncOptions } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readPuesto, SettingsError } from '../archivo-de-ajustes.ts'
import { runToEnd } from './embedded-server.ts'

/** The owner migrates; the application works. Neither is a superuser: that one has no password and signs in nowhere. */
export const dueno = 'valija_dueno'
export const aplicacion = 'valija_app'
export type Claves = Record<typeof dueno | typeof aplicacion, string>

const archivo = (dir: string): string => path.join(dir, 'base-de-datos.json')

/** The passwords of the data folder's own database; null before its first start, and of a folder of before there were any. */
export function readClaves(dir: string): Claves | null {
  try {
    return JSON.parse(readPuesto(archivo(dir)) ?? 'null') as Claves | null
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new SettingsError(`${archivo(dir)} está dañado: quítalo, y el siguiente inicio pone otras claves.`)
  }
}

/** Whatever another role made here becomes the owner's; what belongs to extensions stays theirs. */
const adopt = `do $$ declare r record; begin
  for r in select n.nspname from pg_namespace n where n.nspname in ('public', 'pgboss')
    loop execute format('alter schema %I owner to ${dueno}', r.nspname); end loop;
  for r in select c.oid::regclass as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p', 'v', 'm', 'S')
    and not exists (select from pg_depend d where d.objid = c.oid
      and (d.deptype = 'e' or (c.relkind = 'S' and d.deptype in ('a', 'i'))))
    loop execute format('alter table %s owner to ${dueno}', r.name); end loop;
  for r in select p.oid::regprocedure as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'pgboss') and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    loop execute format('alter routine %s owner to ${dueno}', r.name); end loop;
  for r in select t.oid::regtype as name from pg_type t join pg_namespace n on n.oid = t.typnamespace
    where n.nspname in ('public', 'pgboss') and t.typtype in ('e', 'd')
    and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e')
    loop execute format('alter type %s owner to ${dueno}', r.name); end loop;
  end $$`

/**
 * Makes the two roles in a cluster that stands still, and gives the database to the owner: through the server's
 * single-user mode, which listens nowhere. A cluster of an earlier version keeps its data.
 */
export function makeRoles(
  dir: string,
  options: { postgres: string; data: string; run: ExecFileSyncOptions; database: string; createdb: boolean },
): Claves {
  const claves: Claves = {
    [dueno]: randomBytes(24).toString('hex'),
    [aplicacion]: randomBytes(24).toString('hex'),
  }
  const { database, createdb } = options
  const role = (name: keyof Claves, more = ''): string[] => [
    `do $$ begin if not exists (select from pg_roles where rolname = '${name}') then create role ${name}; end if; end $$`,
    `alter role ${name} with login nosuperuser nocreaterole nobypassrls noreplication ${more} password '${claves[name]}'`,
  ]
  const single = (name: string, statements: readonly string[]) =>
    runToEnd(
      `La base de datos de ${options.data} no se pudo preparar`,
      options.postgres,
      ['--single', '-D', options.data, '-c', 'password_encryption=scram-sha-256', name],
      {
        ...options.run,
        // One statement a line is what this mode takes.
        input: statements.map((statement) => `${statement.replaceAll(/\s+/g, ' ')}\n`).join(''),
        stdio: ['pipe', 'ignore', 'pipe'],
      },
    )
  single('postgres', [
    ...role(dueno, createdb ? 'createdb' : 'nocreatedb'),
    ...role(aplicacion, 'nocreatedb'),
    `grant ${aplicacion} to ${dueno}`,
    `create database "${database}"`,
    `alter database "${database}" owner to ${dueno}`,
  ])
  single(database, [adopt])
  const fresh = `${archivo(dir)}.${process.pid}`
  writeFileSync(fresh, JSON.stringify(claves), { mode: 0o600 })
  renameSync(fresh, archivo(dir))
  return claves
}
