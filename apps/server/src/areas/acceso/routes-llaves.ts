import {
  agregarLlaveEntrada,
  conContrasena,
  entrarConLlaveEntrada,
  llave,
  llavesRespuesta,
  retoDeLlave,
} from '@valija/contract/llaves.ts'
import { loginRespuesta } from '@valija/contract/sesion.ts'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { equipoCookie, equipoDe } from './equipo.ts'
import { addLlave, listLlaves, removeLlave, startLlave } from './llaves.ts'
import { signInWithLlave } from './sign-in.ts'
import { askForLlave } from './use-llave.ts'

const tags = ['acceso']
const rateLimit = { max: 60, timeWindow: '1 minute' }
/** A hotel is one address. */
const deTodos = { max: 300, timeWindow: '1 minute' }

/** Passkeys: the person's own, and signing in with one. */
export function registerLlavesRoutes(app: App, deps: Deps): void {
  app.get(
    '/api/sesion/llaves',
    { schema: { tags, response: { 200: llavesRespuesta } }, config: { allow: 'sesion' } },
    (req) => listLlaves(deps, req.actor),
  )
  app.post(
    '/api/sesion/llaves/reto',
    {
      schema: { tags, body: conContrasena, response: { 200: retoDeLlave } },
      config: { allow: 'sesion', rateLimit },
    },
    async (req) => ({
      ...(await startLlave(deps, req.actor, { clave: req.body.contrasena, direccion: req.ip })),
    }),
  )
  app.post(
    '/api/sesion/llaves',
    {
      schema: { tags, body: agregarLlaveEntrada, response: { 200: llave } },
      config: { allow: 'sesion', rateLimit },
    },
    (req) => addLlave(deps, req.actor, req.body),
  )
  app.post(
    '/api/sesion/llaves/:id/quitar',
    {
      schema: { tags, params: z.object({ id: z.uuid() }), body: conContrasena, response: { 204: z.null() } },
      config: { allow: 'sesion', rateLimit },
    },
    async (req, reply) => {
      await removeLlave(deps, req.actor, req.params.id, { clave: req.body.contrasena, direccion: req.ip })
      return reply.status(204).send(null)
    },
  )
  app.post(
    '/api/usuarios/llave/reto',
    { schema: { tags, response: { 200: retoDeLlave } }, config: { allow: 'publico', rateLimit: deTodos } },
    async () => ({ ...(await askForLlave(deps)) }),
  )
  app.post(
    '/api/usuarios/entrarConLlave',
    {
      schema: { tags, body: entrarConLlaveEntrada, response: { 200: loginRespuesta } },
      config: { allow: 'publico', rateLimit: deTodos },
    },
    async (req, reply) => {
      const equipo = equipoDe(req.headers.cookie)
      const abierta = await signInWithLlave(deps, req.body.respuesta, {
        agente: req.headers['user-agent'],
        direccion: req.ip,
        equipo,
      })
      reply.header('set-cookie', equipoCookie(equipo, deps.config))
      return abierta
    },
  )
}
