/** Media types a proof may have, known by the first bytes and never by its name. */
export type TipoDeComprobante = 'application/pdf' | 'image/jpeg' | 'image/png' | 'image/bmp' | 'image/webp'

export function tipoDeComprobante(bytes: Uint8Array): TipoDeComprobante | null {
  const starts = (text: string, at = 0) =>
    Array.from(text).every((char, i) => bytes[at + i] === char.codePointAt(0))
  // A PDF may carry a few bytes before its mark.
  for (let at = 0; at < 16; at++) if (starts('%PDF-', at)) return 'application/pdf'
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg'
  if (bytes[0] === 0x89 && starts('PNG\r\n', 1)) return 'image/png'
  if (starts('BM') && bytes.length > 54) return 'image/bmp'
  if (starts('RIFF') && starts('WEBP', 8)) return 'image/webp'
  return null
}
