import { ExternalSystemError } from './adapters/external-system-error.ts'
import type { Deps } from './deps.ts'
import type { Refusal } from './refuse.ts'

/** A system outside asked while somebody waits: that it does not answer is logged, and refused in the words of the call. */
export async function askOrRefuse<T>(
  { log }: Pick<Deps, 'log'>,
  refusal: Refusal,
  ask: () => Promise<T>,
): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof ExternalSystemError)) throw error
    log.warn({ err: error, codigo: refusal.codigo }, 'refused for a system outside')
    throw refusal
  }
}
