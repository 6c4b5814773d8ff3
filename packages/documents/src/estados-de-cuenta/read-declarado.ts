import { blank, type Celda } from '../hoja/read-hoja.ts'
import type { Declarado } from './cuadre.ts'
import type { Columna } from './perfiles.ts'
import { isFirmado, type Lectura, noEsMovimiento, readRow } from './read-renglon.ts'
import { readImporte } from './valores.ts'

/** What a row that sums others declares, null for any other row. */
export function readDeclarado(
  fila: Celda[],
  lectura: Lectura,
  renglon: number,
): Omit<Declarado, 'despuesDe'> | null {
  const { perfil, lugares, cargosNegativos } = lectura
  const primera = fila.find(({ texto }) => texto !== '')
  const name = [fila[lugares.concepto ?? -1]?.texto, primera?.texto].find((texto) =>
    noEsMovimiento.test(texto ?? ''),
  )
  if (name === undefined) return null
  const row = readRow(fila, lectura, renglon)
  // With its day and one amount it may be a movement whose text begins so: it is told, not dropped.
  if (row && (!('codigo' in row) || row.codigo === 'pareceTotal')) return null
  // One column with its sign sums what came in less what left: nothing to compare with either.
  const importe = (columna: Columna) => {
    if (columna !== 'saldo' && isFirmado(lugares)) return null
    const value = readImporte(fila[lugares[columna] ?? -1] ?? blank, perfil.formatoNumero)
    return columna === 'cargos' && cargosNegativos && typeof value === 'number' ? Math.abs(value) : value
  }
  const que = /^SALDO (?:INICIAL|ANTERIOR)/i.test(name)
    ? 'saldoInicial'
    : /^(?:NUEVO )?SALDO/i.test(name)
      ? 'saldoFinal'
      : 'total'
  return { renglon, que, cargos: importe('cargos'), abonos: importe('abonos'), saldo: importe('saldo') }
}
