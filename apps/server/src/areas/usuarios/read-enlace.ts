import type { EnlaceRespuesta } from '@valija/contract/acceso.ts'
import { estadoInvitacion } from '@valija/domain/usuarios/invitacion.ts'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../refuse.ts'
import { findEnlace } from '../acceso/enlaces.ts'

/** What a mailed link still is, so that a dead one is told before anything is typed. An unknown code tells nothing. */
export async function readEnlace(deps: Pick<Deps, 'db' | 'reloj'>, codigo: string): Promise<EnlaceRespuesta> {
  const enlace = await findEnlace(deps.db, codigo)
  const ahora = deps.reloj.ahora()
  if (enlace?.invitacionId) {
    const invitacion = await deps.db
      .selectFrom('invitaciones')
      .selectAll()
      .where('id', '=', enlace.invitacionId)
      .executeTakeFirstOrThrow()
    const { correo, rol, nombreAgencia } = invitacion
    return { clase: 'invitacion', estado: estadoInvitacion(invitacion, ahora), correo, rol, nombreAgencia }
  }
  if (!enlace?.usuarioId) throw refuse('enlaceVencido')
  const { email } = await deps.db
    .selectFrom('usuarios')
    .select('email')
    .where('id', '=', enlace.usuarioId)
    .executeTakeFirstOrThrow()
  const estado = enlace.usadoEn ? 'usada' : enlace.expiraEn <= ahora ? 'expirada' : 'pendiente'
  return { clase: 'recuperacion', estado, correo: email, rol: null, nombreAgencia: null }
}
