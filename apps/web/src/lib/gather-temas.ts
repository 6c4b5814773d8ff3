import { invalidateTemas, type Tema } from './query-client.ts'

/** Many events of one action become one refetch. */
export function gatherTemas(signal: AbortSignal) {
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
