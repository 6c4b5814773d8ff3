import { randomBytes } from 'node:crypto'
import type { FirmaDeLlave } from '@valija/contract/llaves.ts'
import { limitesIntentos } from '@valija/domain/acceso/intentos.ts'
import { normalizeCorreo } from '@valija/domain/usuarios/correo.ts'
import { type Conn, inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { direccionDe } from '../../http/direccion.ts'
import { Refusal, refuse } from '../../refuse.ts'
import { soManyAtATime } from '../../so-many-at-a-time.ts'
import { writeBitacora } from '../bitacora/write-bitacora.ts'
import { hashClave, verifyClave } from './clave.ts'
import { claveDeEquipo } from './equipo.ts'
import { credencialesIncorrectas, type Desde, desdeDonde, openSession } from './open-session.ts'
import { activeFactor, owesSecondFactor, passSecondFactor } from './second-factor.ts'
import { bookAttempt, forgive } from './throttle.ts'
import { passLlave } from './use-llave.ts'

export { hashClave } from './clave.ts'

/** Verified when the e-mail is unknown, so that the answer takes as long as for a known one. */
let decoy: Promise<string> | null = null

export type LoginEntrada = Desde & {
  email: string
  password: string
  codigo?: string | undefined
  /** A passkey of the person's as the second step. */
  llave?: FirmaDeLlave | undefined
}
type Needs = Pick<Deps, 'db' | 'reloj' | 'log' | 'secretos' | 'jobs' | 'config'>
type Abierta = { token: string; expiracion: string }

/** POST /api/usuarios/login (Access §7). What fails is in the log and, unless it only had to wait, in the bitácora. */
export async function signIn(deps: Needs, entrada: LoginEntrada): Promise<Abierta> {
  const cuenta = normalizeCorreo(entrada.email)
  try {
    const direccion = direccionDe(entrada.direccion)
    return await alaVez(direccion, () => tryToSignIn(deps, cuenta, direccion, entrada))
  } catch (error) {
    if (error instanceof Refusal) await noteFailure(deps, cuenta, entrada, error.codigo)
    throw error
  }
}

async function noteFailure(
  deps: Pick<Deps, 'db' | 'log'>,
  cuenta: string,
  desde: Desde,
  motivo: string,
): Promise<void> {
  deps.log.warn({ cuenta, direccion: desde.direccion, motivo }, 'sign-in failed')
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
        detalle: desdeDonde(desde),
      },
    ),
  )
}
const findByCorreo = ({ db }: { db: Conn }, correo: string) =>
  db
    .selectFrom('usuarios')
    .select(['id', 'email', 'claveHash', 'bloqueadoEn'])
    .where('email', '=', correo)
    .executeTakeFirst()

/**
 * Of one address so many at a time: a try counts as a wrong one until its password was looked at, and an office that comes
 * back all at once would be told to wait. Fewer than wrong ones make anybody wait.
 */
const alaVez = soManyAtATime(limitesIntentos.par - 1)

async function tryToSignIn(
  deps: Needs,
  cuenta: string,
  direccion: string,
  entrada: LoginEntrada,
): Promise<Abierta> {
  const equipo = entrada.equipo ? { equipo: claveDeEquipo(entrada.equipo) } : {}
  const intento = await bookAttempt(deps, { cuenta, direccion, ...equipo })
  const usuario = await findByCorreo(deps, cuenta)
  decoy ??= hashClave(randomBytes(12).toString('hex'))
  const right = await verifyClave(usuario?.claveHash ?? (await decoy), entrada.password)
  if (!usuario?.claveHash || !right) throw credencialesIncorrectas()
  if (usuario.bloqueadoEn) throw refuse('cuentaBloqueada')
  const factor = await passSecondFactor(deps, usuario, entrada)
  await forgive(deps, intento)
  const debeSegundoFactor = factor === 'sinActivar' && (await owesSecondFactor(deps, usuario.id))
  return openSession(deps, usuario, { ...entrada, debeSegundoFactor }, async (tx) => {
    const now = await findByCorreo({ db: tx }, usuario.email)
    const owed = factor === 'sinActivar' && (await activeFactor(tx, usuario.id)) !== undefined
    return now?.claveHash === usuario.claveHash && !owed
  })
}

/** A passkey that its owner unlocked stands for password and second step: something they have, and something they are or know. */
export async function signInWithLlave(deps: Needs, firma: FirmaDeLlave, desde: Desde): Promise<Abierta> {
  try {
    const usuario = await findById(deps, await passLlave(deps, firma))
    return await openSession(
      deps,
      usuario,
      { ...desde, conLlave: true },
      async (tx) => (await ownerOf({ db: tx }, firma)) === usuario.email,
    )
  } catch (error) {
    if (error instanceof Refusal) {
      const cuenta = await ownerOf(deps, firma)
      // Nobody's: anyone can send those by the thousand.
      if (cuenta === null) deps.log.warn({ ...desdeDonde(desde), motivo: error.codigo }, 'sign-in failed')
      else await noteFailure(deps, cuenta, desde, error.codigo)
    }
    throw error
  }
}
const findById = ({ db }: { db: Conn }, id: string) =>
  db.selectFrom('usuarios').select(['id', 'email']).where('id', '=', id).executeTakeFirstOrThrow()
const ownerOf = async ({ db }: { db: Conn }, firma: FirmaDeLlave): Promise<string | null> => {
  const row = await db
    .selectFrom('llaves as l')
    .innerJoin('usuarios as u', 'u.id', 'l.usuarioId')
    .select('u.email')
    .where('l.credencial', '=', firma.id)
    .executeTakeFirst()
  return row?.email ?? null
}
