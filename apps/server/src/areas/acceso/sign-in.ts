import { randomBytes } from 'node:crypto'
import { message } from '@valija/contract/messages.ts'
import { normalizeCorreo } from '@valija/domain/usuarios/correo.ts'
import { diaDe } from '@valija/domain/tiempo/dia.ts'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { direccionDe } from '../../http/direccion.ts'
import { Refusal, refuse, refuseWith } from '../../refuse.ts'
import { writeBitacora } from '../bitacora/write-bitacora.ts'
import { hashClave, verifyClave } from './clave.ts'
import { claveDeEquipo, rememberAccess } from './equipo.ts'
import { hashToken } from './load-actor.ts'
import { owesSecondFactor, passSecondFactor } from './second-factor.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { forgetActor } from './sessions.ts'
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
  /** What the browser keeps to be known again. */
  equipo?: string | undefined
}

/** POST /api/usuarios/login (Access §7). What fails is in the log and, unless it only had to wait, in the bitácora. */
export async function signIn(
  deps: Pick<Deps, 'db' | 'reloj' | 'log' | 'secretos'>,
  entrada: LoginEntrada,
): Promise<{ token: string; expiracion: string }> {
  const cuenta = normalizeCorreo(entrada.email)
  try {
    return await tryToSignIn(deps, cuenta, entrada)
  } catch (error) {
    if (error instanceof Refusal) await noteFailure(deps, cuenta, entrada, error.codigo)
    throw error
  }
}

async function noteFailure(
  deps: Pick<Deps, 'db' | 'log'>,
  cuenta: string,
  { direccion, agente }: LoginEntrada,
  motivo: string,
): Promise<void> {
  deps.log.warn({ cuenta, direccion, motivo }, 'sign-in failed')
  // The password was right: its owner is asked for the code. Or nothing was looked at.
  if (motivo === 'segundoFactorRequerido' || motivo === 'demasiadosIntentos') return
  const usuario = await findByCorreo(deps, cuenta)
  await inTransaction(deps.db, (tx) =>
    writeBitacora(
      tx,
      { usuarioId: null, correo: cuenta },
      {
        entidad: 'usuario',
        entidadId: usuario?.id ?? cuenta,
        accion: 'inicioFallido',
        motivo,
        detalle: desdeDonde({ direccion, agente }),
      },
    ),
  )
}
const findByCorreo = ({ db }: Pick<Deps, 'db'>, correo: string) =>
  db
    .selectFrom('usuarios')
    .select(['id', 'email', 'claveHash', 'bloqueadoEn'])
    .where('email', '=', correo)
    .executeTakeFirst()
const desdeDonde = ({
  direccion,
  agente,
}: {
  direccion?: string | undefined
  agente?: string | undefined
}) => ({
  direccion: direccion ?? null,
  equipo: agente?.slice(0, 300) ?? null,
})

/** One message for a wrong e-mail and a wrong password. */
async function tryToSignIn(
  deps: Pick<Deps, 'db' | 'reloj' | 'secretos'>,
  cuenta: string,
  entrada: LoginEntrada,
): Promise<{ token: string; expiracion: string }> {
  const direccion = direccionDe(entrada.direccion ?? '')
  const equipo = entrada.equipo ? { equipo: claveDeEquipo(entrada.equipo) } : {}
  const intento = await bookAttempt(deps, { cuenta, direccion, ...equipo })
  const usuario = await findByCorreo(deps, cuenta)
  decoy ??= hashClave(randomBytes(12).toString('hex'))
  const right = await verifyClave(usuario?.claveHash ?? (await decoy), entrada.password)
  if (!usuario?.claveHash || !right)
    throw refuseWith('credencialesIncorrectas', message('credencialesIncorrectas'), {
      titulo: message('credencialesIncorrectasTitulo'),
    })
  if (usuario.bloqueadoEn) throw refuse('cuentaBloqueada')
  const factor = await passSecondFactor(deps, usuario.id, entrada.codigo)
  await forgive(deps, intento)
  await rememberAccess(deps, usuario.id, [direccion, ...Object.values(equipo)])
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
    const { sesionesPorPersona } = await politicaVigente(tx, diaDe(ahora))
    // One after another: two at once do not pass the limit together.
    await tx.selectFrom('usuarios').select('id').where('id', '=', usuario.id).forUpdate().execute()
    const ended = await tx
      .deleteFrom('sesiones')
      .where('usuarioId', '=', usuario.id)
      .where((eb) =>
        eb.or([
          eb('expiraEn', '<=', ahora),
          eb(
            'id',
            'in',
            eb
              .selectFrom('sesiones')
              .select('id')
              .where('usuarioId', '=', usuario.id)
              .where('expiraEn', '>', ahora)
              .orderBy('usadaEn', 'desc')
              .orderBy('creadaEn', 'desc')
              .orderBy('id', 'desc')
              .offset(sesionesPorPersona - 1),
          ),
        ]),
      )
      .executeTakeFirst()
    if (ended.numDeletedRows > 0n) await forgetActor(tx, usuario.id)
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
      { entidad: 'usuario', entidadId: usuario.id, accion: 'inicioSesion', detalle: desdeDonde(desde) },
    )
  })
  return { token, expiracion: expiraEn.toISOString() }
}
