import { llamadasDeDirectorio } from '@valija/contract/llamadas/directorio.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { serve } from '../../http/serve.ts'
import { defineJob, type JobKind } from '../../jobs/jobs.ts'
import { listProveedores, refreshProveedores } from './proveedores.ts'

export function registerDirectorioRoutes(app: App, deps: Deps): void {
  // Canonical, and the literal spelling of the document.
  serve(app, llamadasDeDirectorio.getAntSuppliers, (req) => listProveedores(deps, req.actor, req.query.q))
}

export const directorioJobs = (deps: Deps): JobKind<object>[] => [
  defineJob({
    nombre: 'directorio.refrescar',
    cron: '15 */6 * * *',
    opciones: { retryLimit: 5, retryDelay: 60 },
    work: async () => {
      await refreshProveedores(deps)
    },
  }),
]
