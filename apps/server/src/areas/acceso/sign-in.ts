import { randomBytes } from 'node:crypto'
import { verify } from '@node-rs/argon2'
import { message } from '@valija/contract/messages.ts'
import { normalizeCorreo } from '@valija/domain/usuarios/correo.ts'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { refuse, refuseWith } from '../../refuse.ts'
import { writeBitacora } from '../bitacora/write-bitacora.ts'
import { hashClave } from './clave.ts'
import { hashToken } from './load-actor.ts'
import { owesSecondFactor, passSecondFactor } from './second-factor.ts'
import { bookAttempt, forgive } from './throttle.ts'

export { hashClave } from './clave.ts'

/** Verified when the e-mail is unknown, so that the answer takes as long as for a known one. */
let decoy: Promise<string> | null = null

const horasDeSesion = 12

export type LoginEntrada = {
  email: string
  password: string
  codigo?: string | undefined
  agente?: string | undefined
  direccion?: string | undefined
}

/** POST /api/usuarios/login (Access §7). One message for a wrong e-mail and a wrong password. */
export async function signIn(
  deps: Pick<Deps, 'db' | 'reloj'>,
  entrada: LoginEntrada,
): Promise<{ token: string; expiracion: string }> {
  const intento = { cuenta: normalizeCorreo(entrada.email), direccion: entrada.direccion ?? '' }
  await bookAttempt(deps, intento)
  const usuario = await deps.db
    .selectFrom('usuarios')
    .select(['id', 'email', 'claveHash', 'bloqueadoEn'])
    .where('email', '=', intento.cuenta)
    .executeTakeFirst()
  decoy ??= hashClave(randomBytes(12).toString('hex'))
  const right = await verify(usuario?.claveHash ?? (await decoy), entrada.password)
  if (!usuario?.claveHash || !right)
    throw refuseWith('credencialesIncorrectas', message('credencialesIncorrectas'), {
      titulo: message('credencialesIncorrectasTitulo'),
    })
  if (usuario.bloqueadoEn) throw refuse('cuentaBloqueada')
  const factor = await passSecondFactor(deps, usuario.id, entrada.codigo)
  await forgive(deps, intento)
  const debeSegundoFactor = factor === 'sinActivar' && (await owesSecondFactor(deps, usuario.id))
  return openSession(deps, { id: usuario.id, email: usuario.email }, { ...entrada, debeSegundoFactor })
}

export async function openSession(
  deps: Pick<Deps, 'db' | 'reloj'>,
  usuario: { id: string; email: string },
  desde: { agente?: string | undefined; direccion?: string | undefined; debeSegundoFactor?: boolean } = {},
): Promise<{ token: string; expiracion: string }> {
  const token = randomBytes(32).toString('base64url')
  const ahora = deps.reloj.ahora()
  const expiraEn = new Date(ahora.getTime() + horasDeSesion * 3_600_000)
  await inTransaction(deps.db, async (tx) => {
    await tx
      .deleteFrom('sesiones')
      .where('usuarioId', '=', usuario.id)
      .where('expiraEn', '<=', ahora)
      .execute()
    await tx
      .insertInto('sesiones')
      .values({
        hash: hashToken(token),
        usuarioId: usuario.id,
        creadaEn: ahora,
        usadaEn: ahora,
        expiraEn,
        agente: desde.agente?.slice(0, 300) ?? null,
        direccion: desde.direccion ?? null,
        debeSegundoFactor: desde.debeSegundoFactor ?? false,
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
