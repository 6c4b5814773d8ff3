import type { Selectable } from 'kysely'
import type { Tx } from '../../db/connection.ts'
import { refuse } from '../../refuse.ts'
import { setClave } from '../acceso/clave.ts'
import { putClaims } from './claims.ts'
import { assertCorreoLibre } from './find-usuario.ts'
import type { UsuariosTables } from './tables.ts'

export type Prueba = 'correo' | 'pendiente'

/** The account that was opened beforehand, for an invitation of its own. */
export async function openAccount(
  tx: Tx,
  usuarioId: string,
  claveHash: string,
  options: { ahora: Date; prueba: Prueba },
) {
  await setClave(tx, usuarioId, claveHash, options)
  return tx
    .selectFrom('usuarios')
    .select(['id', 'numero', 'email'])
    .where('id', '=', usuarioId)
    .where('bloqueadoEn', 'is', null)
    .executeTakeFirstOrThrow(() => refuse('enlaceVencido'))
}

/** Without a role: an admin accepts it. What it will act for comes from the invitation and its supplier. */
export async function createAccount(
  tx: Tx,
  invitacion: Selectable<UsuariosTables['invitaciones']>,
  claveHash: string,
  prueba: Prueba,
) {
  await assertCorreoLibre(tx, invitacion.correo)
  const usuario = await tx
    .insertInto('usuarios')
    .values({
      email: invitacion.correo,
      tipo: invitacion.rol,
      rfc: invitacion.rfc,
      nombreAgencia: invitacion.nombreAgencia,
      claveHash,
      bloqueadoEn: null,
      pruebaCorreo: prueba,
    })
    .returning(['id', 'numero', 'email'])
    .executeTakeFirstOrThrow()
  const proveedores =
    invitacion.rol === 'Proveedor'
      ? await tx
          .selectFrom('usuarioClaims')
          .select(['tipo', 'valor'])
          .where('usuarioId', '=', invitacion.creadoPor)
          .where('tipo', 'in', ['idProveedor', 'isOmnibeesLocator'])
          .execute()
      : []
  const comisionista = invitacion.idComisionista
    ? [{ tipo: 'idComisionista', valor: String(invitacion.idComisionista) }]
    : []
  await putClaims(tx, usuario.id, [...proveedores, ...comisionista])
  return usuario
}
