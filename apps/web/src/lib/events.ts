import type { EventoVivo } from '@valija/contract/sesion.ts'
import { EventsRefused, readEvents } from './event-stream.ts'
import { gatherTemas } from './gather-temas.ts'
import {
  invalidateTemas,
  queryClient,
  type Tema,
  temasMirados,
  watchBack,
  watchTemas,
} from './query-client.ts'

/** `mira`: the kinds that another tab shows; it says so when there are more, and when it is asked. */
type Mensaje =
  | { evento: EventoVivo }
  | { conectado: boolean }
  | { mira: readonly Tema[] }
  | { quienMira: true }
type Options = { usuarioId: string; onConnection: (conectado: boolean) => void }

/** Cut short when the server answers something else again. */
const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const timer = setTimeout(end, ms)
    const stop = watchBack(end)
    signal.addEventListener('abort', end)
  })

/** A stream begins with what changed in the last seconds, some more than these (milliseconds). */
const recuerdaMs = 10_000
/** How often what is shown is read while this browser has no stream, in milliseconds. */
const sinFlujoMs = 30_000

/**
 * Live events: one connection for the browser. The tab that holds the lock reads the stream and tells the others; when it
 * closes, the next one takes over. Only what the tabs show is asked for: where a screen shows something new, the stream is
 * opened anew with it. What was missed meanwhile is fetched again.
 */
export function followEvents({ usuarioId, onConnection }: Options): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const name = `valija-eventos-${usuarioId}`
  const channel = new BroadcastChannel(name)
  const changed = gatherTemas(signal)
  const deOtras = new Set<Tema>()
  const looked = () => new Set([...temasMirados(), ...deOtras])
  let said = new Set<Tema>()
  let stream: { temas: Set<Tema>; ending: AbortController } | undefined

  const widen = () => {
    if (stream && !looked().isSubsetOf(stream.temas)) stream.ending.abort()
  }
  const look = () => {
    const own = temasMirados()
    if (!own.isSubsetOf(said)) {
      said = own.union(said)
      send({ mira: [...said] })
    }
    widen()
  }
  const send = (mensaje: Mensaje) => {
    if (!signal.aborted) channel.postMessage(mensaje)
  }
  const receive = (mensaje: Mensaje) => {
    if ('evento' in mensaje) changed(mensaje.evento.tipo)
    else if ('conectado' in mensaje) onConnection(mensaje.conectado)
    else if ('mira' in mensaje) {
      for (const tema of mensaje.mira) deOtras.add(tema)
      widen()
    } else {
      said = new Set()
      look()
    }
  }
  const tell = (mensaje: Mensaje) => {
    if (signal.aborted) return
    send(mensaje)
    receive(mensaje)
  }
  channel.onmessage = ({ data }: MessageEvent<Mensaje>) => receive(data)
  signal.addEventListener('abort', () => stream?.ending.abort())
  signal.addEventListener('abort', watchTemas(look))

  const lead = async () => {
    send({ quienMira: true })
    let heardAt = performance.now()
    for (let failures = 0; !signal.aborted; ) {
      const temas = looked()
      const own = new AbortController()
      stream = { temas, ending: own }
      let opened = false
      try {
        await readEvents(
          own.signal,
          temas,
          () => {
            if (failures > 0 || performance.now() - heardAt > recuerdaMs) void queryClient.invalidateQueries()
            failures = 0
            opened = true
            tell({ conectado: true })
          },
          (evento) => tell({ evento }),
        )
      } catch (error) {
        if (signal.aborted) return
        // The session ended while the page was open (a block, a sign-out elsewhere): the next fetch says so on the screen.
        if (error instanceof EventsRefused && error.status === 401) void queryClient.invalidateQueries()
        // The server is there and has no stream left for this person: what is shown is read now and then until it has.
        if (error instanceof EventsRefused && error.status === 429) {
          failures = 0
          tell({ conectado: true })
          await wait(sinFlujoMs, signal)
          void invalidateTemas([...looked()])
          continue
        }
      }
      if (opened) heardAt = performance.now()
      if (own.signal.aborted) continue
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
