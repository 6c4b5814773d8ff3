import { isCorreo, normalizeCorreo } from '@valija/domain/usuarios/correo.ts'
import { isTipoDeUsuario } from '@valija/domain/usuarios/tipos.ts'
import { isRfc, normalizeRfc } from '@valija/palabras/rfc.ts'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse } from '../../refuse.ts'
import { hashNueva } from '../acceso/clave.ts'
import { writeBitacora } from '../bitacora/write-bitacora.ts'
import { announceUsuario } from './announce-usuario.ts'
import { lockCorreo } from './create-invitation.ts'
import { assertCorreoLibre } from './find-usuario.ts'

/**
 * POST /api/usuarios/crear: an account of a type, without role until it is accepted. The password somebody else chose is
 * asked to be changed at the first sign-in.
 */
export async function createUsuario(
  deps: Deps,
  actor: Actor,
  entrada: { email: string; password: string; phoneNumber: string; rfc?: string | null | undefined },
): Promise<{ id: number }> {
  const email = normalizeCorreo(entrada.email)
  if (!isCorreo(email)) throw refuse('correoInvalido')
  if (!isTipoDeUsuario(entrada.phoneNumber)) throw refuse('tipoDesconocido')
  const rfc = entrada.rfc ? normalizeRfc(entrada.rfc) : null
  if (rfc !== null && !isRfc(rfc)) throw refuse('rfcInvalido')
  const claveHash = await hashNueva(entrada.password)
  return inTransaction(deps.db, async (tx) => {
    await lockCorreo(tx, email)
    await assertCorreoLibre(tx, email)
    const { id, numero } = await tx
      .insertInto('usuarios')
      .values({ email, tipo: entrada.phoneNumber, rfc, claveHash, bloqueadoEn: null, cambiarClave: true })
      .returning(['id', 'numero'])
      .executeTakeFirstOrThrow()
    await writeBitacora(tx, actor, {
      entidad: 'usuario',
      entidadId: id,
      accion: 'usuarioCreado',
      a: entrada.phoneNumber,
    })
    await announceUsuario(tx, numero)
    return { id: numero }
  })
}
