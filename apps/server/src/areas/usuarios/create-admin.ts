import { isCorreo, normalizeCorreo } from '@valija/domain/usuarios/correo.ts'
import { minutosRecuperacion } from '@valija/domain/usuarios/invitacion.ts'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { publicUrl } from '../../http/public-url.ts'
import { refuse } from '../../refuse.ts'
import { issueEnlace } from '../acceso/enlaces.ts'
import { laMaquina, writeBitacora } from '../bitacora/write-bitacora.ts'
import { putClaims } from './claims.ts'
import { lockCorreo } from './create-invitation.ts'

/**
 * The first admin of an installation, made at its console, where there is nobody yet to invite one: an account without
 * password and a single-use link to choose it. For an admin that exists, a new link; never another person's account.
 */
export async function createAdmin(
  deps: Pick<Deps, 'db' | 'reloj' | 'config'>,
  correo: string,
): Promise<{ enlace: string; minutos: number; nuevo: boolean }> {
  const email = normalizeCorreo(correo)
  if (!isCorreo(email)) throw refuse('correoInvalido')
  const { id, nuevo } = await inTransaction(deps.db, async (tx) => {
    await lockCorreo(tx, email)
    const known = await tx
      .selectFrom('usuarios as u')
      .select((eb) => [
        'u.id',
        'u.bloqueadoEn',
        eb
          .exists(
            eb
              .selectFrom('usuarioClaims as c')
              .select('c.id')
              .whereRef('c.usuarioId', '=', 'u.id')
              .where('c.tipo', '=', 'role')
              .where('c.valor', '=', 'admin'),
          )
          .as('admin'),
      ])
      .where('u.email', '=', email)
      .executeTakeFirst()
    if (known) {
      if (!known.admin || known.bloqueadoEn) throw refuse('correoYaRegistrado', { email })
      return { id: known.id, nuevo: false }
    }
    const rfc = deps.config.receptorRfc ?? null
    const made = await tx
      .insertInto('usuarios')
      .values({ email, tipo: 'Administrador', rfc, claveHash: null, bloqueadoEn: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    await putClaims(tx, made.id, [
      ...(rfc ? [{ tipo: 'RFCAgencia', valor: rfc }] : []),
      { tipo: 'role', valor: 'admin' },
    ])
    await writeBitacora(tx, laMaquina, {
      entidad: 'usuario',
      entidadId: made.id,
      accion: 'administradorCreado',
      a: 'admin',
    })
    return { id: made.id, nuevo: true }
  })
  const expira = new Date(deps.reloj.ahora().getTime() + minutosRecuperacion * 60_000)
  const codigo = await issueEnlace(deps, { usuarioId: id }, expira)
  const query = new URLSearchParams({ correo: email, codigo })
  return {
    enlace: publicUrl(deps.config, `/nueva/contraseña?${query}`),
    minutos: minutosRecuperacion,
    nuevo,
  }
}
