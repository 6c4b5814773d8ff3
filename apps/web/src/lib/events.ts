import type { EventoVivo } from '@valija/contract/sesion.ts'
import { EventsRefused, readEvents } from './event-stream.ts'
import { invalidateTemas, queryClient, type Tema } from './query-client.ts'

type Mensaje = { evento: EventoVivo } | { conectado: boolean }
type Options = { usuarioId: string; onConnection: (conectado: boolean) => void }

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Many events of one action become one refetch. */
function gather(signal: AbortSignal) {
  const temas = new Set<Tema>()
  let timer: ReturnType<typeof setTimeout> | undefined
  signal.addEventListener('abort', () => clearTimeout(timer))
  return (tema: Tema) => {
    temas.add(tema)
    timer ??= setTimeout(() => {
      timer = undefined
      const all = [...temas]
      temas.clear()
      void invalidateTemas(all)
    }, 200)
  }
}

/**
 * Live events: one connection for the browser. The tab that holds the lock reads the stream and tells the others; when it
 * closes, the next one takes over. What was missed meanwhile is fetched again.
 */
export function followEvents({ usuarioId, onConnection }: Options): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const name = `valija-eventos-${usuarioId}`
  const channel = new BroadcastChannel(name)
  const changed = gather(signal)
  const receive = (mensaje: Mensaje) => {
    if ('evento' in mensaje) changed(mensaje.evento.tipo)
    else onConnection(mensaje.conectado)
  }
  const tell = (mensaje: Mensaje) => {
    if (signal.aborted) return
    channel.postMessage(mensaje)
    receive(mensaje)
  }
  channel.onmessage = ({ data }: MessageEvent<Mensaje>) => receive(data)

  const lead = async () => {
    for (let failures = 0; !signal.aborted; ) {
      try {
        await readEvents(
          signal,
          () => {
            if (failures > 0) void queryClient.invalidateQueries()
            failures = 0
            tell({ conectado: true })
          },
          (evento) => tell({ evento }),
        )
      } catch (error) {
        if (signal.aborted) return
        // The session ended while the page was open (a block, a sign-out elsewhere): the next fetch says so on the screen.
        if (error instanceof EventsRefused && error.status === 401) void queryClient.invalidateQueries()
      }
      failures += 1
      // One lost connection is nothing; the second in a row is worth a word.
      if (failures > 1) tell({ conectado: false })
      await wait(Math.min(1000 * 2 ** (failures - 1), 30_000), signal)
    }
  }
  navigator.locks.request(name, { signal }, lead).catch(() => undefined)
  return () => {
    ending.abort()
    channel.close()
  }
}
