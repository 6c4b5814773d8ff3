import { SettingsError } from '../apps/server/src/config.ts'
import { scrub } from '../apps/server/src/log.ts'
import { CopiaError } from '../apps/server/src/operacion/manifiesto.ts'
import { Refusal } from '../apps/server/src/refuse.ts'

/** What the person at the console can act on, in a sentence; anything else with its place, without secrets. */
export function explainFailure(error: unknown): string {
  const forThem = [CopiaError, SettingsError, Refusal]
  if (error instanceof Error && forThem.some((kind) => error instanceof kind)) return error.message
  return scrub(error instanceof Error ? (error.stack ?? error.message) : String(error))
}
