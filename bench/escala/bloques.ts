import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { superuserOnly } from '../../apps/server/src/db/embedded.ts'
import { dueno } from '../../apps/server/src/db/embedded-roles.ts'

const cuenta = "shared_preload_libraries = 'pg_stat_statements'"

/** Lets the stopped database of `dir` count what each statement reads, from its next start on. */
export function contarBloques(dir: string, database: string): void {
  const { postgres, data, run } = superuserOnly(dir)
  const conf = path.join(data, 'postgresql.conf')
  const text = readFileSync(conf, 'utf8')
  if (!text.endsWith(`${cuenta}\n`)) writeFileSync(conf, `${text}\n${cuenta}\n`)
  execFileSync(postgres, ['--single', '-D', data, database], {
    ...run,
    input: `create extension if not exists pg_stat_statements\ngrant pg_read_all_stats to ${dueno}
      grant execute on function pg_stat_statements_reset to ${dueno}\n`.replaceAll(/ {2,}/g, ''),
    stdio: ['pipe', 'ignore', 'pipe'],
  })
}

/** What one call made the database read, in pages of 8 KB, and the statement that read the most of it. */
export async function bloquesDe(
  client: pg.Client,
  ask: () => Promise<unknown>,
): Promise<{ bloques: number; deElla: number; sql: string }> {
  await client.query('select pg_stat_statements_reset()')
  await ask()
  const { rows } = await client.query<{ bloques: string; deElla: string; sql: string }>(`
    select sum(n) over () as bloques, n as "deElla", left(regexp_replace(query, '\\s+', ' ', 'g'), 200) as sql
    from (select shared_blks_hit + shared_blks_read + temp_blks_read as n, query from pg_stat_statements
      where query not like '%pg_stat_statements%') t order by n desc limit 1`)
  const [most] = rows
  return { bloques: Number(most?.bloques ?? 0), deElla: Number(most?.deElla ?? 0), sql: most?.sql ?? '' }
}
