import { type EnCeldas, inflateWithin } from './inflated-size.ts'

/** Why a file is not read as a workbook. */
export class LibroRechazado extends Error {
  readonly motivo: 'noEsExcel' | 'demasiadoGrande' | 'danado' | 'conClave'
  constructor(motivo: LibroRechazado['motivo']) {
    super(motivo)
    this.name = 'LibroRechazado'
    this.motivo = motivo
  }
}

export type LimitesLibro = { bytes: number; bytesDescomprimidos: number; entradas: number }
export const limitesLibro: LimitesLibro = {
  bytes: 10 * 1024 * 1024,
  bytesDescomprimidos: 120 * 1024 * 1024,
  entradas: 500,
}

const startsWith = (bytes: Uint8Array, ...firma: number[]) => firma.every((byte, i) => bytes[i] === byte)

/**
 * Looks at the content, never at the extension: a zip, a compound document or SpreadsheetML; bombs are refused unread.
 * Answers what may be in its cells: to look for a formula in each costs a sixth of the reading.
 */
export function guardWorkbook(bytes: Uint8Array, limites: LimitesLibro = limitesLibro): EnCeldas {
  if (bytes.length > limites.bytes) throw new LibroRechazado('demasiadoGrande')
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    // Header and two sectors: less than that is no compound document, and the reader would take it for text.
    if (bytes.length < 1536) throw new LibroRechazado('danado')
    return deOtros
  }
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return guardZip(bytes, limites)
  const inicio = new TextDecoder('utf-8', { fatal: false }).decode(bytes.subarray(0, 4096))
  if (/<!DOCTYPE/i.test(inicio)) throw new LibroRechazado('noEsExcel')
  if (inicio.includes('urn:schemas-microsoft-com:office:spreadsheet')) return deOtros
  throw new LibroRechazado('noEsExcel')
}

/** Of what is no .xlsx. */
const deOtros: EnCeldas = { formulas: true, sinCalcular: false, ocultas: false }

/** As `guardWorkbook`, of a zip. Throws LibroRechazado. Its content, inflated, must fit; it must be a workbook, and of the kind the reader opens as one. */
export function guardZip(
  bytes: Uint8Array,
  limites: Pick<LimitesLibro, 'bytesDescomprimidos' | 'entradas'>,
): EnCeldas {
  const contenido = inflateWithin(bytes, limites)
  if ('motivo' in contenido) throw new LibroRechazado(contenido.motivo)
  const nombres = contenido.nombres.map((nombre) => nombre.replace(/^\//, '').toLowerCase())
  const otro = nombres.some((nombre) => otrosFormatos.test(nombre))
  const libro = nombres.some((nombre) => /^xl\/workbook\.(xml|bin)$/.test(nombre))
  if (!libro || otro || !nombres.includes('[content_types].xml')) throw new LibroRechazado('noEsExcel')
  return nombres.includes('xl/workbook.bin') ? deOtros : contenido
}

/** By these the reader would take the zip for something else, and unpack what lies packed inside it. */
const otrosFormatos = /(^|\/)(manifest\.xml|objectdata\.xml|index\.(zip|xml|xml\.gz))$|\.iwa$/
