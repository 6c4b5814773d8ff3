import type { Deps } from '../deps.ts'

type Log = Deps['log']

/**
 * Looks after named parts, one at a time of each, and whether the last look found it well. What hangs counts as failed when
 * `limite` (milliseconds) is over. No look throws.
 */
export function createMiradas<Que extends string>({
  log,
  limite,
}: {
  log: Pick<Log, 'info' | 'error'>
  limite: number
}) {
  const enfermas = new Set<Que>()
  const enCurso = new Map<Que, Promise<void>>()
  const mirarYa = async (que: Que, look: () => Promise<unknown>): Promise<void> => {
    const timeout = Promise.withResolvers<never>()
    const timer = setTimeout(() => timeout.reject(new Error('no answer in time')), limite)
    try {
      await Promise.race([Promise.resolve().then(look), timeout.promise])
      if (enfermas.delete(que)) log.info({ parte: que }, 'health: well again')
    } catch (error) {
      if (!enfermas.has(que)) log.error({ err: error, parte: que }, 'health: failed')
      enfermas.add(que)
    } finally {
      clearTimeout(timer)
    }
  }
  return {
    mirar: (que: Que, look: () => Promise<unknown>): Promise<void> => {
      const running = enCurso.get(que) ?? mirarYa(que, look).finally(() => enCurso.delete(que))
      enCurso.set(que, running)
      return running
    },
    isSana: (que: Que): boolean => !enfermas.has(que),
  }
}
