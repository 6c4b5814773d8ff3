import { randomBytes } from 'node:crypto'
import { llamadasDeAcceso } from '@valija/contract/llamadas/acceso.ts'
import { llamadasDeInvitaciones } from '@valija/contract/llamadas/invitaciones.ts'
import { llamadasDeUsuarios } from '@valija/contract/llamadas/usuarios.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { sendExport } from '../../http/send-export.ts'
import { serve } from '../../http/serve.ts'
import { Refusal } from '../../refuse.ts'
import { clearSecondFactor } from '../acceso/change-second-factor.ts'
import { assertProven } from '../acceso/prove-owner.ts'
import { acceptUsuario, addClaim } from './accept-usuario.ts'
import { blockUsuario } from './block-usuario.ts'
import { columnasUsuarios } from './columnas-usuarios.ts'
import { inviteColaborador, inviteComisionista } from './create-invitation.ts'
import { createProveedor } from './create-proveedor.ts'
import { createUsuario } from './create-usuario.ts'
import { editProveedor, readProveedor } from './edit-proveedor.ts'
import { findUsuario } from './find-usuario.ts'
import { copyInvitationLink, resendInvitation, revokeInvitation } from './invitation-actions.ts'
import { inviteMany } from './invite-many.ts'
import { listInvitaciones } from './list-invitaciones.ts'
import { allUsuarios, countUsuarios, listadoUsuarios, listUsuarios } from './list-usuarios.ts'
import { readEnlace } from './read-enlace.ts'
import { registerInvited } from './register-invited.ts'
import { resendAccess } from './resend-access.ts'

export function registerUsuariosRoutes(app: App, deps: Deps): void {
  registerAccountRoutes(app, deps)
  registerInvitationRoutes(app, deps)
  registerSupplierRoutes(app, deps)
  serve(app, llamadasDeUsuarios.listar, (req) => listUsuarios(deps, req.actor, req.query))
  serve(app, llamadasDeUsuarios.exportar, (req, reply) =>
    sendExport(reply, {
      nombre: 'usuarios',
      columnas: columnasUsuarios,
      filas: allUsuarios(deps, req.actor, req.query),
      formato: req.query.formato,
      pedidas: req.query.columnas,
    }),
  )
  serve(app, llamadasDeUsuarios.conteos, (req) => countUsuarios(deps, req.actor))
  serve(app, llamadasDeUsuarios.listadoUsuarios, (req) => listadoUsuarios(deps, req.actor, req.query))
  serve(app, llamadasDeAcceso.enlace, (req) => readEnlace(deps, req.body.codigo))
  serve(app, llamadasDeAcceso.registrar, (req) => registerInvited(deps, req.body))
}

/** Accepting, blocking and making accounts: an admin's. */
function registerAccountRoutes(app: App, deps: Deps): void {
  serve(app, llamadasDeUsuarios.crear, (req) => createUsuario(deps, req.actor, req.body))
  serve(app, llamadasDeUsuarios.aceptar, (req) =>
    acceptUsuario(deps, req.actor, { id: req.params.id, ...req.body }),
  )
  serve(app, llamadasDeUsuarios.bloquear, (req) =>
    blockUsuario(deps, req.actor, { id: req.params.id, ...req.body }),
  )
  serve(app, llamadasDeUsuarios.reenviarAcceso, async (req) => {
    await resendAccess(deps, req.actor, req.params.id, req.body?.clave)
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

function registerInvitationRoutes(app: App, deps: Deps): void {
  serve(app, llamadasDeInvitaciones.listar, (req) => listInvitaciones(deps, req.actor, req.query))
  serve(app, llamadasDeInvitaciones.invitar, (req) => inviteColaborador(deps, req.actor, req.body))
  serve(app, llamadasDeInvitaciones.invitarVarias, async (req) => ({
    invitaciones: await inviteMany(deps, req.actor, req.body),
  }))
  serve(app, llamadasDeInvitaciones.invitarComisionista, (req) =>
    inviteComisionista(deps, req.actor, req.body),
  )
  serve(app, llamadasDeInvitaciones.reenviar, (req) =>
    resendInvitation(deps, req.actor, req.params.id, req.body?.clave),
  )
  serve(app, llamadasDeInvitaciones.revocar, (req) => revokeInvitation(deps, req.actor, req.params.id))
  serve(app, llamadasDeInvitaciones.enlace, (req) => copyInvitationLink(deps, req.actor, req.params.id))
}

/** Supplier accounts: made, read and edited by an admin; both documented spellings lead to the same use cases. */
function registerSupplierRoutes(app: App, deps: Deps): void {
  serve(app, llamadasDeUsuarios.crearProveedor, async (req, reply) => {
    try {
      return await createProveedor(deps, req.actor, req.body)
    } catch (error) {
      if (!(error instanceof Refusal) || error.codigo !== 'usuarioYaRegistrado') throw error
      // Documented: the first element of the error body is not empty when the e-mail is already registered.
      const referencia = randomBytes(3).toString('hex').toUpperCase()
      return reply
        .status(409)
        .send([{ codigo: error.codigo, mensaje: error.message, detalles: [], referencia }])
    }
  })
  serve(app, llamadasDeUsuarios.obtenerProveedor, (req) => readProveedor(deps.db, req.query.usuarioId))
  serve(app, llamadasDeUsuarios.obtenerProveedorPorRuta, (req) =>
    readProveedor(deps.db, req.params.usuarioId),
  )
  serve(app, llamadasDeUsuarios.modificarProveedor, (req) =>
    editProveedor(deps, req.actor, req.body.usuarioId, req.body),
  )
  serve(app, llamadasDeUsuarios.proveedor, (req) => readProveedor(deps.db, req.params.usuarioId))
  serve(app, llamadasDeUsuarios.cambiarProveedor, (req) =>
    editProveedor(deps, req.actor, req.params.usuarioId, req.body),
  )
}
