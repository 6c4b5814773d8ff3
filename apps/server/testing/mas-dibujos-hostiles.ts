import { crc32, deflateSync } from 'node:zlib'
import { type Formas, pdfOf } from './archivos-hostiles.ts'
import { latin1, u32 } from './bytes.ts'
import { dibujoConEntidades, zipDentroDeZip } from './mas-formas-hostiles.ts'

/** A stream of a PDF, deflated. */
export const flujo = (numero: number, atributos: string, contenido: Uint8Array) => {
  const datos = deflateSync(contenido)
  return `${numero} 0 obj <<${atributos}/Filter/FlateDecode/Length ${datos.length}>> stream\n${datos.toString('latin1')}\nendstream endobj `
}
/** A picture that says it is a thousand million points, whose bytes begin as its kind does and go on as none. */
const imagenEn = (filtro: string) => {
  const inicio =
    { JPXDecode: '\xff\x4f\xff\x51', DCTDecode: '\xff\xd8\xff\xc0' }[filtro] ?? '\0\0\0\0\x30\0\x01'
  const datos = inicio + '\xff\xff\0\x80'.repeat(200_000)
  return `5 0 obj <</Type/XObject/Subtype/Image/Width 32000/Height 32000/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/${filtro}/DecodeParms<</K -1/Columns 32000/Rows 32000>>/Length ${datos.length}>> stream\n${datos}\nendstream endobj `
}
export const unaHoja = (recursos: string) =>
  `2 0 obj <</Type/Pages/Count 1/Kids[3 0 R]>> endobj 3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<<${recursos}>>>> endobj `

/** A page of one word in letters of four bytes, whose widths and names are these. */
const conLetras = (anchos: string, nombres: string) =>
  pdfOf(
    `${unaHoja('/Font<</F 5 0 R>>')}${flujo(4, '', Buffer.from('BT /F 12 Tf (hola) Tj ET'))}5 0 obj <</Type/Font/Subtype/Type0/BaseFont/X/Encoding/Identity-H/DescendantFonts[6 0 R]/ToUnicode 7 0 R>> endobj 6 0 obj <</Type/Font/Subtype/CIDFontType2/BaseFont/X/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>${anchos}>> endobj ${flujo(7, '', Buffer.from(nombres))}`,
  )

/** A picture with everything that its kind asks for: header, rows, end. */
export function png(
  ancho: number,
  alto: number,
  trozos: [string, Uint8Array][],
  forma = [8, 0, 0, 0, 0],
): Uint8Array {
  const cabeza = Buffer.concat([u32(ancho), u32(alto), Buffer.from(forma)])
  const trozo = ([tipo, datos]: [string, Uint8Array]) => {
    const cuerpo = Buffer.concat([latin1(tipo), datos])
    return Buffer.concat([u32(datos.length), cuerpo, u32(crc32(cuerpo))])
  }
  return Buffer.concat([
    latin1('\u0089PNG\r\n\u001a\n'),
    ...([['IHDR', cabeza], ...trozos, ['IEND', Buffer.alloc(0)]] as [string, Uint8Array][]).map(trozo),
  ])
}
export const filas = (ancho: number, alto: number) => deflateSync(Buffer.alloc((ancho + 1) * alto))

/** Tables of a TIFF that lead to one another. */
const tiff = () => {
  const bytes = Buffer.alloc(2_000)
  bytes.write('II*\0', 'latin1')
  bytes.writeUInt32LE(8, 4)
  bytes.writeUInt16LE(2, 8)
  for (const [i, etiqueta] of [256, 257].entries()) {
    bytes.writeUInt16LE(etiqueta, 10 + i * 12)
    bytes.writeUInt16LE(4, 12 + i * 12)
    bytes.writeUInt32LE(1, 14 + i * 12)
    bytes.writeUInt32LE(60_000, 18 + i * 12)
  }
  bytes.writeUInt32LE(8, 34)
  return bytes
}
const webp = (ancho: number, alto: number) => {
  const bytes = Buffer.alloc(30 + 5_000)
  bytes.write('RIFF', 'latin1')
  bytes.writeUInt32LE(bytes.length - 8, 4)
  bytes.write('WEBPVP8X', 8, 'latin1')
  bytes.writeUInt32LE(10, 16)
  bytes.writeUIntLE(ancho - 1, 24, 3)
  bytes.writeUIntLE(alto - 1, 27, 3)
  return bytes
}
const bmp = (ancho: number, alto: number) => {
  const bytes = Buffer.alloc(3_000)
  bytes.write('BM', 'latin1')
  bytes.writeUInt32LE(54, 10)
  bytes.writeUInt32LE(40, 14)
  bytes.writeInt32LE(ancho, 18)
  bytes.writeInt32LE(alto, 22)
  bytes.writeUInt16LE(1, 26)
  bytes.writeUInt16LE(24, 28)
  return bytes
}
const heic = () =>
  Buffer.concat([
    u32(24),
    latin1('ftypheic\0\0\0\0heicmif1'),
    u32(0xffffffff),
    latin1('meta'),
    Buffer.alloc(9_000),
  ])

/** Scans that each go over the whole picture again: few bytes, much work. */
const jpegDeMuchasVueltas = () => {
  const cabeza = [0xff, 0xd8, 0xff, 0xc2, 0, 11, 8, 0x1f, 0xff, 0x1f, 0xff, 1, 1, 0x11, 0]
  const tabla = [0xff, 0xdb, 0, 67, 0, ...Array.from({ length: 64 }, () => 1)]
  const huffman = [0xff, 0xc4, 0, 20, 0x10, 1, ...Array.from({ length: 15 }, () => 0), 0]
  const vuelta = [0xff, 0xda, 0, 8, 1, 1, 0, 1, 63, 0, ...Array.from({ length: 20 }, () => 0)]
  return Buffer.from([
    ...cabeza,
    ...tabla,
    ...huffman,
    ...Array.from({ length: 20_000 }, () => vuelta).flat(),
    0xff,
    0xd9,
  ])
}

/** What strangers think of second: drawings that call themselves, pictures that are something else. */
export const masDibujos = {
  pdf: {
    'formas que se llaman diez veces, veinte niveles': () =>
      pdfOf(
        unaHoja('/XObject<</X 5 0 R>>') +
          flujo(4, '', Buffer.from('/X Do')) +
          Array.from({ length: 20 }, (_, i) =>
            flujo(
              5 + i,
              `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X ${6 + i} 0 R>>>>`,
              Buffer.from('/X Do '.repeat(10)),
            ),
          ).join(''),
      ),
    'un árbol de cien mil pisos': () =>
      pdfOf(
        Array.from(
          { length: 100_000 },
          (_, i) => `${i + 2} 0 obj <</Type/Pages/Count 1/Kids[${i + 3} 0 R]>> endobj `,
        ).join(''),
      ),
    'dos ramas que se siguen': () =>
      pdfOf(
        '2 0 obj <</Type/Pages/Count 9/Kids[3 0 R 4 0 R]>> endobj 3 0 obj <</Type/Pages/Count 9/Kids[4 0 R 2 0 R]>> endobj 4 0 obj <</Type/Pages/Count 9/Kids[3 0 R 3 0 R]>> endobj',
      ),
    'un flujo de millones de objetos': () =>
      pdfOf(
        flujo(2, '/Type/ObjStm/N 2000000000/First 8', Buffer.from('9 0 '.repeat(3_000_000))) +
          '3 0 obj <</Type/XRef/Size 99999999/W[1 4 2]/Length 0>> stream\n\nendstream endobj',
      ),
    'un índice que se sigue a sí mismo': () => {
      const cuerpo = '%PDF-1.7\n1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj\n'
      return latin1(
        `${cuerpo}xref\n0 1\n0000000000 65535 f \ntrailer <</Root 1 0 R/Size 9/Prev ${cuerpo.length}>>\nstartxref\n${cuerpo.length}\n%%EOF`,
      )
    },
    'referencias que se siguen': () => pdfOf('2 0 obj 3 0 R endobj 3 0 obj 2 0 R endobj'),
    'una imagen de sesenta mil por sesenta mil': () =>
      pdfOf(
        unaHoja('/XObject<</X 5 0 R>>') +
          flujo(4, '', Buffer.from('600 0 0 800 0 0 cm /X Do')) +
          flujo(
            5,
            '/Type/XObject/Subtype/Image/Width 60000/Height 60000/ColorSpace/DeviceRGB/BitsPerComponent 8',
            Buffer.alloc(30_000_000),
          ),
      ),
    ...Object.fromEntries(
      ['JBIG2Decode', 'JPXDecode', 'CCITTFaxDecode', 'DCTDecode', 'LZWDecode', 'RunLengthDecode'].map(
        (filtro) => [
          `una imagen en ${filtro}`,
          () =>
            pdfOf(
              unaHoja('/XObject<</X 5 0 R>>') +
                flujo(4, '', Buffer.from('600 0 0 800 0 0 cm /X Do')) +
                imagenEn(filtro),
            ),
        ],
      ),
    ),
    'letras de anchos que no acaban': () =>
      conLetras('/W[0 2000000000 500]/DW2[1 1]/W2[0 2000000000 1 1 1]', ''),
    'letras de diecisiete millones de nombres': () =>
      conLetras(
        '',
        `begincmap 1 begincodespacerange <00000000> <FFFFFFFF> endcodespacerange 100 beginbfrange ${'<00000000> <00FFFFFE> <0041> '.repeat(20)} endbfrange endcmap`,
      ),
    'columnas de dos mil millones': () => {
      const datos = deflateSync(Buffer.alloc(100_000))
      return pdfOf(
        `${unaHoja('')}4 0 obj <</Filter/FlateDecode/DecodeParms<</Predictor 15/Columns 2000000000/Colors 32/BitsPerComponent 16>>/Length ${datos.length}>> stream\n${datos.toString('latin1')}\nendstream endobj`,
      )
    },
    'comprimido seis veces': () => {
      let datos: Uint8Array = Buffer.alloc(50_000_000, 'q ')
      for (let i = 0; i < 6; i++) datos = deflateSync(datos)
      return pdfOf(
        `${unaHoja('')}4 0 obj <</Filter[${'/FlateDecode'.repeat(6)}]/Length ${datos.length}>> stream\n${Buffer.from(datos).toString('latin1')}\nendstream endobj`,
      )
    },
    'una hoja de mil kilómetros': () =>
      pdfOf(
        `2 0 obj <</Type/Pages/Count 1/Kids[3 0 R]>> endobj 3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 1e9 1e9]/UserUnit 1e9/Contents 4 0 R>> endobj ${flujo(4, '', Buffer.from('0 0 1e9 1e9 re f'))}`,
      ),
    'una función sin fin': () =>
      pdfOf(
        unaHoja('/Shading<</S<</ShadingType 1/Domain[0 1e9 0 1e9]/ColorSpace/DeviceGray/Function 5 0 R>>>>') +
          flujo(4, '', Buffer.from('/S sh '.repeat(100_000))) +
          flujo(
            5,
            '/FunctionType 4/Domain[0 1 0 1]/Range[0 1]',
            Buffer.from(`{${'dup mul '.repeat(200_000)}}`),
          ),
      ),
    'con contraseña y con código': () =>
      pdfOf(
        `2 0 obj <</Type/Pages/Count 0/Kids[]>> endobj 3 0 obj <</S/JavaScript/JS(while(1){})>> endobj\ntrailer <</Root 1 0 R/OpenAction 3 0 R/Encrypt<</Filter/Standard/V 99/R 99/O(x)/U(x)/P -1>>/ID[(a)(b)]>>`,
      ),
    'también es un zip': () => Buffer.concat([pdfOf(''), zipDentroDeZip(2)]),
    'solo la marca': () => latin1('%PDF-1.7'),
    'la marca mil bytes después': () => Buffer.concat([Buffer.alloc(1_000, 'x'), pdfOf('')]),
  },
  png: {
    'entero, de veinte mil por veinte mil': () => png(20_000, 20_000, [['IDAT', filas(20_000, 20_000)]]),
    'entero, dentro del límite y sin letras': () => png(5_000, 5_000, [['IDAT', filas(5_000, 5_000)]]),
    'cincuenta mil por uno': () => png(50_000, 1, [['IDAT', filas(50_000, 1)]]),
    'en trescientos mil trozos': () =>
      png(300, 300, [
        ['IDAT', filas(300, 300)],
        ...Array.from({ length: 300_000 }, (): [string, Uint8Array] => ['IDAT', new Uint8Array(0)]),
      ]),
    'un perfil que se desdobla': () =>
      png(10, 10, [
        ['iCCP', Buffer.concat([latin1('a\0\0'), deflateSync(Buffer.alloc(200_000_000))])],
        ['zTXt', Buffer.concat([latin1('a\0\0'), deflateSync(Buffer.alloc(200_000_000))])],
        ['IDAT', filas(10, 10)],
      ]),
    'un dibujo con entidades': () => dibujoConEntidades,
    'un TIFF con tablas en círculo': tiff,
    'un WebP de dieciséis mil por dieciséis mil': () => webp(16_384, 16_384),
    'un BMP de lado negativo': () => bmp(-2_147_483_648, -1),
    'un BMP de dos mil millones': () => bmp(2_000_000_000, 2_000_000_000),
  },
  jpg: {
    'veinte mil vueltas': jpegDeMuchasVueltas,
    'un HEIC': heic,
    'un GIF de sesenta y cinco mil': () =>
      Buffer.concat([
        latin1('GIF89a'),
        Buffer.from([0xff, 0xff, 0xff, 0xff, 0xf7, 0, 0]),
        Buffer.alloc(9_000),
      ]),
    'también es una página': () =>
      Buffer.concat([
        Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0x10, 0]),
        Buffer.from('<html><script>alert(1)</script>'),
      ]),
  },
} satisfies Record<string, Formas>
