/** Seconds that the clock of this machine may differ from the database's before it is said. */
export const desfaseTolerado = 5

/** Milliseconds by which a clock is certainly ahead of ours (below zero: behind), read between two readings of ours. */
export const adelantoDe = (reloj: Date, antes: number, despues: number): number =>
  Math.min(reloj.getTime() - antes, 0) + Math.max(reloj.getTime() - despues, 0)

/** Seconds by which two clocks certainly differ. */
export const desfaseDe = (reloj: Date, antes: number, despues: number): number =>
  Math.round(Math.abs(adelantoDe(reloj, antes, despues)) / 1000)
