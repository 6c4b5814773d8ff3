import {
  codigoEntrada,
  codigosRespuesta,
  quitarFactorEntrada,
  segundoFactorInicio,
  segundoFactorRespuesta,
} from '@valija/contract/acceso.ts'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import {
  activateSecondFactor,
  activateWithLlave,
  readSecondFactor,
  removeSecondFactor,
  startSecondFactor,
} from './change-second-factor.ts'

const tags = ['acceso']
const rateLimit = { max: 60, timeWindow: '1 minute' }

/** The person's own second factor. */
export function registerSegundoFactorRoutes(app: App, deps: Deps): void {
  app.get(
    '/api/sesion/segundoFactor',
    { schema: { tags, response: { 200: segundoFactorRespuesta } }, config: { allow: 'sesion' } },
    (req) => readSecondFactor(deps, req.actor),
  )
  app.post(
    '/api/sesion/segundoFactor',
    { schema: { tags, response: { 200: segundoFactorInicio } }, config: { allow: 'sesion', rateLimit } },
    (req) => startSecondFactor(deps, req.actor),
  )
  app.post(
    '/api/sesion/segundoFactor/activar',
    {
      schema: { tags, body: codigoEntrada, response: { 200: codigosRespuesta } },
      config: { allow: 'sesion', rateLimit },
    },
    async (req) => ({ codigos: await activateSecondFactor(deps, req.actor, req.body.codigo) }),
  )
  app.post(
    '/api/sesion/segundoFactor/activarConLlave',
    {
      schema: { tags, response: { 200: codigosRespuesta } },
      config: { allow: 'sesion', rateLimit },
    },
    async (req) => ({ codigos: await activateWithLlave(deps, req.actor) }),
  )
  app.post(
    '/api/sesion/segundoFactor/quitar',
    {
      schema: { tags, body: quitarFactorEntrada, response: { 204: z.null() } },
      config: { allow: 'sesion', rateLimit },
    },
    async (req, reply) => {
      const { contrasena, ...paso } = req.body
      await removeSecondFactor(deps, req.actor, { ...paso, clave: contrasena, direccion: req.ip })
      return reply.status(204).send(null)
    },
  )
}
