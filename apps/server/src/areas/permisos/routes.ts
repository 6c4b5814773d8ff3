import { llamadasDePermisos } from '@valija/contract/llamadas/permisos.ts'
import { permisos } from '@valija/domain/acceso/permisos.ts'
import { keysOf } from '@valija/palabras/keys.ts'
import type { App } from '../../http/app-type.ts'
import { serve } from '../../http/serve.ts'

/** The one permission table, as the server enforces it, for the page that shows it. */
export function registerPermisosRoutes(app: App): void {
  serve(app, llamadasDePermisos.leer, async () =>
    keysOf(permisos).map((capacidad) => ({
      capacidad,
      roles: [...permisos[capacidad]],
    })),
  )
}
