import { type CellObject, read, utils, type WorkSheet } from '@e965/xlsx'
import { centavosOfCell } from './amount.ts'
import { guardWorkbook, LibroRechazado } from '../hoja/workbook-guard.ts'

/** Columns of the layout in the documented order (Supplier batches §3); the first row is a header. */
export const columnasLayout = [
  'folio',
  'bookingCode',
  'base',
  'iva',
  'otros impuestos',
  'propinas',
  'totalReserva',
] as const
export const columnaMotivo = 'Motivo'
export const columnaRenglon = 'Renglón'

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
  /** Names of the amount columns that hold no amount. */
  ilegibles: string[]
  /** In a sheet of exceptions: which row it was. */
  original: number | null
}
export type LayoutLeido = { renglones: RenglonLeido[]; deExcepciones: boolean }

const importes = ['base', 'iva', 'otrosImpuestos', 'propinas', 'totalReserva'] as const

/**
 * Reads an .xlsx or .xls layout. Throws `LibroRechazado` for what is no workbook, is too big or is damaged. Call it in a
 * worker with a time limit: the file comes from outside.
 */
export function readLayout(bytes: Uint8Array, maxRenglones = 20_000): LayoutLeido {
  guardWorkbook(bytes)
  const hoja = firstSheet(bytes, maxRenglones)
  if (!hoja?.['!ref']) return { renglones: [], deExcepciones: false }
  const hasta = utils.decode_range(hoja['!ref']).e
  if (hasta.r > maxRenglones) throw new LibroRechazado('demasiadoGrande')
  const cell = (fila: number, columna: number): CellObject | undefined =>
    hoja['!data']?.[fila]?.[columna] as CellObject | undefined
  const titulo = (columna: number) => textOf(cell(0, columna)).toLowerCase()
  const indices = Array.from({ length: Math.min(hasta.c, 20) + 1 }, (_, i) => i)
  const deExcepciones = indices.some((i) => titulo(i) === columnaMotivo.toLowerCase())
  const columnaOriginal = indices.findIndex((i) => titulo(i) === columnaRenglon.toLowerCase())
  const renglones: RenglonLeido[] = []
  for (let fila = 1; fila <= hasta.r; fila++) {
    const renglon: RenglonLeido = {
      fila: fila + 1,
      folio: textOf(cell(fila, 0)),
      bookingCode: textOf(cell(fila, 1)),
      base: 0,
      iva: 0,
      otrosImpuestos: 0,
      propinas: 0,
      totalReserva: 0,
      ilegibles: [],
      original: null,
    }
    importes.forEach((campo, i) => {
      const centavos = centavosOfCell(cell(fila, i + 2)?.v)
      if (centavos === null) renglon.ilegibles.push(columnasLayout[i + 2] ?? campo)
      else renglon[campo] = centavos
    })
    const vacio = importes.every((campo) => renglon[campo] === 0) && renglon.ilegibles.length === 0
    // The template names the folios: a row nobody filled in is not a row.
    if (vacio && renglon.bookingCode === '') continue
    const original = columnaOriginal < 0 ? Number.NaN : Number(textOf(cell(fila, columnaOriginal)))
    renglon.original = Number.isSafeInteger(original) && original > 0 ? original : null
    renglones.push(renglon)
  }
  return { renglones, deExcepciones }
}

function firstSheet(bytes: Uint8Array, maxRenglones: number): WorkSheet | undefined {
  try {
    // `raw` keeps texts as they are; only the values are wanted: no formulas, styles, HTML or macros.
    const libro = read(bytes, {
      type: 'array',
      dense: true,
      raw: true,
      cellText: false,
      cellNF: true,
      cellFormula: false,
      cellHTML: false,
      cellStyles: false,
      bookVBA: false,
      sheetRows: maxRenglones + 2,
    })
    const nombre = libro.SheetNames.find((hoja) => hoja.toLowerCase() === 'layout') ?? libro.SheetNames[0]
    return nombre === undefined ? undefined : libro.Sheets[nombre]
  } catch {
    throw new LibroRechazado('danado')
  }
}

/** A folio may sit in the cell as a number; one whose format shows leading zeros (00123) is taken as shown. */
function textOf(cell: CellObject | undefined): string {
  if (!cell || cell.v === undefined || cell.v === null || cell.t === 'e') return ''
  if (typeof cell.v === 'number') {
    return /^0+$/.test(String(cell.z ?? ''))
      ? String(cell.v).padStart(String(cell.z).length, '0')
      : String(cell.v)
  }
  return (
    String(cell.v)
      .replace(/[\u200b\ufeff]/g, '')
      .trim()
      // The apostrophe our own sheets put before what would begin a formula.
      .replace(/^'(?=[=+\-@])/, '')
  )
}
