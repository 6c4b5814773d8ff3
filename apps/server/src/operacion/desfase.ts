/** Seconds that the clock of this machine may differ from the database's: sessions and jobs are told apart by both. */
export const desfaseTolerado = 5

/** Seconds by which two clocks certainly differ, one read between two readings of the other. */
export const desfaseDe = (reloj: Date, antes: number, despues: number): number =>
  Math.round(Math.max(antes - reloj.getTime(), reloj.getTime() - despues, 0) / 1000)
