import { type Dia, diaDe, parseDia } from '@valija/domain/tiempo/dia.ts'

/**
 * Calendar rules ask the business day (`hoy`); jobs, sessions and the bitácora use real time (`ahora`).
 * In the demonstration the day comes from the sandbox, so that the samples pass on any day.
 */
export type Reloj = {
  ahora(): Date
  hoy(): Promise<Dia>
  /** The machine's own, in ms, and what was found of the database's: by how many ms that one is ahead of it. */
  maquina?: { lee(): number; adelanto(ms: number): void }
}

export const relojReal: Reloj = { ahora: () => new Date(), hoy: async () => diaDe(new Date()) }

/**
 * The clock of the machine as the database's puts it right: of several processes none ends early, or lets last, what
 * another began (sessions, blocks, links, waits), however far its own machine is off.
 */
export function relojDeLaBase(lee: () => number = () => Date.now()): Reloj {
  let adelanto = 0
  const ahora = () => new Date(lee() + adelanto)
  return {
    ahora,
    hoy: async () => diaDe(ahora()),
    maquina: {
      lee,
      adelanto: (ms) => {
        adelanto = ms
      },
    },
  }
}

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
