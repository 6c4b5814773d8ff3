import { hash, verify } from '@node-rs/argon2'
import {
  checkContrasena,
  isContrasenaValida,
  largoMaximoContrasena,
  normalizeContrasena,
} from '@valija/domain/acceso/contrasena.ts'
import type { Tx } from '../../db/connection.ts'
import { type Refusal, refuse } from '../../refuse.ts'
import { forgetActor } from './sessions.ts'

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Argon2id, 19 MiB, two passes. */
export const hashClave = (clave: string): Promise<string> => hash(normalizeContrasena(clave), cost)

/** Also of a hash made before passwords had one spelling. */
export async function verifyClave(claveHash: string, clave: string): Promise<boolean> {
  const normal = normalizeContrasena(clave)
  return (await verify(claveHash, normal)) || (normal !== clave && (await verify(claveHash, clave)))
}

/** Why a password is not taken, or null. */
export const refusalOf = (clave: string): Refusal | null =>
  isContrasenaValida(clave)
    ? null
    : checkContrasena(clave).maximo
      ? refuse('contrasenaInvalida')
      : refuse('contrasenaLarga', { maximo: largoMaximoContrasena })

/** The hash of a password that obeys the rules (Access §5); made before the transaction that stores it. */
export async function hashNueva(clave: string): Promise<string> {
  const refusal = refusalOf(clave)
  if (refusal) throw refusal
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
  const before = await tx
    .selectFrom('usuarios')
    .select('pruebaCorreo')
    .where('id', '=', usuarioId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  // Whoever opened the account without showing its mailbox keeps no other way into it.
  if (before.pruebaCorreo === 'pendiente' && options.prueba === 'correo')
    for (const table of ['llaves', 'segundosFactores'] as const)
      await tx.deleteFrom(table).where('usuarioId', '=', usuarioId).execute()
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
