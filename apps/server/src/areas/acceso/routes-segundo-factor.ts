import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import {
  activateSecondFactor,
  activateWithLlave,
  readSecondFactor,
  removeSecondFactor,
  startSecondFactor,
} from './change-second-factor.ts'
import { llamadasDeAcceso } from '@valija/contract/llamadas/acceso.ts'
import { serve } from '../../http/serve.ts'

/** The person's own second factor. */
export function registerSegundoFactorRoutes(app: App, deps: Deps): void {
  serve(app, llamadasDeAcceso.segundoFactor, (req) => readSecondFactor(deps, req.actor))
  serve(app, llamadasDeAcceso.iniciarSegundoFactor, (req) => startSecondFactor(deps, req.actor))
  serve(app, llamadasDeAcceso.activarSegundoFactor, async (req) => ({
    codigos: await activateSecondFactor(deps, req.actor, req.body.codigo),
  }))
  serve(app, llamadasDeAcceso.activarConLlave, async (req) => ({
    codigos: await activateWithLlave(deps, req.actor),
  }))
  serve(app, llamadasDeAcceso.quitarSegundoFactor, async (req) => {
    const { contrasena, ...paso } = req.body
    await removeSecondFactor(deps, req.actor, { ...paso, clave: contrasena, direccion: req.ip })
  })
}
