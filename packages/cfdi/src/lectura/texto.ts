import { hallazgo } from '../hallazgo.ts'
import { Ilegible } from './ilegible.ts'
import type { Limites } from './limites.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** What the first bytes of other files look like; people upload the PDF, or the XML inside a ZIP. */
const FIRMAS: readonly (readonly [readonly number[], string])[] = [
  [[0x1f, 0x8b], 'un archivo comprimido (gzip)'],
  [[0x50, 0x4b, 0x03, 0x04], 'un archivo ZIP o de Office'],
  [[0x25, 0x50, 0x44, 0x46], 'un PDF'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'un archivo antiguo de Office'],
  [[0x89, 0x50, 0x4e, 0x47], 'una imagen PNG'],
  [[0xff, 0xd8, 0xff], 'una imagen JPEG'],
  [[0x52, 0x61, 0x72, 0x21], 'un archivo RAR'],
]

const startsWith = (bytes: Uint8Array, firma: readonly number[]) => firma.every((b, i) => bytes[i] === b)

/** Bytes to text: size, disguise, encoding, UTF-8. A byte order mark is dropped. */
export function textOf(bytes: Uint8Array, limites: Limites): string {
  if (bytes.length > limites.maxBytes)
    throw refuse('archivoDemasiadoGrande', String(bytes.length), String(limites.maxBytes))
  if (bytes.length === 0) throw refuse('archivoVacio')
  if (bytes[0] !== 0x3c || bytes[1] === 0) rejectOther(bytes)

  const start = startsWith(bytes, [0xef, 0xbb, 0xbf]) ? 3 : 0
  const body = start ? bytes.subarray(start) : bytes
  const controlAt = findControl(body)
  let text: string
  try {
    text = utf8.decode(body)
  } catch {
    const otra = declaredOther(body)
    throw otra ? refuse('codificacionNoAdmitida', otra, 'UTF-8') : refuse('utf8Invalido')
  }
  if (controlAt >= 0) throw forbidden(text, (c) => isControl(c))
  if (text.includes('\ufffe') || text.includes('\uffff')) throw forbidden(text, (c) => c >= 0xfffe)
  return text
}

/** Letters that are no UTF-8 are not damaged where the file says that it is written in another encoding. */
function declaredOther(body: Uint8Array): string | null {
  const head = String.fromCharCode(...body.subarray(0, 100))
  const declared = /^<\?xml[^>]*encoding=["']([A-Za-z][\w.-]*)/.exec(head)?.[1]
  return declared === undefined || /^utf-?8$/i.test(declared) ? null : declared
}

function rejectOther(bytes: Uint8Array): void {
  for (const [firma, nombre] of FIRMAS)
    if (startsWith(bytes, firma)) throw new Ilegible(hallazgo('archivoNoEsXml', { nombre }))
  const utf16 = utf16Of(bytes)
  if (utf16) throw refuse('codificacionNoAdmitida', utf16)
}

/** By its mark, or without one by the zeros beside a first sign that is ASCII. */
function utf16Of(b: Uint8Array): string | null {
  const [first = 0, second = 0, third = 0, fourth = 0] = b
  if (first === 0 && second === 0 && ((third === 0xfe && fourth === 0xff) || fourth === 0x3c))
    return 'UTF-32 (big endian)'
  if (third === 0 && fourth === 0 && b.length > 3 && (first === 0xff || (first === 0x3c && second === 0)))
    return 'UTF-32 (little endian)'
  if ((first === 0xff && second === 0xfe) || (isAscii(first) && second === 0 && b.length > 1))
    return 'UTF-16 (little endian)'
  if ((first === 0xfe && second === 0xff) || (first === 0 && isAscii(second))) return 'UTF-16 (big endian)'
  return null
}
const isAscii = (c: number) => c === 0x3c || c === 0x20 || c === 0x09 || c === 0x0a || c === 0x0d

const refuse = (
  codigo: 'archivoVacio' | 'archivoDemasiadoGrande' | 'codificacionNoAdmitida' | 'utf8Invalido',
  encontrado?: string,
  esperado?: string,
) => new Ilegible(hallazgo(codigo, { encontrado: encontrado ?? null, esperado: esperado ?? null }))

export interface Lugar {
  linea: number
  columna: number
}

export function placeOf(text: string, at: number): Lugar {
  let linea = 1
  let from = 0
  for (let nl = text.indexOf('\n'); nl >= 0 && nl < at; nl = text.indexOf('\n', nl + 1)) {
    linea++
    from = nl + 1
  }
  return { linea, columna: Math.max(0, Math.min(at, text.length) - from) + 1 }
}

export const malformed = (text: string, at: number, nombre: string) =>
  new Ilegible(hallazgo('xmlMalFormado', { nombre, ...placeOf(text, at) }))

function forbidden(text: string, is: (c: number) => boolean): Ilegible {
  let at = 0
  while (!is(text.charCodeAt(at))) at++
  const code = text.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0')
  return malformed(text, at, `el carácter U+${code} no se permite`)
}

/**
 * Position of a control character that XML forbids, or -1. Sixteen bytes at a time: most documents hold none, and
 * with that known the scanner need not look at the characters inside a value one by one.
 */
function findControl(bytes: Uint8Array): number {
  const n = bytes.length
  const head = Math.min(n, (4 - (bytes.byteOffset & 3)) & 3)
  // Fewer bytes than lead to the next four begin nowhere that a word may.
  const words = new Int32Array(bytes.buffer, n > head ? bytes.byteOffset + head : 0, (n - head) >> 2)
  const whole = words.length & ~3
  for (let i = 0; i < head; i++) if (isControl(bytes[i]!)) return i
  for (let w = 0; w < whole; w += 4) {
    const low = hasLow(words[w]!) | hasLow(words[w + 1]!) | hasLow(words[w + 2]!) | hasLow(words[w + 3]!)
    if ((low & 0x80808080) === 0) continue
    for (let i = head + w * 4, end = i + 16; i < end; i++) if (isControl(bytes[i]!)) return i
  }
  for (let i = head + whole * 4; i < n; i++) if (isControl(bytes[i]!)) return i
  return -1
}

/** Sets the high bit of a byte below the blank; some others besides, which are looked at one by one. */
const hasLow = (v: number) => (v - 0x20202020) & ~v

const isControl = (c: number) => c < 0x20 && c !== 0x0a && c !== 0x0d && c !== 0x09
