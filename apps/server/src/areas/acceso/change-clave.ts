import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { direccionDe } from '../../http/direccion.ts'
import { refuse } from '../../refuse.ts'
import { writeBitacora } from '../bitacora/write-bitacora.ts'
import { hashNueva, setClave, verifyClave } from './clave.ts'
import { changePerson } from './sessions.ts'
import { bookAttempt, forgive } from './throttle.ts'

/** The signed-in person's own password; the other sessions end. */
export async function changeClave(
  deps: Pick<Deps, 'db' | 'eventos' | 'reloj'>,
  actor: Actor,
  entrada: { actual: string; nueva: string; direccion: string },
): Promise<void> {
  const intento = await bookAttempt(deps, { cuenta: actor.correo, direccion: direccionDe(entrada.direccion) })
  const { claveHash } = await deps.db
    .selectFrom('usuarios')
    .select('claveHash')
    .where('id', '=', actor.usuarioId)
    .executeTakeFirstOrThrow()
  if (!claveHash || !(await verifyClave(claveHash, entrada.actual)))
    throw refuse('contrasenaActualIncorrecta')
  if (await verifyClave(claveHash, entrada.nueva)) throw refuse('contrasenaRepetida')
  const nuevaHash = await hashNueva(entrada.nueva)
  await forgive(deps, intento)
  await changePerson(deps, async (tx) => {
    await setClave(tx, actor.usuarioId, nuevaHash, {
      ahora: deps.reloj.ahora(),
      salvoSesion: actor.sesionId,
    })
    await writeBitacora(tx, actor, {
      entidad: 'usuario',
      entidadId: actor.usuarioId,
      accion: 'contrasenaCambiada',
    })
  })
}
