import { maySalir } from './cuadre.ts'
import type { Ilegible, Movimiento } from './movimiento.ts'

type ConSigno = { movimientos: Movimiento[]; ilegibles: Ilegible[] }

/**
 * One column of amounts without any sign, some of which left the account: the running balance tells which. Every step of the
 * chain must be its row's amount; null where the balances prove nothing or all came in, `dosLecturas` where both orders of
 * one day fit. The first row has no step before it: `saldoInicial` tells its side, or it is left out.
 */
export function signosPorSaldo(
  movimientos: readonly Movimiento[],
  saldoInicial: number | null,
): ConSigno | 'dosLecturas' | null {
  const importe = (row: Movimiento) => row.cargos + row.abonos
  const proven = ordersOf(movimientos).filter((rows) => {
    if (rows.length < 2 || rows.some(({ saldo }) => saldo === null)) return false
    return rows.every((row, i) => i === 0 || Math.abs(stepOf(rows, i)) === importe(row))
  })
  const [rows] = proven
  if (proven.length > 1) return 'dosLecturas'
  const first = rows?.[0]
  if (!rows || !first) return null
  const primero = saldoInicial === null ? 0 : (first.saldo ?? 0) - saldoInicial
  const steps = new Map(rows.map((row, i) => [row, i > 0 ? stepOf(rows, i) : primero]))
  if (Math.abs(primero) !== importe(first)) steps.set(first, 0)
  if ([...steps.values()].every((step) => step >= 0)) return null
  const told = movimientos.filter((row) => steps.get(row) !== 0)
  return {
    movimientos: told.map((row) => {
      const step = steps.get(row) ?? 0
      return { ...row, cargos: Math.max(-step, 0), abonos: Math.max(step, 0) }
    }),
    ilegibles: movimientos.filter((row) => steps.get(row) === 0).map(sinPrueba),
  }
}

/** Where no balance tells either: an amount whose text says that it left or was returned is not taken for income. */
export function sinLoQuePudoSalir(movimientos: readonly Movimiento[]): ConSigno {
  const isDudoso = ({ concepto, saldo }: Movimiento) => saldo === null && maySalir(concepto)
  return {
    movimientos: movimientos.filter((row) => !isDudoso(row)),
    ilegibles: movimientos.filter(isDudoso).map(sinPrueba),
  }
}

/** The oldest first, whichever way the file goes; both ways when its days do not tell. */
function ordersOf(movimientos: readonly Movimiento[]): (readonly Movimiento[])[] {
  const [first, last] = [movimientos[0], movimientos[movimientos.length - 1]]
  const [desde = '', hasta = ''] = [first?.fechaOperacion, last?.fechaOperacion]
  if (desde === hasta) return [movimientos, movimientos.toReversed()]
  return [desde < hasta ? movimientos : movimientos.toReversed()]
}
const stepOf = (rows: readonly Movimiento[], i: number): number =>
  (rows[i]?.saldo ?? 0) - (rows[i - 1]?.saldo ?? 0)
const sinPrueba = (row: Movimiento): Ilegible => ({
  renglon: row.renglon,
  codigo: 'signoSinPrueba',
  texto: textOf(row),
})
const textOf = ({ fechaOperacion, concepto, referencia, cargos, abonos }: Movimiento): string =>
  [fechaOperacion, concepto, referencia, ((cargos + abonos) / 100).toFixed(2)].filter(Boolean).join(' · ')
