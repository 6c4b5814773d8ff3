import { add, compare, type Millonesimas, multiply, subtract } from '../decimal.ts'

/** Decimal places written in an amount, white space around it left out. */
export const placesOf = (text: string): number => {
  const point = text.indexOf('.')
  if (point < 0) return 0
  return (text.charCodeAt(text.length - 1) <= 32 ? text.trimEnd().length : text.length) - point - 1
}

/** Half of the last written place, in millionths: how far the true value may lie from the one written. */
const HALVES = [500_000, 50_000, 5_000, 500, 50, 5]
const half = (places: number): Millonesimas => HALVES[places] ?? 0

export interface Rango {
  desde: Millonesimas
  hasta: Millonesimas
}

/**
 * The SAT's limits for a product of written amounts: each factor may have been rounded at its last place, the
 * result is cut down (lower limit) or up (upper limit) at `decimals` places.
 */
export function rangeOfProduct(
  a: Millonesimas,
  placesA: number,
  b: Millonesimas,
  placesB: number | null,
  decimals: number,
): Rango {
  const da = half(placesA)
  const db = placesB === null ? 0 : half(placesB)
  return {
    desde: multiply(subtract(a, da), subtract(b, db), decimals, 'abajo'),
    hasta: multiply(add(a, da), add(b, db), decimals, 'arriba'),
  }
}

export const isWithin = (value: Millonesimas, { desde, hasta }: Rango): boolean =>
  compare(value, desde) >= 0 && compare(value, hasta) <= 0
