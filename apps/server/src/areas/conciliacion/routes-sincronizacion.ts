import { llamadasDeConciliacionDocumentada } from '@valija/contract/llamadas/conciliacion-documentada.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { serve } from '../../http/serve.ts'
import { syncRenglones } from './corrida/sync-renglones.ts'

/** Payments §7: canonical under /api with the literal spelling as alias. */
export function registerSincronizar(app: App, deps: Deps): void {
  serve(app, llamadasDeConciliacionDocumentada.sincronizarEstadoCuenta, (req) =>
    syncRenglones(deps, req.actor, {
      renglones: req.body,
      fuente: req.query.fuente,
      cuenta: req.query.cuenta,
    }),
  )
}
