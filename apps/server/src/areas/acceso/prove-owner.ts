import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { direccionDe } from '../../http/direccion.ts'
import { refuse } from '../../refuse.ts'
import { verifyClave } from './clave.ts'
import { bookAttempt, forgive } from './throttle.ts'

export type Prueba = { clave: string; direccion: string }

/**
 * Somebody at an open session shows that they are its owner before what guards the account changes. The try counts like
 * one at the sign-in until `settle`, which is for when all that was asked for was right. Answers the stored hash too.
 */
export async function proveOwner(
  deps: Pick<Deps, 'db' | 'reloj'>,
  actor: Actor,
  { clave, direccion }: Prueba,
): Promise<{ claveHash: string; settle: () => Promise<void> }> {
  const intento = await bookAttempt(deps, { cuenta: actor.correo, direccion: direccionDe(direccion) })
  const { claveHash } = await deps.db
    .selectFrom('usuarios')
    .select('claveHash')
    .where('id', '=', actor.usuarioId)
    .executeTakeFirstOrThrow()
  if (!claveHash || !(await verifyClave(claveHash, clave))) throw refuse('contrasenaActualIncorrecta')
  return { claveHash, settle: () => forgive(deps, intento) }
}
