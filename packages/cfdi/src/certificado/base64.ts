const SPACE = 64
const OTHER = 255
const CODE = new Uint8Array(256).fill(OTHER)
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
for (let i = 0; i < 64; i++) CODE[ALPHABET.charCodeAt(i)] = i
for (const c of [9, 10, 13, 32]) CODE[c] = SPACE

const encoder = new TextEncoder()
let scratch = new Uint8Array(8192)

let shared = new Uint8Array(4096)

/** Strict base64, white space tolerated (some issuers break long values); null when it is anything else. */
export const decodeBase64 = (text: string): Uint8Array | null => decodeBase64View(text)?.slice() ?? null

const vistos = new Uint32Array(256)
let vuelta = 0

/** Zeros, or a few bytes over and over: no signature of RSA is so. */
export function isFirmaVacia(firma: Uint8Array): boolean {
  const bastan = Math.min(16, firma.length / 2)
  vuelta++
  let distintos = 0
  for (let i = 0; i < firma.length && distintos < bastan; i++) {
    if (vistos[firma[i]!] === vuelta) continue
    vistos[firma[i]!] = vuelta
    distintos++
  }
  return distintos < bastan
}

/** As `decodeBase64`, in a buffer that the next decoding overwrites. */
export function decodeBase64View(text: string): Uint8Array | null {
  const n = text.length
  if (scratch.length < n * 3) scratch = new Uint8Array(n * 3)
  // What is not ASCII encodes to more bytes than characters, none of which belongs to the alphabet.
  const length = encoder.encodeInto(text, scratch).written
  if (shared.length < n) shared = new Uint8Array(n + 3)
  const out = shared
  let size = 0
  let at = 0
  for (; at + 4 <= length; at += 4) {
    const a = CODE[scratch[at]!]!
    const b = CODE[scratch[at + 1]!]!
    const c = CODE[scratch[at + 2]!]!
    const d = CODE[scratch[at + 3]!]!
    if ((a | b | c | d) >= SPACE) break
    out[size] = (a << 2) | (b >> 4)
    out[size + 1] = (b << 4) | (c >> 2)
    out[size + 2] = (c << 6) | d
    size += 3
  }
  return finish(scratch.subarray(at, length), out, size)
}

/** From the first group that is not four plain characters: white space, padding, or an error. */
function finish(rest: Uint8Array, out: Uint8Array, done: number): Uint8Array | null {
  let size = done
  let bits = 0
  let held = 0
  let at = 0
  for (; at < rest.length && rest[at] !== 61; at++) {
    const code = CODE[rest[at]!]!
    if (code === OTHER) return null
    if (code === SPACE) continue
    held = (held << 6) | code
    bits += 6
    if (bits < 24) continue
    out[size] = held >> 16
    out[size + 1] = held >> 8
    out[size + 2] = held
    size += 3
    bits = 0
    held = 0
  }
  let padding = 0
  for (; at < rest.length; at++) {
    if (rest[at] === 61) padding++
    else if (CODE[rest[at]!] !== SPACE) return null
  }
  const wanted = bits === 0 ? 0 : bits === 12 ? 2 : bits === 18 ? 1 : -1
  if (padding !== wanted || size + bits === 0) return null
  if (bits === 12) out[size++] = held >> 4
  else if (bits === 18) {
    out[size++] = held >> 10
    out[size++] = held >> 2
  }
  return out.subarray(0, size)
}

export function encodeBase64(bytes: Uint8Array): string {
  let binary = ''
  for (let i = 0; i < bytes.length; i += 8192) binary += String.fromCharCode(...bytes.subarray(i, i + 8192))
  return btoa(binary)
}
