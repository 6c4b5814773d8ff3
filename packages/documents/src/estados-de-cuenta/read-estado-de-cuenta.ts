import { type Celda, type Hoja, type HojaRechazada, readHoja } from '../hoja/read-hoja.ts'
import { type Columna, columnaDe, normal, type Perfil, perfiles } from './perfiles.ts'
import { type Importe, readFecha, readImporte, readMeses } from './valores.ts'

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
  desde: string | null
  hasta: string | null
  sumaCargos: number
  sumaAbonos: number
  saldoFinal: number | null
}
/** `pareceDe` names the source that the sheet's headers fit, when another does. */
export type EstadoRechazado =
  | HojaRechazada
  | { codigo: 'otroFormato'; pareceDe: string | null; encontrado: string[]; esperado: string[] }

/**
 * Reads a statement of one source. Headers that contradict the profile stop it: nothing is imported by guess. `conocidos` are
 * the sources it may look like instead.
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
  return {
    codigo: 'otroFormato',
    pareceDe: conocidos.find((one) => one !== perfil && looksLike(hoja, one))?.nombre ?? null,
    encontrado: (hoja.filas[perfil.filaDatos - 1] ?? []).map((celda) => celda.texto).filter(Boolean),
    esperado: perfil.encabezados ? Object.values(perfil.encabezados) : perfil.columnas,
  }
}

/** Zero-based column of each field. */
type Lugares = Partial<Record<Columna, number>>

/** Where the profile's columns stand in this sheet, or null when its headers are others. */
function placesOf(hoja: Hoja, perfil: Perfil): Lugares | null {
  if (perfil.encabezados) {
    const texts = (hoja.filas[perfil.filaDatos - 1] ?? []).map((celda) => normal(celda.texto))
    const places = perfil.columnas.map((columna) => [
      columna,
      texts.indexOf(normal(perfil.encabezados?.[columna] ?? '')),
    ])
    return places.every(([, place]) => Number(place) >= 0) ? (Object.fromEntries(places) as Lugares) : null
  }
  if (!fits(headerAt(hoja, perfil.filaDatos - 1), perfil.columnas)) return null
  return Object.fromEntries(perfil.columnas.map((columna, i) => [columna, i]))
}

function looksLike(hoja: Hoja, perfil: Perfil): boolean {
  if (perfil.encabezados) return placesOf(hoja, perfil) !== null
  const header = findHeader(hoja)
  return header !== null && perfil.filaDatos === header.fila + 1 && fits(header.columnas, perfil.columnas)
}

const headerAt = (hoja: Hoja, fila: number): (Columna | null)[] =>
  (hoja.filas[fila] ?? []).map((celda) => columnaDe(celda.texto))

const fits = (found: (Columna | null)[], wanted: Columna[]): boolean =>
  wanted.every((columna, i) => found[i] === columna) &&
  found.slice(wanted.length).every((columna) => columna === null)

function findHeader(hoja: Hoja): { fila: number; columnas: (Columna | null)[] } | null {
  for (let fila = 0; fila < Math.min(15, hoja.filas.length); fila++) {
    const columnas = headerAt(hoja, fila)
    if (columnas.filter(Boolean).length >= 4) return { fila, columnas }
  }
  return null
}

const blank: Celda = { texto: '', numero: null }
const noEsMovimiento = /^(?:TOTAL|SALDO INICIAL|SALDO FINAL)/i

function collect(hoja: Hoja, perfil: Perfil, lugares: Lugares): EstadoDeCuenta {
  const movimientos: Movimiento[] = []
  const ilegibles: Ilegible[] = []
  const seen = new Map<string, number>()
  for (let i = perfil.filaDatos; i < hoja.filas.length; i++) {
    const fila = hoja.filas[i] ?? []
    if (fila.every((celda) => celda.texto === '')) continue
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
  const days = movimientos.map((row) => row.fechaOperacion).sort()
  const chronological = isNewestFirst(movimientos) ? movimientos.toReversed() : movimientos
  const [fila, columna] = perfil.cuentaEn ?? [-1, -1]
  return {
    perfil,
    cuenta: (hoja.filas[fila]?.[columna]?.texto ?? '').replace(/\s/g, '') || (perfil.cuentaFija ?? ''),
    movimientos,
    ilegibles,
    saltosDeSaldo: breaksIn(chronological),
    desde: days[0] ?? null,
    hasta: days[days.length - 1] ?? null,
    sumaCargos: movimientos.reduce((sum, row) => sum + row.cargos, 0),
    sumaAbonos: movimientos.reduce((sum, row) => sum + row.abonos, 0),
    saldoFinal: chronological[chronological.length - 1]?.saldo ?? null,
  }
}

const textOf = (fila: Celda[]): string =>
  fila
    .map((each) => each.texto)
    .filter(Boolean)
    .join(' · ')

/** A movement, what is wrong with the row, or null for a row that is none (a total, a continued text). */
function readRow(
  fila: Celda[],
  { perfil, lugares, desde1904 }: { perfil: Perfil; lugares: Lugares; desde1904: boolean },
  renglon: number,
): Movimiento | Ilegible | null {
  const celda = (columna: Columna): Celda => fila[lugares[columna] ?? -1] ?? blank
  const concepto = celda('concepto').texto
  if (noEsMovimiento.test(concepto) || noEsMovimiento.test(fila[0]?.texto ?? '')) return null
  const cargos = readImporte(celda('cargos'), perfil.formatoNumero)
  const abonos = readImporte(celda('abonos'), perfil.formatoNumero)
  const saldo = readImporte(celda('saldo'), perfil.formatoNumero)
  const bad = (codigo: Ilegible['codigo']): Ilegible => ({ renglon, codigo, texto: textOf(fila) })
  const fechaOperacion = readFecha(celda('fechaOperacion'), desde1904, perfil.formatoFecha)
  const empty = (importe: Importe) => importe === null || importe === 0
  if (fechaOperacion === null) return empty(cargos) && empty(abonos) ? null : bad('fechaIlegible')
  for (const importe of [cargos, abonos, saldo]) {
    if (importe === 'ambiguo') return bad('importeAmbiguo')
    if (importe === 'ilegible') return bad('importeIlegible')
  }
  if ((typeof cargos === 'number' && cargos < 0) || (typeof abonos === 'number' && abonos < 0))
    return bad('importeIlegible')
  if (empty(cargos) && empty(abonos)) return bad('sinImporte')
  if (!empty(cargos) && !empty(abonos)) return bad('cargoYAbono')
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

function breaksIn(chronological: Movimiento[]): number[] {
  const breaks: number[] = []
  for (let i = 1; i < chronological.length; i++) {
    const [before, row] = [chronological[i - 1], chronological[i]]
    if (!before || !row || before.saldo === null || row.saldo === null) continue
    if (row.saldo !== before.saldo + row.abonos - row.cargos) breaks.push(row.renglon)
  }
  return breaks
}
