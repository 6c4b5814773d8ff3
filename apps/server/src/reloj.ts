import { type Dia, diaDe, parseDia } from '@valija/domain/tiempo/dia.ts'

/**
 * Calendar rules ask the business day (`hoy`); jobs, sessions and the bitácora use real time (`ahora`).
 * In the demonstration the day comes from the sandbox, so that the samples pass on any day.
 */
export type Reloj = { ahora(): Date; hoy(): Promise<Dia> }

export const relojReal: Reloj = { ahora: () => new Date(), hoy: async () => diaDe(new Date()) }

/** The sandbox's day; while it does not answer, the last one it told, else today. */
export function relojDelSimulador(baseUrl: string): Reloj {
  let last: Dia | null = null
  return {
    ahora: () => new Date(),
    hoy: async () => {
      try {
        const answer = await fetch(new URL('/reloj', baseUrl), { signal: AbortSignal.timeout(1000) })
        const body = (await answer.json()) as { dia?: string }
        last = (body.dia && parseDia(body.dia)) || last
      } catch {
        // the sandbox is down: the last day holds
      }
      return last ?? diaDe(new Date())
    },
  }
}
