import type { Deps } from '../../deps.ts'
import { isAusencia } from '../../operacion/ultimo-recurso.ts'
import { Unsettled } from './ask-ant.ts'
import { TurnoPerdido } from './lease.ts'
import { writeTrouble } from './write-trouble.ts'

/** What went away is told where it happens or is back in a moment, and so is the job: no fault of ours. */
const isFalla = (error: unknown): boolean =>
  !(isAusencia(error) || error instanceof Unsettled || error instanceof TurnoPerdido)

/** A fault of ours in the middle of a sending is noted in its lotes, and thrown as it came. */
export async function tellingFault<T>(
  deps: Pick<Deps, 'db' | 'reloj'>,
  lotes: readonly number[],
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isFalla(error))
      // What keeps it from being noted is the same fault, which is thrown.
      for (const id of lotes) await writeTrouble(deps, id, 'valija').catch(() => undefined)
    throw error
  }
}
