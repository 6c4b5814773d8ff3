import { deflateRawSync, deflateSync } from 'node:zlib'
import { type Formas, pdfOf } from './archivos-hostiles.ts'
import { latin1, u16le, u32 } from './bytes.ts'
import { filas, flujo, png, unaHoja } from './mas-dibujos-hostiles.ts'

const pagina = (contenido: string, recursos = '', mas = '') =>
  pdfOf(unaHoja(recursos) + flujo(4, '', Buffer.from(contenido, 'latin1')) + mas)
/** A page that shows a drawing of its own. */
const conDibujo = (atributos: string, contenido: string, mas = '') =>
  pagina('/X Do', '/XObject<</X 5 0 R>>', flujo(5, atributos, Buffer.from(contenido, 'latin1')) + mas)
const datosDe = (filtro: string, datos: string) =>
  pdfOf(
    `${unaHoja('')}4 0 obj <</Filter${filtro}/Length ${datos.length}>> stream\n${datos}\nendstream endobj`,
  )

/** A picture of black and white points: `blanco` says which are white. */
const puntos = (lado: number, blanco: (x: number, y: number) => boolean) => {
  const fila = Math.ceil(lado / 8) + 1
  const bytes = Buffer.alloc(fila * lado)
  for (let y = 0; y < lado; y++)
    for (let x = 0; x < lado; x++)
      if (blanco(x, y)) {
        const lugar = y * fila + 1 + (x >> 3)
        bytes[lugar] = (bytes[lugar] ?? 0) | (0x80 >> (x & 7))
      }
  return png(lado, lado, [['IDAT', deflateSync(bytes, { level: 1 })]], [1, 0, 0, 0, 0])
}
/** Looks like chance and is the same each time. */
const alAzar = (x: number, y: number) => (Math.imul(x * 7919 + y, 0x9e3779b1) >>> 17) % 2 === 0

const jpg = (...trozos: (Buffer | number[])[]) =>
  Buffer.concat([[0xff, 0xd8], ...trozos, [0xff, 0xd9]].map((trozo) => Buffer.from(trozo)))
const marca = (tipo: number, datos: Uint8Array | number[]) => {
  const bytes = Buffer.from(datos)
  return Buffer.concat([Buffer.from([0xff, tipo, (bytes.length + 2) >> 8, (bytes.length + 2) & 0xff]), bytes])
}
/** Frame of a picture of this kind: bits, height, width and parts. */
const cuadro = (tipo: number, bits: number, alto: number, ancho: number, muestreo: number[]) =>
  marca(tipo, [
    bits,
    alto >> 8,
    alto & 0xff,
    ancho >> 8,
    ancho & 0xff,
    muestreo.length,
    ...muestreo.flatMap((cuanto, i) => [i + 1, cuanto, 0]),
  ])
const cuantizado = marca(0xdb, [0, ...Array.from({ length: 64 }, () => 1)])
const tablaHuffman = marca(0xc4, [0, 1, ...Array.from({ length: 15 }, () => 0), 0])
const barrido = marca(0xda, [1, 1, 0, 0, 63, 0])
const caja = (tipo: string, datos: Uint8Array) => Buffer.concat([u32(datos.length + 8), latin1(tipo), datos])

/** Drawings that draw themselves, letters written with themselves, pictures of nothing but edges. */
export const otrosDibujos = {
  pdf: {
    'un dibujo que se dibuja a sí mismo': () =>
      conDibujo('/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 5 0 R>>>>', '/X Do /X Do'),
    'una trama que se teje a sí misma': () =>
      pagina(
        '/Pattern cs /P scn 0 0 600 800 re f',
        '/Pattern<</P 5 0 R>>',
        flujo(
          5,
          '/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 1e-3 1e-3]/XStep 1e-6/YStep 1e-6/Resources<</Pattern<</P 5 0 R>>>>',
          Buffer.from('/Pattern cs /P scn 0 0 1 1 re f'),
        ),
      ),
    'una máscara que se enmascara': () =>
      pagina(
        '/G gs 0 0 600 800 re f',
        '/ExtGState<</G<</SMask<</S/Alpha/G 5 0 R>>>>>>',
        flujo(
          5,
          '/Type/XObject/Subtype/Form/BBox[0 0 600 800]/Group<</S/Transparency>>/Resources<</ExtGState<</G<</SMask<</S/Alpha/G 5 0 R>>>>>>>>',
          Buffer.from('/G gs 0 0 9 9 re f'),
        ),
      ),
    'una letra que se escribe con ella misma': () =>
      pagina(
        'BT /F 12 Tf (aaaa) Tj ET',
        '/Font<</F 5 0 R>>',
        `5 0 obj <</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[1 0 0 1 0 0]/FirstChar 97/LastChar 97/Widths[1]/Encoding<</Differences[97/a]>>/CharProcs<</a 6 0 R>>/Resources<</Font<</F 5 0 R>>>>>> endobj ${flujo(6, '', Buffer.from('1 0 d0 BT /F 1 Tf (aaaa) Tj ET'))}`,
      ),
    'nombres de letras que se citan': () =>
      pagina(
        'BT /F 12 Tf (hola) Tj ET',
        '/Font<</F 5 0 R>>',
        `5 0 obj <</Type/Font/Subtype/Type0/BaseFont/X/Encoding 6 0 R/ToUnicode 6 0 R/DescendantFonts[7 0 R]>> endobj ${flujo(6, '/Type/CMap/UseCMap 6 0 R', Buffer.from('/X usecmap 1 begincodespacerange <00> <FF> endcodespacerange'))}7 0 obj <</Type/Font/Subtype/CIDFontType0/BaseFont/X/CIDSystemInfo<</Registry(A)/Ordering(I)/Supplement 0>>>> endobj`,
      ),
    'una tipografía de letras rotas': () =>
      pagina(
        'BT /F 12 Tf (hola) Tj ET',
        '/Font<</F 5 0 R>>',
        `5 0 obj <</Type/Font/Subtype/TrueType/BaseFont/X/FontDescriptor 6 0 R>> endobj 6 0 obj <</Type/FontDescriptor/FontName/X/Flags 4/FontFile2 7 0 R>> endobj ${flujo(7, '', Buffer.concat([Buffer.from([0, 1, 0, 0, 0xff, 0xff]), Buffer.alloc(400_000, 0xfe)]))}`,
      ),
    'un millón de trazos': () => pagina('0 0 m 600 800 l S '.repeat(800_000)),
    'estados que no se cierran': () => pagina('q 1 0 0 1 0.1 0 cm '.repeat(600_000)),
    'una imagen escrita en la hoja': () =>
      pagina(`BI /W 60000 /H 60000 /CS /RGB /BPC 8 ID ${'\u00ff'.repeat(900_000)} EI`),
    'un largo que es él mismo': () =>
      pdfOf(`${unaHoja('')}4 0 obj <</Length 4 0 R>> stream\nBT ET\nendstream endobj`),
    'cien mil letreros sobre la hoja': () =>
      pdfOf(
        `2 0 obj <</Type/Pages/Count 1/Kids[3 0 R]>> endobj 3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Annots[${'5 0 R '.repeat(100_000)}]>> endobj 5 0 obj <</Type/Annot/Subtype/FreeText/Rect[0 0 9 9]/Contents(x)/Parent 5 0 R/Kids[5 0 R]>> endobj`,
      ),
    'miles de folios fiscales': () =>
      pagina(
        `BT /F 1 Tf ${Array.from({ length: 60_000 }, (_, i) => `(6F1B2A3C-0000-4000-8000-${i.toString(16).padStart(12, '0')}) Tj T*`).join(' ')} ET`,
        '/Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>',
      ),
    'un texto de guiones y cifras': () =>
      pagina(
        `BT /F 1 Tf (${'0-'.repeat(700_000)}) Tj ET`,
        '/Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>',
      ),
    'una función que se compone consigo': () =>
      pagina(
        '/S sh',
        '/Shading<</S<</ShadingType 2/Coords[0 0 1 1]/ColorSpace/DeviceGray/Function 5 0 R>>>>',
        `5 0 obj <</FunctionType 3/Domain[0 1]/Functions[5 0 R 5 0 R]/Bounds[0.5]/Encode[0 1 0 1]>> endobj`,
      ),
    'una función de mil millones de muestras': () =>
      pagina(
        '/S sh',
        '/Shading<</S<</ShadingType 1/ColorSpace/DeviceGray/Function 5 0 R>>>>',
        flujo(
          5,
          '/FunctionType 0/Domain[0 1 0 1]/Range[0 1]/Size[60000 60000]/BitsPerSample 32',
          Buffer.alloc(9_000),
        ),
      ),
    'un color separado de sí mismo': () =>
      pagina(
        '/C cs 1 scn 0 0 9 9 re f',
        '/ColorSpace<</C 5 0 R>>',
        '5 0 obj [/Separation/X 5 0 R 6 0 R] endobj 6 0 obj <</FunctionType 2/Domain[0 1]/N 1>> endobj',
      ),
    'en ASCII85 de puras zetas': () => datosDe('[/ASCII85Decode/FlateDecode]', `${'z'.repeat(4_000_000)}~>`),
    'en LZW que se desdobla': () =>
      datosDe('/LZWDecode', `\x80${'\x0b\x60\x50\x22\x0c\x0c\x85\x01'.repeat(300_000)}`),
    'en hexadecimal impar': () => datosDe('/ASCIIHexDecode', '4'.repeat(3_000_001)),
    'un nombre de un mega': () => pdfOf(`2 0 obj <</${'#41'.repeat(700_000)} 1>> endobj`),
    'mil versiones de sí mismo': () => {
      const trozo = latin1(
        '2 0 obj <</Type/Pages/Count 0/Kids[]>> endobj\nxref\n0 0\ntrailer <</Root 1 0 R/Prev 9>>\nstartxref\n9\n%%EOF\n',
      )
      return Buffer.concat([pdfOf(''), ...Array.from({ length: 20_000 }, () => trozo)])
    },
    'capas que se encienden entre sí': () =>
      pdfOf(
        '2 0 obj <</Type/Pages/Count 0/Kids[]/OCProperties<</OCGs[5 0 R]/D<</Order[5 0 R]>>>>>> endobj 5 0 obj [5 0 R 5 0 R] endobj',
      ),
  },
  png: {
    'un tablero de puntos': () => puntos(6_000, (x, y) => (x + y) % 2 === 0),
    'puntos al azar': () => puntos(5_000, alAzar),
    'rayas de un punto': () => puntos(6_000, (_, y) => y % 2 === 0),
    'cuadros que parecen letras': () => puntos(5_000, (x, y) => x % 12 > 7 || y % 20 > 13),
    entrelazada: () => png(6_000, 6_000, [['IDAT', filas(6_000, 6_200)]], [8, 0, 0, 0, 1]),
    'de dieciséis bits con transparencia': () =>
      png(
        2_500,
        2_500,
        [['IDAT', deflateSync(Buffer.alloc(2_500 * (2_500 * 8 + 1), 0x80))]],
        [16, 6, 0, 0, 0],
      ),
    'de paleta sin paleta': () => png(900, 900, [['IDAT', filas(900, 900)]], [8, 3, 0, 0, 0]),
    'de cero de ancho': () => png(0, 0, [['IDAT', deflateSync(Buffer.alloc(1))]]),
    'animada de cien mil cuadros': () =>
      png(9, 9, [
        ['acTL', Buffer.concat([u32(100_000), u32(0)])],
        ['IDAT', filas(9, 9)],
        ...Array.from({ length: 60_000 }, (_, i): [string, Uint8Array] => [
          'fcTL',
          Buffer.concat([u32(i), u32(9), u32(9), Buffer.alloc(14)]),
        ]),
      ]),
    'con una fila de más': () => png(10, 10, [['IDAT', deflateSync(Buffer.alloc(150_000_000))]]),
    'de una profundidad que no hay': () => png(500, 500, [['IDAT', filas(500, 500)]], [3, 5, 9, 9, 9]),
  },
  jpg: {
    'en aritmético': () =>
      jpg(cuantizado, cuadro(0xc9, 8, 4_000, 4_000, [0x11]), barrido, Buffer.alloc(9_000, 0x55)),
    'sin pérdida': () =>
      jpg(cuadro(0xc3, 16, 4_000, 4_000, [0x11]), tablaHuffman, barrido, Buffer.alloc(9_000, 0x55)),
    'de doce bits': () =>
      jpg(
        cuantizado,
        cuadro(0xc1, 12, 4_000, 4_000, [0x11]),
        tablaHuffman,
        barrido,
        Buffer.alloc(9_000, 0x55),
      ),
    'de muestras que no caben': () =>
      jpg(
        cuantizado,
        cuadro(0xc0, 8, 6_000, 6_000, [0xff, 0x11, 0xff, 0x44]),
        tablaHuffman,
        barrido,
        Buffer.alloc(9_000),
      ),
    'de alto que se dirá después': () =>
      jpg(cuantizado, cuadro(0xc0, 8, 0, 5_000, [0x11]), tablaHuffman, barrido),
    'una tabla que no cabe': () =>
      jpg(marca(0xc4, [0, ...Array.from({ length: 16 }, () => 255)]), Buffer.alloc(4_080)),
    'con un cuadro tras otro': () =>
      jpg(
        cuantizado,
        tablaHuffman,
        ...Array.from({ length: 4_000 }, () => cuadro(0xc2, 8, 7_000, 7_000, [0x11])),
        barrido,
      ),
    'todo blanco, de siete mil por siete mil': () =>
      jpg(
        cuantizado,
        cuadro(0xc0, 8, 7_000, 7_000, [0x11]),
        tablaHuffman,
        marca(0xc4, [0x10, 1, ...Array.from({ length: 15 }, () => 0), 0]),
        barrido,
        Buffer.alloc(200_000),
      ),
    'un retrato que se retrata': () => {
      const exif = Buffer.concat([latin1('Exif\0\0II*\0\x08\0\0\0'), u16le(1, 0x8769, 4, 1, 0, 8, 0, 8, 0)])
      return jpg(marca(0xe1, exif), marca(0xe1, exif), cuadro(0xc0, 8, 9, 9, [0x11]), barrido)
    },
    'un AVIF': () =>
      Buffer.concat([
        caja('ftyp', latin1('avif\0\0\0\0avifmif1')),
        caja('meta', Buffer.alloc(90_000)),
        Buffer.alloc(9_000),
      ]),
    'un JPEG 2000 y un XL': () =>
      Buffer.concat([
        latin1('\xff\x4f\xff\x51\0\x2f\0\0\xff\xff\xff\xff\xff\xff\xff\xff'),
        Buffer.alloc(9_000, 0xff),
        latin1('\xff\x0a'),
      ]),
    'flujo en crudo': () => deflateRawSync(Buffer.alloc(60_000_000)),
  },
} satisfies Record<string, Formas>
