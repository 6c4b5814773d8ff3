import type { Llamada } from '@valija/contract/llamada.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { type Handler, serve } from '../../http/serve.ts'
import { assertByPolitica } from '../politica/by-politica.ts'

/** Serves calls of whoever the policy lets match. */
export const servingAllowed =
  (app: App, deps: Deps) =>
  <const L extends Llamada>(llamada: L, handler: Handler<L>): void =>
    serve(app, llamada, async (req, reply) => {
      await assertByPolitica(deps, req.actor, 'rolesEstadosDeCuenta')
      return handler(req, reply)
    })
export type ServeAllowed = ReturnType<typeof servingAllowed>
