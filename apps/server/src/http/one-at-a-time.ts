import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Deps } from '../deps.ts'
import { refuse } from '../refuse.ts'

const pausaMs = 100
/** As long as the SAT and ANT may take in one save. */
const pacienciaMs = 60_000

/**
 * Of calls with the same key one works at a time, across processes; the others wait for it, and `before` tells them what
 * it made. No connection is held meanwhile: many that wait do not take the connections of the one that works.
 */
export async function oneAtATime<T>(
  { db }: Pick<Deps, 'db'>,
  llave: string,
  { before, work }: { before: () => Promise<T | null>; work: () => Promise<T> },
): Promise<T> {
  const hasta = performance.now() + pacienciaMs
  const turno = randomUUID()
  while (!(await claim(db, llave, turno))) {
    if (performance.now() > hasta) throw refuse('facturaGuardandose')
    await pause(pausaMs)
  }
  try {
    return (await before()) ?? (await work())
  } finally {
    await sql`delete from guardados_en_curso where llave = ${llave} and turno = ${turno}::uuid`.execute(db)
  }
}

async function claim(db: Deps['db'], llave: string, turno: string): Promise<boolean> {
  const { rows } = await sql`insert into guardados_en_curso (llave, turno, desde)
    values (${llave}, ${turno}::uuid, now())
    on conflict (llave) do update set desde = excluded.desde, turno = excluded.turno
      where guardados_en_curso.desde < now() - interval '2 minutes'
    returning llave`.execute(db)
  return rows.length > 0
}
