import type { FirmaDeLlave } from '@valija/contract/llaves.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { direccionDe } from '../../http/direccion.ts'
import { refuse } from '../../refuse.ts'
import { verifyClave } from './clave.ts'
import { bookAttempt, forgive } from './throttle.ts'
import { passLlave } from './use-llave.ts'

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
  if (llave) await passLlave(deps, llave, { de: actor.usuarioId })
  else {
    const { claveHash } = await deps.db
      .selectFrom('usuarios')
      .select('claveHash')
      .where('id', '=', actor.usuarioId)
      .executeTakeFirstOrThrow()
    if (!claveHash || !(await verifyClave(claveHash, contrasena ?? '')))
      throw refuse('contrasenaActualIncorrecta')
  }
  return () => forgive(deps, intento)
}
