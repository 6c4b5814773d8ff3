import { loadImage } from '@napi-rs/canvas'
import { type LimitesDeLectura, limitesDeLectura, type TextoDeComprobante } from '../tipos.ts'
import { imageSize } from './image-size.ts'
import { readLetters } from './letras.ts'
import { readPdf } from './read-pdf.ts'

const isPdf = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-')

/** The words of a proof, of whatever kind its bytes are. Runs in the reader's own process. */
export async function readTexto(
  bytes: Uint8Array,
  limites: LimitesDeLectura = limitesDeLectura,
): Promise<TextoDeComprobante> {
  if (bytes.length === 0) return { leido: false, motivo: 'vacio' }
  if (bytes.length > limites.bytes) return { leido: false, motivo: 'demasiadoGrande' }
  const read = isPdf(bytes) ? await readPdf(bytes, limites) : await readImagen(bytes, limites)
  if (read.leido && read.paginas.every(({ palabras }) => palabras.length === 0))
    return { leido: false, motivo: 'sinTexto' }
  return read
}

async function readImagen(bytes: Uint8Array, limites: LimitesDeLectura): Promise<TextoDeComprobante> {
  const size = imageSize(bytes)
  if (!size) return { leido: false, motivo: 'tipoDesconocido' }
  if (size.ancho * size.alto > limites.pixeles) return { leido: false, motivo: 'demasiadosPixeles' }
  const image = await loadImage(bytes).catch(() => null)
  if (!image || image.width < 1 || image.height < 1) return { leido: false, motivo: 'danado' }
  const { proporcion, palabras } = await readLetters(image)
  return {
    leido: true,
    totalPaginas: 1,
    paginas: [
      {
        numero: 1,
        origen: 'imagen',
        proporcion,
        palabras: palabras.slice(0, limites.palabrasPorPagina),
      },
    ],
  }
}
