import { llamadasDeBuscar } from '@valija/contract/llamadas/buscar.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { serve } from '../../http/serve.ts'
import { type Buscas, buscar } from './buscar.ts'

/** The search box of the bar, over every area. */
export function registerBuscarRoutes(app: App, deps: Deps, buscas: Buscas): void {
  serve(app, llamadasDeBuscar.buscar, (req) => buscar(deps, buscas, req.actor, req.query.q))
}
