import { createRequire } from 'node:module'
import path from 'node:path'
import { type Canvas, createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { collectPdf } from '../collect-pdf.ts'
import type { Lamina } from './lamina.ts'

const require = createRequire(import.meta.url)
const fuentes = path.join(path.dirname(require.resolve('pdfjs-dist/package.json')), 'standard_fonts')
// A font that comes with the packages: a machine without any draws the same picture.
GlobalFonts.registerFromPath(path.join(fuentes, 'LiberationSans-Regular.ttf'), 'Muestra')
GlobalFonts.registerFromPath(path.join(fuentes, 'LiberationSans-Bold.ttf'), 'MuestraNegrita')

export const dibujarPdf = (lamina: Lamina): Promise<Uint8Array> =>
  collectPdf({ size: [lamina.ancho, lamina.alto], margin: 0, info: { Title: 'Comprobante' } }, (doc) => {
    doc.rect(0, 0, lamina.ancho, lamina.alto).fill(lamina.fondo)
    for (const { x, y, ancho, alto, color } of lamina.bloques) doc.rect(x, y, ancho, alto).fill(color)
    for (const { x, y, texto, tam, negrita, color, alinea } of lamina.textos) {
      doc
        .font(negrita ? 'Helvetica-Bold' : 'Helvetica')
        .fontSize(tam)
        .fillColor(color)
      const shift = alinea === 'izq' ? 0 : doc.widthOfString(texto) * (alinea === 'der' ? 1 : 0.5)
      doc.text(texto, x - shift, y, { lineBreak: false })
    }
  })

/** The same page as a picture so many pixels wide. */
export function dibujarImagen(lamina: Lamina, pixeles: number): Canvas {
  const scale = pixeles / lamina.ancho
  const canvas = createCanvas(pixeles, Math.round(lamina.alto * scale))
  const pen = canvas.getContext('2d')
  pen.scale(scale, scale)
  pen.fillStyle = lamina.fondo
  pen.fillRect(0, 0, lamina.ancho, lamina.alto)
  for (const { x, y, ancho, alto, color } of lamina.bloques) {
    pen.fillStyle = color
    pen.fillRect(x, y, ancho, alto)
  }
  pen.textBaseline = 'top'
  for (const { x, y, texto, tam, negrita, color, alinea } of lamina.textos) {
    pen.font = `${tam}px ${negrita ? 'MuestraNegrita' : 'Muestra'}`
    pen.fillStyle = color
    pen.textAlign = alinea === 'izq' ? 'left' : alinea === 'der' ? 'right' : 'center'
    pen.fillText(texto, x, y)
  }
  return canvas
}
