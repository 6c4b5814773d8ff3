import { llamadasDeAcceso } from '@valija/contract/llamadas/acceso.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { serve } from '../../http/serve.ts'
import { changeClave } from './change-clave.ts'
import { requestRecovery, resetClave } from './recovery.ts'

export function registerClaveRoutes(app: App, deps: Deps): void {
  serve(app, llamadasDeAcceso.olvideContrasena, async (req) => {
    await requestRecovery(deps, req.body.email)
  })
  serve(app, llamadasDeAcceso.restablecerContrasena, async (req) => {
    await resetClave(deps, req.body)
  })
  serve(app, llamadasDeAcceso.cambiarContrasena, async (req) => {
    await changeClave(deps, req.actor, { ...req.body, direccion: req.ip })
  })
}
