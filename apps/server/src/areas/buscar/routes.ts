import { buscarEntrada, buscarRespuesta } from '@valija/contract/buscar.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { buscar } from './buscar.ts'

/** The search box of the bar, over every area. */
export function registerBuscarRoutes(app: App, deps: Deps): void {
  app.get(
    '/api/buscar',
    {
      schema: { tags: ['buscar'], querystring: buscarEntrada, response: { 200: buscarRespuesta } },
      config: { allow: 'buscar' },
    },
    (req) => buscar(deps, req.actor, req.query.q),
  )
}
