import { malformed } from './texto.ts'

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

const isXmlChar = (c: number) =>
  c === 9 ||
  c === 10 ||
  c === 13 ||
  (c >= 0x20 && c <= 0xd7ff) ||
  (c >= 0xe000 && c <= 0xfffd) ||
  (c >= 0x10000 && c <= 0x10ffff)

/**
 * Text of the document from `start` to `end` with its references resolved. In an attribute a literal tab or line
 * break becomes a space (XML 1.0 §3.3.3), while one written as a reference stays what it is.
 */
export function resolve(text: string, start: number, end: number, attribute: boolean): string {
  // Cut out first: no search may run past the value, or a document of many values costs its square.
  const lines = text.slice(start, end).replaceAll('\r\n', '\n')
  const value = attribute ? lines.replace(/[\t\n\r]/g, ' ') : lines.replaceAll('\r', '\n')
  let out = ''
  let parts: string[] = []
  let from = 0
  for (let seen = 1; ; seen++) {
    const amp = value.indexOf('&', from)
    if (amp < 0) return out + parts.join('') + value.slice(from)
    const name = value.slice(amp + 1, amp + LONGEST)
    const closed = name.indexOf(';')
    const character = closed < 0 ? null : characterOf(name.slice(0, closed))
    if (character === null) throw malformed(text, placeOfAmp(text, start, seen), wrong(name, closed))
    // In batches: a text joined reference by reference would be a chain of as many links.
    if (parts.push(value.slice(from, amp), character) > 2000) {
      out += parts.join('')
      parts = []
    }
    from = amp + closed + 2
  }
}

/** What follows the `&`: `#x10FFFF;` and some leading zeros. */
const LONGEST = 13

function placeOfAmp(text: string, start: number, count: number): number {
  let at = start - 1
  for (let i = 0; i < count; i++) at = text.indexOf('&', at + 1)
  return at
}

function wrong(rest: string, closed: number): string {
  if (closed < 0) return 'hay un & que no inicia una entidad'
  const name = rest.slice(0, closed)
  if (/^#(?:x[0-9a-fA-F]+|[0-9]+)$/.test(name))
    return `la referencia &${name}; no corresponde a un carácter permitido`
  return `la entidad &${name}; no existe`
}

function characterOf(name: string): string | null {
  const named = Object.hasOwn(NAMED, name) ? NAMED[name] : undefined
  if (named !== undefined) return named
  const code = /^#x[0-9a-fA-F]+$/.test(name)
    ? Number.parseInt(name.slice(2), 16)
    : /^#[0-9]+$/.test(name)
      ? Number.parseInt(name.slice(1), 10)
      : Number.NaN
  return isXmlChar(code) ? String.fromCodePoint(code) : null
}
