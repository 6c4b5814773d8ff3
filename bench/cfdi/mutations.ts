const MAX = 30_000

/** Pieces that mean something to a reader of XML, of a CFDI, or of neither. */
const PIECES = [
  '<',
  '>',
  '/>',
  '</',
  '"',
  "'",
  '=',
  '&',
  ';',
  '&amp;',
  '&lt;',
  '&#0;',
  '&#x1F600;',
  '&#xD800;',
  '&nada;',
  '&#10;',
  ' ',
  '\t',
  '\r\n',
  '<!--',
  '-->',
  '--',
  '<![CDATA[',
  ']]>',
  '<?xml version="1.0"?>',
  '<?p?>',
  '<!DOCTYPE a [<!ENTITY b "c">]>',
  '\u0000',
  '\u000b',
  '\u00a0',
  '\ufeff',
  '\ufffe',
  'Ñ',
  '😀',
  '|',
  '||',
  'xmlns=""',
  ' xmlns:cfdi="urn:x"',
  ' xmlns:tfd="urn:y"',
  ' a="1" a="1"',
  '<cfdi:Comprobante xmlns:cfdi="http://www.sat.gob.mx/cfd/4"/>',
  '<cfdi:Complemento>',
  '</cfdi:Complemento>',
  '<cfdi:Addenda>',
  '<tfd:TimbreFiscalDigital xmlns:tfd="http://www.sat.gob.mx/TimbreFiscalDigital"/>',
  '<x:y/>',
  '<cfdi:Concepto/>',
  ' Total="0"',
  ' Sello=""',
  '1e309',
  '-1',
  '999999999999999999.999999',
  '0.0000001',
  '9'.repeat(40),
  'A'.repeat(2000),
  '<a>'.repeat(80),
]

const random = (seed: number) => {
  let state = seed >>> 0 || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 0x1_0000_0000
  }
}

/** Endless mutated documents, the same for the same seed. */
export function mutatorOf(seed: number, originals: readonly Uint8Array[]): () => Uint8Array {
  const next = random(seed)
  const below = (n: number) => Math.floor(next() * n)
  const encoder = new TextEncoder()
  const pieces = PIECES.map((p) => encoder.encode(p))

  const mutations: readonly ((b: Uint8Array) => Uint8Array)[] = [
    (b) => withByte(b, below(b.length), below(256)),
    (b) => withByte(b, below(b.length), b[below(b.length)] ?? 0),
    (b) => withLike(b, below(b.length), below),
    (b) => withLike(b, below(b.length), below),
    (b) => splice(b, below(b.length), 0, pieces[below(pieces.length)]!),
    (b) => splice(b, below(b.length), below(40), pieces[below(pieces.length)]!),
    (b) => splice(b, below(b.length), 1 + below(200), new Uint8Array()),
    (b) => {
      const from = below(b.length)
      return splice(b, below(b.length), 0, b.subarray(from, from + below(400)))
    },
    (b) => b.subarray(0, below(b.length)),
    (b) =>
      splice(
        b,
        below(b.length),
        0,
        Uint8Array.from({ length: 1 + below(8) }, () => below(256)),
      ),
  ]

  return () => {
    let bytes = originals[below(originals.length)]!
    for (let i = 0, n = 1 + below(4); i < n; i++) {
      if (bytes.length === 0) break
      bytes = mutations[below(mutations.length)]!(bytes)
    }
    return bytes.slice(0, MAX)
  }
}

function withByte(bytes: Uint8Array, at: number, value: number): Uint8Array {
  const copy = bytes.slice()
  copy[at] = value
  return copy
}

function splice(bytes: Uint8Array, at: number, remove: number, insert: Uint8Array): Uint8Array {
  const rest = bytes.subarray(at + remove)
  const out = new Uint8Array(at + insert.length + rest.length)
  out.set(bytes.subarray(0, at))
  out.set(insert, at)
  out.set(rest, at + insert.length)
  return out
}

/** A letter for a letter and a digit for a digit: the document stays readable and says something else. */
function withLike(bytes: Uint8Array, at: number, below: (n: number) => number): Uint8Array {
  for (let i = at; i < bytes.length; i++) {
    const c = bytes[i]!
    if (c >= 48 && c <= 57) return withByte(bytes, i, 48 + below(10))
    if (c >= 97 && c <= 122) return withByte(bytes, i, 97 + below(26))
  }
  return bytes
}
