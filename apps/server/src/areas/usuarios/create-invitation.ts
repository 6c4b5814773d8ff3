import { message } from '@valija/contract/messages.ts'
import { isCorreo, normalizeCorreo } from '@valija/domain/usuarios/correo.ts'
import { invitationExpiry } from '@valija/domain/usuarios/invitacion.ts'
import type { TipoDeUsuario } from '@valija/domain/usuarios/tipos.ts'
import { sql } from 'kysely'
import { inTransaction, type Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { announce } from '../../http/events.ts'
import { dominioDeDemo } from '../../operacion/demostracion.ts'
import { refuse, refuseWith } from '../../refuse.ts'
import { assertProven } from '../acceso/prove-owner.ts'
import { writeBitacora } from '../bitacora/write-bitacora.ts'
import { enqueueCorreo } from '../correos/enqueue-correo.ts'
import { findComisionista } from '../directorio/comisionistas.ts'
import { assertCorreoLibre } from './find-usuario.ts'
import { invitacionesEnAlcance } from './scope.ts'

type Nueva = {
  correo: string
  rol: TipoDeUsuario
  rfc: string | null
  nombreAgencia: string | null
  idComisionista?: number | null
  usuarioId?: string | null
  clave?: string | undefined
}

/** A supplier's are suppliers; an admin says which of the two kinds of staff; null when nobody said. */
export const tipoQueInvita = (actor: Actor, pedido: string | null | undefined): TipoDeUsuario | null =>
  actor.rol === 'proveedor'
    ? 'Proveedor'
    : pedido === 'Administrador' || pedido === 'Operativo'
      ? pedido
      : null

/** Invites a collaborator: an admin chooses Administrador or Operativo, a supplier's become suppliers of its tax id. */
export async function inviteColaborador(
  deps: Deps,
  actor: Actor,
  pedido: { correo: string; rol?: string | null | undefined },
): Promise<{ id: string }> {
  const correo = normalizeCorreo(pedido.correo)
  const rol = tipoQueInvita(actor, pedido.rol)
  const detalles = [
    ...(rol === null ? [{ campo: 'rol', mensaje: message('invitacionSinRol') }] : []),
    ...(isCorreo(correo) ? [] : [{ campo: 'correo', mensaje: message('correoInvalido') }]),
  ]
  if (rol === null || detalles.length > 0)
    throw refuseWith('invitacionSinRol', message('invitacionSinRol'), { detalles })
  if (rol !== 'Proveedor') await assertProven(deps, actor)
  // Our own staff are of no agency, and of the administrator's least of all.
  const agencia = rol === 'Proveedor' ? actor : { rfc: null, nombreAgencia: null }
  return invite(deps, actor, { correo, rol, rfc: agencia.rfc, nombreAgencia: agencia.nombreAgencia })
}

/** Invites the person of a commission agent of the directory. */
export async function inviteComisionista(
  deps: Deps,
  actor: Actor,
  pedido: { correo: string; idComisionista?: number | null | undefined },
): Promise<{ id: string }> {
  const correo = normalizeCorreo(pedido.correo)
  const id = pedido.idComisionista ?? null
  if (id === null && !isCorreo(correo)) throw refuse('invitacionSinDatos')
  if (id === null) throw refuse('invitacionSinComisionista')
  if (!isCorreo(correo)) throw refuse('invitacionSinCorreo')
  const agente = await findComisionista(deps, id)
  if (!agente) throw refuse('invitacionSinComisionista')
  return invite(deps, actor, {
    correo,
    rol: 'Comisionista',
    rfc: agente.rfcCliente,
    nombreAgencia: agente.razonSocialCliente,
    idComisionista: agente.clienteId,
  })
}

async function invite(deps: Deps, actor: Actor, nueva: Nueva): Promise<{ id: string }> {
  return inTransaction(deps.db, async (tx) => {
    await lockCorreo(tx, nueva.correo)
    await assertCorreoLibre(tx, nueva.correo)
    const open = await sql`select 1 from invitaciones i where i.correo = ${nueva.correo}
      and i.usada_en is null and i.revocada_en is null and i.expira_en > ${deps.reloj.ahora()}
      and ${invitacionesEnAlcance(actor)}`.execute(tx)
    if (open.rows.length > 0) throw refuse('invitacionAbierta', { correo: nueva.correo })
    return saveInvitation(deps, tx, actor, nueva)
  })
}

/**
 * Invitations and accounts of one e-mail are made one after another; none of the demonstration's outside of one: a real
 * installation with such a person is taken for a demonstration's at its next start, and refused.
 */
export async function lockCorreo(tx: Tx, correo: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('correo'), hashtext(${correo}))`.execute(tx)
  if (!correo.toLowerCase().endsWith(dominioDeDemo)) return
  const { demostracion } = await tx.selectFrom('instalacion').select('demostracion').executeTakeFirstOrThrow()
  if (!demostracion) throw refuse('correoInvalido')
}

/** The record and its mail, together. */
export async function saveInvitation(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  nueva: Nueva,
): Promise<{ id: string }> {
  const { id } = await tx
    .insertInto('invitaciones')
    .values({
      correo: nueva.correo,
      rol: nueva.rol,
      rfc: nueva.rfc,
      nombreAgencia: nueva.nombreAgencia,
      idComisionista: nueva.idComisionista ?? null,
      usuarioId: nueva.usuarioId ?? null,
      creadoPor: actor.usuarioId,
      creadoEn: deps.reloj.ahora(),
      expiraEn: invitationExpiry(deps.reloj.ahora()),
      usadaEn: null,
      revocadaEn: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueueCorreo(deps, tx, {
    plantilla: 'invitacion',
    registro: id,
    para: nueva.correo,
    creadoPor: actor.usuarioId,
    clave: nueva.clave,
  })
  await writeBitacora(tx, actor, {
    entidad: 'invitacion',
    entidadId: id,
    accion: 'invitacionCreada',
    a: nueva.rol,
    detalle: { correo: nueva.correo },
  })
  await announce(tx, { tipo: 'invitacion', ids: [id] }, { usuarioId: actor.usuarioId })
  return { id }
}
