import { registerAccesoRoutes } from './areas/acceso/routes.ts'
import type { Deps } from './deps.ts'
import type { App } from './http/app-type.ts'
import type { JobKind } from './jobs/jobs.ts'

/** Every area's routes: one line each. */
export function registerAreas(app: App, deps: Deps): void {
  registerAccesoRoutes(app, deps)
}

/** Every area's jobs: one line each. */
export function areaJobs(_deps: Deps): JobKind<object>[] {
  return []
}
