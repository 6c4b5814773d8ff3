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
  const plain = (from: number, to: number) => {
    const piece = text.slice(from, to).replaceAll('\r\n', '\n')
    return attribute ? piece.replace(/[\t\n\r]/g, ' ') : piece.replaceAll('\r', '\n')
  }
  let out = ''
  let from = start
  for (;;) {
    const amp = text.indexOf('&', from)
    if (amp < 0 || amp >= end) return out + plain(from, end)
    const semi = text.indexOf(';', amp)
    if (semi < 0 || semi >= end || semi - amp > 12)
      throw malformed(text, amp, 'hay un & que no inicia una entidad')
    out += plain(from, amp) + reference(text, amp, text.slice(amp + 1, semi))
    from = semi + 1
  }
}

function reference(text: string, at: number, name: string): string {
  const named = Object.hasOwn(NAMED, name) ? NAMED[name] : undefined
  if (named !== undefined) return named
  const code = /^#x[0-9a-fA-F]+$/.test(name)
    ? Number.parseInt(name.slice(2), 16)
    : /^#[0-9]+$/.test(name)
      ? Number.parseInt(name.slice(1), 10)
      : Number.NaN
  if (Number.isNaN(code)) throw malformed(text, at, `la entidad &${name}; no existe`)
  if (!isXmlChar(code))
    throw malformed(text, at, `la referencia &${name}; no corresponde a un carácter permitido`)
  return String.fromCodePoint(code)
}
