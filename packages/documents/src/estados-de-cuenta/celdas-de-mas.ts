import type { Celda } from '../hoja/read-hoja.ts'

/**
 * Rows of a text with a cell past the last header: a mark that stands in a name or between thousands moved the cells after
 * it. Where most rows have such a cell it is a column without a name. Zero-based.
 */
export function rowsTooLong(
  datos: readonly Celda[][],
  filaDatos: number,
  titulos: readonly Celda[],
): ReadonlySet<number> {
  if (datos.some((fila) => fila.some(({ numero }) => numero !== null))) return new Set()
  const ancho = titulos.findLastIndex(({ texto }) => texto !== '')
  const largas = datos.flatMap((fila, i) => {
    const last = fila.findLastIndex(({ texto }) => texto !== '')
    return last > ancho
      ? [{ i: i + filaDatos, miles: isPartida(fila[last - 1]?.texto ?? '', fila[last]?.texto ?? '') }]
      : []
  })
  const sinNombre = largas.length * 2 > datos.length && !largas.some(({ miles }) => miles)
  return new Set(sinNombre ? [] : largas.map(({ i }) => i))
}

/** 1,500.00 or 1500,50 in two cells. */
const isPartida = (antes: string, last: string): boolean =>
  /^\d{3}(?:\.\d{2})?$/.test(last) || (/^\d{2}$/.test(last) && /^-?\d+$/.test(antes))
