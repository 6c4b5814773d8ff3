import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse } from '../../refuse.ts'
import { alcanceDeLotes } from '../lotes/alcance-lotes.ts'

/** Payment proofs are of lotes that the person reaches: one beyond its categories does not exist. */
export async function requireLotes({ db }: Pick<Deps, 'db'>, actor: Actor, ids: readonly number[]) {
  const unicos = [...new Set(ids)]
  const { rows } = await sql<{ id: number }>`select l.id from lotes l
    where l.id = any(${unicos}::bigint[]) and ${alcanceDeLotes(actor)}`.execute(db)
  if (rows.length !== unicos.length) throw refuse('noEncontrado')
}
