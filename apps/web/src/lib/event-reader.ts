import type { EventoVivo } from '@valija/contract/sesion.ts'

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
