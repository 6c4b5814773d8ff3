import { ExternalSystemError } from '../../adapters/external-system-error.ts'
import type { Deps } from '../../deps.ts'
import { Unsettled } from './ask-ant.ts'
import { TurnoPerdido } from './lease.ts'
import { writeTrouble } from './write-trouble.ts'

/** Told where it happens, or no trouble: the job comes back in a moment. */
const conocidos = [ExternalSystemError, Unsettled, TurnoPerdido]

/** A fault of ours in the middle of a sending is noted in its lotes, and thrown as it came. */
export async function tellingFault<T>(
  deps: Pick<Deps, 'db' | 'reloj'>,
  lotes: readonly number[],
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!conocidos.some((conocido) => error instanceof conocido))
      // What keeps it from being noted is the same fault, which is thrown.
      for (const id of lotes) await writeTrouble(deps, id, 'valija').catch(() => undefined)
    throw error
  }
}
