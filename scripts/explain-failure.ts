import { SettingsError } from '../apps/server/src/config.ts'
import { scrub } from '../apps/server/src/log.ts'
import { CopiaError } from '../apps/server/src/operacion/manifiesto.ts'

/** What the person at the console can act on, in a sentence; anything else with its place, without secrets. */
export function explainFailure(error: unknown): string {
  if (error instanceof CopiaError || error instanceof SettingsError) return error.message
  return scrub(error instanceof Error ? (error.stack ?? error.message) : String(error))
}
