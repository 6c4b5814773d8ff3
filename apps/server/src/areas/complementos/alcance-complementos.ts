import { sql } from 'kysely'
import type { Actor } from '../../http/actor.ts'
import type { Sql } from '../../http/lista.ts'
import { alcanceDeLotes } from '../lotes/alcance-lotes.ts'

/** What a person brought, and what documents payments of lotes within its scope: numbers of complements, each once. */
const delAlcance = (
  actor: Actor,
): Sql => sql`select k.id from complementos k where k.creador_id = ${actor.usuarioId}
  union select l.complemento_id from complemento_lotes l where ${alcanceDeLotes(actor)}`
/** Complements a person may see. */
export const alcanceDeComplementos = (actor: Actor): Sql =>
  actor.rol === 'admin' ? sql`true` : sql`c.id in (${delAlcance(actor)})`

/** How many complements a person may see, told without looking at them. */
export const cuantosComplementos = (actor: Actor): Sql =>
  actor.rol === 'admin'
    ? sql`select count(*) from complementos`
    : sql`select count(*) from (${delAlcance(actor)}) t`
