import type pg from 'pg'

export type Tabla = { nombre: string; columnas: string[] }

/** The queue keeps what it counted of itself in a table of each day, which a place of another day has not; nobody reads them. */
export const isCuentaDelDia = (nombre: string): boolean => nombre.startsWith('pgboss.queue_stats_')

/** Every table that holds rows of ours (a partitioned parent holds none), with the columns that can be written. */
export async function listTablas(client: pg.ClientBase): Promise<Tabla[]> {
  const { rows } = await client.query<{ nombre: string; columnas: string[] }>(`
    select format('%I.%I', n.nspname, c.relname) as nombre,
      array_agg(quote_ident(a.attname) order by a.attnum) as columnas
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and n.nspname in ('public', 'pgboss')
      and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    group by 1 order by 1`)
  return rows
    .filter(({ nombre }) => !isCuentaDelDia(nombre))
    .map((row) => ({ nombre: row.nombre, columnas: row.columnas }))
}

export type Secuencia = { nombre: string; valor: string; usada: boolean }

export async function readSecuencias(client: pg.ClientBase): Promise<Secuencia[]> {
  const { rows } = await client.query<{ nombre: string }>(`
    select format('%I.%I', n.nspname, c.relname) as nombre
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and n.nspname in ('public', 'pgboss') order by 1`)
  const secuencias: Secuencia[] = []
  for (const { nombre } of rows) {
    const { rows: state } = await client.query<{ valor: string; usada: boolean }>(
      `select last_value::text as valor, is_called as usada from ${nombre}`,
    )
    if (state[0]) secuencias.push({ nombre, ...state[0] })
  }
  return secuencias
}

export async function readMigraciones(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ nombre: string }>('select nombre from migraciones order by nombre')
  return rows.map((row) => row.nombre)
}

/** Version of the queue's own tables; null while it has none. */
export async function readVersionTrabajos(client: pg.ClientBase): Promise<number | null> {
  const { rows } = await client.query<{ tabla: string | null }>(
    `select to_regclass('pgboss.version') as tabla`,
  )
  if (!rows[0]?.tabla) return null
  const version = await client.query<{ version: number }>('select version from pgboss.version')
  return version.rows[0]?.version ?? null
}
