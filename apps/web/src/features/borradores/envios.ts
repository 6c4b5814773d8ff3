import type { Intake } from '../../lib/intake.ts'

const envios = new Map<string, Pick<Intake, 'isSending'>[]>()

/** One of the queues that put files into this draft, for as long as the page lives. */
export const noteEnvio = (id: string, intake: Pick<Intake, 'isSending'>): void =>
  void envios.set(id, [...(envios.get(id) ?? []), intake])

/** Each group that arrives changes the draft: while they do, it is read again every so many milliseconds and at the end. */
export const esperaDeEnvio = (id: string): number =>
  envios.get(id)?.some((intake) => intake.isSending()) === true ? 2000 : 0
