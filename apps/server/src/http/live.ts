import { PassThrough } from 'node:stream'
import { llamadasDeOperacion } from '@valija/contract/llamadas/operacion.ts'
import type { EventoVivo } from '@valija/contract/sesion.ts'
import { canByPolitica } from '../areas/politica/by-politica.ts'
import type { Deps } from '../deps.ts'
import { refuse } from '../refuse.ts'
import type { App } from './app-type.ts'
import { serve } from './serve.ts'

const heartbeatMs = 20_000

/** GET /api/eventos: live events of the caller's scope as an event stream, ids only. */
export function registerLiveEvents(app: App, deps: Deps): void {
  const open = new Map<() => void, string>()
  app.addHook('preClose', async () => {
    for (const close of open.keys()) close()
  })
  // Whoever was blocked, signed out or given other claims hears nothing more by the old ones: the browser asks again.
  deps.eventos.onSessions((usuarioId) => {
    for (const [close, owner] of open) if (usuarioId === '' || usuarioId === owner) close()
  })
  serve(app, llamadasDeOperacion.eventos, async (req, reply) => {
    const own = [...open.values()].filter((owner) => owner === req.actor.usuarioId)
    if (own.length >= deps.config.VALIJA_FLUJOS) throw refuse('demasiadasPeticiones')
    const stream = new PassThrough()
    const readsStatements = () => canByPolitica(deps, req.actor, 'rolesEstadosDeCuenta')
    // Who reads statements is a list of the policy: a change of it holds for the streams that are open.
    let statements = await readsStatements()
    const hear = (evento: EventoVivo, linea: Buffer) => {
      if (evento.tipo === 'politica')
        readsStatements().then(
          (may) => (statements = may),
          () => (statements = false),
        )
      if (statements || (evento.tipo !== 'estadoDeCuenta' && evento.tipo !== 'conciliacion'))
        stream.write(linea)
    }
    // Who still owes a password or a second factor hears nothing until then; paying it opens the stream anew.
    const leave = req.actor.debe ? () => {} : deps.eventos.subscribe(req.actor, hear)
    const beat = setInterval(() => {
      const ends = req.actor.ociosaEn ?? req.actor.expiracion
      if (ends <= deps.reloj.ahora() || req.actor.expiracion <= deps.reloj.ahora()) close()
      else stream.write(': vivo\n\n')
    }, heartbeatMs)
    const close = () => {
      clearInterval(beat)
      leave()
      open.delete(close)
      stream.end()
    }
    open.set(close, req.actor.usuarioId)
    req.raw.once('close', close)
    stream.write(': hola\n\n')
    return reply.header('content-type', 'text/event-stream').header('x-accel-buffering', 'no').send(stream)
  })
}
