import pg from 'pg'
import { openClient } from '../db/open-client.ts'

/**
 * No installation gives out ids faster than this on average, so that what a copy gives out after it was restored was
 * never given out by the original since the copy was made. Two restores of one copy may give out the same later: their
 * identity in the key and the uuid tell them apart, and what is not told apart is in doubt.
 */
const idsPorSegundo = 10
const margen = 100_000

/**
 * Ends every way of restoring, in the caller's transaction: a new identity, ids that go on where nobody has been, and
 * disarmed until a person says so. `desde` is the moment of the copy; without it, the last sign of life in it.
 */
export async function renovar(client: pg.ClientBase, desde: Date | null = null): Promise<void> {
  await client.query(`
    update instalacion set identidad = gen_random_uuid(), restaurada_en = now(), cotejada_en = null, armada = false,
      ant_dice_uuid = null, lugar = null`)
  const { rows } = await client.query<{ segundos: string }>(
    `select greatest(0, ceil(extract(epoch from now() - coalesce($1::timestamptz,
      greatest((select max(visto_en) from latidos), (select max(cuando) from bitacora)), now()))))::bigint as segundos`,
    [desde],
  )
  const salto = margen + idsPorSegundo * Number(rows[0]?.segundos ?? 0)
  // Small sequences (catalogues, int) skip a hundredth of what they have left at most.
  await client.query(
    `select setval(format('%I.%I', schemaname, sequencename)::regclass,
      coalesce(last_value, 0) + least($1::bigint, (max_value - coalesce(last_value, 0)) / 100))
    from pg_sequences where schemaname = 'public'`,
    [salto],
  )
}

/**
 * Before a start: a database that was last seen in another server, database or folder was restored here by other means
 * than ours, and is renewed now: then true. A promoted replica is the same server to PostgreSQL and stays what it is. A
 * server that does not tell who it is leaves this to the person (`npm run instalacion -- renovar`).
 */
export async function reconocerLugar(url: string, carpeta = ''): Promise<boolean> {
  const client = await openClient(url)
  try {
    const { rows: may } = await client.query<{ puede: boolean }>(
      `select has_function_privilege('pg_control_system()', 'execute') as puede`,
    )
    if (!may[0]?.puede) return false
    await client.query('begin')
    const { rows } = await client.query<{ antes: string | null; ahora: string }>(
      `select i.lugar as antes, concat_ws('/', s.system_identifier, d.oid, nullif($1, '')) as ahora
      from instalacion i, pg_control_system() s, pg_database d where d.datname = current_database() for update of i`,
      [carpeta],
    )
    const { antes = null, ahora } = rows[0] ?? {}
    const moved = antes !== null && antes !== ahora
    if (moved) await renovar(client)
    if (antes !== ahora) await client.query('update instalacion set lugar = $1', [ahora])
    await client.query('commit')
    return moved
  } finally {
    await client.end()
  }
}

/** For a database that was restored by other means than ours: the same end, at the console. */
export async function renovarInstalacion(url: string): Promise<void> {
  const client = await openClient(url)
  try {
    await client.query('begin')
    await renovar(client)
    await client.query('commit')
  } finally {
    await client.end()
  }
}
