const CODE = new Int16Array(128).fill(-1)
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
for (let i = 0; i < 64; i++) CODE[ALPHABET.charCodeAt(i)] = i
const SPACE = -2
for (const c of [9, 10, 13, 32]) CODE[c] = SPACE

/** Strict base64, white space tolerated (some issuers break long values); null when it is anything else. */
export function decodeBase64(text: string): Uint8Array | null {
  const n = text.length
  const out = new Uint8Array(((n * 3) >> 2) + 3)
  let size = 0
  let bits = 0
  let held = 0
  let at = 0
  for (; at < n; at++) {
    const c = text.charCodeAt(at)
    if (c === 61) break
    const code = c < 128 ? CODE[c]! : -1
    if (code === SPACE) continue
    if (code < 0) return null
    held = (held << 6) | code
    bits += 6
    if (bits === 24) {
      out[size] = held >> 16
      out[size + 1] = held >> 8
      out[size + 2] = held
      size += 3
      bits = 0
      held = 0
    }
  }
  if (size + bits === 0) return null
  const padding = text.slice(at).replace(/[ \t\r\n]/g, '')
  if (bits === 0) return padding === '' ? out.subarray(0, size) : null
  if (bits === 6 || padding !== (bits === 12 ? '==' : '=')) return null
  if (bits === 12) out[size++] = held >> 4
  else {
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
