import { message } from '@valija/contract/messages.ts'
import { normalizeCorreo } from '@valija/domain/usuarios/correo.ts'
import { estadoInvitacion } from '@valija/domain/usuarios/invitacion.ts'
import { normalizeRfc } from '@valija/palabras/rfc.ts'
import { inTransaction, type Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { announce } from '../../http/events.ts'
import { refuse, refuseWith } from '../../refuse.ts'
import { closeInvitations, hashClave, refusalOf } from '../acceso/clave.ts'
import { findEnlace, spendEnlace } from '../acceso/enlaces.ts'
import { hashToken } from '../acceso/load-actor.ts'
import { writeBitacora } from '../bitacora/write-bitacora.ts'
import { enqueueCorreo } from '../correos/enqueue-correo.ts'
import { announceUsuario } from './announce-usuario.ts'
import { lockCorreo } from './create-invitation.ts'
import { createAccount, openAccount } from './cuenta-invitada.ts'

type Invitacion = NonNullable<Awaited<ReturnType<typeof lockInvitation>>>

/**
 * The invited person sets a password (Access §2, §7). Accepted only with the code of an open invitation to that e-mail
 * and role or tax id; what the account may become stands in the invitation, not in the address.
 */
export async function registerInvited(
  deps: Deps,
  entrada: { email: string; password: string; phoneNumber: string; codigo: string },
): Promise<{ id: number; correoPorProbar: boolean }> {
  const correo = normalizeCorreo(entrada.email)
  const refusal = refusalOf(entrada.password)
  if (refusal)
    throw refuseWith('registroIncompleto', message('registroIncompleto'), {
      titulo: message('registroIncompletoTitulo'),
      detalles: [{ campo: 'password', mensaje: refusal.message }],
    })
  const claveHash = await hashClave(entrada.password)
  return inTransaction(deps.db, async (tx) => {
    await lockCorreo(tx, correo)
    await lockInvited(tx, entrada.codigo)
    const enlace = await findEnlace(tx, entrada.codigo, { lock: true })
    const invitacion = enlace?.invitacionId ? await lockInvitation(tx, enlace.invitacionId) : undefined
    const ahora = deps.reloj.ahora()
    if (!enlace || enlace.usadoEn || !invitacion) throw refuse('enlaceVencido')
    if (estadoInvitacion(invitacion, ahora) !== 'pendiente') throw refuse('enlaceVencido')
    if (normalizeCorreo(invitacion.correo) !== correo || !matches(invitacion, entrada.phoneNumber))
      throw refuse('enlaceVencido')
    await spendEnlace(tx, enlace.hash, ahora)
    const prueba = enlace.copiado ? 'pendiente' : 'correo'
    const usuario = invitacion.usuarioId
      ? await openAccount(tx, invitacion.usuarioId, claveHash, { ahora, prueba })
      : await createAccount(tx, invitacion, claveHash, prueba)
    await tx
      .updateTable('invitaciones')
      .set({ usadaEn: ahora, usuarioId: usuario.id, revocadaEn: null })
      .where('id', '=', invitacion.id)
      .execute()
    await closeInvitations(tx, { usuarioId: usuario.id, email: correo }, ahora)
    const registrado = { usuarioId: usuario.id, correo: usuario.email }
    await writeBitacora(tx, registrado, {
      entidad: 'usuario',
      entidadId: usuario.id,
      accion: 'usuarioRegistrado',
      a: invitacion.rol,
      detalle: { enlace: enlace.copiado ? 'copiado' : 'correo' },
    })
    if (enlace.copiado)
      await enqueueCorreo(deps, tx, {
        plantilla: 'pruebaCorreo',
        registro: usuario.id,
        para: usuario.email,
        creadoPor: null,
      })
    await announceUsuario(tx, usuario.numero)
    await announce(tx, { tipo: 'invitacion', ids: [invitacion.id] }, { usuarioId: invitacion.creadoPor })
    return { id: usuario.numero, correoPorProbar: enlace.copiado }
  })
}

/** The account before its invitations, as whatever sets a password does. */
const lockInvited = (tx: Tx, codigo: string) =>
  tx
    .selectFrom('usuarios')
    .select('id')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('enlaces as e')
        .innerJoin('invitaciones as i', 'i.id', 'e.invitacionId')
        .select('i.usuarioId')
        .where('e.hash', '=', hashToken(codigo)),
    )
    .forNoKeyUpdate()
    .execute()

const lockInvitation = (tx: Tx, id: string) =>
  tx.selectFrom('invitaciones').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** The first part of the link is the role or the agency's tax id. */
const matches = (invitacion: Invitacion, phoneNumber: string): boolean =>
  phoneNumber === invitacion.rol ||
  (invitacion.rfc !== null && normalizeRfc(phoneNumber) === normalizeRfc(invitacion.rfc))
