import { deflateSync, gzipSync } from 'node:zlib'
import { type Formas, librosHostiles, pdfsHostiles, pngOf } from './archivos-hostiles.ts'
import { masDibujos } from './mas-dibujos-hostiles.ts'
import { masFormas } from './mas-formas-hostiles.ts'
import { otrasFormas } from './otras-formas-hostiles.ts'
import { otrosDibujos } from './otros-dibujos-hostiles.ts'

export const clasesHostiles = ['xml', 'xlsx', 'xls', 'zip', 'pdf', 'png', 'jpg'] as const
export type ClaseHostil = (typeof clasesHostiles)[number]
export type Hostil = { clase: ClaseHostil; nombre: string; que: string; bytes: Uint8Array }
export type Buenos = Partial<Record<ClaseHostil, Uint8Array>>

/** Numbers that look like chance and are the same for the same seed (mulberry32). */
function azarDe(semilla: number): (n: number) => number {
  let a = semilla >>> 0
  return (n) => {
    a = (a + 0x6d2b79f5) >>> 0
    let t = Math.imul(a ^ (a >>> 15), a | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * n)
  }
}
type Azar = ReturnType<typeof azarDe>

const magia: Record<ClaseHostil, Buffer> = {
  xml: Buffer.from('<?xml version="1.0" encoding="UTF-8"?>'),
  xlsx: Buffer.from('PK\u0003\u0004', 'latin1'),
  zip: Buffer.from('PK\u0003\u0004', 'latin1'),
  xls: Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  pdf: Buffer.from('%PDF-1.7\n'),
  png: Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
  jpg: Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
}
const cfdi = (dentro: string, atributos = '') =>
  Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?><cfdi:Comprobante xmlns:cfdi="http://www.sat.gob.mx/cfd/4" Version="4.0" ${atributos}>${dentro}</cfdi:Comprobante>`,
  )
const flujo = (bytes: Buffer, filtro: string) =>
  Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj 2 0 obj <</Type/Pages/Count 1/Kids[3 0 R]>> endobj 3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R>> endobj 4 0 obj <</Filter${filtro}/Length ${bytes.length}>> stream\n`,
      'latin1',
    ),
    bytes,
    Buffer.from('\nendstream endobj\ntrailer <</Root 1 0 R>>\n%%EOF', 'latin1'),
  ])

/** Documents made to cost far more than they weigh. */
export const formasHostiles: Record<ClaseHostil, Formas> = {
  xml: {
    'cien mil niveles': () => cfdi('<a>'.repeat(100_000)),
    'cien mil niveles cerrados': () => cfdi('<a>'.repeat(100_000) + '</a>'.repeat(100_000)),
    'un millón de atributos': () =>
      cfdi('', Array.from({ length: 200_000 }, (_, i) => `a${i}="1"`).join(' ')),
    'un atributo de cuatro megas': () => cfdi('', `Sello="${'A'.repeat(4_000_000)}"`),
    'mil millones de risas': () =>
      Buffer.from(
        `<!DOCTYPE l [<!ENTITY a0 "ja">${Array.from({ length: 30 }, (_, i) => `<!ENTITY a${i + 1} "${`&a${i};`.repeat(10)}">`).join('')}]><cfdi:Comprobante>&a30;</cfdi:Comprobante>`,
      ),
    'una entidad de fuera': () =>
      Buffer.from('<!DOCTYPE l [<!ENTITY x SYSTEM "file:///etc/passwd">]><cfdi:Comprobante Version="&x;"/>'),
    'un comentario sin fin': () => cfdi(`<!--${'-'.repeat(3_000_000)}`),
    'en UTF-16 a medias': () =>
      Buffer.from('\ufeff<cfdi:Comprobante Version="4.0"', 'utf16le').subarray(0, -1),
    'cien mil conceptos': () => cfdi('<cfdi:Concepto Importe="1e999999" Cantidad="-0"/>'.repeat(60_000)),
    ...masFormas.xml,
    ...otrasFormas.xml,
  },
  xlsx: { ...librosHostiles, ...masFormas.xlsx, ...otrasFormas.xlsx },
  xls: {
    'sectores que se siguen a sí mismos': () => {
      // A file system whose every sector follows itself.
      const bytes = Buffer.alloc(512 * 400)
      magia.xls.copy(bytes)
      bytes.writeUInt16LE(0x3e, 24)
      bytes.writeUInt16LE(3, 26)
      bytes.writeUInt16LE(0xfffe, 28)
      bytes.writeUInt16LE(9, 30)
      bytes.writeUInt32LE(399, 44)
      for (let i = 76; i < 512; i += 4) bytes.writeUInt32LE(0, i)
      for (let i = 512; i < bytes.length; i += 4) bytes.writeUInt32LE((i / 4) % 7, i)
      return bytes
    },
    'una tabla sin fin': () => Buffer.from(`<table>${'<tr><td>1</td></tr>'.repeat(400_000)}`),
    'una celda sin fin': () =>
      Buffer.from(`<table><tr><td colspan=99999999 rowspan=99999999>${'x,'.repeat(500_000)}`),
    'un renglón de dos megas': () => Buffer.from(';'.repeat(2_000_000)),
    ...masFormas.xls,
    ...otrasFormas.xls,
  },
  zip: {
    'ceros comprimidos': () => gzipSync(Buffer.alloc(200_000_000)),
    'entradas sin fin': () =>
      Buffer.concat(
        Array.from({ length: 60_000 }, () => Buffer.from('PK\u0001\u0002'.padEnd(46, '\0'), 'latin1')),
      ),
    ...masFormas.zip,
    ...otrasFormas.zip,
  },
  pdf: {
    ...pdfsHostiles,
    'un flujo que se desdobla': () =>
      flujo(deflateSync(deflateSync(Buffer.alloc(300_000_000, 'q '))), '[/FlateDecode/FlateDecode]'),
    'un millón de letreros': () =>
      flujo(deflateSync(Buffer.from('BT /F1 12 Tf (x) Tj ET '.repeat(1_000_000))), '/FlateDecode'),
    ...masDibujos.pdf,
    ...otrosDibujos.pdf,
  },
  png: {
    'treinta mil por treinta mil': () => pngOf(30_000, 30_000),
    'cuatro mil millones de ancho': () => pngOf(0xffffffff, 1),
    'píxeles de más': () =>
      Buffer.concat([Buffer.from(pngOf(7_000, 7_000)), deflateSync(Buffer.alloc(40_000_000))]),
    ...masDibujos.png,
    ...otrosDibujos.png,
  },
  jpg: {
    'marcas sin fin': () =>
      Buffer.concat([magia.jpg, Buffer.alloc(2_000_000, Buffer.from([0xff, 0xe1, 0x00, 0x02]))]),
    'sesenta y cinco mil de lado': () =>
      Buffer.concat([
        magia.jpg,
        Buffer.from([0xff, 0xc0, 0, 17, 8, 0xff, 0xff, 0xff, 0xff, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]),
        Buffer.alloc(50_000, 0xda),
      ]),
    ...masDibujos.jpg,
    ...otrosDibujos.jpg,
  },
}

/** Names as they come from elsewhere, and as somebody makes them up. */
const nombresHostiles: ((i: number, clase: string) => string)[] = [
  (i, clase) => `hostil-${i}.${clase}`,
  (i, clase) => `../../../etc/hostil-${i}.${clase}`,
  (i, clase) => `C:\\fakepath\\hostil-${i}.${clase}`,
  (i, clase) => `🧨🏨 ${i} 👩‍👩‍👧.${clase}`,
  (i, clase) => `factura\u202e${i}lmx.${clase}`,
  (i, clase) => `${'ñ'.repeat(300)}${i}.${clase}`,
  (i, clase) => `nulo\0${i}.${clase}`,
  (i) => `${'.'.repeat(1 + (i % 3))}`,
  (i, clase) => `comillas" ; filename="otro-${i}.exe"\r\nX: y.${clase}`,
  (i, clase) => `<img src=x onerror=alert(1)>${i}.${clase}`,
  (i, clase) => `e\u0301\ud800${i}.${clase}`,
]

const estropeos: [string, (bytes: Buffer, azar: Azar, otro: Buffer) => Buffer][] = [
  ['cortado', (bytes, azar) => bytes.subarray(0, azar(bytes.length + 1))],
  [
    'con bytes cambiados',
    (bytes, azar) => {
      const hecho = Buffer.from(bytes)
      for (let i = 0; i < 1 + azar(200) && hecho.length > 0; i++) hecho[azar(hecho.length)] = azar(256)
      return hecho
    },
  ],
  [
    'con un trozo repetido',
    (bytes, azar) => {
      const desde = azar(bytes.length)
      const trozo = bytes.subarray(desde, desde + 1 + azar(400))
      return Buffer.concat([
        bytes.subarray(0, desde),
        ...Array.from({ length: 1 + azar(2_000) }, () => trozo),
        bytes.subarray(desde),
      ])
    },
  ],
  [
    'seguido de otro',
    (bytes, azar, otro) => Buffer.concat([bytes.subarray(0, azar(bytes.length + 1)), otro]),
  ],
  [
    'con ceros en medio',
    (bytes, azar) => {
      const lugar = azar(bytes.length + 1)
      return Buffer.concat([bytes.subarray(0, lugar), Buffer.alloc(azar(300_000)), bytes.subarray(lugar)])
    },
  ],
  [
    'al azar tras la marca',
    (_bytes, azar) => Buffer.from(Uint8Array.from({ length: 2_000 + azar(60_000) }, () => azar(256))),
  ],
]

/**
 * Hostile files without end, the same for the same seed: of each kind in turn, one in five made to cost more than it weighs,
 * the others a good one spoilt, under the header of its kind or of another.
 */
export function* archivosHostiles(semilla: number, buenos: Buenos): Generator<Hostil> {
  const azar = azarDe(semilla)
  const hechas = new Map<string, Uint8Array>()
  for (let i = 0; ; i++) {
    const clase = clasesHostiles[i % clasesHostiles.length] ?? 'xml'
    const nombre = nombresHostiles[i % nombresHostiles.length]?.(i, clase) ?? `hostil-${i}.${clase}`
    if (Math.floor(i / clasesHostiles.length) % 5 === 0) {
      const lista = Object.entries(formasHostiles[clase])
      const [que, make] = lista[Math.floor(i / clasesHostiles.length / 5) % lista.length] ?? [
        '',
        () => magia[clase],
      ]
      const bytes = hechas.get(que) ?? make()
      hechas.set(que, bytes)
      yield { clase, nombre, que, bytes }
      continue
    }
    const bueno = Buffer.from(buenos[clase] ?? magia[clase])
    const deOtra = clasesHostiles[azar(clasesHostiles.length)] ?? 'xml'
    const [que, spoil] = estropeos[azar(estropeos.length)] ?? ['', (bytes: Buffer) => bytes]
    const hecho = spoil(bueno, azar, Buffer.from(buenos[deOtra] ?? magia[deOtra]))
    const cabeza = azar(4) === 0 ? magia[deOtra] : que.startsWith('al azar') ? magia[clase] : Buffer.alloc(0)
    yield { clase, nombre, que, bytes: Buffer.concat([cabeza, hecho]) }
  }
}
