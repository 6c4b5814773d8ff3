import { camposLibresDeCorreo } from '@valija/contract/correos.ts'
import { llamadasDeCorreos } from '@valija/contract/llamadas/correos.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { serve } from '../../http/serve.ts'
import { refuse } from '../../refuse.ts'
import { listFallidos } from './list-fallidos.ts'
import type { Plantillas } from './plantilla.ts'
import { resendCorreo } from './resend-correo.ts'
import { resendFallidos } from './resend-fallidos.ts'

export function registerCorreosRoutes(app: App, deps: Deps, plantillas: Plantillas): void {
  serve(app, llamadasDeCorreos.fallidos, (req) => listFallidos(deps.db, req.query))
  serve(app, llamadasDeCorreos.reenviarFallidos, (req) => resendFallidos(deps, req.actor))
  serve(app, llamadasDeCorreos.sendMail, (req) => {
    if (camposLibresDeCorreo.some((campo) => req.body[campo] !== undefined)) throw refuse('correoLibre')
    return resendCorreo(deps, plantillas, req.actor, {
      plantilla: req.body.templateName,
      registro: req.body.registro,
      clave: req.body.clave,
    })
  })
}
