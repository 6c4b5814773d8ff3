/** Refuses a zip that would swell: read from its directory, before anything is unpacked. */
export type LimitesZip = { entradas: number; bytesDesempacados: number }

const firmaFinal = 0x06054b50
const firmaEntrada = 0x02014b50

/** True when the archive's own directory stays within the limits. A directory that cannot be read is not within them. */
export function isZipWithin(bytes: Uint8Array, limites: LimitesZip): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let end = -1
  for (let at = bytes.byteLength - 22; at >= 0 && at >= bytes.byteLength - 22 - 65_535; at--)
    if (view.getUint32(at, true) === firmaFinal) {
      end = at
      break
    }
  if (end < 0) return false
  const entries = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  if (entries > limites.entradas) return false
  let unpacked = 0
  for (let i = 0; i < entries; i++) {
    if (at + 46 > bytes.byteLength || view.getUint32(at, true) !== firmaEntrada) return false
    unpacked += view.getUint32(at + 24, true)
    if (unpacked > limites.bytesDesempacados) return false
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return true
}
