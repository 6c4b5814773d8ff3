import {
  consultaInvitaciones,
  enlaceCopiado,
  invitacionCreada,
  invitacionesRespuesta,
  invitacionId,
  invitarComisionistaEntrada,
  invitacionesDeVarias,
  invitarEntrada,
  invitarVariasEntrada,
} from '@valija/contract/invitaciones.ts'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { inviteColaborador, inviteComisionista } from './create-invitation.ts'
import { copyInvitationLink, resendInvitation, revokeInvitation } from './invitation-actions.ts'
import { inviteMany } from './invite-many.ts'
import { listInvitaciones } from './list-invitaciones.ts'

const tags = ['invitaciones']
const rateLimit = { max: 60, timeWindow: '1 minute' }

export function registerInvitationRoutes(app: App, deps: Deps): void {
  app.get(
    '/api/invitaciones',
    {
      schema: { tags, querystring: consultaInvitaciones, response: { 200: invitacionesRespuesta } },
      config: { allow: 'usuarios.ver' },
    },
    (req) => listInvitaciones(deps, req.actor, req.query),
  )
  app.post(
    '/api/invitaciones',
    {
      schema: { tags, body: invitarEntrada, response: { 200: invitacionCreada } },
      config: { allow: 'usuarios.invitarColaborador', rateLimit },
    },
    (req) => inviteColaborador(deps, req.actor, req.body),
  )
  app.post(
    '/api/invitaciones/varias',
    {
      schema: { tags, body: invitarVariasEntrada, response: { 200: invitacionesDeVarias } },
      config: { allow: 'usuarios.invitarColaborador', rateLimit: { max: 10, timeWindow: '1 minute' } },
    },
    async (req) => ({ invitaciones: await inviteMany(deps, req.actor, req.body) }),
  )
  app.post(
    '/api/invitaciones/comisionista',
    {
      schema: { tags, body: invitarComisionistaEntrada, response: { 200: invitacionCreada } },
      config: { allow: 'usuarios.invitarComisionista', rateLimit },
    },
    (req) => inviteComisionista(deps, req.actor, req.body),
  )
  const actions = { reenviar: resendInvitation, revocar: revokeInvitation } as const
  for (const [nombre, action] of Object.entries(actions))
    app.post(
      `/api/invitaciones/:id/${nombre}`,
      {
        schema: { tags, params: invitacionId, response: { 204: z.null() } },
        config: { allow: 'usuarios.ver', rateLimit },
      },
      async (req, reply) => {
        await action(deps, req.actor, req.params.id)
        return reply.status(204).send(null)
      },
    )
  app.post(
    '/api/invitaciones/:id/enlace',
    {
      schema: { tags, params: invitacionId, response: { 200: enlaceCopiado } },
      config: { allow: 'usuarios.ver', rateLimit },
    },
    (req) => copyInvitationLink(deps, req.actor, req.params.id),
  )
}
