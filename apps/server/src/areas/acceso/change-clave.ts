import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse } from '../../refuse.ts'
import { hashNueva, setClave, verifyClave } from './clave.ts'
import { proveOwner } from './prove-owner.ts'
import { changePerson } from './sessions.ts'
import { tellOwner } from './tell-owner.ts'

/** The signed-in person's own password; the other sessions end. */
export async function changeClave(
  deps: Pick<Deps, 'db' | 'eventos' | 'jobs' | 'reloj'>,
  actor: Actor,
  entrada: { actual: string; nueva: string; direccion: string },
): Promise<void> {
  const { claveHash, settle } = await proveOwner(deps, actor, {
    clave: entrada.actual,
    direccion: entrada.direccion,
  })
  if (await verifyClave(claveHash, entrada.nueva)) throw refuse('contrasenaRepetida')
  const nuevaHash = await hashNueva(entrada.nueva)
  await settle()
  await changePerson(deps, async (tx) => {
    await setClave(tx, actor.usuarioId, nuevaHash, {
      ahora: deps.reloj.ahora(),
      salvoSesion: actor.sesionId,
    })
    await tellOwner(deps, tx, actor, { usuarioId: actor.usuarioId, accion: 'contrasenaCambiada' })
  })
}
