/** One DER value: its tag, the bytes of its content, and all its bytes with header. */
export interface Der {
  tag: number
  content: Uint8Array
  whole: Uint8Array
}

export class DerError extends Error {}

/** Reads the value that starts at `at`; definite lengths only, as DER demands. */
export function readDer(bytes: Uint8Array, at = 0): Der {
  const tag = bytes[at]
  const first = bytes[at + 1]
  if (tag === undefined || first === undefined) throw new DerError('está incompleto')
  let start = at + 2
  let length = first
  if (first & 0x80) {
    const count = first & 0x7f
    if (count === 0 || count > 4) throw new DerError('tiene una longitud que no se admite')
    length = 0
    for (let i = 0; i < count; i++) length = length * 256 + (bytes[start + i] ?? Number.NaN)
    start += count
  }
  if (!(start + length <= bytes.length)) throw new DerError('está incompleto')
  return { tag, content: bytes.subarray(start, start + length), whole: bytes.subarray(at, start + length) }
}

/** The values inside a constructed one. */
export function childrenOf({ content }: Der): Der[] {
  const found: Der[] = []
  for (let at = 0; at < content.length; ) {
    const child = readDer(content, at)
    found.push(child)
    at += child.whole.length
  }
  return found
}

export function oidOf({ content }: Der): string {
  const parts: number[] = []
  let value = 0
  for (const byte of content) {
    value = value * 128 + (byte & 0x7f)
    if (byte & 0x80) continue
    parts.push(value)
    value = 0
  }
  const first = Math.min(2, Math.floor((parts[0] ?? 0) / 40))
  return [first, (parts[0] ?? 0) - first * 40, ...parts.slice(1)].join('.')
}

const latin1 = (bytes: Uint8Array) => String.fromCharCode(...bytes)
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Text of a DER string type. Real certificates put UTF-8 into types that should not hold it. */
export function textOfDer({ tag, content }: Der): string {
  if (tag !== 0x1e) {
    try {
      return utf8.decode(content)
    } catch {
      return latin1(content)
    }
  }
  let text = ''
  for (let i = 0; i + 1 < content.length; i += 2)
    text += String.fromCharCode((content[i]! << 8) | content[i + 1]!)
  return text
}

/** UTCTime or GeneralizedTime to milliseconds since 1970. */
export function timeOfDer(der: Der): number {
  const text = latin1(der.content)
  const found =
    der.tag === 0x17
      ? /^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/.exec(text)
      : /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/.exec(text)
  if (!found) throw new DerError('tiene una fecha que no se entiende')
  const [year, month, day, hour, minute, second] = found.slice(1).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const full = der.tag === 0x17 ? (year < 50 ? 2000 + year : 1900 + year) : year
  return Date.UTC(full, month - 1, day, hour, minute, second)
}
