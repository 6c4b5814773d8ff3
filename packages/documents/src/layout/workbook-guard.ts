/** Why a file is not read as a workbook. */
export class LibroRechazado extends Error {
  readonly motivo: 'noEsExcel' | 'demasiadoGrande' | 'danado'
  constructor(motivo: 'noEsExcel' | 'demasiadoGrande' | 'danado') {
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

/** Looks at the content, never at the extension: a zip, a compound document or SpreadsheetML; bombs are refused unread. */
export function guardWorkbook(bytes: Uint8Array, limites: LimitesLibro = limitesLibro): void {
  if (bytes.length > limites.bytes) throw new LibroRechazado('demasiadoGrande')
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    // Header and two sectors: less than that is no compound document, and the reader would take it for text.
    if (bytes.length < 1536) throw new LibroRechazado('danado')
    return
  }
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return guardZip(bytes, limites)
  const inicio = new TextDecoder('utf-8', { fatal: false }).decode(bytes.subarray(0, 4096))
  if (/<!DOCTYPE/i.test(inicio)) throw new LibroRechazado('noEsExcel')
  if (inicio.includes('urn:schemas-microsoft-com:office:spreadsheet')) return
  throw new LibroRechazado('noEsExcel')
}

/** Reads the zip's own directory: what it says it holds must fit, and it must hold a workbook. */
function guardZip(bytes: Uint8Array, limites: LimitesLibro): void {
  const vista = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const fin = endOfDirectory(vista)
  if (fin < 0) throw new LibroRechazado('danado')
  const entradas = vista.getUint16(fin + 10, true)
  if (entradas > limites.entradas) throw new LibroRechazado('demasiadoGrande')
  let lugar = vista.getUint32(fin + 16, true)
  let total = 0
  let libro = false
  const texto = new TextDecoder()
  for (let i = 0; i < entradas; i++) {
    if (lugar + 46 > bytes.length || vista.getUint32(lugar, true) !== 0x02014b50)
      throw new LibroRechazado('danado')
    total += vista.getUint32(lugar + 24, true)
    const largo = vista.getUint16(lugar + 28, true)
    const nombre = texto.decode(bytes.subarray(lugar + 46, lugar + 46 + largo))
    libro ||= /^xl\/workbook\.(xml|bin)$/i.test(nombre.replace(/^\//, ''))
    lugar += 46 + largo + vista.getUint16(lugar + 30, true) + vista.getUint16(lugar + 32, true)
  }
  if (total > limites.bytesDescomprimidos) throw new LibroRechazado('demasiadoGrande')
  if (!libro) throw new LibroRechazado('noEsExcel')
}

function endOfDirectory(vista: DataView): number {
  const hasta = Math.max(0, vista.byteLength - 22 - 65_535)
  for (let i = vista.byteLength - 22; i >= hasta; i--) if (vista.getUint32(i, true) === 0x06054b50) return i
  return -1
}
