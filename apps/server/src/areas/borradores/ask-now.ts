import { ExternalSystemError } from '../../adapters/external-system-error.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { satJob } from './validate-facturas.ts'
import { reservasJob } from './validate-reservas.ts'

/** An outside system that is silent leaves Sin verificar, which is then for the rules to judge. */
async function unlessSilent(work: Promise<void>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (!(error instanceof ExternalSystemError)) throw error
  }
}

/** The draft's two questions asked while the caller waits, for the documented calls that do everything in one. */
export const askSatNow = (deps: Deps, borradorId: string): Promise<void> =>
  unlessSilent(satJob(deps).work({ borradorId }, new AbortController().signal))

export const askAntNow = (deps: Deps, actor: Actor, borradorId: string): Promise<void> =>
  unlessSilent(
    reservasJob(deps).work(
      { borradorId, usuarioId: actor.usuarioId, porLocalizadorExterno: actor.isOmnibeesLocator },
      new AbortController().signal,
    ),
  )
