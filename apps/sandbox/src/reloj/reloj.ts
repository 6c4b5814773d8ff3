import { diaDe, parseDia } from '@valija/domain/tiempo/dia.ts'
import { openRegistro } from '../estado/registro.ts'

/** The business day: the 10th of the current month in Mexico City until someone moves it. */
export type Reloj = { dia: () => string; mueve: (dia: string) => boolean; close: () => void }

type Movimiento = { dia: string; mes: string }

export const openReloj = (dir: string | undefined, clock: () => Date): Reloj => {
  const registro = openRegistro<Movimiento>(dir, 'reloj.jsonl')
  let ultimo = registro.previos.at(-1)
  const mes = (): string => diaDe(clock()).slice(0, 7)
  return {
    // A day chosen last month is stale: the samples follow the current one.
    dia: () => (ultimo && ultimo.mes === mes() ? ultimo.dia : `${mes()}-10`),
    mueve: (dia) => {
      if (!parseDia(dia)) return false
      ultimo = { dia, mes: mes() }
      registro.append([ultimo])
      return true
    },
    close: registro.close,
  }
}
