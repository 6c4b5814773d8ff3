import { normalizeContrasena } from '@valija/domain/acceso/contrasena.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse } from '../../refuse.ts'
import { hashNueva, setClave } from './clave.ts'
import { claveHashDe, proveOwner } from './prove-owner.ts'
import { changePerson, lockOwn } from './sessions.ts'
import { tellOwner } from './tell-owner.ts'

/** The signed-in person's own password; the other sessions end. */
export async function changeClave(
  deps: Pick<Deps, 'db' | 'eventos' | 'jobs' | 'reloj' | 'config'>,
  actor: Actor,
  entrada: { actual: string; nueva: string; direccion: string },
): Promise<void> {
  const { actual, direccion } = entrada
  const before = await claveHashDe(deps.db, actor)
  const settle = await proveOwner(deps, actor, { contrasena: actual, direccion })
  if (normalizeContrasena(entrada.nueva) === normalizeContrasena(actual)) throw refuse('contrasenaRepetida')
  const nuevaHash = await hashNueva(entrada.nueva)
  await settle()
  await changePerson(deps, async (tx) => {
    await lockOwn(tx, deps, actor)
    // Of two at once from one session the second no longer knows it.
    if ((await claveHashDe(tx, actor)) !== before) throw refuse('contrasenaActualIncorrecta')
    await setClave(tx, actor.usuarioId, nuevaHash, {
      ahora: deps.reloj.ahora(),
      salvoSesion: actor.sesionId,
    })
    await tellOwner(deps, tx, actor, { usuarioId: actor.usuarioId, accion: 'contrasenaCambiada' })
  })
}
