import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { resumenPorMes } from '../lotes/resumen-lotes.ts'
import { listDetalle } from './list-detalle.ts'
import { readAsuntos, readInicio } from './read-inicio.ts'
import { llamadasDeInicio } from '@valija/contract/llamadas/inicio.ts'
import { serve } from '../../http/serve.ts'

export function registerInicioRoutes(app: App, deps: Deps): void {
  serve(app, llamadasDeInicio.leer, (req) => readInicio(deps, req.actor))
  serve(app, llamadasDeInicio.avisos, async (req) => ({
    porResolver: await readAsuntos(deps, req.actor, await deps.reloj.hoy()),
  }))
  serve(app, llamadasDeInicio.resumen, async (req) =>
    resumenPorMes(deps.db, req.actor, await deps.reloj.hoy()),
  )
  serve(app, llamadasDeInicio.detalle, (req) => listDetalle(deps.db, req.actor, req.query))
}
