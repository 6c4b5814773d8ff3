import {
  camposLibresDeCorreo,
  reenviadosRespuesta,
  sendMailEntrada,
  sendMailRespuesta,
} from '@valija/contract/correos.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { refuse } from '../../refuse.ts'
import { resendCorreo } from './resend-correo.ts'
import { resendFallidos } from './resend-fallidos.ts'

export function registerCorreosRoutes(app: App, deps: Deps): void {
  app.post(
    '/api/correos/reenviar-fallidos',
    {
      schema: { tags: ['correos'], response: { 200: reenviadosRespuesta } },
      config: { allow: 'correos.reenviarTodos' },
    },
    (req) => resendFallidos(deps, req.actor),
  )
  app.post(
    '/api/Mailing/SendMail',
    {
      schema: { tags: ['correos'], body: sendMailEntrada, response: { 200: sendMailRespuesta } },
      config: { allow: 'correos.reenviar', rateLimit: { max: 30, timeWindow: '1 minute' } },
    },
    (req) => {
      if (camposLibresDeCorreo.some((campo) => req.body[campo] !== undefined)) throw refuse('correoLibre')
      return resendCorreo(deps, req.actor, { plantilla: req.body.templateName, registro: req.body.registro })
    },
  )
}
