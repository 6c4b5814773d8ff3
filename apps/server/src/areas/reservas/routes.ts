import {
  aceptarAvisoEntrada,
  avisosDeLotesEntrada,
  avisosDeLotesRespuesta,
  localizadorParams,
  reservaRespuesta,
} from '@valija/contract/reservas.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { aceptarAviso } from './aceptar-aviso.ts'
import { avisosDeLotes } from './avisos-de-lotes.ts'
import { readReserva } from './read-reserva.ts'

const tags = ['reservas']
const params = localizadorParams

/** The booking's page: what every area holds of it, within the caller's scope. */
export function registerReservasRoutes(app: App, deps: Deps): void {
  app.get(
    '/api/reservas/:localizador',
    { schema: { tags, params, response: { 200: reservaRespuesta } }, config: { allow: 'reservas.ver' } },
    (req) => readReserva(deps, req.actor, req.params.localizador),
  )
  app.post(
    '/api/reservas/:localizador/avisos',
    {
      schema: { tags, params, body: aceptarAvisoEntrada, response: { 200: reservaRespuesta } },
      config: { allow: 'reservas.avisos' },
    },
    (req) => aceptarAviso(deps, req.actor, req.params.localizador, req.body),
  )
  app.post(
    '/api/reservas/avisos-de-lotes',
    {
      schema: { tags, body: avisosDeLotesEntrada, response: { 200: avisosDeLotesRespuesta } },
      config: { allow: 'reservas.avisos' },
    },
    (req) => avisosDeLotes(deps, req.actor, req.body),
  )
}
