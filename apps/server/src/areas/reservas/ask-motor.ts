import { setTimeout as sleep } from 'node:timers/promises'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../refuse.ts'
import { refreshReserva } from '../pagos/search-reserva.ts'
import type { ReservaConocida } from './read-conocidas.ts'

export type Respuesta = 'alDia' | 'sinRespuesta' | 'noLaConoce' | 'noSePregunta'

type Vista = Pick<ReservaConocida, 'localizador' | 'vistoEn' | 'pagadoExterno'>
/** What an engine said minutes ago still holds. */
const fresh = 30 * 60_000
export const isFresh = ({ vistoEn, pagadoExterno }: Vista, ahora: Date): boolean =>
  vistoEn !== null && pagadoExterno !== null && ahora.getTime() - vistoEn.getTime() < fresh
/** How long a page waits for the engines before it shows what is kept. */
const pacienciaMs = 2_500

/** Brings what is kept of a booking up to date, unless it is; the engine that is late is heard for the next reader. */
export async function askMotor(deps: Deps, vista: Vista): Promise<Respuesta> {
  const { localizador } = vista
  if (isFresh(vista, deps.reloj.ahora())) return 'alDia'
  const asked = refreshReserva(deps, localizador).then(
    () => 'alDia' as const,
    (error: unknown) => {
      if (!(error instanceof Refusal)) throw error
      return error.status === 404 ? ('noLaConoce' as const) : ('sinRespuesta' as const)
    },
  )
  const late = new AbortController()
  try {
    return await Promise.race([
      asked,
      sleep(pacienciaMs, 'sinRespuesta' as const, { signal: late.signal, ref: false }),
    ])
  } finally {
    late.abort()
    asked.catch((error: unknown) => deps.log.warn({ err: error, localizador }, 'booking not refreshed'))
  }
}
