import type { DesgloseComision } from '@valija/contract/comisiones.ts'
import { askOrRefuse } from '../../ask-or-refuse.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse } from '../../refuse.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'

/** The breakdown of a booking's commission; of an agent only its own (Commissions §6). */
export async function readDesglose(deps: Deps, actor: Actor, bookingCode: string): Promise<DesgloseComision> {
  const desglose = await askOrRefuse(deps, refuse('desgloseNoDisponible'), () =>
    deps.ant.comisiones.desglose(bookingCode),
  )
  const own = desglose?.agente.customerId === actor.idComisionista
  if (!desglose || (actor.rol === 'comisionista' && !own)) throw refuse('reservaNoExiste')
  return { bookingCode, ...desglose }
}

/** Where a customer outside the list is sent: only to a host this installation names, never to whatever is answered. */
export async function readCaptar(deps: Deps, actor: Actor, customerId: number): Promise<string> {
  if (actor.rol === 'comisionista' && actor.idComisionista !== customerId)
    throw refuse('comisionistaNoEncontrado')
  const url = await askOrRefuse(deps, refuse('desgloseNoDisponible'), () =>
    deps.ant.comisiones.captar(customerId),
  )
  if (!allowedHosts(deps).has(new URL(url).host)) throw refuse('capturaNoPermitida')
  return url
}

/** The configured hosts, or the reservations service's own when none is. */
const allowedHosts = (deps: Deps): Set<string> => {
  const listed = (deps.config.CAPTAR_HOSTS ?? '')
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean)
  const own = deps.config.antUrl ? [new URL(deps.config.antUrl).host] : []
  return new Set(listed.length > 0 ? listed : own)
}

/** The page: the breakdown for customers of the policy's list, for the others the address to go to. */
export async function openDesglose(
  deps: Deps,
  actor: Actor,
  { customerId, bookingCode }: { customerId: number; bookingCode: string },
): Promise<{ desglose: DesgloseComision | null; url: string | null }> {
  if (actor.rol === 'comisionista' && actor.idComisionista !== customerId)
    throw refuse('comisionistaNoEncontrado')
  const { clientesDesgloseDirecto } = await politicaVigente(deps.db, await deps.reloj.hoy())
  if (!clientesDesgloseDirecto.includes(String(customerId)))
    return { desglose: null, url: await readCaptar(deps, actor, customerId) }
  const desglose = await readDesglose(deps, actor, bookingCode)
  // The address names both: a booking of another customer is not shown under this one.
  if (desglose.agente.customerId !== customerId) throw refuse('reservaNoExiste')
  return { desglose, url: null }
}
