import type { ClienteComisionista } from '@valija/contract/directorio.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse } from '../../refuse.ts'
import { findComisionista } from '../directorio/comisionistas.ts'

/** The agents a person may act for: an agent only itself, whatever it asks for; staff the one they name. */
export function idDelActor(actor: Actor, pedido: number | undefined): number {
  if (actor.rol !== 'comisionista') {
    if (pedido === undefined) throw refuse('eligeComisionista')
    return pedido
  }
  if (actor.idComisionista === null) throw refuse('sinComisionista')
  // Another's id is as absent as one that does not exist.
  if (pedido !== undefined && pedido !== actor.idComisionista) throw refuse('comisionistaNoEncontrado')
  return actor.idComisionista
}

export async function comisionistaDelActor(
  deps: Deps,
  actor: Actor,
  pedido: number | undefined,
): Promise<ClienteComisionista> {
  const cliente = await findComisionista(deps, idDelActor(actor, pedido))
  if (!cliente) throw refuse('comisionistaNoEncontrado')
  return cliente
}
