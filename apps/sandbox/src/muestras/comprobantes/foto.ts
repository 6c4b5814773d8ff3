import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { Azar } from '../../mundo/azar.ts'
import { collectPdf } from '../collect-pdf.ts'

type Punto = readonly [number, number]

/** Coefficients that take a point of the picture to the point of the page it shows. */
function perspective(to: readonly Punto[], from: readonly Punto[]): number[] {
  const rows: number[][] = []
  to.forEach(([x, y], i) => {
    const [u, v] = from[i] ?? [0, 0]
    rows.push([x, y, 1, 0, 0, 0, -u * x, -u * y, u], [0, 0, 0, x, y, 1, -v * x, -v * y, v])
  })
  const at = (r: number, c: number): number => rows[r]?.[c] ?? 0
  for (let col = 0; col < 8; col++) {
    let pivot = col
    for (let r = col + 1; r < 8; r++) if (Math.abs(at(r, col)) > Math.abs(at(pivot, col))) pivot = r
    const [a = [], b = []] = [rows[col], rows[pivot]]
    rows[col] = b
    rows[pivot] = a
    for (let r = 0; r < 8; r++) {
      if (r === col) continue
      const factor = at(r, col) / at(col, col)
      rows[r] = (rows[r] ?? []).map((value, c) => value - factor * at(col, c))
    }
  }
  return rows.map((row, i) => (row[8] ?? 0) / (row[i] ?? 1))
}

/** A page photographed on a table: turned, seen from a side, unevenly lit, grainy, saved as JPEG. */
export function fotografiar(pagina: Canvas, azar: Azar): Promise<Buffer> {
  const margen = 0.05 + azar.next() * 0.04
  const [w, h] = [pagina.width, pagina.height]
  const ancho = Math.round(w * (1 + 2 * margen))
  const alto = Math.round(h * (1 + 2 * margen))
  const angulo = ((azar.next() * 2 - 1) * 4 * Math.PI) / 180
  const jitter = () => (azar.next() * 2 - 1) * 0.018 * w
  const corner = (x: number, y: number): Punto => {
    const [dx, dy] = [(x - 0.5) * w, (y - 0.5) * h]
    return [
      ancho / 2 + dx * Math.cos(angulo) - dy * Math.sin(angulo) + jitter(),
      alto / 2 + dx * Math.sin(angulo) + dy * Math.cos(angulo) + jitter(),
    ]
  }
  const to = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)]
  const from: Punto[] = [
    [0, 0],
    [w, 0],
    [w, h],
    [0, h],
  ]
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, i = 0] = perspective(to, from)
  const source = pagina.getContext('2d').getImageData(0, 0, w, h).data
  const canvas = createCanvas(ancho, alto)
  const pen = canvas.getContext('2d')
  const image = pen.createImageData(ancho, alto)
  const [lx, ly] = [azar.next() * 2 - 1, azar.next() * 2 - 1]
  const [sx, sy] = [azar.next() * ancho, azar.next() * alto]
  const grano = 10 + azar.next() * 16
  for (let y = 0; y < alto; y++)
    for (let x = 0; x < ancho; x++) {
      const k = g * x + i * y + 1
      const u = (a * x + b * y + c) / k
      const v = (d * x + e * y + f) / k
      const at = (y * ancho + x) * 4
      const shadow = Math.exp(-((x - sx) ** 2 + (y - sy) ** 2) / (ancho * ancho * 0.12))
      const light = 0.82 + 0.13 * (lx * (x / ancho - 0.5) + ly * (y / alto - 0.5)) * 2 - 0.22 * shadow
      const noise = (azar.next() + azar.next() - 1) * grano
      for (let channel = 0; channel < 3; channel++) {
        const value =
          u < 0 || v < 0 || u >= w - 1 || v >= h - 1
            ? ([92, 70, 52][channel] ?? 0)
            : bilinear(source, w, u, v, channel)
        image.data[at + channel] = Math.max(0, Math.min(255, value * light + noise))
      }
      image.data[at + 3] = 255
    }
  pen.putImageData(image, 0, 0)
  return canvas.encode('jpeg', 74)
}

function bilinear(data: Uint8ClampedArray, w: number, u: number, v: number, channel: number): number {
  const [x, y] = [Math.floor(u), Math.floor(v)]
  const [fx, fy] = [u - x, v - y]
  const at = (px: number, py: number) => data[(py * w + px) * 4 + channel] ?? 0
  return (
    (at(x, y) * (1 - fx) + at(x + 1, y) * fx) * (1 - fy) +
    (at(x, y + 1) * (1 - fx) + at(x + 1, y + 1) * fx) * fy
  )
}

/** A page that went through a scanner: a hair askew, grey, speckled, as the only thing on a PDF page. */
export async function escanear(
  pagina: Canvas,
  azar: Azar,
  puntos: { ancho: number; alto: number },
): Promise<Uint8Array> {
  const canvas = createCanvas(pagina.width, pagina.height)
  const pen = canvas.getContext('2d')
  pen.fillStyle = '#fbfbf8'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.translate(canvas.width / 2, canvas.height / 2)
  pen.rotate(((azar.next() * 2 - 1) * 1.2 * Math.PI) / 180)
  pen.drawImage(pagina, -canvas.width / 2, -canvas.height / 2)
  const image = pen.getImageData(0, 0, canvas.width, canvas.height)
  for (let at = 0; at < image.data.length; at += 4) {
    const grey =
      ((image.data[at] ?? 0) * 77 + (image.data[at + 1] ?? 0) * 150 + (image.data[at + 2] ?? 0) * 29) / 256
    const speck = azar.next() < 0.0006 ? -150 : 0
    const value = grey * 0.97 + (azar.next() - 0.5) * 14 + speck
    image.data[at] = value
    image.data[at + 1] = value
    image.data[at + 2] = value
  }
  pen.putImageData(image, 0, 0)
  const jpeg = await canvas.encode('jpeg', 70)
  return collectPdf({ size: [puntos.ancho, puntos.alto], margin: 0, info: { Title: 'Escaneo' } }, (doc) => {
    doc.image(jpeg, 0, 0, { width: puntos.ancho, height: puntos.alto })
  })
}
