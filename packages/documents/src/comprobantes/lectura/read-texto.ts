import {
  type ImagenDeComprobante,
  type LimitesDeLectura,
  limitesDeLectura,
  type TextoDeComprobante,
} from '../tipos.ts'
import { drawJpeg, openImage } from './dibujar-imagen.ts'
import { readLetters } from './letras.ts'
import { readPdf } from './read-pdf.ts'

const isPdf = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-')

const tooMuch = (bytes: Uint8Array, limites: LimitesDeLectura) => {
  if (bytes.length === 0) return { leido: false, motivo: 'vacio' } as const
  return bytes.length > limites.bytes ? ({ leido: false, motivo: 'demasiadoGrande' } as const) : null
}

/** The words of a proof, of whatever kind its bytes are. Runs in the reader's own process. */
export async function readTexto(
  bytes: Uint8Array,
  limites: LimitesDeLectura = limitesDeLectura,
): Promise<TextoDeComprobante> {
  const bad = tooMuch(bytes, limites)
  if (bad) return bad
  const read = isPdf(bytes)
    ? await readPdf(bytes, limites, async (dibujo, numero) => ({
        numero,
        origen: 'imagen',
        ...(await readLetters(dibujo)),
      }))
    : await readImagen(bytes, limites)
  if (read.leido && read.paginas.every(({ palabras }) => palabras.length === 0))
    return { leido: false, motivo: 'sinTexto' }
  return read
}

async function readImagen(bytes: Uint8Array, limites: LimitesDeLectura): Promise<TextoDeComprobante> {
  const image = await openImage(bytes, limites)
  if ('leido' in image) return image
  const { proporcion, palabras } = await readLetters(image)
  return {
    leido: true,
    totalPaginas: 1,
    paginas: [
      { numero: 1, origen: 'imagen', proporcion, palabras: palabras.slice(0, limites.palabrasPorPagina) },
    ],
  }
}

/** The written words of a PDF that has them; of anything else the picture of its first page. */
export async function readImagenDeComprobante(
  bytes: Uint8Array,
  limites: LimitesDeLectura = limitesDeLectura,
): Promise<ImagenDeComprobante> {
  const bad = tooMuch(bytes, limites)
  if (bad) return bad
  if (!isPdf(bytes)) {
    const image = await openImage(bytes, limites)
    return 'leido' in image ? image : { leido: true, jpeg: await drawJpeg(image) }
  }
  let jpeg: Uint8Array | undefined
  const read = await readPdf(bytes, limites, async (dibujo, numero) => {
    jpeg ??= await drawJpeg(dibujo)
    return { numero, origen: 'imagen', proporcion: 1, palabras: [] }
  })
  if (!read.leido) return read
  const written = read.paginas.filter(({ origen }) => origen === 'texto')
  if (written.length > 0) return { leido: true, paginas: written }
  return jpeg ? { leido: true, jpeg } : { leido: false, motivo: 'sinTexto' }
}
