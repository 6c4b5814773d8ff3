import { read, type WorkSheet } from '@e965/xlsx'
import { guardZip, LibroRechazado } from './workbook-guard.ts'

/** One cell as stored: its displayed text, and its number when it holds one. */
export type Celda = { texto: string; numero: number | null }
export type Hoja = {
  nombre: string
  /** Rows and columns counted from A1; blank rows are kept. */
  filas: Celda[][]
  /** Serial dates count from 1904 (old Mac workbooks). */
  desde1904: boolean
}
export type HojaRechazada = {
  codigo: 'noEsHojaDeCalculo' | 'hojaDemasiadoGrande' | 'hojaIlegible' | 'hojaVacia'
}

export type LimitesHoja = { bytes: number; filas: number; columnas: number; bytesDesempacados: number }
export const limitesHoja: LimitesHoja = {
  bytes: 25 * 1024 * 1024,
  filas: 60_000,
  columnas: 60,
  bytesDesempacados: 300 * 1024 * 1024,
}

const startsWith = (bytes: Uint8Array, ...prefix: number[]) => prefix.every((byte, i) => bytes[i] === byte)

/** What the content is, whatever the name says: zip (.xlsx), BIFF (.xls), XML spreadsheet, or HTML / tabbed text. */
function kindOf(bytes: Uint8Array): 'zip' | 'biff' | 'xml' | 'texto' | null {
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return 'zip'
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return 'biff'
  const head = new TextDecoder('latin1')
    .decode(bytes.subarray(0, 4096))
    .replace(/^(?:\uFEFF|ï»¿)/, '')
    .trimStart()
  if (head.startsWith('<?xml'))
    return head.includes('urn:schemas-microsoft-com:office:spreadsheet') ? 'xml' : null
  if (/^<(?:!doctype\s+html|html|table|meta|head)/i.test(head)) return 'texto'
  return head.includes('\t') && !head.includes('\u0000') ? 'texto' : null
}

const declaresEntities = (bytes: Uint8Array) =>
  /<!(?:DOCTYPE\s+(?!html)|ENTITY)/i.test(new TextDecoder('latin1').decode(bytes))

/** Reads a workbook's sheet (`Hoja1` when present, else the first) as stored, without guessing dates or numbers. */
export function readHoja(bytes: Uint8Array, limites: LimitesHoja = limitesHoja): Hoja | HojaRechazada {
  if (bytes.byteLength > limites.bytes) return { codigo: 'hojaDemasiadoGrande' }
  const kind = kindOf(bytes)
  if (kind === null) return { codigo: 'noEsHojaDeCalculo' }
  if ((kind === 'xml' || kind === 'texto') && declaresEntities(bytes)) return { codigo: 'hojaIlegible' }
  try {
    if (kind === 'zip') guardZip(bytes, { entradas: 2000, bytesDescomprimidos: limites.bytesDesempacados })
    const book = read(bytes, {
      type: 'array',
      raw: true,
      cellDates: false,
      dense: true,
      cellFormula: false,
      cellHTML: false,
      sheetRows: limites.filas + 1,
    })
    const nombre = book.SheetNames.find((name) => name === 'Hoja1') ?? book.SheetNames[0]
    const sheet = nombre === undefined ? undefined : book.Sheets[nombre]
    if (!sheet || nombre === undefined) return { codigo: 'hojaVacia' }
    const filas = rowsOf(sheet, limites.columnas)
    if (filas.length > limites.filas) return { codigo: 'hojaDemasiadoGrande' }
    if (filas.every((fila) => fila.every((celda) => celda.texto === ''))) return { codigo: 'hojaVacia' }
    return { nombre, filas, desde1904: book.Workbook?.WBProps?.date1904 === true }
  } catch (error) {
    const tooBig = error instanceof LibroRechazado && error.motivo === 'demasiadoGrande'
    return { codigo: tooBig ? 'hojaDemasiadoGrande' : 'hojaIlegible' }
  }
}

const blank: Celda = { texto: '', numero: null }

function rowsOf(sheet: WorkSheet, columns: number): Celda[][] {
  const data = (sheet['!data'] ?? []) as (
    | { t?: string; v?: string | number | boolean; w?: string }
    | undefined
  )[][]
  const filas: Celda[][] = []
  for (let r = 0; r < data.length; r++) {
    const row = data[r]
    const fila: Celda[] = []
    for (let c = 0; c < Math.min(row?.length ?? 0, columns); c++) {
      const cell = row?.[c]
      if (!cell || cell.v === undefined || cell.v === null || cell.t === 'e' || cell.t === 'z')
        fila.push(blank)
      else
        fila.push({
          texto: String(cell.w ?? cell.v).trim(),
          numero: typeof cell.v === 'number' ? cell.v : null,
        })
    }
    filas.push(fila)
  }
  while (filas.length > 0 && filas[filas.length - 1]?.every((celda) => celda.texto === '')) filas.pop()
  return filas
}
