import type { ClavePolitica } from '@valija/domain/politica/politica.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse } from '../../refuse.ts'
import { politicaVigente } from './politica-vigente.ts'

type ListaDeRoles = Extract<ClavePolitica, 'rolesEstadoPago' | 'rolesCatalogosPago' | 'rolesEstadosDeCuenta'>

export async function canByPolitica(
  deps: Pick<Deps, 'db' | 'reloj'>,
  actor: Actor,
  lista: ListaDeRoles,
): Promise<boolean> {
  const politica = await politicaVigente(deps.db, await deps.reloj.hoy())
  return actor.rol !== null && politica[lista].includes(actor.rol)
}

/** Who changes states and who keeps the catalogues is a configured list of roles (decision 111). */
export async function assertByPolitica(
  deps: Pick<Deps, 'db' | 'reloj'>,
  actor: Actor,
  lista: ListaDeRoles,
): Promise<void> {
  if (!(await canByPolitica(deps, actor, lista))) throw refuse('sinPermisoDePago')
}
