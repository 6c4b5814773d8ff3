import { llamadasDeAcceso } from '@valija/contract/llamadas/acceso.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { serve } from '../../http/serve.ts'
import {
  activateSecondFactor,
  activateWithLlave,
  readSecondFactor,
  removeSecondFactor,
  renewCodigos,
  startSecondFactor,
} from './change-second-factor.ts'

/** The person's own second factor. */
export function registerSegundoFactorRoutes(app: App, deps: Deps): void {
  serve(app, llamadasDeAcceso.segundoFactor, (req) => readSecondFactor(deps, req.actor))
  serve(app, llamadasDeAcceso.iniciarSegundoFactor, (req) =>
    startSecondFactor(deps, req.actor, { ...req.body, direccion: req.ip }),
  )
  serve(app, llamadasDeAcceso.activarSegundoFactor, async (req) => ({
    codigos: await activateSecondFactor(deps, req.actor, req.body.codigo),
  }))
  serve(app, llamadasDeAcceso.activarConLlave, async (req) => ({
    codigos: await activateWithLlave(deps, req.actor, { ...req.body, direccion: req.ip }),
  }))
  serve(app, llamadasDeAcceso.quitarSegundoFactor, async (req) => {
    await removeSecondFactor(deps, req.actor, { ...req.body, direccion: req.ip })
  })
  serve(app, llamadasDeAcceso.renovarCodigos, async (req) => ({
    codigos: await renewCodigos(deps, req.actor, { ...req.body, direccion: req.ip }),
  }))
}
