import { proveedorDirectorio } from '@valija/contract/borradores.ts'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { defineJob, type JobKind } from '../../jobs/jobs.ts'
import { listProveedores, refreshProveedores } from './proveedores.ts'

export function registerDirectorioRoutes(app: App, deps: Deps): void {
  // Canonical, and the literal spelling of the document.
  for (const url of ['/api/Reserva/GetAntSuppliers', '/Reserva/GetAntSuppliers'])
    app.get(
      url,
      {
        schema: {
          tags: ['directorio'],
          querystring: z.object({ q: z.string().trim().max(80).optional() }),
          response: { 200: z.array(proveedorDirectorio) },
        },
        config: { allow: 'proveedores.elegir' },
      },
      (req) => listProveedores(deps, req.actor, req.query.q),
    )
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
