import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { refuseWith, refuse } from '../../refuse.ts'
import { message } from '@valija/contract/messages.ts'
import { writeBitacora } from '../bitacora/write-bitacora.ts'
import { hashToken } from './load-actor.ts'

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Argon2id, 19 MiB, two passes. */
export const hashClave = (clave: string): Promise<string> => hash(clave, cost)

/** Verified when the e-mail is unknown, so that the answer takes as long as for a known one. */
let decoy: Promise<string> | null = null

const horasDeSesion = 12

/** POST /api/usuarios/login (Access §7). One message for a wrong e-mail and a wrong password. */
export async function signIn(
  deps: Pick<Deps, 'db' | 'reloj'>,
  entrada: { email: string; password: string; agente?: string; direccion?: string },
): Promise<{ token: string; expiracion: string }> {
  const usuario = await deps.db
    .selectFrom('usuarios')
    .select(['id', 'email', 'claveHash', 'bloqueadoEn'])
    .where('email', '=', entrada.email.trim())
    .executeTakeFirst()
  decoy ??= hashClave(randomBytes(12).toString('hex'))
  const right = await verify(usuario?.claveHash ?? (await decoy), entrada.password)
  if (!usuario?.claveHash || !right)
    throw refuseWith('credencialesIncorrectas', message('credencialesIncorrectas'), {
      titulo: message('credencialesIncorrectasTitulo'),
    })
  if (usuario.bloqueadoEn) throw refuse('cuentaBloqueada')
  return openSession(deps, { id: usuario.id, email: usuario.email }, entrada)
}

export async function openSession(
  deps: Pick<Deps, 'db' | 'reloj'>,
  usuario: { id: string; email: string },
  desde: { agente?: string; direccion?: string } = {},
): Promise<{ token: string; expiracion: string }> {
  const token = randomBytes(32).toString('base64url')
  const expiraEn = new Date(deps.reloj.ahora().getTime() + horasDeSesion * 3_600_000)
  await inTransaction(deps.db, async (tx) => {
    await tx
      .insertInto('sesiones')
      .values({
        hash: hashToken(token),
        usuarioId: usuario.id,
        expiraEn,
        agente: desde.agente ?? null,
        direccion: desde.direccion ?? null,
      })
      .execute()
    await writeBitacora(
      tx,
      { usuarioId: usuario.id, correo: usuario.email },
      { entidad: 'usuario', entidadId: usuario.id, accion: 'inicioSesion' },
    )
  })
  return { token, expiracion: expiraEn.toISOString() }
}
