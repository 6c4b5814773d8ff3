import { cerrarOtrasRespuesta, sesionesRespuesta } from '@valija/contract/acceso.ts'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { refuse } from '../../refuse.ts'
import { listSessions } from './list-sessions.ts'
import { changePerson, dropSessions } from './sessions.ts'

const tags = ['acceso']

/** The person's own sessions, and signing out elsewhere. */
export function registerSesionesRoutes(app: App, deps: Deps): void {
  app.get(
    '/api/sesiones',
    { schema: { tags, response: { 200: sesionesRespuesta } }, config: { allow: 'sesion' } },
    (req) => listSessions(deps, req.actor),
  )
  app.delete(
    '/api/sesiones/:id',
    {
      schema: { tags, params: z.object({ id: z.uuid() }), response: { 204: z.null() } },
      config: { allow: 'sesion' },
    },
    async (req, reply) => {
      const { usuarioId } = req.actor
      const ended = await changePerson(deps, (tx) => dropSessions(tx, { usuarioId, sesionId: req.params.id }))
      if (ended === 0) throw refuse('noEncontrado')
      return reply.status(204).send(null)
    },
  )
  app.post(
    '/api/sesiones/cerrarOtras',
    { schema: { tags, response: { 200: cerrarOtrasRespuesta } }, config: { allow: 'sesion' } },
    async (req) => {
      const { usuarioId, sesionId } = req.actor
      return {
        cerradas: await changePerson(deps, (tx) => dropSessions(tx, { usuarioId, salvo: sesionId })),
      }
    },
  )
}
