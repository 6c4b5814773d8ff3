import pg from 'pg'
import { openClient } from './open-client.ts'

/** Whom a connection of this address is. */
export async function roleOf(url: string): Promise<string> {
  const client = await openClient(url)
  try {
    const { rows } = await client.query<{ rol: string }>('select quote_ident(current_user) as rol')
    return rows[0]?.rol ?? ''
  } finally {
    await client.end()
  }
}

/** Tables that the application's role does not know of yet: what goes on while the rest is migrated may already write them. */
export async function grantNew(client: pg.ClientBase, rol: string): Promise<void> {
  await client.query(`do $$ declare r record; begin
    for r in select c.oid::regclass as name from pg_class c where c.relnamespace = 'public'::regnamespace
      and c.relkind in ('r', 'p', 'v') and c.relowner = current_user::regrole
      and not has_table_privilege(to_regrole('${rol}'), c.oid, 'select')
      loop execute format('grant select, insert, update, delete on %s to ${rol}', r.name); end loop; end $$`)
}

/**
 * What the application's role may do, told anew after each migration: rows of every table, and the queue's schema,
 * whose tables the queue itself makes and changes. It changes no table of ours; what it may not even do with rows of
 * one of them is taken back at the end of this list.
 */
export async function grantTo(client: pg.ClientBase, rol: string): Promise<void> {
  await client.query(`
    grant usage on schema public to ${rol};
    grant select, insert, update, delete on all tables in schema public to ${rol};
    grant usage, select, update on all sequences in schema public to ${rol};
    grant execute on all routines in schema public to ${rol};
    revoke insert, update, delete on migraciones from ${rol};
    revoke insert, update, delete on bitacora from ${rol};
    grant insert (usuario_id, quien, entidad, entidad_id, accion, de, a, motivo, detalle) on bitacora to ${rol};
    revoke update, delete on bitacora_sellos from ${rol};
    revoke insert, update, delete on bitacora_fria from ${rol};
    revoke update on bitacora_por_sellar from ${rol};
    alter schema pgboss owner to ${rol};`)
  // A restored copy brings the queue as the owner made it. A column's own sequence follows its table; a partitioned table
  // and its partitions depend on something too, and follow nothing.
  await client.query(`do $$ declare r record; begin
    for r in select c.oid::regclass as name from pg_class c
      where c.relnamespace = 'pgboss'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')
      and c.relowner = current_user::regrole
      and not (c.relkind = 'S' and exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i')))
      loop execute format('alter table %s owner to ${rol}', r.name); end loop;
    for r in select p.oid::regprocedure as name from pg_proc p
      where p.pronamespace = 'pgboss'::regnamespace and p.proowner = current_user::regrole
      loop execute format('alter routine %s owner to ${rol}', r.name); end loop;
    for r in select t.oid::regtype as name from pg_type t
      where t.typnamespace = 'pgboss'::regnamespace and t.typtype in ('e', 'd') and t.typowner = current_user::regrole
      loop execute format('alter type %s owner to ${rol}', r.name); end loop;
    end $$`)
}
