import type { ClientBase } from 'pg'

/**
 * Does `fill` while those tables have no indexes, foreign keys or triggers of ours, as a restored copy is loaded; what
 * holds them together is made again after it, and proves every row. All of it or nothing.
 */
export async function sinIndices(
  client: ClientBase,
  tablas: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  const all = async (sql: string) =>
    (await client.query<{ hecho: string; quita: string }>(sql, [tablas])).rows
  const claves = await all(`
    select format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as hecho,
      format('alter table %s drop constraint %I', conrelid::regclass, conname) as quita
    from pg_constraint where contype = 'f' and conrelid::regclass::text = any($1)`)
  const indices = await all(`
    select i.indexdef as hecho, format('drop index %I', i.indexname) as quita from pg_indexes i
    where i.schemaname = 'public' and i.tablename = any($1)
      and not exists (select from pg_constraint c where c.conname = i.indexname)`)
  await client.query('begin')
  for (const { quita } of [...claves, ...indices]) await client.query(quita)
  for (const tabla of tablas) await client.query(`alter table ${tabla} disable trigger user`)
  await fill()
  for (const { hecho } of [...indices, ...claves]) await client.query(hecho)
  for (const tabla of tablas) await client.query(`alter table ${tabla} enable trigger user`)
  await client.query('commit')
  for (const tabla of tablas) await client.query(`vacuum (analyze) ${tabla}`)
}
