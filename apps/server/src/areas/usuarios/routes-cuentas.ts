import { llamadasDeUsuarios } from '@valija/contract/llamadas/usuarios.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { serve } from '../../http/serve.ts'
import { clearSecondFactor } from '../acceso/change-second-factor.ts'
import { assertProven } from '../acceso/prove-owner.ts'
import { acceptUsuario, addClaim } from './accept-usuario.ts'
import { blockUsuario } from './block-usuario.ts'
import { createUsuario } from './create-usuario.ts'
import { findUsuario } from './find-usuario.ts'
import { resendAccess } from './resend-access.ts'

/** Accepting, blocking and making accounts: an admin's. */
export function registerAccountRoutes(app: App, deps: Deps): void {
  serve(app, llamadasDeUsuarios.crear, (req) => createUsuario(deps, req.actor, req.body))
  serve(app, llamadasDeUsuarios.aceptar, (req) =>
    acceptUsuario(deps, req.actor, { id: req.params.id, ...req.body }),
  )
  serve(app, llamadasDeUsuarios.bloquear, (req) =>
    blockUsuario(deps, req.actor, { id: req.params.id, ...req.body }),
  )
  serve(app, llamadasDeUsuarios.reenviarAcceso, async (req) => {
    await resendAccess(deps, req.actor, req.params.id)
  })
  serve(app, llamadasDeUsuarios.quitarSegundoFactor, async (req) => {
    await assertProven(deps, req.actor)
    await clearSecondFactor(deps, req.actor, (await findUsuario(deps.db, req.params.id)).id)
  })
  serve(app, llamadasDeUsuarios.agregarClaims, async (req) => {
    const { ClaimType, ClaimValue } = req.query
    await addClaim(deps, req.actor, { id: req.body, tipo: ClaimType, valor: ClaimValue })
  })
  serve(app, llamadasDeUsuarios.removerAdmin, (req) => blockUsuario(deps, req.actor, { id: req.body }))
}
