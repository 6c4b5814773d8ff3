export type TamanoDeImagen = { ancho: number; alto: number }

const ascii = (bytes: Uint8Array, at: number, text: string): boolean =>
  Array.from(text).every((char, i) => bytes[at + i] === char.codePointAt(0))

/**
 * Width and height as the header of the file says them: known before a single pixel is decoded, so that a small file
 * that unfolds into gigabytes is turned away. Null: no picture of a known kind, or a header that breaks off.
 */
export function imageSize(bytes: Uint8Array): TamanoDeImagen | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (bytes[0] === 0x89 && ascii(bytes, 1, 'PNG'))
      return { ancho: view.getUint32(16), alto: view.getUint32(20) }
    if (ascii(bytes, 0, 'BM')) return sizeOfBmp(view)
    if (ascii(bytes, 0, 'RIFF') && ascii(bytes, 8, 'WEBP')) return sizeOfWebp(bytes, view)
    if (bytes[0] === 0xff && bytes[1] === 0xd8) return sizeOfJpeg(view)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  return null
}

function sizeOfBmp(view: DataView): TamanoDeImagen {
  return view.getUint32(14, true) === 12
    ? { ancho: view.getUint16(18, true), alto: view.getUint16(20, true) }
    : { ancho: Math.abs(view.getInt32(18, true)), alto: Math.abs(view.getInt32(22, true)) }
}

function sizeOfWebp(bytes: Uint8Array, view: DataView): TamanoDeImagen | null {
  const u24 = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16)
  if (ascii(bytes, 12, 'VP8X')) return { ancho: u24(24) + 1, alto: u24(27) + 1 }
  if (ascii(bytes, 12, 'VP8L')) {
    const bits = view.getUint32(21, true)
    return { ancho: (bits & 0x3fff) + 1, alto: ((bits >> 14) & 0x3fff) + 1 }
  }
  if (ascii(bytes, 12, 'VP8 '))
    return { ancho: view.getUint16(26, true) & 0x3fff, alto: view.getUint16(28, true) & 0x3fff }
  return null
}

/** The frame header comes after any number of other segments. */
function sizeOfJpeg(view: DataView): TamanoDeImagen | null {
  for (let at = 2; ; ) {
    if (view.getUint8(at) !== 0xff) return null
    const mark = view.getUint8(at + 1)
    if (mark === 0xff) {
      at += 1
      continue
    }
    const isFrame = mark >= 0xc0 && mark <= 0xcf && mark !== 0xc4 && mark !== 0xc8 && mark !== 0xcc
    if (isFrame) return { ancho: view.getUint16(at + 7), alto: view.getUint16(at + 5) }
    at += 2 + view.getUint16(at + 2)
  }
}
