import { llamadasDeReservas } from '@valija/contract/llamadas/reservas.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { serve } from '../../http/serve.ts'
import { acceptAviso } from './accept-aviso.ts'
import { avisosDeComisiones } from './avisos-de-comisiones.ts'
import { avisosDeLotes, contarAvisosDeLotes } from './avisos-de-lotes.ts'
import { readReserva } from './read-reserva.ts'

const calls = llamadasDeReservas

/** The booking's page: what every area holds of it, within the caller's scope. */
export function registerReservasRoutes(app: App, deps: Deps): void {
  serve(app, calls.leer, async (req) => {
    const reserva = await readReserva(deps, req.actor, req.params.localizador)
    const { usuarioId } = req.actor
    await deps.db
      .insertInto('reservasVistas')
      .values({ usuarioId })
      .onConflict((oc) => oc.doNothing())
      .execute()
    return reserva
  })
  serve(app, calls.aceptarAviso, (req) => acceptAviso(deps, req.actor, req.params.localizador, req.body))
  serve(app, calls.avisosDeComisiones, (req) => avisosDeComisiones(deps, req.actor, req.body))
  serve(app, calls.avisosPorLote, (req) => contarAvisosDeLotes(deps, req.actor, req.body))
  serve(app, calls.avisosDeLotes, (req) => avisosDeLotes(deps, req.actor, req.body))
}
