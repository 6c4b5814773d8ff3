import { cambiarContrasenaEntrada, olvideEntrada, restablecerEntrada } from '@valija/contract/acceso.ts'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { changeClave } from './change-clave.ts'
import { requestRecovery, resetClave } from './recovery.ts'

const tags = ['acceso']
/** Public calls that cost a mail or a hash. */
const rateLimit = { max: 60, timeWindow: '1 minute' }

export function registerClaveRoutes(app: App, deps: Deps): void {
  app.post(
    '/api/usuarios/olvideContrasena',
    {
      schema: { tags, body: olvideEntrada, response: { 204: z.null() } },
      config: { allow: 'publico', rateLimit },
    },
    async (req, reply) => {
      await requestRecovery(deps, req.body.email)
      return reply.status(204).send(null)
    },
  )
  app.post(
    '/api/usuarios/restablecerContrasena',
    {
      schema: { tags, body: restablecerEntrada, response: { 204: z.null() } },
      config: { allow: 'publico', rateLimit },
    },
    async (req, reply) => {
      await resetClave(deps, req.body)
      return reply.status(204).send(null)
    },
  )
  app.post(
    '/api/usuarios/cambiarContrasena',
    {
      schema: { tags, body: cambiarContrasenaEntrada, response: { 204: z.null() } },
      config: { allow: 'sesion', rateLimit },
    },
    async (req, reply) => {
      await changeClave(deps, req.actor, { ...req.body, direccion: req.ip })
      return reply.status(204).send(null)
    },
  )
}
