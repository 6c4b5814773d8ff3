import { type CellObject, read, utils, type WorkBook, type WorkSheet } from '@e965/xlsx'
import type { AvisoLayout } from '@valija/domain/lotes/layout/aviso-layout.ts'
import type { CeldaIlegible, CeldaVista } from '@valija/domain/lotes/layout/celda-ilegible.ts'
import type { EnCeldas } from '../hoja/inflated-size.ts'
import { guardWorkbook, LibroRechazado } from '../hoja/workbook-guard.ts'
import { isSinMemoria } from '../sin-memoria.ts'
import { importeDe, isEmpty, textoDe } from './cell.ts'
import {
  type Campo,
  columnaMotivo,
  columnaRenglon,
  columnasDe,
  findHeader,
  llano,
  looksLikeRows,
  type Tabla,
} from './columnas.ts'

export type RenglonLeido = {
  /** Row of the sheet, counted from 1. */
  fila: number
  folio: string
  bookingCode: string
  base: number
  iva: number
  otrosImpuestos: number
  propinas: number
  totalReserva: number
  ilegibles: CeldaIlegible[]
  /** Nobody wrote an iva, not even a zero. */
  ivaVacio: boolean
  /** In a sheet of exceptions: which row it was. */
  original: number | null
}
export type LayoutLeido = { renglones: RenglonLeido[]; deExcepciones: boolean; avisos: AvisoLayout[] }

const combinada: CeldaVista = { codigo: 'combinada' }
const textos = ['folio', 'bookingCode'] as const
const importes = ['base', 'iva', 'otrosImpuestos', 'propinas', 'totalReserva'] as const

/**
 * Reads an .xlsx or .xls layout. Throws `LibroRechazado` for what is no workbook, is too big, locked or damaged, and
 * `ColumnasDudosas` when no column can be told from another. Call it in a worker with a time limit: the file comes from
 * outside.
 */
export function readLayout(bytes: Uint8Array, maxRenglones = 20_000): LayoutLeido {
  const hay = guardWorkbook(bytes)
  const libro = openBook(bytes, maxRenglones, hay)
  const { hoja, avisos: deHoja } = chooseSheet(libro)
  if (!hoja) return { renglones: [], deExcepciones: false, avisos: [] }
  const { tabla } = hoja
  if (tabla.filas > maxRenglones) throw new LibroRechazado('demasiadoGrande')
  const { encabezado, de, avisos } = columnasDe(tabla)
  const columna = (nombre: string): number =>
    encabezado < 0
      ? -1
      : Array.from({ length: tabla.columnas + 1 }, (_, i) => llano(tabla.texto(encabezado, i))).indexOf(
          llano(nombre),
        )
  const columnaOriginal = columna(columnaRenglon)
  const combinadas = mergedCells(hoja.sheet, encabezado, [de.folio, de.bookingCode])
  const renglones: RenglonLeido[] = []
  for (let fila = encabezado + 1; fila <= tabla.filas; fila++) {
    const renglon = readRow(hoja, de, fila, combinadas)
    if (renglon === null) continue
    const original = columnaOriginal < 0 ? Number.NaN : Number(tabla.texto(fila, columnaOriginal))
    renglon.original = Number.isSafeInteger(original) && original > 0 ? original : null
    renglones.push(renglon)
  }
  const ocultas = renglones
    .map(({ fila }) => fila)
    .filter((fila) => hoja.sheet['!rows']?.[fila - 1]?.hidden === true)
  return {
    renglones,
    deExcepciones: columna(columnaMotivo) >= 0,
    avisos: [
      ...deHoja,
      ...avisos,
      ...(combinadas.llenadas.length > 0
        ? [{ codigo: 'layoutCeldasCombinadas' as const, celdas: combinadas.llenadas }]
        : []),
      ...(ocultas.length > 0 ? [{ codigo: 'layoutFilasOcultas' as const, filas: ocultas }] : []),
    ],
  }
}

type HojaAbierta = {
  nombre: string
  oculta: boolean
  sheet: WorkSheet
  tabla: Tabla
  cell: (f: number, c: number) => CellObject | undefined
}
type Combinadas = { de: Map<number, { r: number; c: number }>; llenadas: string[] }
/** Of the columns that are looked at, sixty at most, every cell has its own. */
const lugarDe = (fila: number, columna: number): number => fila * 64 + columna

/** Null for a row nobody filled in: the template names the folios. */
function readRow(
  hoja: HojaAbierta,
  de: Partial<Record<Campo, number>>,
  fila: number,
  { de: origenes }: Combinadas,
): RenglonLeido | null {
  const renglon: RenglonLeido = {
    fila: fila + 1,
    folio: '',
    bookingCode: '',
    base: 0,
    iva: 0,
    otrosImpuestos: 0,
    propinas: 0,
    totalReserva: 0,
    ilegibles: [],
    ivaVacio: false,
    original: null,
  }
  const unread = (campo: Campo, visto: CeldaVista) => renglon.ilegibles.push({ campo, visto })
  for (const campo of textos) {
    const columna = de[campo]
    if (columna === undefined) continue
    const origen = origenes.get(lugarDe(fila, columna))
    // A merged cell says its text for all its rows, not for the columns it covers.
    const leido =
      origen && origen.c !== columna ? { visto: combinada } : textoDe(hoja.cell(origen?.r ?? fila, columna))
    if ('visto' in leido) unread(campo, leido.visto)
    else renglon[campo] = leido.texto
  }
  const propios = renglon.ilegibles.length
  for (const campo of importes) {
    const columna = de[campo]
    if (columna === undefined) continue
    // An amount over several rows is no row's own.
    const leido = origenes.has(lugarDe(fila, columna))
      ? { visto: combinada }
      : importeDe(hoja.cell(fila, columna))
    if ('visto' in leido) unread(campo, leido.visto)
    else {
      renglon[campo] = leido.centavos
      if (campo === 'iva') renglon.ivaVacio = leido.vacio
    }
  }
  const sinImportes = renglon.ilegibles.length === propios && importes.every((campo) => renglon[campo] === 0)
  const sinCodigo =
    renglon.bookingCode === '' && !renglon.ilegibles.some(({ campo }) => campo === 'bookingCode')
  return sinImportes && sinCodigo ? null : renglon
}

/** Cells of the rows that are part of a merged one, by `lugarDe`, and the ranges whose text was taken for all its rows. */
function mergedCells(
  sheet: WorkSheet,
  encabezado: number,
  deTexto: readonly (number | undefined)[],
): Combinadas {
  const de = new Map<number, { r: number; c: number }>()
  const llenadas: string[] = []
  for (const rango of (sheet['!merges'] ?? []).slice(0, 20_000)) {
    const { s, e } = rango
    if (e.r <= encabezado) continue
    if (deTexto.includes(s.c) && s.c === e.c) llenadas.push(utils.encode_range(rango))
    for (let r = s.r; r <= Math.min(e.r, s.r + 20_000); r++)
      for (let c = s.c; c <= Math.min(e.c, 60); c++) de.set(lugarDe(r, c), s)
  }
  return { de, llenadas }
}

function openBook(
  bytes: Uint8Array,
  maxRenglones: number,
  { formulas, sinCalcular, ocultas }: EnCeldas,
): WorkBook {
  try {
    // `raw` keeps texts as they are; formulas only to know one that was never computed. No HTML or macros.
    const libro = read(bytes, {
      type: 'array',
      dense: true,
      raw: true,
      cellText: false,
      cellNF: true,
      cellFormula: formulas,
      // Without this one that was never computed is left out, as if nobody had written it.
      sheetStubs: formulas,
      cellHTML: false,
      // Styles only to know which rows are hidden.
      cellStyles: ocultas,
      bookVBA: false,
      // Title rows may stand above the header.
      sheetRows: maxRenglones + 40,
    })
    if (sinCalcular) forgetEmptyResults(libro)
    return libro
  } catch (error) {
    if (isSinMemoria(error)) throw error
    // The reader's own words: an .xls says that it wants a password, an .xlsx is an encrypted package.
    throw new LibroRechazado(/password-protected|Encrypted/.test(String(error)) ? 'conClave' : 'danado')
  }
}

/** Where texts were never computed, an empty one of a formula is no result. */
function forgetEmptyResults({ Sheets }: WorkBook): void {
  for (const sheet of Object.values(Sheets))
    for (const cell of (sheet['!data'] ?? []).flat()) if (cell?.f !== undefined && cell.v === '') cell.t = 'z'
}

function openSheet(libro: WorkBook, nombre: string, i: number): HojaAbierta[] {
  const sheet = libro.Sheets[nombre]
  if (!sheet?.['!ref']) return []
  const { e } = utils.decode_range(sheet['!ref'])
  const cell = (f: number, c: number) => sheet['!data']?.[f]?.[c]
  const isFilled = (f: number) => sheet['!data']?.[f]?.some((c: CellObject | undefined) => !isEmpty(c))
  // Formatted rows without anything in them may go on to the sheet's end.
  let filas = e.r
  while (filas > 0 && !isFilled(filas)) filas--
  const tabla: Tabla = {
    filas,
    columnas: Math.min(e.c, 60),
    texto: (f, c) => {
      const leido = textoDe(cell(f, c))
      return 'texto' in leido ? leido.texto : leido.visto.codigo
    },
    importe: (f, c) => {
      const leido = importeDe(cell(f, c))
      return 'visto' in leido || leido.vacio ? null : leido.centavos
    },
  }
  return [{ nombre, oculta: (libro.Workbook?.Sheets?.[i]?.Hidden ?? 0) > 0, sheet, tabla, cell }]
}

/** The sheet that has the rows: one in sight before a hidden one, named headers before none, rows before an empty one, `Layout` before the rest. */
function chooseSheet(libro: WorkBook): { hoja: HojaAbierta | undefined; avisos: AvisoLayout[] } {
  const todas = libro.SheetNames.flatMap((nombre, i) => openSheet(libro, nombre, i))
  const conEncabezado = todas.filter(({ tabla }) => findHeader(tabla) >= 0)
  const sinEncabezado = todas.filter(
    (hoja) => !conEncabezado.includes(hoja) && !isOurList(hoja) && looksLikeRows(hoja.tabla),
  )
  const peso = (hoja: HojaAbierta) => (hoja.oculta ? 2 : 0) + (llano(hoja.nombre) === 'layout' ? 0 : 1)
  const posibles = [
    ...conEncabezado.filter((hoja) => !hoja.oculta),
    ...sinEncabezado.filter((hoja) => !hoja.oculta),
    ...conEncabezado.filter((hoja) => hoja.oculta),
  ]
  const aLaVista = posibles.filter((hoja) => conEncabezado.includes(hoja) && !hoja.oculta)
  const conFilas = aLaVista.filter(({ tabla }) => hasRows(tabla))
  const mejores = conFilas.length > 0 ? conFilas : aLaVista
  const hoja = (mejores.length > 0 ? mejores : posibles).toSorted((a, b) => peso(a) - peso(b))[0] ?? todas[0]
  if (!hoja) return { hoja, avisos: [] }
  const otras = [...conEncabezado, ...sinEncabezado].filter((otra) => otra !== hoja && hasRows(otra.tabla))
  return {
    hoja,
    avisos: [
      ...(hoja.oculta ? [{ codigo: 'layoutHojaOculta' as const, hoja: hoja.nombre }] : []),
      ...(otras.length > 0
        ? [{ codigo: 'layoutOtraHoja' as const, hojas: otras.map(({ nombre }) => nombre) }]
        : []),
    ],
  }
}

/** The list of facturas beside our own template. */
const isOurList = ({ nombre, tabla }: HojaAbierta): boolean =>
  nombre === 'Facturas' && llano(tabla.texto(0, 1)) === 'uuid'

function hasRows(tabla: Tabla): boolean {
  for (let fila = findHeader(tabla) + 1; fila <= tabla.filas; fila++)
    for (let columna = 2; columna <= tabla.columnas; columna++)
      if (tabla.importe(fila, columna) !== null) return true
  return false
}
