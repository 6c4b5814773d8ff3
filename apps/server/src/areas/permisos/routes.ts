import { permisosRespuesta } from '@valija/contract/permisos.ts'
import { type Capacidad, permisos } from '@valija/domain/acceso/permisos.ts'
import type { App } from '../../http/app-type.ts'

/** The one permission table, as the server enforces it, for the page that shows it. */
export function registerPermisosRoutes(app: App): void {
  app.get(
    '/api/permisos',
    {
      schema: { tags: ['permisos'], response: { 200: permisosRespuesta } },
      config: { allow: 'permisos.ver' },
    },
    async () =>
      (Object.keys(permisos) as Capacidad[]).map((capacidad) => ({
        capacidad,
        roles: [...permisos[capacidad]],
      })),
  )
}
