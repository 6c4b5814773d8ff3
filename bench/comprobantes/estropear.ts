import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas'
import { collectPdf } from '@valija/sandbox/muestras/collect-pdf.ts'
import { type Azar, azarDe } from '@valija/sandbox/mundo/azar.ts'

/** In which form the page arrives. `pdf` and `captura` come from the browser as they are. */
export const clases = ['pdf', 'captura', 'reenviada', 'foto', 'dificil', 'escaneado'] as const
export type Clase = (typeof clases)[number]

/** A page as it arrives after a telephone, a chat or a scanner had it. */
export async function estropear(
  clase: Exclude<Clase, 'pdf' | 'captura'>,
  png: Uint8Array,
  semilla: string,
): Promise<Uint8Array> {
  const azar = azarDe('estropear', clase, semilla)
  const page = await loadImage(png)
  if (clase === 'reenviada') {
    // A chat makes the longer side 1,600 at most and saves it hard.
    const scale = Math.min(1, 1600 / page.height, (700 + azar.entero(0, 120)) / page.width)
    const small = createCanvas(Math.round(page.width * scale), Math.round(page.height * scale))
    small.getContext('2d').drawImage(page, 0, 0, small.width, small.height)
    return small.encode('jpeg', azar.entero(50, 68))
  }
  if (clase === 'escaneado') {
    const sheet = seen(page, azar, {
      grados: 1.2,
      keystone: 0,
      desenfoque: 0.3,
      fondo: '#fbfbf8',
      lado: 2100,
    })
    const jpeg = await shade(sheet, azar, { sombra: 0.02, grano: 12, gris: true }).encode('jpeg', 68)
    const points = { width: 612, height: (612 * sheet.height) / sheet.width }
    return collectPdf({ size: [points.width, points.height], margin: 0 }, (doc) => {
      doc.image(jpeg, 0, 0, points)
    })
  }
  const hard = clase === 'dificil'
  const sheet = seen(page, azar, {
    grados: hard ? 7 : 3.5,
    keystone: hard ? 0.05 : 0.008,
    desenfoque: hard ? 1.3 : 0.8,
    fondo: azar.elige(['#5c4634', '#2f3a3a', '#8c8377', '#d8d2c8']),
    lado: hard ? 1700 : 2000,
  })
  return shade(sheet, azar, { sombra: hard ? 0.42 : 0.2, grano: hard ? 26 : 16, gris: false }).encode(
    'jpeg',
    hard ? 58 : 74,
  )
}

type Mirada = { grados: number; keystone: number; desenfoque: number; fondo: string; lado: number }
/** Turned by up to so many degrees, its upper edge narrower, a little out of focus. */
function seen(
  page: { width: number; height: number },
  azar: Azar,
  { grados, keystone, desenfoque, fondo, lado }: Mirada,
): Canvas {
  const scale = Math.min(1.4, lado / Math.max(page.width, page.height))
  const [w, h] = [Math.round(page.width * scale), Math.round(page.height * scale)]
  const flat = createCanvas(w, h)
  const pen = flat.getContext('2d')
  const slant = keystone * azar.next()
  for (let y = 0; y < h; y++) {
    const inset = slant * w * (1 - y / h)
    pen.drawImage(page as never, 0, y / scale, page.width, 1 / scale, inset, y, w - 2 * inset, 1.5)
  }
  const angle = ((azar.next() < 0.5 ? -1 : 1) * (0.35 + 0.65 * azar.next()) * grados * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  const canvas = createCanvas(Math.ceil((w * cos + h * sin) * 1.06), Math.ceil((w * sin + h * cos) * 1.06))
  const table = canvas.getContext('2d')
  table.fillStyle = fondo
  table.fillRect(0, 0, canvas.width, canvas.height)
  table.translate(canvas.width / 2, canvas.height / 2)
  table.rotate(angle)
  table.filter = `blur(${(desenfoque * (0.7 + 0.6 * azar.next())).toFixed(2)}px)`
  table.drawImage(flat, -w / 2, -h / 2)
  return canvas
}

/** Uneven light, the shadow of a hand, grain. */
function shade(
  canvas: Canvas,
  azar: Azar,
  { sombra, grano, gris }: { sombra: number; grano: number; gris: boolean },
): Canvas {
  const pen = canvas.getContext('2d')
  pen.resetTransform()
  pen.filter = 'none'
  const { width, height } = canvas
  const image = pen.getImageData(0, 0, width, height)
  const { data } = image
  const [sx, sy] = [azar.next() * width, azar.next() * height]
  const reach = width * width * 0.15
  const lean = (azar.next() * 2 - 1) * sombra * 0.6
  let noise = azar.entero(1, 1 << 30)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      noise = (Math.imul(noise, 1664525) + 1013904223) >>> 0
      const grain = ((noise >>> 8) / 0xffffff - 0.5) * grano
      const shadow = Math.exp(-((x - sx) ** 2 + (y - sy) ** 2) / reach)
      const light = 0.95 - sombra * shadow + lean * (x / width - 0.5)
      const mean = ((data[at] ?? 0) * 77 + (data[at + 1] ?? 0) * 150 + (data[at + 2] ?? 0) * 29) >> 8
      for (let c = 0; c < 3; c++) data[at + c] = (gris ? mean : (data[at + c] ?? 0)) * light + grain
    }
  pen.putImageData(image, 0, 0)
  return canvas
}
