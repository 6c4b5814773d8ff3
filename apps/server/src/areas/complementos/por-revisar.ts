import { can } from '@valija/domain/acceso/permisos.ts'
import { sql } from 'kysely'
import type { Conn } from '../../db/connection.ts'
import type { Actor } from '../../http/actor.ts'
import { alcanceDeComplementos, porRevisar } from './list-complementos.ts'

/** Complements whose sello no machine can judge, that wait for this person to take them or not. */
export async function complementosPorRevisar(db: Conn, actor: Actor): Promise<number> {
  if (!can(actor.rol, 'lotes.procesar')) return 0
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from complementos c
    where ${porRevisar} and ${alcanceDeComplementos(actor)}`.execute(db)
  return rows[0]?.n ?? 0
}
