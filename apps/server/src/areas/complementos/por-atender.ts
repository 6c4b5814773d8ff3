import { sql } from 'kysely'
import type { Conn } from '../../db/connection.ts'
import type { Actor } from '../../http/actor.ts'
import { porCancelarse } from '../facturas/por-cancelarse.ts'
import { alcanceDeComplementos } from './alcance-complementos.ts'
import { porRevisar } from './list-complementos.ts'

/**
 * Complements within the person's scope that wait for who decides to take them or not, and those that stand while their
 * issuer has asked the SAT to cancel them.
 */
export async function complementosPorAtender(
  db: Conn,
  actor: Actor,
): Promise<{ porRevisar: number; porCancelarse: number }> {
  const { rows } = await sql<{ porRevisar: number; porCancelarse: number }>`
    select (select count(*)::int from complementos c where ${porRevisar} and ${alcanceDeComplementos(actor)}) as por_revisar,
      (select count(*)::int from complementos c where ${porCancelarse} and ${alcanceDeComplementos(actor)}) as por_cancelarse`.execute(
    db,
  )
  return rows[0] ?? { porRevisar: 0, porCancelarse: 0 }
}
