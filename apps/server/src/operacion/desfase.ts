import type { Deps } from '../deps.ts'
import type { Reloj } from '../reloj.ts'

/** Seconds that the clock of this machine may differ from the database's before it is said. */
export const desfaseTolerado = 5

/** Milliseconds by which a clock is certainly ahead of ours (below zero: behind), read between two readings of ours. */
export const adelantoDe = (reloj: Date, antes: number, despues: number): number =>
  Math.min(reloj.getTime() - antes, 0) + Math.max(reloj.getTime() - despues, 0)

/** Seconds by which two clocks certainly differ. */
export const desfaseDe = (reloj: Date, antes: number, despues: number): number =>
  Math.round(Math.abs(adelantoDe(reloj, antes, despues)) / 1000)

/** Holds the clock of the process to the database's, and says it in the log when it comes to differ too much. */
export function watchDesfase(
  { maquina = { lee: () => Date.now(), adelanto: () => {} } }: Reloj,
  log: Pick<Deps['log'], 'error'>,
) {
  let segundos = 0
  return {
    lee: () => maquina.lee(),
    note(reloj: Date, antes: number): void {
      const ms = adelantoDe(reloj, antes, maquina.lee())
      maquina.adelanto(ms)
      const before = segundos
      segundos = Math.round(Math.abs(ms) / 1000)
      if (segundos > desfaseTolerado && before <= desfaseTolerado)
        log.error(
          { segundos },
          'the clock of this machine is not that of the database, which is the one that counts: set both by NTP',
        )
    },
    isMucho: () => segundos > desfaseTolerado,
  }
}
