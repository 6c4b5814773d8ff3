import { read, type WorkSheet } from '@e965/xlsx'
import { isSinMemoria } from '../sin-memoria.ts'
import { conComillasCerradas, decodeTexto, isUtf16, separadorDe, tablasDe } from './texto-de-banco.ts'
import { celdasPorLugar } from './texto-de-columnas.ts'
import { guardZip, LibroRechazado } from './workbook-guard.ts'

/** One cell as stored: its displayed text, cut past `letrasDeCelda`, and its number when it holds one. */
export type Celda = { texto: string; numero: number | null }
export type Hoja = {
  nombre: string
  /** Rows and columns counted from A1; blank rows are kept. */
  filas: Celda[][]
  /** Serial dates count from 1904 (old Mac workbooks). */
  desde1904: boolean
  /** A text whose columns were told by where they stand: what is read of it needs a proof. */
  porLugar?: boolean
}
export type HojaRechazada = {
  codigo: 'noEsHojaDeCalculo' | 'formatoDeSistemas' | 'hojaDemasiadoGrande' | 'hojaIlegible' | 'hojaVacia'
}

export type LimitesHoja = { bytes: number; filas: number; columnas: number; bytesDesempacados: number }
export const limitesHoja: LimitesHoja = {
  bytes: 25 * 1024 * 1024,
  filas: 60_000,
  columnas: 60,
  bytesDesempacados: 300 * 1024 * 1024,
}

const startsWith = (bytes: Uint8Array, ...prefix: number[]) => prefix.every((byte, i) => bytes[i] === byte)

type Contenido =
  | { bytes: Uint8Array }
  | { texto: string; separador?: string }
  | { celdas: string[][] }
  | HojaRechazada

/**
 * What the content is, whatever the name says: zip (.xlsx), BIFF (.xls), XML spreadsheet, HTML tables or text parted by a
 * mark or by where it stands, in any encoding; null when it is none of them.
 */
function contentOf(bytes: Uint8Array, limites: LimitesHoja): Contenido | null {
  if (isZip(bytes) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return { bytes }
  const texto = decodeTexto(bytes).trimStart()
  const head = texto.slice(0, 4096)
  if (/[^\P{Cc}\t\n\v\f\r\u007f-\u009f]/u.test(head)) return null
  if (head.startsWith('<?xml') && head.includes('urn:schemas-microsoft-com:office:spreadsheet'))
    return declaresEntities(texto) ? { texto: '' } : { bytes: isUtf16(bytes) ? asUtf8(texto) : bytes }
  if (deSistemas.test(head)) return { codigo: 'formatoDeSistemas' }
  if (head.startsWith('<'))
    return !/<table[\s>]/i.test(texto) ? null : { texto: declaresEntities(texto) ? '' : tablasDe(texto) }
  if (/^[%{[]/.test(head)) return null
  const celdas = celdasPorLugar(decodeTexto(bytes), limites)
  if (celdas) return { celdas }
  const separador = separadorDe(texto)
  return separador === null ? null : { texto: conComillasCerradas(texto, separador), separador }
}
/** What banks give to programs: SWIFT MT940, CAMT.053, OFX. */
const deSistemas = /^(?:\{1:F01|:20:)|<OFX>|OFXHEADER|urn:iso:std:iso:20022:tech:xsd:camt\.05/

/** No movement is told in so many: what is cut is shown to whoever looks at the sheet, and never read as a row. */
export const letrasDeCelda = 2_000
/** What turns letters round in a cell is taken out: the file is its bank's, and nobody can type it again. */
const visibleDe = (texto: string) => {
  const visible = texto
    .replace(/\p{Cf}|(?![\t\n\v\f\r\u007f-\u009f])\p{Cc}/gu, '')
    .trim()
    // How a text of a bank keeps a spreadsheet from taking its figures for a number: ="0012345".
    .replace(/^="([^"]*)"$/, '$1')
  return visible.length > letrasDeCelda ? `${visible.slice(0, letrasDeCelda).toWellFormed()}…` : visible
}

const isZip = (bytes: Uint8Array) => startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)
const declaresEntities = (texto: string) => /<!(?:DOCTYPE\s+(?!html)|ENTITY)/i.test(texto)
const asUtf8 = (xml: string) =>
  new TextEncoder().encode(xml.replace(/encoding=["']utf-16(?:le|be)?["']/i, ''))

/** A workbook's sheet (`Hoja1` when it has something, else the first that has) as stored, without guessing dates or numbers. */
export function readHoja(bytes: Uint8Array, limites: LimitesHoja = limitesHoja): Hoja | HojaRechazada {
  const hojas = readHojas(bytes, limites)
  return 'codigo' in hojas ? hojas : (hojas.find(({ nombre }) => nombre === 'Hoja1') ?? hojas[0])
}

/** Every sheet of a workbook that holds something. */
export function readHojas(
  bytes: Uint8Array,
  limites: LimitesHoja = limitesHoja,
): [Hoja, ...Hoja[]] | HojaRechazada {
  if (bytes.byteLength > limites.bytes) return { codigo: 'hojaDemasiadoGrande' }
  if (bytes.byteLength === 0) return { codigo: 'hojaVacia' }
  const contenido = contentOf(bytes, limites)
  if (contenido === null) return { codigo: 'noEsHojaDeCalculo' }
  if ('codigo' in contenido) return contenido
  if ('texto' in contenido && contenido.texto === '') return { codigo: 'hojaIlegible' }
  try {
    const hojas = 'celdas' in contenido ? [hojaPorLugar(contenido.celdas)] : openLibro(contenido, limites)
    const filas = hojas.reduce((sum, hoja) => sum + hoja.filas.length, 0)
    if (filas > limites.filas) return { codigo: 'hojaDemasiadoGrande' }
    const [primera, ...demas] = hojas.filter(({ filas }) =>
      filas.some((fila) => fila.some((celda) => celda.texto !== '')),
    )
    return primera ? [primera, ...demas] : { codigo: 'hojaVacia' }
  } catch (error) {
    if (isSinMemoria(error)) throw error
    const tooBig = error instanceof LibroRechazado && error.motivo === 'demasiadoGrande'
    return { codigo: tooBig ? 'hojaDemasiadoGrande' : 'hojaIlegible' }
  }
}

const hojaPorLugar = (celdas: string[][]): Hoja => ({
  nombre: '',
  filas: celdas.map((fila) => fila.map((texto) => ({ texto: visibleDe(texto), numero: null }))),
  desde1904: false,
  porLugar: true,
})

function openLibro(
  contenido: { bytes: Uint8Array } | { texto: string; separador?: string },
  limites: LimitesHoja,
): Hoja[] {
  const enTexto = 'texto' in contenido
  if (!enTexto && isZip(contenido.bytes))
    guardZip(contenido.bytes, { entradas: 2000, bytesDescomprimidos: limites.bytesDesempacados })
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
  const desde1904 = book.Workbook?.WBProps?.date1904 === true
  const hojas = book.SheetNames.map((nombre): Hoja => {
    const sheet = book.Sheets[nombre]
    return { nombre, desde1904, filas: sheet ? rowsOf(sheet, limites.columnas) : [] }
  })
  // A page's tables stand one below the other, as a spreadsheet shows them.
  return enTexto
    ? [{ nombre: hojas[0]?.nombre ?? '', desde1904, filas: hojas.flatMap(({ filas }) => filas) }]
    : hojas
}

export const blank: Celda = { texto: '', numero: null }

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
          texto: visibleDe(String(cell.w ?? cell.v)),
          numero: typeof cell.v === 'number' ? cell.v : null,
        })
    }
    filas.push(fila)
  }
  while (filas.length > 0 && filas[filas.length - 1]?.every((celda) => celda.texto === '')) filas.pop()
  return filas
}
