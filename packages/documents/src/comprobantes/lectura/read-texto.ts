import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas'
import { saySalvoSinMemoria } from '../../sin-memoria.ts'
import {
  type ImagenDeComprobante,
  type LimitesDeLectura,
  limitesDeLectura,
  type TextoDeComprobante,
} from '../tipos.ts'
import { imageSize } from './image-size.ts'
import { readLetters } from './letras.ts'
import type { Fuente } from './preparar-imagen.ts'
import { readPdf } from './read-pdf.ts'

const ladoMaximo = 2000
const calidad = 85
/** What is worth keeping of a picture: letters are read at less, and four bytes a pixel stay in memory all the while. */
const pixelesQueSeGuardan = 16_000_000

/** A picture as a reader outside is given it: of bounded size and written anew, without what the file carried along. */
async function drawJpeg(fuente: Fuente): Promise<Uint8Array> {
  return onPaper(fuente, ladoMaximo / Math.max(fuente.width, fuente.height)).encode('jpeg', calidad)
}

function onPaper(fuente: Fuente, escala: number): Canvas {
  const scale = Math.min(1, escala)
  const canvas = createCanvas(
    Math.max(1, Math.round(fuente.width * scale)),
    Math.max(1, Math.round(fuente.height * scale)),
  )
  const pen = canvas.getContext('2d')
  pen.imageSmoothingQuality = 'high'
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(fuente, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** The picture of a file whose header promises no more than the machine can hold. */
async function openImage(
  bytes: Uint8Array,
  limites: LimitesDeLectura,
): Promise<Fuente | (ImagenDeComprobante & { leido: false })> {
  const size = imageSize(bytes)
  if (!size) return { leido: false, motivo: 'tipoDesconocido' }
  if (size.ancho * size.alto > limites.pixeles) return { leido: false, motivo: 'demasiadosPixeles' }
  const image = await loadImage(bytes).catch(saySalvoSinMemoria(null))
  if (!image || image.width === 0 || image.height === 0) return { leido: false, motivo: 'danado' }
  const pixeles = image.width * image.height
  if (pixeles <= pixelesQueSeGuardan) return image
  const smaller = onPaper(image, Math.sqrt(pixelesQueSeGuardan / pixeles))
  // Only what was drawn stays: a look at a pixel draws it now, and without a source the picture holds nothing.
  smaller.getContext('2d').getImageData(0, 0, 1, 1)
  image.src = new Uint8Array(0)
  return smaller
}

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
export async function readImagenDeComprobante(bytes: Uint8Array): Promise<ImagenDeComprobante> {
  const bad = tooMuch(bytes, limitesDeLectura)
  if (bad) return bad
  if (!isPdf(bytes)) {
    const image = await openImage(bytes, limitesDeLectura)
    return 'leido' in image ? image : { leido: true, jpeg: await drawJpeg(image) }
  }
  let jpeg: Uint8Array | undefined
  const read = await readPdf(bytes, limitesDeLectura, async (dibujo, numero) => {
    jpeg ??= await drawJpeg(dibujo)
    return { numero, origen: 'imagen', proporcion: 1, palabras: [] }
  })
  if (!read.leido) return read
  const written = read.paginas.filter(({ origen }) => origen === 'texto')
  if (written.length > 0) return { leido: true, paginas: written }
  return jpeg ? { leido: true, jpeg } : { leido: false, motivo: 'sinTexto' }
}
