import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import type { Sql } from '../../http/lista.ts'
import { alcanceDeLotes } from '../lotes/alcance-lotes.ts'
import { canByPolitica } from '../politica/by-politica.ts'

/**
 * What of a booking a person sees. An administrator and those who pay the hotels see all of it; those who pay the agents
 * see the customer's and the agent's side; a hotel its own facturas and an agent its own commission, and nothing else.
 */
export type Vista = {
  todo: boolean
  cobros: boolean
  hotel: boolean
  agente: boolean
  /** The bank's rows are for the roles of the policy. */
  movimientos: boolean
  /** Of `lotes l`. */
  lotes: Sql
  /** Of a commission's or a pre-invoice's `comisionista_id`; null is every one. */
  comisionistaId: number | null
  /** Whose stays are told; null is every hotel's. */
  proveedorIds: readonly number[] | null
}

export async function vistaDe(deps: Pick<Deps, 'db' | 'reloj'>, actor: Actor): Promise<Vista> {
  const { rol } = actor
  const todo = rol === 'admin' || rol === 'OperativoProveedor'
  const cobros = todo || rol === 'OperativoComisionista'
  return {
    todo,
    cobros,
    hotel: todo || rol === 'proveedor',
    agente: cobros || rol === 'comisionista',
    movimientos: cobros && (await canByPolitica(deps, actor, 'rolesEstadosDeCuenta')),
    lotes: todo ? sql`true` : alcanceDeLotes(actor),
    comisionistaId: cobros ? null : (actor.idComisionista ?? -1),
    proveedorIds: rol === 'proveedor' ? actor.idProveedores : null,
  }
}
