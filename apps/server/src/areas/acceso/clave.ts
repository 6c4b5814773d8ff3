import { hash } from '@node-rs/argon2'
import { isContrasenaValida } from '@valija/domain/acceso/contrasena.ts'
import type { Tx } from '../../db/connection.ts'
import { refuse } from '../../refuse.ts'
import { forgetActor } from './sessions.ts'

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Argon2id, 19 MiB, two passes. */
export const hashClave = (clave: string): Promise<string> => hash(clave, cost)

/** The hash of a password that obeys the rules (Access §5); made before the transaction that stores it. */
export async function hashNueva(clave: string): Promise<string> {
  if (!isContrasenaValida(clave)) throw refuse('contrasenaInvalida')
  return hashClave(clave)
}

/**
 * Stores it and ends the person's sessions (all of them, or all but the one in which it was changed) and every open link
 * to the account, mailed or copied: whoever else holds one takes nothing over.
 */
export async function setClave(
  tx: Tx,
  usuarioId: string,
  claveHash: string,
  options: { ahora: Date; salvoSesion?: string; prueba?: 'correo' | 'pendiente' },
): Promise<void> {
  const { email } = await tx
    .updateTable('usuarios')
    .set({ claveHash, cambiarClave: false, ...(options.prueba && { pruebaCorreo: options.prueba }) })
    .where('id', '=', usuarioId)
    .returning('email')
    .executeTakeFirstOrThrow()
  await closeInvitations(tx, { usuarioId, email }, options.ahora)
  let sessions = tx.deleteFrom('sesiones').where('usuarioId', '=', usuarioId)
  if (options.salvoSesion) sessions = sessions.where('id', '!=', options.salvoSesion)
  await sessions.execute()
  await tx
    .deleteFrom('enlaces')
    .where('usuarioId', '=', usuarioId)
    .where('clase', '=', 'recuperacion')
    .where('usadoEn', 'is', null)
    .execute()
  await forgetActor(tx, usuarioId)
}

/** Open invitations of an account, or to its e-mail, have nothing left to give. */
export async function closeInvitations(
  tx: Tx,
  cuenta: { usuarioId: string; email: string },
  ahora: Date,
): Promise<void> {
  await tx
    .updateTable('invitaciones')
    .set({ revocadaEn: ahora })
    .where((eb) => eb.or([eb('usuarioId', '=', cuenta.usuarioId), eb('correo', '=', cuenta.email)]))
    .where('usadaEn', 'is', null)
    .where('revocadaEn', 'is', null)
    .execute()
}
