import type { EventoVivo } from '@valija/contract/sesion.ts'
import { authorization } from './api.ts'

/** Splits a text/event-stream into the JSON of its `data:` lines. Comments (keep-alives) are skipped. */
export function eventReader(onEvent: (evento: EventoVivo) => void): (chunk: string) => void {
  let rest = ''
  return (chunk) => {
    const blocks = (rest + chunk).replaceAll('\r\n', '\n').split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const data = block
        .split('\n')
        .filter((line) => line.startsWith('data:'))
        .map((line) => line.slice(5).trimStart())
        .join('\n')
      if (data === '') continue
      try {
        onEvent(JSON.parse(data) as EventoVivo)
      } catch {
        continue
      }
    }
  }
}

/** Reads live events until the connection or the signal ends. Rejects when it could not be opened. */
export async function readEvents(
  signal: AbortSignal,
  onOpen: () => void,
  onEvent: (evento: EventoVivo) => void,
): Promise<void> {
  const answer = await fetch('/api/eventos', {
    headers: { accept: 'text/event-stream', ...authorization() },
    signal,
    cache: 'no-store',
  })
  if (!answer.ok || answer.body === null) throw new Error(`live events: ${answer.status}`)
  onOpen()
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
  const feed = eventReader(onEvent)
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    feed(value)
  }
}
