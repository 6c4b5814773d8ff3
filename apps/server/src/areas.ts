import { registerAccesoRoutes } from './areas/acceso/routes.ts'
import { recoveryJob } from './areas/acceso/recovery.ts'
import { registerCorreosRoutes } from './areas/correos/routes.ts'
import { correoJob } from './areas/correos/send-correo.ts'
import { registerDirectoryLists } from './areas/directorio/list-routes.ts'
import { marcarPagadosJob } from './areas/recibos/mark-pagados-job.ts'
import { registerRecibosRoutes } from './areas/recibos/routes.ts'
import { registerUsuariosRoutes } from './areas/usuarios/routes.ts'
import type { Deps } from './deps.ts'
import type { App } from './http/app-type.ts'
import type { JobKind } from './jobs/jobs.ts'

/** Every area's routes: one line each. */
export function registerAreas(app: App, deps: Deps): void {
  registerAccesoRoutes(app, deps)
  registerUsuariosRoutes(app, deps)
  registerCorreosRoutes(app, deps)
  registerDirectoryLists(app, deps)
  registerRecibosRoutes(app, deps)
}

/** Every area's jobs: one line each. */
export function areaJobs(deps: Deps): JobKind<object>[] {
  return [correoJob(deps), recoveryJob(deps), marcarPagadosJob(deps)]
}
