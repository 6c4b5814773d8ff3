import { inflateRawSync } from 'node:zlib'
import { errorCode } from '@valija/palabras/error-code.ts'
import { isSinMemoria } from '../sin-memoria.ts'
import { isUtf16 } from './texto-de-banco.ts'

const firmaFinal = 0x06054b50
const firmaEntrada = 0x02014b50
const firmaLocal = 0x04034b50

type Motivo = { motivo: 'danado' | 'demasiadoGrande' }
/**
 * What may be in the cells of an .xlsx: a formula; one of a text that nobody has computed, which its reader gives as an
 * empty text; a row that is hidden.
 */
export type EnCeldas = { formulas: boolean; sinCalcular: boolean; ocultas: boolean }
export type ContenidoZip = ({ nombres: string[] } & EnCeldas) | Motivo

/**
 * The names in a zip whose content, really inflated, stays within the limits. What a zip says of its sizes is the word of
 * whoever made it: its directory, its entries and the reader of workbooks may each hold another. Each entry is inflated
 * where the reader would begin, one at a time, and thrown away.
 */
export function inflateWithin(
  bytes: Uint8Array,
  limites: { entradas: number; bytesDescomprimidos: number },
): ContenidoZip {
  const vista = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const fin = endOfDirectory(vista)
  if (fin < 0) return { motivo: 'danado' }
  const entradas = vista.getUint16(fin + 10, true)
  // Entries of this disk and of all of them: a reader may go by either.
  if (vista.getUint16(fin + 8, true) !== entradas) return { motivo: 'danado' }
  if (entradas > limites.entradas) return { motivo: 'demasiadoGrande' }
  let lugar = vista.getUint32(fin + 16, true)
  let quedan = limites.bytesDescomprimidos
  const nombres: string[] = []
  const hay: EnCeldas = { formulas: false, sinCalcular: false, ocultas: false }
  const texto = new TextDecoder()
  for (let i = 0; i < entradas; i++) {
    if (lugar + 46 > bytes.length || vista.getUint32(lugar, true) !== firmaEntrada)
      return { motivo: 'danado' }
    const largo = vista.getUint16(lugar + 28, true)
    nombres.push(texto.decode(bytes.subarray(lugar + 46, lugar + 46 + largo)))
    const parte = inflate(bytes, vista, vista.getUint32(lugar + 42, true), quedan)
    if ('motivo' in parte) return parte
    look(parte.contenido, hay)
    quedan -= parte.tamano
    if (quedan < 0) return { motivo: 'demasiadoGrande' }
    lugar += 46 + largo + vista.getUint16(lugar + 30, true) + vista.getUint16(lugar + 32, true)
  }
  return { nombres, ...hay }
}

/** One entry; of what is stored as it is only the size. */
function inflate(
  bytes: Uint8Array,
  vista: DataView,
  lugar: number,
  quedan: number,
): { tamano: number; contenido: Buffer | null } | Motivo {
  if (lugar + 30 > bytes.length || vista.getUint32(lugar, true) !== firmaLocal) return { motivo: 'danado' }
  const inicio = lugar + 30 + vista.getUint16(lugar + 26, true) + vista.getUint16(lugar + 28, true)
  // Stored as it is: it cannot be longer than the file.
  if (vista.getUint16(lugar + 8, true) !== 8)
    return { tamano: Math.min(vista.getUint32(lugar + 18, true), bytes.length), contenido: null }
  try {
    const contenido = inflateRawSync(bytes.subarray(inicio), { maxOutputLength: Math.max(quedan, 1) })
    return { tamano: contenido.length, contenido }
  } catch (error) {
    if (isSinMemoria(error)) throw error
    const tooBig = errorCode(error) === 'ERR_BUFFER_TOO_LARGE'
    return { motivo: tooBig ? 'demasiadoGrande' : 'danado' }
  }
}

function look(parte: Buffer | null, hay: EnCeldas): void {
  hay.formulas ||= parte === null || mayHoldFormula(parte)
  if (parte === null) return
  hay.sinCalcular ||= hay.formulas && hasUncomputedText(parte)
  hay.ocultas ||= ['hidden="1"', 'hidden="true"'].some((marca) => parte.includes(marca))
}

/** One whose result is an empty text has an empty value; one that was never computed, none. */
const nuncaCalculada =
  /^ t="(?:str|inlineStr)"[^>]{0,200}>\s*<(?:\w+:)?f\b(?:[^>]{0,200}\/>|[^>]{0,200}>[^<]{0,8192}<\/(?:\w+:)?f>)\s*<\/(?:\w+:)?c>/
function hasUncomputedText(parte: Buffer): boolean {
  for (const tipo of [' t="str"', ' t="inlineStr"'])
    for (let at = parte.indexOf(tipo); at >= 0; at = parte.indexOf(tipo, at + 1))
      if (nuncaCalculada.test(parte.toString('latin1', at, at + 9000))) return true
  return false
}

/** So many other elements that begin with f are looked past; a part of more may have anything. */
const parecidas = 2000
/** Is there an element `f`, of whatever prefix? */
function mayHoldFormula(parte: Buffer): boolean {
  if (isUtf16(parte)) return true
  let vistas = 0
  for (const inicio of ['<f', ':f'])
    for (let at = parte.indexOf(inicio); at >= 0; at = parte.indexOf(inicio, at + 2))
      if (++vistas > parecidas || !/\w/.test(String.fromCharCode(parte[at + 2] ?? 0))) return true
  return false
}

/** The last one, even where there is no room for a whole one: a reader may take it all the same. */
function endOfDirectory(vista: DataView): number {
  const hasta = Math.max(0, vista.byteLength - 22 - 65_535)
  for (let i = vista.byteLength - 4; i >= hasta; i--)
    if (vista.getUint32(i, true) === firmaFinal) return i + 22 <= vista.byteLength ? i : -1
  return -1
}
