import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { sql } from 'kysely'
import type { Conn } from '../../db/connection.ts'
import type { Actor } from '../../http/actor.ts'
import { alcanceDeLotes } from '../lotes/alcance-lotes.ts'
import { abiertos, desdeEsperados } from './list-esperados.ts'

export type PorEntregar = { vencidos: number; pendientes: number; vence: string | null }

/** What a supplier or agent still owes a complement of, and the day by which the next one is due. */
export async function complementosPorEntregar(db: Conn, actor: Actor, hoy: Dia): Promise<PorEntregar> {
  const { rows } = await sql<PorEntregar>`
    select count(*) filter (where e.vence < ${hoy}::date)::int as vencidos,
      count(*) filter (where e.vence >= ${hoy}::date)::int as pendientes,
      (min(e.vence) filter (where e.vence >= ${hoy}::date))::text as vence
    from ${desdeEsperados} where ${alcanceDeLotes(actor)} and ${abiertos}`.execute(db)
  return rows[0] ?? { vencidos: 0, pendientes: 0, vence: null }
}
