import { type Formas, libroDe, zipOf } from './archivos-hostiles.ts'
import { latin1, u16le } from './bytes.ts'

const cfdi = (dentro: string, atributos = '') =>
  Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?><cfdi:Comprobante xmlns:cfdi="http://www.sat.gob.mx/cfd/4" xmlns:pago20="http://www.sat.gob.mx/Pagos20" xmlns:tfd="http://www.sat.gob.mx/TimbreFiscalDigital" Version="4.0" ${atributos}>${dentro}</cfdi:Comprobante>`,
  )
const partes = (todas: Record<string, string | Uint8Array>) =>
  zipOf(Object.entries(todas).map(([nombre, contenido]) => ({ nombre, contenido: Buffer.from(contenido) })))
const una = '<sheetData><row><c><v>1</v></c></row></sheetData>'
/** A record of a binary sheet: its kind, its length and its bytes. */
const registro = (tipo: number, datos: Uint8Array) => Buffer.concat([u16le(tipo, datos.length), datos])
/** What strangers think of third: other programs' sheets, and parts that are not there or are there a thousand times. */
export const otrasFormas = {
  xml: {
    'un millón de comentarios': () => cfdi('<!--a-->'.repeat(400_000)),
    'cien mil instrucciones': () => cfdi('<?a b?>'.repeat(200_000)),
    'un nombre de dos megas': () => cfdi(`<${'a'.repeat(2_000_000)}/>`),
    'un prefijo de dos megas': () => cfdi(`<${'p'.repeat(2_000_000)}:a/>`),
    'una declaración de blancos': () => Buffer.from(`<?xml version="1.0"${' '.repeat(3_000_000)}?><a/>`),
    'un millón de referencias en un sello': () => cfdi('', `Sello="${'&#65;'.repeat(900_000)}"`),
    'cifras sin fin en el total': () => cfdi('', `Total="${'9'.repeat(2_000_000)}.${'9'.repeat(2_000_000)}"`),
    'cien mil documentos pagados': () =>
      cfdi(
        `<cfdi:Complemento><pago20:Pagos Version="2.0"><pago20:Pago>${'<pago20:DoctoRelacionado IdDocumento="6f1b2a3c-0000-4000-8000-000000000001" ImpPagado="1e9"/>'.repeat(60_000)}</pago20:Pago></pago20:Pagos></cfdi:Complemento>`,
        'TipoDeComprobante="P"',
      ),
    'cien mil timbres': () =>
      cfdi(
        `<cfdi:Complemento>${'<tfd:TimbreFiscalDigital Version="1.1" UUID="x"/>'.repeat(100_000)}</cfdi:Complemento>`,
      ),
    'letras que se encima': () => cfdi('', `LugarExpedicion="${'e\u0301\u0302\u0303'.repeat(300_000)}"`),
    'una hoja de estilo de fuera': () =>
      Buffer.from('<?xml version="1.0"?><?xml-stylesheet href="file:///etc/passwd" type="text/xsl"?><a/>'),
    'dice ser ISO-8859-1': () =>
      Buffer.concat([
        Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a b="'),
        Buffer.alloc(900_000, 0xf1),
      ]),
  },
  xlsx: {
    'diez mil hojas que no están': () =>
      partes({
        '[Content_Types].xml': '<Types/>',
        'xl/workbook.xml': `<workbook><sheets>${Array.from({ length: 10_000 }, (_, i) => `<sheet name="H${i}" sheetId="${i}"/>`).join('')}</sheets></workbook>`,
      }),
    'relaciones que salen de la carpeta': () =>
      partes({
        '[Content_Types].xml': '<Types/>',
        '_rels/.rels':
          '<Relationships><Relationship Id="a" Type="officeDocument" Target="../../../../etc/passwd"/><Relationship Id="b" Type="officeDocument" TargetMode="External" Target="http://127.0.0.1/"/></Relationships>',
      }),
    'un millón de estilos': () =>
      partes({
        '[Content_Types].xml': '<Types/>',
        'xl/styles.xml': `<styleSheet><numFmts>${'<numFmt numFmtId="9" formatCode="[h]:mm;@;\\"a"/>'.repeat(400_000)}</numFmts><cellXfs>${'<xf numFmtId="9"/>'.repeat(400_000)}</cellXfs></styleSheet>`,
      }),
    'un formato de un mega': () =>
      libroDe(
        `<sheetData><row><c s="1"><v>1</v></c></row></sheetData>${`<x>${'#,##0;'.repeat(200_000)}</x>`}`,
      ),
    'doscientos mil nombres': () =>
      partes({
        '[Content_Types].xml': '<Types/>',
        'xl/workbook.xml': `<workbook><definedNames>${'<definedName name="_xlnm.Print_Area">A1:XFD1048576</definedName>'.repeat(200_000)}</definedNames></workbook>`,
      }),
    'una hoja de cálculo abierta con millones de repeticiones': () =>
      partes({
        mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
        'content.xml': `<office:document-content><office:body><office:spreadsheet><table:table table:name="a">${'<table:table-row table:number-rows-repeated="1048576"><table:table-cell table:number-columns-repeated="16384" office:value-type="float" office:value="1"/></table:table-row>'.repeat(500)}</table:table></office:spreadsheet></office:body></office:document-content>`,
      }),
    'la misma parte mil veces': () =>
      zipOf(
        Array.from({ length: 1_000 }, () => ({
          nombre: 'xl/worksheets/sheet1.xml',
          contenido: Buffer.from(`<worksheet>${una}</worksheet>`),
        })),
      ),
    'binaria con registros que mienten': () =>
      partes({
        '[Content_Types].xml': '<Types/>',
        'xl/workbook.bin': Buffer.alloc(300_000, Buffer.from([0x83, 0x01, 0xff, 0xff, 0xff, 0x7f])),
        'xl/worksheets/sheet1.bin': Buffer.alloc(300_000, Buffer.from([0x00, 0xff, 0xff, 0xff, 0x0f])),
      }),
    'columnas sin fin': () =>
      libroDe(`<cols>${'<col min="1" max="2147483647" width="9"/>'.repeat(100_000)}</cols>${una}`),
    'paréntesis en una fórmula': () =>
      libroDe(
        `<sheetData><row><c><f>${'('.repeat(500_000)}1${')'.repeat(500_000)}</f><v>1</v></c></row></sheetData>`,
      ),
    'un texto de un millón de trozos': () =>
      libroDe('<sheetData><row><c t="s"><v>0</v></c></row></sheetData>', {
        textos: `<si>${'<r><rPr><b/></rPr><t>a</t></r>'.repeat(600_000)}</si>`,
      }),
    'renglones de cabeza': () =>
      libroDe(
        `<sheetData>${Array.from({ length: 50_000 }, (_, i) => `<row r="${1_048_576 - i}"><c r="XFD${1_048_576 - i}"><v>1</v></c></row>`).join('')}</sheetData>`,
      ),
    'validaciones de toda la hoja': () =>
      libroDe(
        `${una}<dataValidations>${'<dataValidation sqref="A1:XFD1048576" type="list"><formula1>$A:$XFD</formula1></dataValidation>'.repeat(50_000)}</dataValidations>`,
      ),
  },
  xls: {
    'un BIFF2 con celdas en todas partes': () =>
      Buffer.concat([
        registro(9, u16le(2, 0x10)),
        registro(0, u16le(0, 0xffff, 0, 0xff)),
        ...Array.from({ length: 60_000 }, (_, i) =>
          registro(3, Buffer.concat([u16le(i, 255), Buffer.alloc(3), Buffer.alloc(8, 0x7f)])),
        ),
        registro(10, new Uint8Array(0)),
      ]),
    'un BIFF que sigue en sí mismo': () =>
      Buffer.concat([
        registro(0x809, u16le(0x600, 5, 0, 0)),
        ...Array.from({ length: 200_000 }, () => registro(0x3c, u16le(1))),
      ]),
    'un Lotus sin fin': () =>
      Buffer.concat([
        registro(0, u16le(0x0406)),
        registro(6, u16le(0, 0, 0xff, 0xffff)),
        ...Array.from({ length: 60_000 }, (_, i) =>
          registro(13, Buffer.concat([Buffer.from([0]), u16le(255, i, 7)])),
        ),
      ]),
    'un dBase de cuatro mil millones': () => {
      const bytes = Buffer.alloc(9_000, 0x20)
      bytes[0] = 3
      bytes.writeUInt32LE(0xffffffff, 4)
      bytes.writeUInt16LE(65, 8)
      bytes.writeUInt16LE(0xffff, 10)
      bytes[64] = 0x0d
      return bytes
    },
    'tablas dentro de tablas': () => Buffer.from('<table><tr><td>'.repeat(60_000)),
    'celdas que abarcan todo': () =>
      Buffer.from(`<table>${'<tr><td colspan=1000 rowspan=1000>1</td></tr>'.repeat(3_000)}`),
    'comillas que no cierran': () => Buffer.from(`a,b,c\n"${'x\n'.repeat(1_500_000)}`),
    'en UTF-16 con comas': () => Buffer.from(`\ufeff${'a,1,"x"\n'.repeat(200_000)}`, 'utf16le'),
    'un DIF de mil millones': () =>
      Buffer.from(
        `TABLE\n0,1\n"E"\nVECTORS\n0,999999999\n""\nTUPLES\n0,999999999\n""\nDATA\n0,0\n""\n${'-1,0\nBOT\n0,1\nV\n'.repeat(60_000)}`,
      ),
    'un SocialCalc sin fin': () =>
      Buffer.from(`socialcalc:version:1.0\nMIME-Version: 1.0\n\n${'cell:ZZZZ99999999:v:1\n'.repeat(60_000)}`),
    'un OOXML en una sola hoja de texto': () =>
      Buffer.from(
        `<?xml version="1.0"?><office:document><office:body><office:spreadsheet><table:table><table:table-row table:number-rows-repeated="99999999"><table:table-cell table:number-columns-repeated="99999999" office:value="1"/></table:table-row></table:table></office:spreadsheet></office:body></office:document>`,
      ),
    'un directorio que se sigue': () => {
      const bytes = Buffer.alloc(512 * 8, 0xff)
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(bytes)
      bytes.writeUInt16LE(0x3e, 24)
      bytes.writeUInt16LE(3, 26)
      bytes.writeUInt16LE(0xfffe, 28)
      bytes.writeUInt16LE(9, 30)
      bytes.writeUInt16LE(6, 32)
      bytes.writeUInt32LE(1, 44)
      bytes.writeUInt32LE(1, 48)
      bytes.writeUInt32LE(0, 76)
      bytes.writeInt32LE(-3, 512)
      bytes.writeUInt32LE(1, 516)
      for (let i = 1024; i < 1536; i += 128) {
        bytes.fill(0, i, i + 128)
        bytes.write('Workbook', i, 'utf16le')
        bytes.writeUInt16LE(18, i + 64)
        bytes[i + 66] = 2
        for (const lugar of [68, 72, 76]) bytes.writeUInt32LE(0, i + lugar)
        bytes.writeUInt32LE(1, i + 116)
        bytes.writeUInt32LE(0x7fffffff, i + 120)
      }
      return bytes
    },
  },
  zip: {
    'con el final de los de 64 bits': () => {
      const bytes = Buffer.concat([partes({ 'xl/workbook.xml': '<x/>' }), Buffer.alloc(0)])
      const fin = Buffer.alloc(76, 0xff)
      fin.write('PK\u0006\u0006', 'latin1')
      fin.write('PK\u0006\u0007', 56, 'latin1')
      return Buffer.concat([bytes.subarray(0, -22), fin, bytes.subarray(-22)])
    },
    'dice estar cifrado': () => {
      const bytes = Buffer.from(partes({ 'xl/workbook.xml': '<x/>' }))
      bytes[6] = 1
      bytes[bytes.indexOf('PK\u0001\u0002') + 8] = 1
      return bytes
    },
    'por un método que no existe': () => {
      const bytes = Buffer.from(partes({ 'xl/workbook.xml': '<x/>', '[Content_Types].xml': '<Types/>' }))
      bytes[8] = 99
      bytes[bytes.indexOf('PK\u0001\u0002') + 10] = 99
      return bytes
    },
    'con una suma que no es': () => {
      const bytes = Buffer.from(libroDe(una))
      for (let at = bytes.indexOf('PK\u0001\u0002'); at >= 0; at = bytes.indexOf('PK\u0001\u0002', at + 4))
        bytes.writeUInt32LE(7, at + 16)
      return bytes
    },
    'con otro final en su comentario': () => {
      const bytes = Buffer.from(libroDe(una))
      bytes.writeUInt16LE(44, bytes.length - 2)
      return Buffer.concat([bytes, bytes.subarray(-22), bytes.subarray(-22)])
    },
    'un nombre de sesenta y cuatro mil letras': () => partes({ ['a/'.repeat(32_000)]: 'x' }),
    'un 7z, un RAR y un XZ': () =>
      Buffer.concat([
        latin1('7z\xbc\xaf\x27\x1c'),
        latin1('Rar!\x1a\x07\x01\0'),
        latin1('\xfd7zXZ\0'),
        Buffer.alloc(9_000, 7),
      ]),
    'un libro dentro de su carpeta': () =>
      partes({ 'Libro/xl/workbook.xml': '<x/>', 'libro.xlsx': libroDe(una) }),
  },
} satisfies Record<string, Formas>
