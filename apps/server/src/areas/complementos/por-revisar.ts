import { sql } from 'kysely'
import type { Conn } from '../../db/connection.ts'
import type { Actor } from '../../http/actor.ts'
import { alcanceDeComplementos } from './alcance-complementos.ts'
import { porRevisar } from './list-complementos.ts'

/** Complements within the person's scope that wait for who decides to take them or not. */
export async function complementosPorRevisar(db: Conn, actor: Actor): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from complementos c
    where ${porRevisar} and ${alcanceDeComplementos(actor)}`.execute(db)
  return rows[0]?.n ?? 0
}
