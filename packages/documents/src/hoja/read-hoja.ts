import { read, type WorkSheet } from '@e965/xlsx'
import { decodeTexto, isUtf16, separadorDe, tablasDe } from './texto-de-banco.ts'
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

type Contenido = { bytes: Uint8Array } | { texto: string; separador?: string }

/**
 * What the content is, whatever the name says: zip (.xlsx), BIFF (.xls), XML spreadsheet, HTML tables or text parted by a
 * mark, in any encoding; null when it is none of them.
 */
function contentOf(bytes: Uint8Array): Contenido | null {
  if (isZip(bytes) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return { bytes }
  const texto = decodeTexto(bytes).trimStart()
  const head = texto.slice(0, 4096)
  if (/[^\P{Cc}\t\n\v\f\r\u007f-\u009f]/u.test(head)) return null
  if (head.startsWith('<?xml') && head.includes('urn:schemas-microsoft-com:office:spreadsheet'))
    return declaresEntities(texto) ? { texto: '' } : { bytes: isUtf16(bytes) ? asUtf8(texto) : bytes }
  if (head.startsWith('<'))
    return !/<table[\s>]/i.test(texto) ? null : { texto: declaresEntities(texto) ? '' : tablasDe(texto) }
  const separador = /^[%{[]/.test(head) ? null : separadorDe(texto)
  return separador === null ? null : { texto, separador }
}

/** What turns letters round in a cell is taken out: the file is its bank's, and nobody can type it again. */
const visibleDe = (texto: string) => texto.replace(/\p{Cf}|(?![\t\n\v\f\r\u007f-\u009f])\p{Cc}/gu, '')

const isZip = (bytes: Uint8Array) => startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)
const declaresEntities = (texto: string) => /<!(?:DOCTYPE\s+(?!html)|ENTITY)/i.test(texto)
const asUtf8 = (xml: string) =>
  new TextEncoder().encode(xml.replace(/encoding=["']utf-16(?:le|be)?["']/i, ''))

/** Reads a workbook's sheet (`Hoja1` when present, else the first) as stored, without guessing dates or numbers. */
export function readHoja(bytes: Uint8Array, limites: LimitesHoja = limitesHoja): Hoja | HojaRechazada {
  if (bytes.byteLength > limites.bytes) return { codigo: 'hojaDemasiadoGrande' }
  const contenido = contentOf(bytes)
  if (contenido === null) return { codigo: 'noEsHojaDeCalculo' }
  if ('texto' in contenido && contenido.texto === '') return { codigo: 'hojaIlegible' }
  try {
    if (isZip(bytes)) guardZip(bytes, { entradas: 2000, bytesDescomprimidos: limites.bytesDesempacados })
    const enTexto = 'texto' in contenido
    const book = read(enTexto ? contenido.texto : contenido.bytes, {
      type: enTexto ? 'string' : 'array',
      ...(enTexto && contenido.separador ? { FS: contenido.separador } : {}),
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
    // A page's tables stand one below the other, as a spreadsheet shows them.
    const hojas = enTexto ? book.SheetNames.map((name) => book.Sheets[name]) : [sheet]
    const filas = hojas.flatMap((one) => (one ? rowsOf(one, limites.columnas) : []))
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
          texto: visibleDe(String(cell.w ?? cell.v)).trim(),
          numero: typeof cell.v === 'number' ? cell.v : null,
        })
    }
    filas.push(fila)
  }
  while (filas.length > 0 && filas[filas.length - 1]?.every((celda) => celda.texto === '')) filas.pop()
  return filas
}
