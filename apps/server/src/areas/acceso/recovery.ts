import { normalizeCorreo } from '@valija/domain/usuarios/correo.ts'
import { minutosRecuperacion } from '@valija/domain/usuarios/invitacion.ts'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { defineJob, type JobKind } from '../../jobs/jobs.ts'
import { refuse } from '../../refuse.ts'
import { enqueueCorreo } from '../correos/enqueue-correo.ts'
import { hashNueva, setClave } from './clave.ts'
import { findEnlace, spendEnlace } from './enlaces.ts'
import { changePerson, lockUsuario } from './sessions.ts'
import { tellOwner } from './tell-owner.ts'

const trabajo = 'acceso.recuperacion'
const maximoPorHora = 3

/**
 * Asks for a change link. The answer, and the time it takes, are the same for known and unknown e-mails: who it belongs
 * to is looked up by the job.
 */
export const requestRecovery = (deps: Deps, email: string): Promise<void> =>
  inTransaction(deps.db, (tx) => deps.jobs.enqueue(tx, trabajo, { email: normalizeCorreo(email) }))

export const recoveryJob = (deps: Deps): JobKind<object> =>
  defineJob<{ email: string }>({
    nombre: trabajo,
    async work({ email }) {
      await inTransaction(deps.db, async (tx) => {
        const usuario = await tx
          .selectFrom('usuarios')
          .select(['id', 'email'])
          .where('email', '=', email)
          .where('bloqueadoEn', 'is', null)
          .forNoKeyUpdate()
          .executeTakeFirst()
        if (!usuario) return
        const { n } = await tx
          .selectFrom('correos')
          .select((eb) => eb.fn.countAll<number>().as('n'))
          .where('plantilla', '=', 'recuperacion')
          .where('registro', '=', usuario.id)
          .where('creadoEn', '>', new Date(deps.reloj.ahora().getTime() - 3_600_000))
          .executeTakeFirstOrThrow()
        // Nobody's mailbox is filled by somebody else's asking.
        if (n >= maximoPorHora) return
        await enqueueCorreo(deps, tx, {
          plantilla: 'recuperacion',
          registro: usuario.id,
          para: usuario.email,
          creadoPor: null,
        })
      })
    },
  })

export const recoveryExpiry = (deps: Pick<Deps, 'reloj'>): Date =>
  new Date(deps.reloj.ahora().getTime() + minutosRecuperacion * 60_000)

/** POST /api/usuarios/restablecerContrasena: with the code of the mailed link, which serves once. */
export async function resetClave(
  deps: Deps,
  entrada: { email: string; nuevaContrasena: string; codigo: string },
): Promise<void> {
  const claveHash = await hashNueva(entrada.nuevaContrasena)
  await changePerson(deps, async (tx) => {
    // The account first: of two links of one, each would else hold what the other must close.
    const suyo = await findEnlace(tx, entrada.codigo)
    if (suyo?.usuarioId) await lockUsuario(tx, suyo.usuarioId)
    const enlace = await findEnlace(tx, entrada.codigo, { lock: true })
    const ahora = deps.reloj.ahora()
    if (enlace?.clase !== 'recuperacion' || enlace.usadoEn || enlace.expiraEn <= ahora)
      throw refuse('enlaceVencido')
    const usuario = await tx
      .selectFrom('usuarios')
      .select(['id', 'email'])
      .where('id', '=', enlace.usuarioId)
      .where('email', '=', normalizeCorreo(entrada.email))
      .where('bloqueadoEn', 'is', null)
      .executeTakeFirstOrThrow(() => refuse('enlaceVencido'))
    await spendEnlace(tx, enlace.hash, ahora)
    await setClave(tx, usuario.id, claveHash, { ahora, prueba: 'correo' })
    await tx.deleteFrom('intentosAcceso').where('cuenta', '=', usuario.email).execute()
    await tellOwner(
      deps,
      tx,
      { usuarioId: usuario.id, correo: usuario.email },
      { usuarioId: usuario.id, accion: 'contrasenaRestablecida' },
    )
  })
}
