import { llamadasDeInicio } from '@valija/contract/llamadas/inicio.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { serve } from '../../http/serve.ts'
import { readGraficas } from '../lotes/graficas.ts'
import { countRechazos, listRechazos } from '../lotes/rechazos.ts'
import { resumenPorMes } from '../lotes/resumen-lotes.ts'
import { listDetalle } from './list-detalle.ts'
import { type FuenteDeAvisos, readAvisos } from './read-avisos.ts'
import { readInicio } from './read-inicio.ts'

export function registerInicioRoutes(app: App, deps: Deps, fuentes: readonly FuenteDeAvisos[]): void {
  serve(app, llamadasDeInicio.leer, (req) => readInicio(deps, req.actor))
  serve(app, llamadasDeInicio.avisos, (req) => readAvisos(deps, req.actor, fuentes))
  serve(app, llamadasDeInicio.resumen, async (req) =>
    resumenPorMes(deps.db, req.actor, await deps.reloj.hoy()),
  )
  serve(app, llamadasDeInicio.graficas, async (req) => {
    const de = { hoy: await deps.reloj.hoy(), categoria: req.query.categoria }
    const [graficas, rechazos] = await Promise.all([
      readGraficas(deps.db, req.actor, de),
      countRechazos(deps.db, req.actor, de),
    ])
    return { ...graficas, rechazos }
  })
  serve(app, llamadasDeInicio.rechazos, async (req) =>
    listRechazos(deps.db, req.actor, await deps.reloj.hoy(), req.query),
  )
  serve(app, llamadasDeInicio.detalle, (req) => listDetalle(deps.db, req.actor, req.query))
}
