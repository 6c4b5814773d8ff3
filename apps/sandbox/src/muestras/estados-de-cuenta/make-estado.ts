import type { Columna } from '@valija/documents/estados-de-cuenta/perfiles.ts'
import { arribaDe, type CeldaDeLibro } from '@valija/documents/testing/write-estado.ts'
import { type FormaDeFecha, type FormaDeNumero, formasDeFecha, formasDeNumero } from './celdas.ts'
import type { FuenteDeMuestra } from './fuentes.ts'
import type { MovimientoDeMuestra } from './movimientos.ts'

/** What a statement truly holds. Centavos. */
export type VerdadDeEstado = {
  cuenta: string
  filas: number
  desde: string
  hasta: string
  sumaCargos: number
  sumaAbonos: number
  saldoFinal: number
  /** Rows, as the spreadsheet numbers them, that nobody can read, and those where the balance jumps. */
  ilegibles: number[]
  saltosDeSaldo: number[]
  /** Rows whose declared total is not the sum of the others. */
  descuadres: number[]
}

/** Of rows in the order of time. */
export function verdadDe(
  { cuenta }: FuenteDeMuestra,
  movimientos: readonly MovimientoDeMuestra[],
  change: Partial<VerdadDeEstado> = {},
): VerdadDeEstado {
  const [first, last] = [movimientos[0], movimientos[movimientos.length - 1]]
  if (!first || !last) throw new RangeError('a statement without rows')
  return {
    cuenta,
    filas: movimientos.length,
    desde: first.dia,
    hasta: last.dia,
    sumaCargos: movimientos.reduce((sum, { cargo }) => sum + cargo, 0),
    sumaAbonos: movimientos.reduce((sum, { abono }) => sum + abono, 0),
    saldoFinal: last.saldo,
    ilegibles: [],
    saltosDeSaldo: [],
    descuadres: [],
    ...change,
  }
}

export type Forma = { fechas?: FormaDeFecha; numeros?: FormaDeNumero }
export type EstadoEnCeldas = {
  arriba: CeldaDeLibro[][]
  encabezado: CeldaDeLibro[]
  renglones: CeldaDeLibro[][]
}

/** The statement as its source lays it out: what stands above, the headers, and its rows in its own order. */
export function makeEstado(
  fuente: FuenteDeMuestra,
  movimientos: readonly MovimientoDeMuestra[],
  { fechas = fuente.fechas, numeros = fuente.numeros }: Forma = {},
): EstadoEnCeldas {
  const arriba = arribaDe(fuente.perfil, fuente.cuenta, fuente.etiqueta)
  const encabezado = arriba.pop() ?? []
  // PROSA writes its name in the first row.
  const [title] = arriba
  if (title?.length === 0) title.push(fuente.perfil.nombre)
  const orden = fuente.recientesPrimero ? movimientos.toReversed() : movimientos
  const importe = (centavos: number): CeldaDeLibro =>
    centavos === 0 ? null : formasDeNumero[numeros](centavos)
  const celda: Record<Columna, (row: MovimientoDeMuestra) => CeldaDeLibro> = {
    fechaOperacion: ({ dia }) => formasDeFecha[fechas](dia),
    concepto: ({ concepto }) => concepto,
    referencia: ({ referencia }) => referencia,
    referenciaAmpliada: ({ ampliada }) => ampliada,
    cargos: ({ cargo }) => importe(cargo),
    abonos: ({ abono }) => importe(abono),
    saldo: ({ saldo }) => formasDeNumero[numeros](saldo),
  }
  return {
    arriba,
    encabezado,
    renglones: orden.map((row) => fuente.perfil.columnas.map((columna) => celda[columna](row))),
  }
}

export const filasDe = ({ arriba, encabezado, renglones }: EstadoEnCeldas): CeldaDeLibro[][] => [
  ...arriba,
  encabezado,
  ...renglones,
]
