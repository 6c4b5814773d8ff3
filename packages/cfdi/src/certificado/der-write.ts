/** Writers of the few DER values a certificate needs. */
export function der(tag: number, ...parts: readonly Uint8Array[]): Uint8Array {
  const length = parts.reduce((sum, p) => sum + p.length, 0)
  const header =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  const out = new Uint8Array(1 + header.length + length)
  out.set([tag, ...header])
  let at = 1 + header.length
  for (const part of parts) {
    out.set(part, at)
    at += part.length
  }
  return out
}

const ascii = (text: string) => Uint8Array.from(text, (c) => c.charCodeAt(0))

export const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts)
export const setOf = (...parts: readonly Uint8Array[]) => der(0x31, ...parts)
export const bitString = (bytes: Uint8Array) => der(0x03, Uint8Array.of(0), bytes)
export const octetString = (bytes: Uint8Array) => der(0x04, bytes)
export const boolean = (value: boolean) => der(0x01, Uint8Array.of(value ? 0xff : 0))
export const utf8String = (text: string) => der(0x0c, new TextEncoder().encode(text))
export const NULL = Uint8Array.of(0x05, 0)

/** A serial number whose bytes are the ASCII of its digits, as the SAT writes them. */
export const serialOfDigits = (digits: string) => der(0x02, ascii(digits))

export function oid(dotted: string): Uint8Array {
  const [a = 0, b = 0, ...rest] = dotted.split('.').map(Number)
  const bytes = [a * 40 + b]
  for (let value of rest) {
    const group = [value & 0x7f]
    while ((value = Math.floor(value / 128)) > 0) group.unshift((value & 0x7f) | 0x80)
    bytes.push(...group)
  }
  return der(0x06, Uint8Array.from(bytes))
}

/** UTCTime up to 2049, GeneralizedTime beyond. */
export function time(date: Date): Uint8Array {
  const text = date.toISOString().replace(/[-:T]/g, '').slice(0, 14)
  return date.getUTCFullYear() < 2050 ? der(0x17, ascii(`${text.slice(2)}Z`)) : der(0x18, ascii(`${text}Z`))
}
