import { createCanvas, type Image, loadImage } from '@napi-rs/canvas'
import type { ImagenDeComprobante, LimitesDeLectura } from '../tipos.ts'
import { imageSize } from './image-size.ts'
import type { Fuente } from './preparar-imagen.ts'

const ladoMaximo = 2000
const calidad = 85

/** A picture as a reader outside is given it: of bounded size and written anew, without what the file carried along. */
export async function drawJpeg(fuente: Fuente): Promise<Uint8Array> {
  const scale = Math.min(1, ladoMaximo / Math.max(fuente.width, fuente.height))
  const canvas = createCanvas(
    Math.max(1, Math.round(fuente.width * scale)),
    Math.max(1, Math.round(fuente.height * scale)),
  )
  const pen = canvas.getContext('2d')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(fuente, 0, 0, canvas.width, canvas.height)
  return canvas.encode('jpeg', calidad)
}

/** The picture of a file whose header promises no more than the machine can hold. */
export async function openImage(
  bytes: Uint8Array,
  limites: LimitesDeLectura,
): Promise<Image | (ImagenDeComprobante & { leido: false })> {
  const size = imageSize(bytes)
  if (!size) return { leido: false, motivo: 'tipoDesconocido' }
  if (size.ancho * size.alto > limites.pixeles) return { leido: false, motivo: 'demasiadosPixeles' }
  const image = await loadImage(bytes).catch(() => null)
  return image && image.width > 0 && image.height > 0 ? image : { leido: false, motivo: 'danado' }
}
