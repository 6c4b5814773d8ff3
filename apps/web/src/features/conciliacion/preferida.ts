import type { Sugerencia } from '@valija/contract/conciliacion.ts'

/** What says that the money may be nobody's: a person points at a suggestion before anything can be applied. */
const enDuda = ['reverso', 'cargoIgual']

/** The suggestion that is in hand on arrival: the first, when it is before the others and can be applied; else none (-1). */
export function preferida(sugerencias: readonly Sugerencia[]): number {
  const [first, second] = sugerencias
  if (first === undefined || first.aplicar === 0) return -1
  if (first.razones.some(({ razon }) => enDuda.includes(razon))) return -1
  return second !== undefined && second.puntos >= first.puntos ? -1 : 0
}
