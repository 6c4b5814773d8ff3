import { add, compare, type Millonesimas, multiply, parseDecimal, subtract } from '../decimal.ts'
import type { Severidad } from '../hallazgo.ts'

/** An amount that is no decimal has been reported with the attributes; it takes no part in sums. */
export const amount = (text: string | undefined): Millonesimas =>
  text === undefined ? 0 : (parseDecimal(text) ?? parseDecimal(text.trim()) ?? 0)

/** Decimal places written in an amount, white space around it left out. */
export const placesOf = (text: string): number => {
  const point = text.indexOf('.')
  if (point < 0) return 0
  return (text.charCodeAt(text.length - 1) <= 32 ? text.trimEnd().length : text.length) - point - 1
}

/** Half of the last written place, in millionths: how far the true value may lie from the one written. */
const HALVES = [500_000, 50_000, 5_000, 500, 50, 5]
const half = (places: number): Millonesimas => HALVES[places] ?? 0

interface Rango {
  desde: Millonesimas
  hasta: Millonesimas
}

/**
 * The SAT's limits for a product of written amounts: each factor may have been rounded at its last place, the
 * result is cut down (lower limit) or up (upper limit) at `decimals` places. Of a factor written without decimals that
 * is half a unit: `contado` takes one of fewer than two for what it says, an amount to the centavo.
 */
function rangeOfProduct(
  a: Millonesimas,
  placesA: number,
  b: Millonesimas,
  placesB: number | null,
  decimals: number,
  contado = false,
): Rango {
  const da = contado && placesA < 2 ? (placesB === null ? half(2) : 0) : half(placesA)
  const db = placesB === null || (contado && placesB < 2) ? 0 : half(placesB)
  return {
    desde: multiply(subtract(a, da), subtract(b, db), decimals, 'abajo'),
    hasta: multiply(add(a, da), add(b, db), decimals, 'arriba'),
  }
}

export interface Falla {
  rango: Rango
  severidad: Severidad
}

/**
 * What the written product of two amounts (of one and a rate, which has no last place: `esTasa`) should have been, or
 * null. The SAT takes 1 × 1000.00 = 1400.00, since 1 may stand for 1.4: that is told and stops nobody; beyond its limits
 * no PAC would have stamped it. `decimals` are the currency's.
 */
export function faultOfProduct(
  importe: string,
  a: string,
  b: string,
  decimals: number,
  esTasa = false,
): Falla | null {
  const value = amount(importe)
  const places = Math.min(6, Math.max(decimals, placesOf(importe)))
  const [valueA, placesA] = [amount(a), placesOf(a)]
  const [valueB, placesB] = [amount(b), esTasa ? null : placesOf(b)]
  const rango = rangeOfProduct(valueA, placesA, valueB, placesB, places)
  if (!isWithin(value, rango)) return { rango, severidad: 'error' }
  if (placesA > 1 && (placesB ?? 2) > 1) return null
  const exacto = rangeOfProduct(valueA, placesA, valueB, placesB, places, true)
  return isWithin(value, exacto) ? null : { rango: exacto, severidad: 'aviso' }
}

const isWithin = (value: Millonesimas, { desde, hasta }: Rango): boolean =>
  compare(value, desde) >= 0 && compare(value, hasta) <= 0
