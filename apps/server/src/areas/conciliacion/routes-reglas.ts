import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import type { App } from '../../http/app-type.ts'
import { deleteRegla, listReglas, orderReglas, previewRegla, saveRegla } from './reglas/reglas.ts'
import { readCorrida } from './filas/resumen.ts'
import { startCorrida } from './corrida/start-corrida.ts'
import { llamadasDeConciliacion } from '@valija/contract/llamadas/conciliacion.ts'
import { serve } from '../../http/serve.ts'

export function registerReglasRoutes(app: App, deps: Deps, allowed: (actor: Actor) => Promise<void>): void {
  serve(app, llamadasDeConciliacion.reglas, async (req) => {
    await allowed(req.actor)
    return { reglas: await listReglas(deps.db) }
  })
  serve(app, llamadasDeConciliacion.crearRegla, async (req) => {
    await allowed(req.actor)
    return saveRegla(deps, req.actor, req.body)
  })
  serve(app, llamadasDeConciliacion.ordenarReglas, async (req) => {
    await allowed(req.actor)
    return { reglas: await orderReglas(deps, req.actor, req.body.reglaIDs) }
  })
  serve(app, llamadasDeConciliacion.cambiarRegla, async (req) => {
    await allowed(req.actor)
    return saveRegla(deps, req.actor, req.body, req.params.reglaID)
  })
  serve(app, llamadasDeConciliacion.quitarRegla, async (req) => {
    await allowed(req.actor)
    return deleteRegla(deps, req.actor, req.params.reglaID)
  })
  serve(app, llamadasDeConciliacion.previaDeRegla, async (req) => {
    await allowed(req.actor)
    return previewRegla(deps, req.body)
  })
  serve(app, llamadasDeConciliacion.aplicarReglas, async (req) => {
    await allowed(req.actor)
    const corridaId = await inTransaction(deps.db, (tx) =>
      startCorrida(deps, tx, { importacionId: null, quien: req.actor.correo }),
    )
    return readCorrida(deps.db, corridaId)
  })
}
