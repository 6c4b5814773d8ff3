import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas'
import { saySalvoSinMemoria } from '../../sin-memoria.ts'
import type { ImagenDeComprobante, LimitesDeLectura } from '../tipos.ts'
import { imageSize } from './image-size.ts'
import type { Fuente } from './preparar-imagen.ts'

const ladoMaximo = 2000
const calidad = 85
/** What is worth keeping of a picture: letters are read at less, and four bytes a pixel stay in memory all the while. */
const pixelesQueSeGuardan = 16_000_000

/** A picture as a reader outside is given it: of bounded size and written anew, without what the file carried along. */
export async function drawJpeg(fuente: Fuente): Promise<Uint8Array> {
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
export async function openImage(
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
