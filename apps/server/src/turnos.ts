export type Turnos = <T>(work: () => Promise<T>) => Promise<T>

type Limites = {
  simultaneos: number
  /** That may wait; one more is refused at once. */
  enEspera: number
  refusal: () => Error
}

/** So many at a time, first come first served; the others wait, up to a number. */
export function createTurnos({ simultaneos, enEspera, refusal }: Limites): Turnos {
  const waiting: (() => void)[] = []
  let active = 0
  return async (work) => {
    if (active >= simultaneos) {
      if (waiting.length >= enEspera) throw refusal()
      // Whoever ends hands its place on: nobody who comes in between takes it.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else active++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) active--
      else next()
    }
  }
}
