import type { FirmaDeLlave } from '@valija/contract/llaves.ts'
import { type Conn, inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { direccionDe } from '../../http/direccion.ts'
import { Refusal, refuse } from '../../refuse.ts'
import { verifyClave } from './clave.ts'
import { desdeDonde } from './open-session.ts'
import { assertOpen } from './sessions.ts'
import { writeEntry } from './tell-owner.ts'
import { bookAttempt, forgive } from './throttle.ts'
import { passLlave } from './use-llave.ts'

/** For how long, in milliseconds, what was shown counts for what was asked for with it. */
export const plazoMs = 15 * 60_000

/** The password, or a passkey of their own that its owner unlocks. */
export type Prueba = {
  contrasena?: string | undefined
  llave?: FirmaDeLlave | undefined
  direccion: string
}

/**
 * Somebody at an open session shows that they are its owner before what guards the account changes. The try counts like
 * one at the sign-in until what is answered is called, which is for when all that was asked for was right.
 */
export async function proveOwner(
  deps: Pick<Deps, 'db' | 'reloj' | 'config'>,
  actor: Actor,
  { contrasena, llave, direccion }: Prueba,
): Promise<() => Promise<void>> {
  const intento = await bookAttempt(deps, { cuenta: actor.correo, direccion: direccionDe(direccion) })
  try {
    if (llave) await passLlave(deps, llave, { de: actor.usuarioId })
    else await checkClave(deps, actor, contrasena ?? '')
  } catch (error) {
    // Whoever fails inside an open session may be somebody else at it.
    if (error instanceof Refusal)
      await inTransaction(deps.db, (tx) =>
        writeEntry(tx, actor, {
          usuarioId: actor.usuarioId,
          accion: 'pruebaFallida',
          detalle: desdeDonde({ direccion }),
        }),
      )
    throw error
  }
  return () => forgive(deps, intento)
}

export async function claveHashDe(db: Conn, { usuarioId }: Actor): Promise<string | null> {
  const { claveHash } = await db
    .selectFrom('usuarios')
    .select('claveHash')
    .where('id', '=', usuarioId)
    .executeTakeFirstOrThrow()
  return claveHash
}

async function checkClave({ db }: Pick<Deps, 'db'>, actor: Actor, contrasena: string): Promise<void> {
  const claveHash = await claveHashDe(db, actor)
  if (!claveHash || !(await verifyClave(claveHash, contrasena))) throw refuse('contrasenaActualIncorrecta')
}

/** The session has shown who is there: what gives power to others is open for minutes. */
export async function proveSession(
  deps: Pick<Deps, 'db' | 'reloj' | 'config'>,
  actor: Actor,
  prueba: Prueba,
): Promise<void> {
  const settle = await proveOwner(deps, actor, prueba)
  await settle()
  await deps.db
    .updateTable('sesiones')
    .set({ probadaEn: deps.reloj.ahora() })
    .where('id', '=', actor.sesionId)
    .execute()
}

/** Before what gives power to others, or takes it: a session left open or stolen gives none. */
export async function assertProven(deps: { db: Conn; reloj: Deps['reloj'] }, actor: Actor): Promise<void> {
  const since = new Date(deps.reloj.ahora().getTime() - plazoMs)
  const probadaEn = await assertOpen(deps.db, deps, actor)
  if (probadaEn === null || probadaEn < since) throw refuse('pruebaRequerida')
}
