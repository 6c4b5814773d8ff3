/** Sendings whose end somebody on this page is waiting to be told of. */
const awaited = new Set<string>()

export const awaitEnvio = (grupo: string): void => void awaited.add(grupo)
/** True once: the news is told one time. */
export const wasAwaited = (grupo: string): boolean => awaited.delete(grupo)
