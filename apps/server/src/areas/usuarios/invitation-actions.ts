import { estadoInvitacion, invitationExpiry } from '@valija/domain/usuarios/invitacion.ts'
import { sql } from 'kysely'
import { type Conn, inTransaction, type Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { announce } from '../../http/events.ts'
import { refuse } from '../../refuse.ts'
import { issueEnlace } from '../acceso/enlaces.ts'
import { holdAutor } from '../acceso/sessions.ts'
import { writeBitacora } from '../bitacora/write-bitacora.ts'
import { enqueueCorreo, isEnqueued } from '../correos/enqueue-correo.ts'
import { invitationUrl } from './invitation-link.ts'
import { invitacionesEnAlcance } from './scope.ts'

/** An invitation of the person's scope, locked when a change follows. */
async function find(conn: Conn, actor: Actor, id: string, lock = false) {
  const row = await conn
    .selectFrom('invitaciones as i')
    .selectAll('i')
    .where('i.id', '=', id)
    .where(sql<boolean>`${invitacionesEnAlcance(actor)}`)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirstOrThrow(() => refuse('noEncontrado'))
  return row
}

/** Sends it again with a fresh link, once for each `clave`; an expired one lives on from today. */
export async function resendInvitation(
  deps: Deps,
  actor: Actor,
  id: string,
  clave: string | undefined,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await holdAutor(tx, actor)
    const invitacion = await find(tx, actor, id, true)
    if (await isEnqueued(tx, clave)) return
    const estado = estadoInvitacion(invitacion, deps.reloj.ahora())
    if (estado === 'usada' || estado === 'revocada') throw refuse('invitacionCerrada')
    await renewInvitation(deps, tx, actor, invitacion, clave)
  })
}

export async function renewInvitation(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  { id, correo, creadoPor }: { id: string; correo: string; creadoPor: string },
  clave: string | undefined,
): Promise<void> {
  await tx
    .updateTable('invitaciones')
    .set({ expiraEn: invitationExpiry(deps.reloj.ahora()) })
    .where('id', '=', id)
    .execute()
  await enqueueCorreo(deps, tx, {
    plantilla: 'invitacion',
    registro: id,
    para: correo,
    creadoPor: actor.usuarioId,
    clave,
  })
  await writeBitacora(tx, actor, { entidad: 'invitacion', entidadId: id, accion: 'invitacionReenviada' })
  await announce(tx, { tipo: 'invitacion', ids: [id] }, { usuarioId: creadoPor })
}

/** Its links, all of them, stop working at once. */
export async function revokeInvitation(deps: Deps, actor: Actor, id: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await holdAutor(tx, actor)
    const invitacion = await find(tx, actor, id, true)
    if (invitacion.usadaEn) throw refuse('invitacionCerrada')
    if (invitacion.revocadaEn) return
    await tx
      .updateTable('invitaciones')
      .set({ revocadaEn: deps.reloj.ahora() })
      .where('id', '=', id)
      .execute()
    await writeBitacora(tx, actor, { entidad: 'invitacion', entidadId: id, accion: 'invitacionRevocada' })
    await announce(tx, { tipo: 'invitacion', ids: [id] }, { usuarioId: invitacion.creadoPor })
  })
}

/** A link to hand over by other means, which proves no mailbox; the mailed ones keep working until one of them is used. */
export async function copyInvitationLink(deps: Deps, actor: Actor, id: string): Promise<{ url: string }> {
  const invitacion = await find(deps.db, actor, id)
  if (estadoInvitacion(invitacion, deps.reloj.ahora()) !== 'pendiente') throw refuse('invitacionCerrada')
  const codigo = await issueEnlace(deps, { invitacionId: id, copiado: true }, invitacion.expiraEn)
  await inTransaction(deps.db, (tx) =>
    writeBitacora(tx, actor, { entidad: 'invitacion', entidadId: id, accion: 'enlaceCopiado' }),
  )
  return { url: invitationUrl(deps.config, invitacion, codigo) }
}
