import { llamadasDeInvitaciones } from '@valija/contract/llamadas/invitaciones.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { serve } from '../../http/serve.ts'
import { inviteColaborador, inviteComisionista } from './create-invitation.ts'
import { copyInvitationLink, resendInvitation, revokeInvitation } from './invitation-actions.ts'
import { inviteMany } from './invite-many.ts'
import { listInvitaciones } from './list-invitaciones.ts'

export function registerInvitationRoutes(app: App, deps: Deps): void {
  serve(app, llamadasDeInvitaciones.listar, (req) => listInvitaciones(deps, req.actor, req.query))
  serve(app, llamadasDeInvitaciones.invitar, (req) => inviteColaborador(deps, req.actor, req.body))
  serve(app, llamadasDeInvitaciones.invitarVarias, async (req) => ({
    invitaciones: await inviteMany(deps, req.actor, req.body),
  }))
  serve(app, llamadasDeInvitaciones.invitarComisionista, (req) =>
    inviteComisionista(deps, req.actor, req.body),
  )
  serve(app, llamadasDeInvitaciones.reenviar, (req) => resendInvitation(deps, req.actor, req.params.id))
  serve(app, llamadasDeInvitaciones.revocar, (req) => revokeInvitation(deps, req.actor, req.params.id))
  serve(app, llamadasDeInvitaciones.enlace, (req) => copyInvitationLink(deps, req.actor, req.params.id))
}
