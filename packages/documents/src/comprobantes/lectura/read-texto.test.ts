import { createRequire } from 'node:module'
import path from 'node:path'
import { type Canvas, createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { imageSize } from './image-size.ts'
import { readTexto } from './read-texto.ts'
import { wordsOfItems } from './words-of-items.ts'

const require = createRequire(import.meta.url)
const fuentes = path.join(path.dirname(require.resolve('pdfjs-dist/package.json')), 'standard_fonts')
GlobalFonts.registerFromPath(path.join(fuentes, 'LiberationSans-Regular.ttf'), 'Prueba')

const [ancho, alto] = [900, 400]
/** Two lines on white; `turned` first moves the pen. */
function proof(
  turned: (pen: ReturnType<Canvas['getContext']>) => void = () => {},
  w = ancho,
  h = alto,
): Canvas {
  const canvas = createCanvas(w, h)
  const pen = canvas.getContext('2d')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, w, h)
  turned(pen)
  pen.fillStyle = '#000'
  pen.font = '28px Prueba'
  pen.fillText('Importe: $1,234.50 MXN', 100, 120)
  pen.fillText('Fecha: 07/10/2026', 100, 220)
  return canvas
}

function toBmp(canvas: Canvas): Uint8Array {
  const { data } = canvas.getContext('2d').getImageData(0, 0, ancho, alto)
  const bmp = Buffer.alloc(54 + ancho * 3 * alto)
  bmp.write('BM')
  bmp.writeUInt32LE(bmp.length, 2)
  bmp.writeUInt32LE(54, 10)
  bmp.writeUInt32LE(40, 14)
  bmp.writeInt32LE(ancho, 18)
  bmp.writeInt32LE(alto, 22)
  bmp.writeUInt16LE(1, 26)
  bmp.writeUInt16LE(24, 28)
  for (let y = 0; y < alto; y++)
    for (let x = 0; x < ancho; x++)
      for (let channel = 0; channel < 3; channel++)
        bmp[54 + (y * ancho + x) * 3 + channel] = data[((alto - 1 - y) * ancho + x) * 4 + 2 - channel] ?? 0
  return bmp
}

/** As a telephone writes it: the picture lies on its side, and a mark says how to turn it. */
function lyingJpeg(): Uint8Array {
  const lying = proof(
    (pen) => {
      pen.translate(0, ancho)
      pen.rotate(-Math.PI / 2)
    },
    alto,
    ancho,
  ).toBuffer('image/jpeg', 92)
  const tiff = Buffer.from('49492a00080000000100120103000100000006000000000000000000', 'hex')
  const mark = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 8 + tiff.length]), Buffer.from('Exif\0\0'), tiff])
  return Buffer.concat([lying.subarray(0, 2), mark, lying.subarray(2)])
}

/** Where the word stands, in parts of the picture as it is seen. */
async function placeOf(bytes: Uint8Array, palabra: string): Promise<{ x: number; y: number; texto: string }> {
  const read = await readTexto(bytes)
  const palabras = read.leido ? (read.paginas[0]?.palabras ?? []) : []
  const found = palabras.find(({ texto }) => texto === palabra)
  const { x = -1, y = -1, ancho: w = 0, alto: h = 0 } = found?.lugar ?? {}
  return { x: x + w / 2, y: y + h / 2, texto: palabras.map(({ texto }) => texto).join(' ') }
}
const lines = 'Importe: $1,234.50 MXN Fecha: 07/10/2026'

test('the size of every kind is known from its first bytes', () => {
  const canvas = proof()
  for (const bytes of [
    canvas.toBuffer('image/png'),
    canvas.toBuffer('image/jpeg'),
    canvas.toBuffer('image/webp'),
    toBmp(canvas),
  ]) {
    expect(imageSize(bytes)).toEqual({ ancho, alto })
    for (const length of [0, 3, 12, 20]) expect(imageSize(bytes.subarray(0, length))).toBeNull()
  }
})

test('BMP, WEBP and a picture that lies on its side are read, each word where it is seen', async () => {
  const kinds = [toBmp(proof()), proof().toBuffer('image/webp'), lyingJpeg()]
  for (const bytes of kinds) {
    const { x, y, texto } = await placeOf(bytes, 'Fecha:')
    expect(texto).toBe(lines)
    expect(x).toBeCloseTo(142 / ancho, 1)
    expect(y).toBeCloseTo(210 / alto, 1)
  }
})

test('a page photographed askew is straightened, and its words keep their place on the photograph', async () => {
  const grados = 6
  const angle = (grados * Math.PI) / 180
  const askew = proof((pen) => pen.rotate(angle)).toBuffer('image/png')
  const { x, y, texto } = await placeOf(askew, 'Fecha:')
  expect(texto).toBe(lines)
  const [cx, cy] = [142, 210]
  expect(Math.abs(x - (cx * Math.cos(angle) - cy * Math.sin(angle)) / ancho)).toBeLessThan(0.02)
  expect(Math.abs(y - (cx * Math.sin(angle) + cy * Math.cos(angle)) / alto)).toBeLessThan(0.02)
})

test.each([
  ['its left side', -90, [0.28, 0.83]],
  ['its right side', 90, [0.72, 0.17]],
  ['its head', 180, [0.83, 0.72]],
] as const)(
  '[VI-C4] a page that lies on %s without a mark is read upright, each word where it is seen',
  async (_side, grados, [x, y]) => {
    const [w, h] = grados === 180 ? [ancho, alto] : [alto, ancho]
    const lying = proof(
      (pen) => {
        pen.translate(w / 2, h / 2)
        pen.rotate((grados * Math.PI) / 180)
        pen.translate(-ancho / 2, -alto / 2)
      },
      w,
      h,
    )
    const found = await placeOf(new Uint8Array(lying.toBuffer('image/png')), 'Importe:')
    expect(found.texto).toContain('$1,234.50 MXN')
    expect(found.texto).toContain('07/10/2026')
    expect(Math.abs(found.x - x)).toBeLessThan(0.08)
    expect(Math.abs(found.y - y)).toBeLessThan(0.08)
  },
)

test.each([
  ['CANCELADO', '#d22', -20, 1],
  ['RECHAZADO', '#22c', 25, 1],
  ['CANCELADO', '#c4c4c4', -28, 1],
  // What it affirms proves nothing, and black letters are the page's own.
  ['PAGADO YA', '#d22', -20, 0],
])(
  '[VI-C1] a stamp across the page is read, where it takes the page back: %s',
  async (sello, tinta, grados, veces) => {
    const [w, h] = [900, 700]
    const page = createCanvas(w, h)
    const pen = page.getContext('2d')
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, w, h)
    pen.fillStyle = '#000'
    pen.font = '28px Prueba'
    for (let i = 0; i < 9; i++) pen.fillText(`Importe: $1,234.50 MXN en ${i} renglones`, 100, 80 + i * 70)
    pen.translate(w / 2, h / 2)
    pen.rotate((grados * Math.PI) / 180)
    pen.fillStyle = tinta
    pen.font = '90px Prueba'
    pen.fillText(sello, -250, 30)
    const read = await readTexto(new Uint8Array(page.toBuffer('image/png')))
    const [pagina] = read.leido ? read.paginas : []
    expect(pagina?.palabras.filter(({ texto, y }) => texto === sello && y > 1)).toHaveLength(veces)
  },
)

test('[VI-C1] a word of a PDF with a blank after each letter is one word', () => {
  const item = { str: 'C A N C E L A D O', transform: [20, 0, 0, 20, 50, 300], width: 200 }
  const vista = { width: 600, height: 800, transform: [1, 0, 0, -1, 0, 800] }
  const words = (str: string) => wordsOfItems([{ ...item, str }], vista).map(({ texto }) => texto)
  expect(words(item.str)).toEqual(['CANCELADO'])
  expect(words('1 2 3 4')).toEqual(['1', '2', '3', '4'])
  expect(words('S A de C V')).toEqual(['S', 'A', 'de', 'C', 'V'])
})

test('[VI-C3] the cents raised beside a headline are read by themselves, and the line under it is not of it', async () => {
  const page = (cents: string, x: number) =>
    proof((pen) => {
      pen.fillStyle = '#000'
      pen.font = '72px Prueba'
      pen.fillText('$24,398', 100, 320)
      pen.font = '36px Prueba'
      pen.fillText(cents, x, 294)
      pen.font = '28px Prueba'
      pen.fillText('a la cuenta de Viajes del Sureste', 100, 362)
    }).toBuffer('image/png')
  for (const bytes of [page('85', 366), page('.85', 366)]) {
    const { texto } = await placeOf(bytes, '85')
    expect(texto).toContain('$24,398 85')
    expect(texto).toContain('a la cuenta de Viajes del Sureste')
  }
})

test('[VII-B1] a word of a PDF that does not end is cut', async () => {
  const texto = `BT /F .001 Tf 10 700 Td (${'uno '.repeat(8)}${'7'.repeat(500_000)}) Tj ET`
  const pdf = `%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Count 1/Kids[3 0 R]>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>> endobj
4 0 obj <</Length ${texto.length}>> stream\n${texto}\nendstream endobj
5 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj
trailer <</Root 1 0 R>>`
  const lectura = await readTexto(Buffer.from(pdf, 'latin1'))
  const palabras = lectura.leido ? lectura.paginas.flatMap((pagina) => pagina.palabras) : []
  expect(palabras.map(({ texto: { length } }) => length)).toEqual([...Array(8).fill(3), 1_000])
})
