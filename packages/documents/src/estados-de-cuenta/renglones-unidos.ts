import { blank, type Celda } from '../hoja/read-hoja.ts'
import type { Lugares } from './encabezados.ts'
import { amountAt, type Lectura, noEsMovimiento } from './read-renglon.ts'
import { isNada, readFecha } from './valores.ts'

const hasAmounts = (fila: Celda[], lectura: Lectura): boolean =>
  !isNada(amountAt(fila, lectura, 'cargos')) || !isNada(amountAt(fila, lectura, 'abonos'))

const fechaAt = (fila: Celda[], { lugares }: Lectura): Celda => fila[lugares.fechaOperacion ?? -1] ?? blank

const isDated = (fila: Celda[], lectura: Lectura): boolean =>
  readFecha(fechaAt(fila, lectura), lectura.desde1904, lectura.perfil.formatoFecha, lectura.periodos) !== null

/** Every movement takes more than one row: the day and text in the first, the amounts in the last. */
export const isInSeveralRows = (filas: readonly Celda[][], lectura: Lectura): boolean => {
  const dated = filas.filter((fila) => isDated(fila, lectura))
  return dated.length > 0 && dated.every((fila) => !hasAmounts(fila, lectura))
}

const renglonesDeUno = 12

/** A dated row without amounts with the rows of text below it and the amounts of the last one, or the row as it is. */
export function joined(
  filas: readonly Celda[][],
  i: number,
  lectura: Lectura,
): { fila: Celda[]; hasta: number } {
  const fila = filas[i] ?? []
  const solo = { fila, hasta: i }
  const isTotal = (one: Celda[]) => noEsMovimiento.test(one[lectura.lugares.concepto ?? -1]?.texto ?? '')
  if (!isDated(fila, lectura) || hasAmounts(fila, lectura) || isTotal(fila)) return solo
  for (const [n, abajo] of filas.slice(i + 1, i + renglonesDeUno).entries()) {
    if (abajo.every(({ texto }) => texto === '') || fechaAt(abajo, lectura).texto !== '' || isTotal(abajo))
      return solo
    if (hasAmounts(abajo, lectura))
      return { fila: filas.slice(i, i + n + 2).reduce(mergeRows), hasta: i + n + 1 }
  }
  return solo
}

const mergeRows = (arriba: Celda[], abajo: Celda[]): Celda[] =>
  Array.from({ length: Math.max(arriba.length, abajo.length) }, (_none, n) => {
    const [one, other] = [arriba[n] ?? blank, abajo[n] ?? blank]
    if (one.texto === '' || other.texto === '') return one.texto === '' ? other : one
    return { texto: `${one.texto} ${other.texto}`, numero: null }
  })

/** What a row without day or amounts adds to the text of the movement above it. */
export function continuedText(
  fila: Celda[],
  { fechaOperacion, saldo, concepto, referencia, referenciaAmpliada }: Lugares,
) {
  const at = (place: number | undefined) => fila[place ?? -1]?.texto ?? ''
  if (at(fechaOperacion) !== '' || at(saldo) !== '' || at(concepto) === '') return ''
  return [concepto, referencia, referenciaAmpliada].map(at).filter(Boolean).join(' ')
}
