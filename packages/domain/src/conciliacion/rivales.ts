import { isLocalizadorFuerte } from './localizadores.ts'
import { isNumeroFuerte, planaSinCeros } from './numeros.ts'
import type { MovimientoPorConciliar, PagoCandidato } from './puntuar.ts'

/** Waiting rows by amount and by each clue that could name a pago. */
export type Rivales = ReadonlyMap<string, readonly MovimientoPorConciliar[]>
const keyOf = (moneda: string, monto: number, pista: string): string => `${moneda}|${monto}|${pista}`

export function indexRivales(movimientos: Iterable<MovimientoPorConciliar>): Rivales {
  const index = new Map<string, MovimientoPorConciliar[]>()
  for (const movimiento of movimientos) {
    const { moneda, restante, pistas, reservaAsignada } = movimiento
    const clues = [
      ...[...pistas.transacciones].filter(isNumeroFuerte).map((one) => `t${one}`),
      ...[...pistas.localizadores.keys()].filter(isLocalizadorFuerte).map((one) => `l${one}`),
      ...(reservaAsignada === '' ? [] : [`l${reservaAsignada}`]),
    ]
    for (const clue of clues) {
      const key = keyOf(moneda, restante, clue)
      index.set(key, [...(index.get(key) ?? []), movimiento])
    }
  }
  return index
}

/** Rows of what the pago lacks that carry its number or name its booking. */
export const rivalesDe = (
  rivales: Rivales,
  { moneda, saldo, bookingCode, numeroTransaccion }: PagoCandidato,
): readonly MovimientoPorConciliar[] =>
  [`l${bookingCode}`, `t${planaSinCeros(numeroTransaccion)}`].flatMap(
    (clue) => rivales.get(keyOf(moneda, saldo, clue)) ?? [],
  )
