import { sql } from 'kysely'
import { preguntaDe } from '../../ask-sparingly.ts'
import type { Deps } from '../../deps.ts'

const freshMs = 6 * 3_600_000

/**
 * Asks ANT only when what is kept is missing or old. An ANT that is down leaves what was kept; one that is silent is waited
 * for by whoever asked first, and not by all who come meanwhile.
 */
export async function ensureDirectorio(
  deps: Pick<Deps, 'db' | 'reloj' | 'log'>,
  cual: 'proveedores' | 'comisionistas',
  refresh: () => Promise<unknown>,
): Promise<void> {
  const { rows } = await sql<{ ultima: Date | null }>`
    select max(actualizado_en) as ultima from ${sql.table(cual)}`.execute(deps.db)
  const ultima = rows[0]?.ultima ?? null
  if (ultima !== null && deps.reloj.ahora().getTime() - ultima.getTime() < freshMs) return
  const { enCurso, enVano, ask } = preguntaDe(deps, cual)
  if (ultima !== null && (enCurso || enVano)) return
  try {
    await ask(refresh)
  } catch (error) {
    if (ultima === null) throw error
    deps.log.warn({ err: error, cual }, 'a directory of ANT not refreshed')
  }
}
