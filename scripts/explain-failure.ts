import { scrub } from '../apps/server/src/log.ts'
import { explicarFalla } from '../apps/server/src/operacion/explicar-falla.ts'

/** What the person at the console can act on, in a sentence; anything else with its place, without secrets. */
export const explainFailure = (error: unknown): string =>
  explicarFalla(error) ?? scrub(error instanceof Error ? (error.stack ?? error.message) : String(error))
