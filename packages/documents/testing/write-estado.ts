import { utils, type WorkSheet, write } from '@e965/xlsx'
import type { Columna, Perfil } from '../src/estados-de-cuenta/perfiles.ts'

/** A date or an amount as it stands in a cell: text, or a number shown in a form. */
export type CeldaDeLibro = string | number | null | { v: number; z: string }
/** What a bank calls Excel: .xlsx, the old binary .xls, or a .xls that is XML (SpreadsheetML 2003). */
export type FormatoDeLibro = 'xlsx' | 'xls' | 'xml'
type Opciones = {
  formato?: FormatoDeLibro
  /** First cell that is written; the sheet's declared range begins there. */
  origen?: string
  /** Merged cells, as `B2:C2`. */
  combinadas?: readonly string[]
}

const bookTypes = { xlsx: 'xlsx', xls: 'biff8', xml: 'xlml' } as const

/** A workbook of one sheet with these rows. */
export function writeLibro(
  filas: readonly (readonly CeldaDeLibro[])[],
  { formato = 'xlsx', origen = 'A1', combinadas = [] }: Opciones = {},
): Uint8Array {
  const plain = filas.map((fila) => fila.map((celda) => (isShown(celda) ? celda.v : celda)))
  const sheet: WorkSheet = utils.sheet_add_aoa(utils.aoa_to_sheet([[]]), plain, { origin: origen })
  const start = utils.decode_cell(origen)
  for (const [r, fila] of filas.entries())
    for (const [c, celda] of fila.entries())
      if (isShown(celda))
        sheet[utils.encode_cell({ r: start.r + r, c: start.c + c })] = { t: 'n', v: celda.v, z: celda.z }
  if (combinadas.length > 0) sheet['!merges'] = combinadas.map((rango) => utils.decode_range(rango))
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, 'Hoja1')
  return new Uint8Array(write(book, { type: 'array', bookType: bookTypes[formato] }) as ArrayBuffer)
}

/** A workbook with these sheets of text. */
export function writeLibroDeHojas(hojas: Record<string, string[][]>): Uint8Array {
  const book = utils.book_new()
  for (const [nombre, filas] of Object.entries(hojas))
    utils.book_append_sheet(book, utils.aoa_to_sheet(filas), nombre)
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer)
}

const isShown = (celda: CeldaDeLibro): celda is { v: number; z: string } =>
  typeof celda === 'object' && celda !== null

/** Header texts of the documented sources. */
export const titulosDeColumna: Record<Columna, string> = {
  fechaOperacion: 'Fecha Operación',
  concepto: 'Concepto',
  referencia: 'Referencia',
  referenciaAmpliada: 'Referencia Ampliada',
  cargos: 'Cargo',
  abonos: 'Abono',
  saldo: 'Saldo',
}

/** The rows of a source above its first movement: its account where it stands, and the headers. */
export function arribaDe(perfil: Perfil, cuenta: string, etiqueta = 'Cuenta'): CeldaDeLibro[][] {
  const filas: CeldaDeLibro[][] = Array.from({ length: perfil.filaDatos - 1 }, () => [])
  const [fila, columna] = perfil.cuentaEn ?? [-1, -1]
  const lugar = filas[fila]
  if (lugar) lugar.splice(0, columna + 1, ...Array.from({ length: columna }, () => etiqueta), cuenta)
  return [...filas, perfil.columnas.map((one) => titulosDeColumna[one])]
}

/** Day `yyyy-mm-dd` as a spreadsheet counts it. */
export const serialDe = (dia: string): number =>
  (Date.parse(`${dia}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000
