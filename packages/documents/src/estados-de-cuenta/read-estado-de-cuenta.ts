import { type Celda, type Hoja, type HojaRechazada, readHoja } from '../hoja/read-hoja.ts'
import { breaksIn, type Declarado, type Descuadre, descuadresDe } from './cuadre.ts'
import { displacedTo, type Lugares, looksLike, placesOf } from './encabezados.ts'
import { type FechaDudosa, fechaDudosa } from './orden-de-fechas.ts'
import { type Columna, normal, type Perfil, perfiles } from './perfiles.ts'
import { type Importe, isNada, readFecha, readImporte, readMeses } from './valores.ts'

/** One movement of a statement. Amounts in centavos, always positive: the column is the sign. */
export type Movimiento = {
  /** Row number as the spreadsheet shows it (1-based). */
  renglon: number
  /** Among rows of this file with the same day, text and amounts, counted from 1. */
  ordinal: number
  fechaOperacion: string
  concepto: string
  referencia: string
  referenciaAmpliada: string
  cargos: number
  abonos: number
  saldo: number | null
  meses: number
}
export type Ilegible = {
  renglon: number
  codigo: 'fechaIlegible' | 'importeIlegible' | 'importeAmbiguo' | 'sinImporte' | 'cargoYAbono'
  texto: string
}
export type EstadoDeCuenta = {
  perfil: Perfil
  cuenta: string
  movimientos: Movimiento[]
  ilegibles: Ilegible[]
  /** Rows where the running balance does not follow from the row before: one is missing or doubled. */
  saltosDeSaldo: number[]
  /** Totals that the file declares and its rows do not give. */
  descuadres: Descuadre[]
  desde: string | null
  hasta: string | null
  sumaCargos: number
  sumaAbonos: number
  saldoFinal: number | null
}
/**
 * `pareceDe` names the source that the sheet's headers fit, when another does; `encabezadoEn`, the row as the spreadsheet
 * shows it where this source's headers stand instead of their own.
 */
export type EstadoRechazado =
  | HojaRechazada
  | ({ codigo: 'fechasAmbiguas' } & FechaDudosa)
  | {
      codigo: 'otroFormato'
      pareceDe: string | null
      encabezadoEn: number | null
      encontrado: string[]
      esperado: string[]
    }

/**
 * Reads a statement of one source. Headers that contradict the profile stop it, and so do dates that may be the other way
 * round: nothing is imported by guess. `conocidos` are the sources it may look like instead.
 */
export function readEstadoDeCuenta(
  bytes: Uint8Array,
  perfil: Perfil,
  conocidos: readonly Perfil[] = perfiles,
): EstadoDeCuenta | EstadoRechazado {
  const hoja = readHoja(bytes)
  if ('codigo' in hoja) return hoja
  const lugares = placesOf(hoja, perfil)
  if (lugares) return collect(hoja, perfil, lugares)
  const displaced = displacedTo(hoja, perfil)
  return {
    codigo: 'otroFormato',
    pareceDe: conocidos.find((one) => one !== perfil && looksLike(hoja, one))?.nombre ?? null,
    encabezadoEn: displaced === null ? null : displaced + 1,
    encontrado: (hoja.filas[perfil.filaDatos - 1] ?? []).map((celda) => celda.texto).filter(Boolean),
    esperado: perfil.encabezados ? Object.values(perfil.encabezados) : perfil.columnas,
  }
}

const blank: Celda = { texto: '', numero: null }
// «TOTAL PLAY» is a company that is paid, not a sum.
const noEsMovimiento = /^(?:(?:SUB)?TOTAL(?:ES)?(?![A-ZÁÉÍÓÚÑ])(?!\s*PLAY)|SALDO INICIAL|SALDO FINAL)/i

function collect(hoja: Hoja, perfil: Perfil, lugares: Lugares): EstadoDeCuenta | EstadoRechazado {
  const movimientos: Movimiento[] = []
  const ilegibles: Ilegible[] = []
  const declarados: Declarado[] = []
  const fechas: { renglon: number; celda: Celda }[] = []
  const seen = new Map<string, number>()
  const encabezado = (hoja.filas[perfil.filaDatos - 1] ?? []).map((celda) => normal(celda.texto))
  const isRepeated = (fila: Celda[]) =>
    Object.values(lugares).every((n) => fila[n]?.numero === null && normal(fila[n].texto) === encabezado[n])
  for (let i = perfil.filaDatos; i < hoja.filas.length; i++) {
    const fila = hoja.filas[i] ?? []
    if (fila.every((celda) => celda.texto === '')) continue
    if (isRepeated(fila)) continue
    const declarado = readDeclarado(fila, { perfil, lugares }, i + 1)
    if (declarado !== null) {
      if (declarado) declarados.push({ ...declarado, despuesDe: movimientos.length })
      continue
    }
    fechas.push({ renglon: i + 1, celda: fila[lugares.fechaOperacion ?? -1] ?? blank })
    const row = readRow(fila, { perfil, lugares, desde1904: hoja.desde1904 }, i + 1)
    if (row === null) continue
    if ('codigo' in row) {
      ilegibles.push(row)
      continue
    }
    const key = [row.fechaOperacion, row.concepto, row.referencia, row.cargos, row.abonos, row.saldo].join(
      '|',
    )
    row.ordinal = (seen.get(key) ?? 0) + 1
    seen.set(key, row.ordinal)
    movimientos.push(row)
  }
  const dudosa = fechaDudosa(fechas, perfil, hoja.desde1904)
  if (dudosa) return { codigo: 'fechasAmbiguas', ...dudosa }
  const days = movimientos.map((row) => row.fechaOperacion).sort()
  const chronological = isNewestFirst(movimientos) ? movimientos.toReversed() : movimientos
  const saldoFinal = chronological[chronological.length - 1]?.saldo ?? null
  const [fila, columna] = perfil.cuentaEn ?? [-1, -1]
  return {
    perfil,
    cuenta: (hoja.filas[fila]?.[columna]?.texto ?? '').replace(/\s/g, '') || (perfil.cuentaFija ?? ''),
    movimientos,
    ilegibles,
    saltosDeSaldo: breaksIn(chronological),
    descuadres: descuadresDe(movimientos, declarados, saldoFinal),
    desde: days[0] ?? null,
    hasta: days[days.length - 1] ?? null,
    sumaCargos: movimientos.reduce((sum, row) => sum + row.cargos, 0),
    sumaAbonos: movimientos.reduce((sum, row) => sum + row.abonos, 0),
    saldoFinal,
  }
}

const textOf = (fila: Celda[]): string =>
  fila
    .map((each) => each.texto)
    .filter(Boolean)
    .join(' · ')

/** What a row that sums others declares; `false` for one that declares nothing to compare, null for any other row. */
function readDeclarado(
  fila: Celda[],
  { perfil, lugares }: { perfil: Perfil; lugares: Lugares },
  renglon: number,
): Omit<Declarado, 'despuesDe'> | false | null {
  const name = [fila[lugares.concepto ?? -1]?.texto, fila[0]?.texto].find((texto) =>
    noEsMovimiento.test(texto ?? ''),
  )
  if (name === undefined) return null
  if (/^SALDO INICIAL/i.test(name)) return false
  // One column with its sign sums what came in less what left: nothing to compare with either.
  const importe = (columna: Columna) =>
    columna !== 'saldo' && isFirmado(lugares)
      ? null
      : readImporte(fila[lugares[columna] ?? -1] ?? blank, perfil.formatoNumero)
  const que = /^SALDO/i.test(name) ? 'saldoFinal' : 'total'
  return { renglon, que, cargos: importe('cargos'), abonos: importe('abonos'), saldo: importe('saldo') }
}

/** One column gives both: what left the account is below zero. */
const isFirmado = ({ cargos, abonos }: Lugares): boolean => cargos !== undefined && cargos === abonos

/** A movement, what is wrong with the row, or null for a row that is none (a continued text). */
function readRow(
  fila: Celda[],
  { perfil, lugares, desde1904 }: { perfil: Perfil; lugares: Lugares; desde1904: boolean },
  renglon: number,
): Movimiento | Ilegible | null {
  const celda = (columna: Columna): Celda => fila[lugares[columna] ?? -1] ?? blank
  const concepto = celda('concepto').texto
  const firmado = isFirmado(lugares)
  const side = (columna: 'cargos' | 'abonos'): Importe => {
    const importe = readImporte(celda(columna), perfil.formatoNumero)
    if (!firmado || typeof importe !== 'number') return importe
    return columna === 'cargos' ? Math.max(-importe, 0) : Math.max(importe, 0)
  }
  const [cargos, abonos] = [side('cargos'), side('abonos')]
  const saldo = readImporte(celda('saldo'), perfil.formatoNumero)
  const bad = (codigo: Ilegible['codigo']): Ilegible => ({ renglon, codigo, texto: textOf(fila) })
  const fechaOperacion = readFecha(celda('fechaOperacion'), desde1904, perfil.formatoFecha)
  if (fechaOperacion === null) return isNada(cargos) && isNada(abonos) ? null : bad('fechaIlegible')
  for (const importe of [cargos, abonos, saldo]) {
    if (importe === 'ambiguo') return bad('importeAmbiguo')
    if (importe === 'ilegible') return bad('importeIlegible')
  }
  if ((typeof cargos === 'number' && cargos < 0) || (typeof abonos === 'number' && abonos < 0))
    return bad('importeIlegible')
  if (isNada(cargos) && isNada(abonos)) return bad('sinImporte')
  if (!isNada(cargos) && !isNada(abonos)) return bad('cargoYAbono')
  const referenciaAmpliada = celda('referenciaAmpliada').texto
  return {
    renglon,
    ordinal: 1,
    fechaOperacion,
    concepto,
    referencia: celda('referencia').texto,
    referenciaAmpliada,
    cargos: Number(cargos ?? 0),
    abonos: Number(abonos ?? 0),
    saldo: saldo as number | null,
    meses: readMeses(`${referenciaAmpliada} ${concepto}`),
  }
}

/** By days when they differ, else by which direction keeps the chain of balances. */
function isNewestFirst(rows: Movimiento[]): boolean {
  const first = rows[0]
  const last = rows[rows.length - 1]
  if (!first || !last) return false
  if (first.fechaOperacion !== last.fechaOperacion) return first.fechaOperacion > last.fechaOperacion
  return breaksIn(rows.toReversed()).length < breaksIn(rows).length
}
