import { llamadasDeAcceso } from '@valija/contract/llamadas/acceso.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { serve } from '../../http/serve.ts'
import { refuse } from '../../refuse.ts'
import { listSessions } from './list-sessions.ts'
import { proveSession } from './prove-owner.ts'
import { changePerson, dropSessions } from './sessions.ts'

/** The person's own sessions, and signing out elsewhere. */
export function registerSesionesRoutes(app: App, deps: Deps): void {
  serve(app, llamadasDeAcceso.sesiones, (req) => listSessions(deps, req.actor))
  serve(app, llamadasDeAcceso.probar, (req) =>
    proveSession(deps, req.actor, { ...req.body, direccion: req.ip }),
  )
  serve(app, llamadasDeAcceso.misCorreos, async (req) => {
    const { correosEnResumen } = await deps.db
      .selectFrom('usuarios')
      .select('correosEnResumen')
      .where('id', '=', req.actor.usuarioId)
      .executeTakeFirstOrThrow()
    return { enResumen: correosEnResumen }
  })
  serve(app, llamadasDeAcceso.cambiarMisCorreos, async (req) => {
    await deps.db
      .updateTable('usuarios')
      .set({ correosEnResumen: req.body.enResumen })
      .where('id', '=', req.actor.usuarioId)
      .execute()
    return req.body
  })
  serve(app, llamadasDeAcceso.cerrarUna, async (req) => {
    const { usuarioId } = req.actor
    const ended = await changePerson(deps, (tx) => dropSessions(tx, { usuarioId, sesionId: req.params.id }))
    if (ended === 0) throw refuse('noEncontrado')
  })
  serve(app, llamadasDeAcceso.cerrarOtras, async (req) => {
    const { usuarioId, sesionId } = req.actor
    return {
      cerradas: await changePerson(deps, (tx) => dropSessions(tx, { usuarioId, salvo: sesionId })),
    }
  })
}
