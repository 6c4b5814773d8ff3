import { sql } from 'kysely'
import type { Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { announce } from '../../http/events.ts'
import { refuse } from '../../refuse.ts'
import { assertProven } from '../acceso/prove-owner.ts'
import { assertOpen, changePerson, endSessions } from '../acceso/sessions.ts'
import { writeBitacora } from '../bitacora/write-bitacora.ts'
import { announceUsuario } from './announce-usuario.ts'
import { claimsOf, findUsuario } from './find-usuario.ts'

/**
 * POST /api/usuarios/RemoverAdmin and the list's Bloquear: the admin claim goes, the account is marked, its sessions and
 * tickets end at once. An admin cannot block itself, nor the last active admin.
 */
export async function blockUsuario(
  deps: Pick<Deps, 'db' | 'eventos' | 'reloj'>,
  actor: Actor,
  pedido: { id: string; motivo?: string | null },
): Promise<{ id: number }> {
  return changePerson(deps, async (tx) => {
    // Two admins blocking each other at the same moment must not both succeed.
    await sql`select pg_advisory_xact_lock(hashtext('administradores'))`.execute(tx)
    const usuario = await findUsuario(tx, pedido.id, { lock: 'forUpdate' })
    if (usuario.id === actor.usuarioId) throw refuse('noTeBloquees')
    // Whoever was blocked while this call waited blocks nobody any more.
    await assertOpen(tx, deps, actor)
    await assertAnotherAdmin(tx, usuario.id)
    if (usuario.bloqueadoEn) return { id: usuario.numero }
    if (await isAdmin(tx, usuario.id)) await assertProven({ ...deps, db: tx }, actor)
    await tx
      .deleteFrom('usuarioClaims')
      .where('usuarioId', '=', usuario.id)
      .where('tipo', '=', 'role')
      .where('valor', '=', 'admin')
      .execute()
    await tx
      .updateTable('usuarios')
      .set({ bloqueadoEn: deps.reloj.ahora() })
      .where('id', '=', usuario.id)
      .execute()
    await tx.deleteFrom('boletos').where('usuarioId', '=', usuario.id).execute()
    await tx.deleteFrom('enlaces').where('usuarioId', '=', usuario.id).where('usadoEn', 'is', null).execute()
    await revokeTheirInvitations(deps, tx, actor, usuario.id)
    await endSessions(tx, usuario.id)
    await writeBitacora(tx, actor, {
      entidad: 'usuario',
      entidadId: usuario.id,
      accion: 'usuarioBloqueado',
      motivo: pedido.motivo ?? null,
    })
    await announceUsuario(tx, usuario.numero)
    return { id: usuario.numero }
  })
}

/** Whoever is blocked lets nobody else in: the links it sent stop working with it. */
async function revokeTheirInvitations(
  deps: Pick<Deps, 'reloj'>,
  tx: Tx,
  actor: Actor,
  usuarioId: string,
): Promise<void> {
  const open = await tx
    .updateTable('invitaciones')
    .set({ revocadaEn: deps.reloj.ahora() })
    .where('creadoPor', '=', usuarioId)
    .where('usadaEn', 'is', null)
    .where('revocadaEn', 'is', null)
    .returning('id')
    .execute()
  if (open.length === 0) return
  const asiento = { entidad: 'invitacion' as const, accion: 'invitacionRevocada' }
  await writeBitacora(tx, actor, ...open.map(({ id }) => ({ ...asiento, entidadId: id })))
  await announce(tx, { tipo: 'invitacion', ids: open.map(({ id }) => id) }, { usuarioId })
}

const isAdmin = async (tx: Tx, usuarioId: string): Promise<boolean> =>
  (await claimsOf(tx, usuarioId)).some(({ tipo, valor }) => tipo === 'role' && valor === 'admin')

async function assertAnotherAdmin(tx: Tx, usuarioId: string): Promise<void> {
  const admins = await tx
    .selectFrom('usuarios as u')
    .innerJoin('usuarioClaims as c', 'c.usuarioId', 'u.id')
    .select('u.id')
    .where('c.tipo', '=', 'role')
    .where('c.valor', '=', 'admin')
    .where('u.bloqueadoEn', 'is', null)
    .limit(2)
    .execute()
  if (admins.length === 1 && admins[0]?.id === usuarioId) throw refuse('ultimoAdministrador')
}
