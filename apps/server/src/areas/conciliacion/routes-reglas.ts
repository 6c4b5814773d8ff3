import { llamadasDeConciliacion } from '@valija/contract/llamadas/conciliacion.ts'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { startCorrida } from './corrida/start-corrida.ts'
import { readCorrida } from './filas/resumen.ts'
import { deleteRegla, listReglas, orderReglas, previewRegla, saveRegla } from './reglas/reglas.ts'
import type { ServeAllowed } from './serve-allowed.ts'

export function registerReglasRoutes(serveAllowed: ServeAllowed, deps: Deps): void {
  serveAllowed(llamadasDeConciliacion.reglas, async () => ({ reglas: await listReglas(deps.db) }))
  serveAllowed(llamadasDeConciliacion.crearRegla, (req) => saveRegla(deps, req.actor, req.body))
  serveAllowed(llamadasDeConciliacion.ordenarReglas, async (req) => ({
    reglas: await orderReglas(deps, req.actor, req.body.reglaIDs),
  }))
  serveAllowed(llamadasDeConciliacion.cambiarRegla, (req) =>
    saveRegla(deps, req.actor, req.body, req.params.reglaID),
  )
  serveAllowed(llamadasDeConciliacion.quitarRegla, (req) => deleteRegla(deps, req.actor, req.params.reglaID))
  serveAllowed(llamadasDeConciliacion.previaDeRegla, (req) => previewRegla(deps, req.body))
  serveAllowed(llamadasDeConciliacion.aplicarReglas, async (req) => {
    const corridaId = await inTransaction(deps.db, (tx) =>
      startCorrida(deps, tx, { importacionId: null, quien: req.actor.correo }),
    )
    return readCorrida(deps.db, corridaId)
  })
}
