import type { Hoja } from '../hoja/read-hoja.ts'
import { type Columna, columnaDe, normal, type Perfil } from './perfiles.ts'

/** Zero-based column of each field. */
export type Lugares = Partial<Record<Columna, number>>

const primerasFilas = 15

/** Where the profile's columns stand in this sheet, or null when its headers are others. */
export const placesOf = (hoja: Hoja, perfil: Perfil): Lugares | null =>
  placesAt(hoja, perfil, perfil.filaDatos - 1)

function placesAt(hoja: Hoja, { columnas, encabezados }: Perfil, numero: number): Lugares | null {
  const fila = hoja.filas[numero] ?? []
  if (encabezados) {
    const texts = fila.map((celda) => normal(celda.texto))
    const places = columnas.map((columna) => [columna, texts.indexOf(normal(encabezados[columna] ?? ''))])
    return places.every(([, place]) => Number(place) >= 0) ? (Object.fromEntries(places) as Lugares) : null
  }
  // A merged header covers the columns after it: they have no name of their own.
  const named = fila.flatMap((celda, i) =>
    celda.texto === '' ? [] : [{ i, columna: columnaDe(celda.texto) }],
  )
  const fits =
    columnas.every((columna, n) => named[n]?.columna === columna) &&
    named.slice(columnas.length).every(({ columna }) => columna === null)
  return fits ? Object.fromEntries(columnas.map((columna, n) => [columna, named[n]?.i ?? -1])) : null
}

/** Whether the sheet's own header stands where this source has it, and is this source's. */
export function looksLike(hoja: Hoja, perfil: Perfil): boolean {
  if (perfil.encabezados) return placesOf(hoja, perfil) !== null
  return findHeader(hoja) === perfil.filaDatos - 1 && placesOf(hoja, perfil) !== null
}

/** Zero-based row of this source's headers when they stand elsewhere among the first rows; null when nowhere. */
export function displacedTo(hoja: Hoja, perfil: Perfil): number | null {
  for (let fila = 0; fila < Math.min(primerasFilas, hoja.filas.length); fila++)
    if (placesAt(hoja, perfil, fila)) return fila
  return null
}

function findHeader(hoja: Hoja): number | null {
  for (let fila = 0; fila < Math.min(primerasFilas, hoja.filas.length); fila++)
    if ((hoja.filas[fila] ?? []).filter((celda) => columnaDe(celda.texto)).length >= 4) return fila
  return null
}
