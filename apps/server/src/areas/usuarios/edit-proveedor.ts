import type { ProveedorUsuario } from '@valija/contract/usuarios.ts'
import type { Claim } from '@valija/domain/acceso/claims.ts'
import { invitationExpiry } from '@valija/domain/usuarios/invitacion.ts'
import { sql } from 'kysely'
import type { Conn, Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse } from '../../refuse.ts'
import { assertProven } from '../acceso/prove-owner.ts'
import { changePerson, forgetActor, holdAutor } from '../acceso/sessions.ts'
import { tellOwner } from '../acceso/tell-owner.ts'
import { writeBitacora } from '../bitacora/write-bitacora.ts'
import { enqueueCorreo } from '../correos/enqueue-correo.ts'
import { announceUsuario } from './announce-usuario.ts'
import { assertProveedores } from './assert-proveedores.ts'
import { putClaims, replaceClaims } from './claims.ts'
import { lockCorreo } from './create-invitation.ts'
import { assertCorreoLibre, findUsuario } from './find-usuario.ts'
import { readCamposDeProveedor } from './read-campos-de-proveedor.ts'

type FilaSupplier = {
  id: number
  email: string
  tipo: string
  rfc: string | null
  nombreAgencia: string | null
  bloqueado: boolean
  claims: Claim[]
}

/** A supplier's account as the edit page loads it (Access §3). */
export async function readProveedor(conn: Conn, id: string): Promise<ProveedorUsuario> {
  const quien = /^\d{1,18}$/.test(id) ? sql`u.numero = ${Number(id)}` : sql`u.id = ${id}`
  const { rows } = await sql<FilaSupplier>`
    select u.numero as id, u.email, u.tipo, u.rfc, u.nombre_agencia, u.bloqueado_en is not null as bloqueado,
      coalesce((select json_agg(json_build_object('tipo', c.tipo, 'valor', c.valor) order by c.id)
        from usuario_claims c where c.usuario_id = u.id), '[]') as claims
    from usuarios u where ${quien} and u.tipo = 'Proveedor'`.execute(conn)
  const [fila] = rows
  if (!fila) throw refuse('noEncontrado')
  const valor = (tipo: string) => fila.claims.find((claim) => claim.tipo === tipo)?.valor ?? null
  const rfc = fila.rfc ?? valor('RFCAgencia')
  return {
    id: fila.id,
    email: fila.email,
    phoneNumber: fila.tipo,
    rfc,
    nombreAgencia: fila.nombreAgencia ?? valor('NombreAgencia'),
    rfcAgencia: valor('RFCAgencia') ?? rfc,
    idProveedores: fila.claims
      .filter((claim) => claim.tipo === 'idProveedor')
      .map((claim) => Number(claim.valor)),
    isOmnibeesLocator: valor('isOmnibeesLocator') === '1',
    estado: fila.bloqueado ? 'bloqueado' : valor('role') ? 'activo' : 'pendiente',
  }
}

/** Saves the edit page. An accepted account's claims follow at once, in its open sessions too. */
export async function editProveedor(
  deps: Deps,
  actor: Actor,
  id: string,
  entrada: {
    email: string
    rfc: string
    nombreAgencia: string
    idProveedores?: number[] | undefined
    isOmnibeesLocator?: boolean | undefined
  },
): Promise<ProveedorUsuario> {
  const { email, rfc, nombreAgencia, idProveedores } = readCamposDeProveedor(entrada)
  const guardado = await readProveedor(deps.db, id)
  await assertProveedores(deps, idProveedores, guardado.idProveedores)
  await changePerson(deps, async (tx) => {
    await lockCorreo(tx, email)
    await holdAutor(tx, actor)
    const usuario = await lockSupplier(tx, id)
    const before = await readProveedor(tx, id)
    await assertCorreoLibre(tx, email, usuario.id)
    // Whoever holds the new mailbox can choose the password.
    if (email !== usuario.email.toLowerCase()) await assertProven({ ...deps, db: tx }, actor)
    await tx.updateTable('usuarios').set({ email, rfc, nombreAgencia }).where('id', '=', usuario.id).execute()
    if (email !== usuario.email.toLowerCase()) {
      await moveLinks(deps, tx, actor, usuario, email)
      const para = [usuario.email, email]
      // Before anybody entered, the old mailbox may be a stranger's; the new one gets its invitation.
      if (usuario.registrado)
        await tellOwner(deps, tx, actor, { usuarioId: usuario.id, accion: 'correoCambiado', a: email, para })
    }
    if (idProveedores !== null) await replaceClaims(tx, usuario.id, 'idProveedor', idProveedores.map(String))
    if (entrada.isOmnibeesLocator !== undefined)
      await replaceClaims(tx, usuario.id, 'isOmnibeesLocator', entrada.isOmnibeesLocator ? ['1'] : [])
    if (before.estado !== 'pendiente')
      await putClaims(tx, usuario.id, [
        { tipo: 'RFCAgencia', valor: rfc },
        { tipo: 'NombreAgencia', valor: nombreAgencia },
      ])
    await forgetActor(tx, usuario.id)
    const after = await readProveedor(tx, id)
    await writeBitacora(tx, actor, {
      entidad: 'usuario',
      entidadId: usuario.id,
      accion: 'proveedorModificado',
      detalle: { de: before, a: after },
    })
    await announceUsuario(tx, usuario.numero)
  })
  return readProveedor(deps.db, id)
}

/**
 * A corrected e-mail: whoever holds the old mailbox may not choose the password. Links sent there end, mails still to be
 * sent there are not, and an account that waits for its password is invited at the new address.
 */
async function moveLinks(
  deps: Pick<Deps, 'jobs' | 'reloj'>,
  tx: Tx,
  actor: Actor,
  usuario: { id: string; email: string },
  email: string,
): Promise<void> {
  const open = await tx
    .updateTable('invitaciones')
    .set({ correo: email, expiraEn: invitationExpiry(deps.reloj.ahora()) })
    .where('usuarioId', '=', usuario.id)
    .where('usadaEn', 'is', null)
    .where('revocadaEn', 'is', null)
    .returning('id')
    .execute()
  // What was proved of the old one says nothing of the new.
  await tx
    .updateTable('usuarios')
    .set({ pruebaCorreo: 'sinRegistro' })
    .where('id', '=', usuario.id)
    .where('pruebaCorreo', '=', 'correo')
    .execute()
  const registros = [usuario.id, ...open.map(({ id }) => id)]
  await tx
    .deleteFrom('enlaces')
    .where((eb) => eb.or([eb('usuarioId', '=', usuario.id), eb('invitacionId', 'in', registros)]))
    .where('usadoEn', 'is', null)
    .execute()
  await tx
    .updateTable('correos')
    .set({ estado: 'fallido', error: { codigo: 'yaNoAplica' } })
    .where('estado', 'in', ['porEnviar', 'fallido'])
    .where('para', '=', usuario.email)
    .where('registro', 'in', registros)
    .execute()
  for (const { id } of open)
    await enqueueCorreo(deps, tx, {
      plantilla: 'invitacion',
      registro: id,
      para: email,
      creadoPor: actor.usuarioId,
    })
}

async function lockSupplier(tx: Tx, id: string) {
  const usuario = await findUsuario(tx, id, { lock: 'forNoKeyUpdate' })
  if (usuario.tipo !== 'Proveedor') throw refuse('noEncontrado')
  return usuario
}
