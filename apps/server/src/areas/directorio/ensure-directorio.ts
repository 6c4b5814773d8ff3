import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'

type Directorio = 'proveedores' | 'comisionistas'
const freshMs = 6 * 3_600_000
/** After a reading was begun, whatever became of it, nobody who can do without begins another, in milliseconds. */
const entreLecturasMs = 60_000

type Lectura = { desde: number; enCurso: Promise<unknown> | null }
const lecturas = new WeakMap<Db, Record<Directorio, Lectura>>()
const sinLeer = (): Lectura => ({ desde: Number.NEGATIVE_INFINITY, enCurso: null })

/**
 * Asks ANT only when what is kept is missing or old. An ANT that is down leaves what was kept; one that is silent is waited
 * for by whoever asked first, and not by all who come meanwhile.
 */
export async function ensureDirectorio(
  { db, reloj, log }: Pick<Deps, 'db' | 'reloj' | 'log'>,
  cual: Directorio,
  refresh: () => Promise<unknown>,
): Promise<void> {
  const { rows } = await sql<{ ultima: Date | null }>`
    select max(actualizado_en) as ultima from ${sql.table(cual)}`.execute(db)
  const ultima = rows[0]?.ultima ?? null
  const ahora = reloj.ahora().getTime()
  if (ultima !== null && ahora - ultima.getTime() < freshMs) return
  const suyas = lecturas.get(db) ?? { proveedores: sinLeer(), comisionistas: sinLeer() }
  lecturas.set(db, suyas)
  const lectura = suyas[cual]
  if (ultima !== null && (lectura.enCurso || Math.abs(ahora - lectura.desde) < entreLecturasMs)) return
  lectura.desde = ahora
  lectura.enCurso ??= refresh().finally(() => {
    lectura.enCurso = null
  })
  try {
    await lectura.enCurso
  } catch (error) {
    if (ultima === null) throw error
    log.warn({ err: error, cual }, 'a directory of ANT not refreshed')
  }
}
