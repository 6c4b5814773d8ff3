import { sql } from 'kysely'
import { inTransaction, type Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse } from '../../refuse.ts'
import { holdAutor } from '../acceso/sessions.ts'
import { writeBitacora } from '../bitacora/write-bitacora.ts'
import { enqueueCorreo, isEnqueued } from '../correos/enqueue-correo.ts'
import { announceUsuario } from './announce-usuario.ts'
import { saveInvitation } from './create-invitation.ts'
import { findUsuario, type Usuario } from './find-usuario.ts'
import { renewInvitation } from './invitation-actions.ts'
import { usuariosEnAlcance } from './scope.ts'

/**
 * The mail with which somebody who has not entered yet gets in, once more: the invitation of an account without a
 * password, or the link that proves the mailbox of one that a copied link opened; once for each `clave`. To whom is in
 * already, there is none.
 */
export async function resendAccess(
  deps: Deps,
  actor: Actor,
  id: string,
  clave: string | undefined,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await holdAutor(tx, actor)
    const usuario = await findUsuario(tx, id, { lock: 'forNoKeyUpdate' })
    const { rows } =
      await sql`select 1 from usuarios u where u.id = ${usuario.id} and ${usuariosEnAlcance(actor)}`.execute(
        tx,
      )
    if (rows.length === 0) throw refuse('noEncontrado')
    if (await isEnqueued(tx, clave)) return
    if (usuario.bloqueadoEn) throw refuse('cuentaBloqueada')
    if (!usuario.registrado) await sendInvitation(deps, tx, actor, usuario, clave)
    else if (usuario.pruebaCorreo === 'pendiente')
      await enqueueCorreo(deps, tx, {
        plantilla: 'pruebaCorreo',
        registro: usuario.id,
        para: usuario.email,
        creadoPor: actor.usuarioId,
        clave,
      })
    else throw refuse('accesoYaRegistrado')
    await writeBitacora(tx, actor, { entidad: 'usuario', entidadId: usuario.id, accion: 'accesoReenviado' })
    await announceUsuario(tx, usuario.numero)
  })
}

/** The one it has, with a new term; a revoked one does not come back: it gets another. The account's lock keeps its e-mail. */
async function sendInvitation(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  usuario: Usuario,
  clave: string | undefined,
): Promise<void> {
  const open = await tx
    .selectFrom('invitaciones')
    .selectAll()
    .where('usuarioId', '=', usuario.id)
    .where('usadaEn', 'is', null)
    .where('revocadaEn', 'is', null)
    .orderBy('creadoEn', 'desc')
    .forUpdate()
    .executeTakeFirst()
  if (open) return renewInvitation(deps, tx, actor, open, clave)
  await saveInvitation(deps, tx, actor, {
    correo: usuario.email,
    rol: 'Proveedor',
    rfc: usuario.rfc,
    nombreAgencia: usuario.nombreAgencia,
    usuarioId: usuario.id,
    clave,
  })
}
