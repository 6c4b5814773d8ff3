import type { AvisosInicio } from '@valija/contract/inicio.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'

/** What waits for this person in one area. */
export type FuenteDeAvisos = (deps: Deps, actor: Actor, hoy: Dia) => Promise<Partial<AvisosInicio>>

/**
 * What waits for this person, the gravest first: the only place where a queue is counted for the bell and for the home
 * page, which show this same answer.
 */
export async function readAvisos(
  deps: Deps,
  actor: Actor,
  fuentes: readonly FuenteDeAvisos[],
): Promise<AvisosInicio> {
  const hoy = await deps.reloj.hoy()
  const avisos = await Promise.all(fuentes.map((ask) => ask(deps, actor, hoy)))
  return {
    porResolver: avisos.flatMap(({ porResolver = [] }) => porResolver),
    cuentasSinEstado: avisos.flatMap(({ cuentasSinEstado = [] }) => cuentasSinEstado),
  }
}
