import type { EventoVivo } from '@valija/contract/sesion.ts'
import { authorization } from './api.ts'
import { eventReader } from './event-reader.ts'
import { operacionApi } from './llamadas/operacion.ts'

/** The server did not open the stream. */
export class EventsRefused extends Error {
  readonly status: number
  constructor(status: number) {
    super(`live events: ${status}`)
    this.name = 'EventsRefused'
    this.status = status
  }
}

/** Reads live events of these kinds until the connection or the signal ends. Rejects when it could not be opened. */
export async function readEvents(
  signal: AbortSignal,
  temas: Iterable<EventoVivo['tipo']>,
  onOpen: () => void,
  onEvent: (evento: EventoVivo) => void,
): Promise<void> {
  const answer = await fetch(operacionApi.eventos.path({ query: { temas: [...temas].join() } }), {
    headers: { accept: 'text/event-stream', 'x-valija-de-fondo': '1', ...authorization() },
    signal,
    cache: 'no-store',
  })
  if (!answer.ok || answer.body === null) throw new EventsRefused(answer.status)
  onOpen()
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
  const feed = eventReader(onEvent)
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    feed(value)
  }
}
