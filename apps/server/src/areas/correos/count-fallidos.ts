import { sql } from 'kysely'
import type { Conn } from '../../db/connection.ts'

/**
 * Of `correos c`: could not be delivered and waits to be sent again: neither those that were sent again since, whatever
 * became of that one counts instead, nor those that had nothing left to say.
 */
export const reenviable = sql<boolean>`c.estado = 'fallido' and c.error->>'codigo' is distinct from 'yaNoAplica'
  and not exists (select from correos d where d.plantilla = c.plantilla and d.registro = c.registro
    and d.para = c.para and d.id > c.id)`

export async function countFallidos(db: Conn): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from correos c where ${reenviable}`.execute(
    db,
  )
  return rows[0]?.n ?? 0
}
