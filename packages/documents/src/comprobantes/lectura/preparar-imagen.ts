import { type Canvas, createCanvas, type Image } from '@napi-rs/canvas'
import type { Caja, Gris } from '../tipos.ts'
import { clamp, headlinesOf, heightOf, lettersIn, type Titular } from './letras-titulares.ts'
import { darkOnLight, eachLocalMean, evenLight } from './luz.ts'
import { type SelloInclinado, selloInclinadoDe } from './sello-inclinado.ts'

export type Fuente = Image | Canvas

/** A straightened grey picture, and where each box of it lies on the original. */
export type Enderezada = { gris: Gris; toLugar: (caja: Caja) => Caja }

/** A picture grows at most so much: letters of a few pixels stay blurs. */
const ampliacionMaxima = 3
const ladoParaInclinacion = 700
const inclinacionMaxima = 12
/** Where the height of the letters is measured. */
const ladoParaMedir = 1400
/** Longer than a page of small letters ever needs. */
const ladoMaximo = 2800
const ladoSinLetras = 1800

/** How a picture is to be turned and grown so that its letters can be read. */
export type Medida = {
  grados: number
  altoDeLetra: number | null
  titulares: Titular[]
  sello: SelloInclinado | null
}

/** `giro`: a quarter, half or three quarters of a turn taken back first, in degrees. */
export function measure(fuente: Fuente, giro = 0): Medida {
  const largo = Math.max(fuente.width, fuente.height)
  const small = Math.min(1, ladoParaInclinacion / largo)
  const grados = giro + skewOf(darkOnLight(drawn(fuente, small, giro)))
  const escala = escalaParaMedir(fuente)
  const llano = drawn(fuente, escala, grados)
  const gris = evenLight(darkOnLight(llano))
  const letras = lettersIn(gris)
  const alto = heightOf(letras)
  const deTinta = alto && selloInclinadoDe(lettersIn(drawn(fuente, escala, grados, toTinta)), alto)
  const sello = deTinta || (alto && selloInclinadoDe(lettersIn(paleOf(llano)), alto))
  return {
    sello: sello
      ? { grados: grados + sello.grados, alto: sello.alto / escala, claro: sello !== deTinta }
      : null,
    grados,
    altoDeLetra: alto === null ? null : alto / escala,
    titulares: alto === null ? [] : headlinesOf(letras, alto, gris, escala),
  }
}

const escalaParaMedir = ({ width, height }: Fuente): number =>
  Math.min(1, ladoParaMedir / Math.max(width, height))

/** Straight, dark letters on a light ground, evenly lit, small letters about so many pixels high. */
export function straighten(fuente: Fuente, { grados, altoDeLetra }: Medida, altoPedido: number): Enderezada {
  const largo = Math.max(fuente.width, fuente.height)
  const wanted = altoDeLetra === null ? (ladoSinLetras / largo) * (altoPedido / 22) : altoPedido / altoDeLetra
  const escala = Math.min(wanted, ampliacionMaxima, ladoMaximo / largo)
  const gris = evenLight(darkOnLight(drawn(fuente, escala, grados)))
  return { gris, toLugar: backFrom(gris, fuente, escala, grados) }
}

function drawn(fuente: Fuente, escala: number, grados: number, toPlano = toGris): Gris {
  const angulo = (grados * Math.PI) / 180
  const [w, h] = [fuente.width * escala, fuente.height * escala]
  const ancho = Math.max(1, Math.ceil(Math.abs(w * Math.cos(angulo)) + Math.abs(h * Math.sin(angulo))))
  const alto = Math.max(1, Math.ceil(Math.abs(w * Math.sin(angulo)) + Math.abs(h * Math.cos(angulo))))
  const canvas = createCanvas(ancho, alto)
  const pen = canvas.getContext('2d')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, ancho, alto)
  pen.imageSmoothingQuality = 'high'
  pen.translate(ancho / 2, alto / 2)
  pen.rotate(-angulo)
  pen.drawImage(fuente, -w / 2, -h / 2, w, h)
  const gris = toPlano(canvas)
  // Its pixels are nobody's any more, and are not left to whenever memory is looked after.
  canvas.width = canvas.height = 0
  return gris
}

function backFrom(gris: Gris, fuente: Fuente, escala: number, grados: number): (caja: Caja) => Caja {
  const angulo = (grados * Math.PI) / 180
  const [cos, sin] = [Math.cos(angulo), Math.sin(angulo)]
  const [w, h] = [fuente.width * escala, fuente.height * escala]
  const back = (x: number, y: number) => {
    const dx = x * gris.ancho - gris.ancho / 2
    const dy = y * gris.alto - gris.alto / 2
    return { x: (dx * cos - dy * sin + w / 2) / w, y: (dx * sin + dy * cos + h / 2) / h }
  }
  return ({ x, y, ancho, alto }) => {
    const corners = [back(x, y), back(x + ancho, y), back(x, y + alto), back(x + ancho, y + alto)]
    const left = clamp(Math.min(...corners.map((c) => c.x)))
    const top = clamp(Math.min(...corners.map((c) => c.y)))
    return {
      x: left,
      y: top,
      ancho: clamp(Math.max(...corners.map((c) => c.x))) - left,
      alto: clamp(Math.max(...corners.map((c) => c.y))) - top,
    }
  }
}

/** The coloured ink or the grey alone, that of a stamp made level, its letters so many pixels high; and where it lies. */
export function inkOf(
  fuente: Fuente,
  { grados, alto, claro }: SelloInclinado,
  altoPedido: number,
): Enderezada {
  const escala = Math.min(altoPedido / alto, 1, ladoMaximo / Math.max(fuente.width, fuente.height))
  const gris = claro
    ? drawn(paleCanvas(fuente), escala / escalaParaMedir(fuente), grados)
    : drawn(fuente, escala, grados, toTinta)
  return { gris, toLugar: backFrom(gris, fuente, escala, grados) }
}

/** So many rows of a canvas are taken at a time: four bytes a pixel of a whole page would be as much memory again. */
const filasALaVez = 128

function eachBand(canvas: Canvas, paint: (datos: Uint8Array, from: number, rgba: Uint8ClampedArray) => void) {
  const { width: ancho, height: alto } = canvas
  const pen = canvas.getContext('2d')
  const datos = new Uint8Array(ancho * alto)
  for (let y = 0; y < alto; y += filasALaVez)
    paint(datos, y * ancho, pen.getImageData(0, y, ancho, Math.min(filasALaVez, alto - y)).data)
  return { ancho, alto, datos }
}
const toGris = (canvas: Canvas): Gris =>
  eachBand(canvas, (datos, from, rgba) => {
    for (let i = from, j = 0; j < rgba.length; i++, j += 4)
      datos[i] = ((rgba[j] ?? 0) * 77 + (rgba[j + 1] ?? 0) * 150 + (rgba[j + 2] ?? 0) * 29) >> 8
  })
/** Between what a pixel has most and least of: none in paper, black or grey. */
const colorDeTinta = 70
const toTinta = (canvas: Canvas): Gris =>
  eachBand(canvas, (datos, from, rgba) => {
    for (let i = from, j = 0; j < rgba.length; i++, j += 4) {
      const [r = 0, g = 0, b = 0] = [rgba[j], rgba[j + 1], rgba[j + 2]]
      datos[i] = Math.max(r, g, b) - Math.min(r, g, b) > colorDeTinta ? 0 : 255
    }
  })

/** Of the tone of its paper: neither paper nor ink. */
const [masOscuro, masClaro] = [0.55, 0.94]
/** Where most of a page is lighter than this it is paper. */
const deLoMasClaro = 0.3
/** What is grey and broader than the edge of a letter: a watermark. A page of which the light falls unevenly shows none. */
function paleOf({ ancho, alto, datos }: Gris): Gris {
  const tonosDe = new Uint32Array(256)
  for (const tono of datos) tonosDe[tono] = (tonosDe[tono] ?? 0) + 1
  let [papel, vistos] = [256, 0]
  while (papel > 0 && vistos < datos.length * deLoMasClaro) vistos += tonosDe[--papel] ?? 0
  const isPale = (i: number) => (datos[i] ?? 255) > papel * masOscuro && (datos[i] ?? 255) < papel * masClaro
  const out = new Uint8Array(datos.length).fill(255)
  for (let y = 1; y < alto - 1; y++)
    for (let x = 1; x < ancho - 1; x++) {
      const i = y * ancho + x
      if (isPale(i) && isPale(i - 1) && isPale(i + 1) && isPale(i - ancho) && isPale(i + ancho)) out[i] = 0
    }
  return { ancho, alto, datos: out }
}

/** Of the page as it lies: turned or made small first, the edges of its letters would be grey too. */
function paleCanvas(fuente: Fuente): Canvas {
  const { ancho, alto, datos } = paleOf(drawn(fuente, escalaParaMedir(fuente), 0))
  const canvas = createCanvas(ancho, alto)
  const pen = canvas.getContext('2d')
  const image = pen.createImageData(ancho, alto)
  for (let i = 0; i < datos.length; i++) image.data[i * 4 + 3] = 255 - (datos[i] ?? 255)
  pen.putImageData(image, 0, 0)
  return canvas
}

/** The part of a picture, by its place. */
export function cut({ ancho, alto, datos }: Gris, caja: Caja): Gris & { x: number; y: number } {
  const [x, y] = [Math.floor(caja.x * ancho), Math.floor(caja.y * alto)]
  const w = Math.max(1, Math.min(ancho - x, Math.ceil(caja.ancho * ancho)))
  const h = Math.max(1, Math.min(alto - y, Math.ceil(caja.alto * alto)))
  const out = new Uint8Array(w * h)
  for (let row = 0; row < h; row++)
    out.set(datos.subarray((y + row) * ancho + x, (y + row) * ancho + x + w), row * w)
  return { ancho: w, alto: h, datos: out, x, y }
}

/** Takes the ink of a place away, from `desde` on. */
export function blank({ ancho, alto, datos }: Gris, caja: Caja, desde: number): void {
  const [x0, x1] = [Math.ceil(desde * ancho), Math.ceil((caja.x + caja.ancho) * ancho)]
  for (let y = Math.floor(caja.y * alto); y < (caja.y + caja.alto) * alto; y++)
    datos.fill(255, y * ancho + x0, y * ancho + x1)
}

/** With white paper around, as the reader of letters needs it. */
export function framed({ ancho, alto, datos }: Gris, borde: number): Gris {
  const out = { ancho: ancho + 2 * borde, alto: alto + 2 * borde }
  const page = new Uint8Array(out.ancho * out.alto).fill(255)
  for (let row = 0; row < alto; row++)
    page.set(datos.subarray(row * ancho, (row + 1) * ancho), (row + borde) * out.ancho + borde)
  return { ...out, datos: page }
}

/** The angle, in degrees, that makes the lines of writing horizontal: there the rows of ink are sharpest. */
export function skewOf(gris: Gris): number {
  const points: number[] = []
  eachLocalMean(gris, 12, (y, mean) => {
    if (y < 2 || y >= gris.alto - 2) return
    for (let x = 2; x < gris.ancho - 2; x++)
      if ((gris.datos[y * gris.ancho + x] ?? 0) < (mean[x] ?? 0) - 22) points.push(x, y)
  })
  if (points.length < 200) return 0
  const rows = new Int32Array(gris.alto + 2 * gris.ancho)
  const sharpness = (grados: number): number => {
    const slope = Math.tan((grados * Math.PI) / 180)
    rows.fill(0)
    for (let i = 0; i < points.length; i += 2) {
      const row = Math.round((points[i + 1] ?? 0) - (points[i] ?? 0) * slope) + gris.ancho
      rows[row] = (rows[row] ?? 0) + 1
    }
    let total = 0
    for (let i = 1; i < rows.length; i++) total += ((rows[i] ?? 0) - (rows[i - 1] ?? 0)) ** 2
    return total
  }
  const best = (from: number, to: number, step: number): number => {
    let found = 0
    let top = -1
    for (let angle = from; angle <= to + 1e-9; angle += step) {
      const value = sharpness(angle)
      if (value > top) [found, top] = [angle, value]
    }
    return found
  }
  const rough = best(-inclinacionMaxima, inclinacionMaxima, 0.5)
  const fine = best(rough - 0.5, rough + 0.5, 0.1)
  return Math.abs(fine) < 0.15 ? 0 : fine
}

/** The plainest picture file there is: a header and the bytes. */
export function toPgm({ ancho, alto, datos }: Gris): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${ancho} ${alto}\n255\n`, 'latin1'), datos])
}
