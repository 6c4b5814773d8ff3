import { PassThrough } from 'node:stream'
import { llamadasDeOperacion } from '@valija/contract/llamadas/operacion.ts'
import type { EventoVivo } from '@valija/contract/sesion.ts'
import { canByPolitica } from '../areas/politica/by-politica.ts'
import type { Deps } from '../deps.ts'
import { refuse } from '../refuse.ts'
import type { App } from './app-type.ts'
import { lineOf } from './events.ts'
import { serve } from './serve.ts'

const heartbeatMs = 20_000
/** Bytes told to a browser that it has not read. */
const maxSinLeer = 1024 * 1024

/**
 * GET /api/eventos: live events of the caller's scope as an event stream, ids only. `temas` narrows it to what the caller
 * looks at, and begins with what changed of that in the last seconds.
 */
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
    const leaving: (() => void)[] = []
    const close = () => {
      for (const leave of leaving.splice(0)) leave()
      open.delete(close)
      stream.end()
    }
    // It counts, and may be closed, from here on: also while what it may hear is still being asked.
    open.set(close, req.actor.usuarioId)
    if (reply.raw.destroyed) close()
    else reply.raw.once('close', close)
    const readsStatements = () => canByPolitica(deps, req.actor, 'rolesEstadosDeCuenta')
    // Who reads statements is a list of the policy: a change of it holds for the streams that are open.
    let statements = await readsStatements()
    const reread = () =>
      void readsStatements().then(
        (may) => (statements = may),
        () => (statements = false),
      )
    const temas = req.query.temas?.split(',')
    const wants = (tipo: EventoVivo['tipo']) =>
      (temas === undefined || temas.includes(tipo)) &&
      (statements || (tipo !== 'estadoDeCuenta' && tipo !== 'conciliacion'))
    const hear = (_eventos: EventoVivo[], lineas: Buffer) => {
      // Who does not read what it asked for loses the stream, opens another and reads its screen anew.
      if (stream.writableLength > maxSinLeer) reply.raw.destroy()
      else stream.write(lineas)
    }
    const beat = () => {
      const ends = req.actor.ociosaEn ?? req.actor.expiracion
      if (ends <= deps.reloj.ahora() || req.actor.expiracion <= deps.reloj.ahora()) close()
      else stream.write(': vivo\n\n')
    }
    if (open.has(close)) {
      stream.write(': hola\n\n')
      const beats = setInterval(beat, heartbeatMs)
      leaving.push(() => clearInterval(beats))
      // Who still owes a password or a second factor hears nothing until then; paying it opens the stream anew.
      if (!req.actor.debe) {
        leaving.push(
          deps.eventos.subscribe(req.actor, hear, wants),
          deps.eventos.subscribe(req.actor, reread, (tipo) => tipo === 'politica'),
        )
        if (temas) for (const evento of deps.eventos.recent(req.actor, wants)) stream.write(lineOf(evento))
      }
    }
    return reply.header('content-type', 'text/event-stream').header('x-accel-buffering', 'no').send(stream)
  })
}
