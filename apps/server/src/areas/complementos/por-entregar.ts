import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { sql } from 'kysely'
import type { Conn } from '../../db/connection.ts'
import type { Actor } from '../../http/actor.ts'
import { abiertosPorLote } from './list-esperados.ts'

export type PorEntregar = { vencidos: number; pendientes: number; vence: string | null }

/** What a supplier or agent still owes a complement of, and the day by which the next one is due. */
export async function complementosPorEntregar(db: Conn, actor: Actor, hoy: Dia): Promise<PorEntregar> {
  const { rows } = await sql<PorEntregar>`
    select coalesce(sum(a.vencidos), 0)::int as vencidos, coalesce(sum(a.pendientes), 0)::int as pendientes,
      min(a.vence)::text as vence
    from ${abiertosPorLote(actor, hoy)}`.execute(db)
  return rows[0] ?? { vencidos: 0, pendientes: 0, vence: null }
}
