import { crc32, deflateRawSync, gzipSync } from 'node:zlib'
import { type Formas, libroDe, pdfOf, zipOf } from './archivos-hostiles.ts'
import { latin1, u32 } from './bytes.ts'

const bueno = '<?xml version="1.0" encoding="UTF-8"?><cfdi:Comprobante Version="4.0" Total="1"/>'
const utf32 = (texto: string) => Buffer.concat(Array.from(texto, (letra) => u32(letra.codePointAt(0) ?? 0)))
/** `<?xml` as IBM's machines write it (EBCDIC 037), and letters that mean nothing after it. */
const ebcdic = Buffer.concat([Buffer.from([0x4c, 0x6f, 0xa7, 0x94, 0x93, 0x40]), Buffer.alloc(3_000, 0xc1)])
export const dibujoConEntidades = Buffer.from(
  `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "${'x'.repeat(10_000)}"><!ENTITY b "${'&a;'.repeat(1_000)}"><!ENTITY c SYSTEM "http://127.0.0.1/">]><svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"><script>alert(1)</script><text>${'&b;'.repeat(1_000)}&c;</text></svg>`,
)

export function zipDentroDeZip(vueltas: number): Uint8Array {
  let bytes: Uint8Array = Buffer.alloc(20_000_000)
  for (let i = 0; i < vueltas; i++)
    bytes = zipOf(
      Array.from({ length: i === 0 ? 1 : 12 }, (_, n) => ({ nombre: `${n}.zip`, contenido: bytes })),
    )
  return bytes
}

/** Every entry of the directory is the same content, of which there is one: a quine's half (Fifield, 2019). */
function zipEncimado(entradas: number): Uint8Array {
  const datos = deflateRawSync(Buffer.alloc(20_000_000))
  const nombre = latin1('xl/workbook.xml')
  const comun = Buffer.alloc(26)
  comun.writeUInt16LE(20, 0)
  comun.writeUInt16LE(8, 4)
  comun.writeUInt32LE(crc32(Buffer.alloc(20_000_000)), 10)
  comun.writeUInt32LE(datos.length, 14)
  comun.writeUInt32LE(20_000_000, 18)
  comun.writeUInt16LE(nombre.length, 22)
  const local = Buffer.concat([latin1('PK\u0003\u0004'), comun, nombre, datos])
  const una = Buffer.concat([latin1('PK\u0001\u0002'), Buffer.from([20, 0]), comun, Buffer.alloc(14), nombre])
  const lista = Buffer.concat(Array.from({ length: entradas }, () => una))
  const fin = Buffer.alloc(22)
  fin.write('PK\u0005\u0006', 'latin1')
  fin.writeUInt16LE(entradas, 8)
  fin.writeUInt16LE(entradas, 10)
  fin.writeUInt32LE(lista.length, 12)
  fin.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, lista, fin])
}

/** What strangers think of second: other alphabets, packages in packages. */
export const masFormas = {
  xml: {
    'en UTF-32': () => Buffer.concat([u32(0xfeff), utf32(bueno)]),
    'en UTF-32 sin marca': () => utf32(bueno.repeat(2_000)),
    'en EBCDIC': () => ebcdic,
    'dice ser UTF-7': () => Buffer.from(`<?xml version="1.0" encoding="UTF-7"?>+ADw-cfdi:Comprobante/+AD4-`),
    'dice ser UTF-16 y no es': () => Buffer.from(bueno.replace('UTF-8', 'UTF-16')),
    'con dos prólogos': () => Buffer.from(`${bueno}${bueno}`),
    'entidades de parámetro': () =>
      Buffer.from(
        `<!DOCTYPE r [<!ENTITY % a "<!ENTITY &#37; b '%c;%c;%c;'>"><!ENTITY % c SYSTEM "file:///dev/zero">%a;%b;]><r/>`,
      ),
    'un dibujo con entidades': () => dibujoConEntidades,
    'comprimido en gzip': () => gzipSync(Buffer.from(bueno.repeat(100_000))),
    'también es un PDF': () => Buffer.from(`${bueno}<!--\n%PDF-1.7\n${pdfOf('').toString()}-->`),
    'millones de espacios de nombres': () =>
      Buffer.from(`<a ${Array.from({ length: 90_000 }, (_, i) => `xmlns:n${i}="u"`).join(' ')}/>`),
    'un CDATA sin fin': () => Buffer.from(`<cfdi:Comprobante><![CDATA[${']]'.repeat(900_000)}`),
    'solo blancos': () => Buffer.alloc(900_000, ' '),
    'solo la marca de orden': () => Buffer.from('\ufeff'),
    'ceros entre las letras': () => Buffer.from(bueno.replaceAll(' ', ' \0').replace('4.0', '4\0.0')),
    'dos gzip seguidos': () =>
      Buffer.concat([gzipSync(Buffer.from(bueno)), gzipSync(Buffer.alloc(100_000_000))]),
    vacío: () => new Uint8Array(0),
    'un byte': () => Buffer.from('<'),
    'caracteres que no existen': () =>
      Buffer.from(`<a b="${'&#x0;&#xD800;&#x110000;&#99999999999;'.repeat(9_000)}"/>`),
  },
  xlsx: {
    'un millón de textos distintos': () =>
      libroDe('<sheetData><row><c t="s"><v>999999</v></c></row></sheetData>', {
        textos: Array.from({ length: 1_000_000 }, (_, i) => `<si><t>${i}</t></si>`).join(''),
      }),
    'textos que no están': () =>
      libroDe(`<sheetData>${'<row><c t="s"><v>4294967295</v></c></row>'.repeat(50_000)}</sheetData>`),
    'fórmulas compartidas sin fin': () =>
      libroDe(
        `<sheetData>${'<row><c r="A1"><f t="shared" ref="A1:XFD1048576" si="0">A1</f><v>1</v></c></row>'.repeat(100_000)}</sheetData>`,
      ),
    'fechas y números imposibles': () =>
      libroDe(
        `<sheetData>${'<row><c s="999"><v>1e308</v></c><c t="d"><v>9999-99-99</v></c><c t="b"><v>7</v></c><c t="e"><v>#REF!</v></c></row>'.repeat(5_000)}</sheetData>`,
      ),
    'cien mil letras de columna': () =>
      libroDe(
        `<sheetData><row r="99999999999"><c r="${'Z'.repeat(100_000)}1"><v>1</v></c></row></sheetData>`,
      ),
    'un vínculo en toda la hoja': () =>
      libroDe(
        '<sheetData><row><c><v>1</v></c></row></sheetData><hyperlinks><hyperlink ref="A1:XFD1048576" location="x"/></hyperlinks>',
      ),
    'entidades en la hoja': () =>
      libroDe(`<!DOCTYPE x [<!ENTITY a "b">]><sheetData>${'&a;'.repeat(9_000)}</sheetData>`),
  },
  xls: {
    'sectores más allá del fin': () => {
      const bytes = Buffer.alloc(512 * 40, 0xff)
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(bytes)
      bytes.writeUInt16LE(0x3e, 24)
      bytes.writeUInt16LE(3, 26)
      bytes.writeUInt16LE(0xfffe, 28)
      bytes.writeUInt16LE(9, 30)
      bytes.writeUInt16LE(6, 32)
      return bytes
    },
    'SpreadsheetML de millones de celdas': () =>
      Buffer.from(
        `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet><Table ss:ExpandedRowCount="99999999">${'<Row ss:Index="1048576"><Cell ss:Index="16384"><Data>1</Data></Cell></Row>'.repeat(50_000)}</Table></Worksheet></Workbook>`,
      ),
    'texto con millones de comas': () => Buffer.from(`${','.repeat(900)}\n`.repeat(5_000)),
    'fechas una tras otra': () =>
      Buffer.from(Array.from({ length: 4 }, () => `${'01/02/2026 '.repeat(60_000)} 1.00`).join('\n')),
    'RTF y DIF y SYLK': () => Buffer.from(`ID;PWXL;N;E\n${'C;Y999999;X99999;K"x"\n'.repeat(60_000)}E\n`),
  },
  zip: {
    'un zip dentro de otro, seis veces': () => zipDentroDeZip(6),
    'cuarenta mil entradas que son la misma': () => zipEncimado(40_000),
    'sesenta y cinco mil entradas de verdad': () =>
      zipOf(
        Array.from({ length: 65_535 }, (_, i) => ({
          nombre: `xl/worksheets/sheet${i}.xml`,
          contenido: Buffer.from('<worksheet/>'),
        })),
      ),
    'nombres que suben de carpeta': () =>
      zipOf(
        [
          '../../../../etc/passwd',
          '/etc/shadow',
          'C:\\x',
          '[Content_Types].xml',
          'xl/workbook.xml',
          '\0',
          '__proto__',
        ].map((nombre) => ({ nombre, contenido: Buffer.from('<x/>') })),
      ),
    'dice ser de cuatro gigas': () =>
      zipOf([{ nombre: 'xl/workbook.xml', contenido: Buffer.from('<x/>'), declara: 0xffffffff }]),
    'solo el final': () => Buffer.concat([latin1('PK\u0005\u0006'), Buffer.alloc(18, 0xff)]),
  },
} satisfies Record<string, Formas>
