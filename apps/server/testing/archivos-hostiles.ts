import { crc32, deflateRawSync } from 'node:zlib'

export type Entrada = { nombre: string; contenido: Uint8Array; declara?: number }

/** A zip whose directory says of an entry what it is told to say. */
export function zipOf(entradas: readonly Entrada[]): Uint8Array {
  const partes: Buffer[] = []
  const directorio: Buffer[] = []
  let lugar = 0
  for (const { nombre, contenido, declara = contenido.length } of entradas) {
    const datos = deflateRawSync(contenido)
    const nombreBytes = Buffer.from(nombre)
    const comun = Buffer.alloc(26)
    comun.writeUInt16LE(20, 0)
    comun.writeUInt16LE(8, 4)
    comun.writeUInt32LE(crc32(contenido), 10)
    comun.writeUInt32LE(datos.length, 14)
    comun.writeUInt32LE(declara, 18)
    comun.writeUInt16LE(nombreBytes.length, 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), comun, nombreBytes, datos])
    const pie = Buffer.alloc(14)
    pie.writeUInt32LE(lugar, 10)
    directorio.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002', 'latin1'), Buffer.from([20, 0]), comun, pie, nombreBytes]),
    )
    partes.push(local)
    lugar += local.length
  }
  const lista = Buffer.concat(directorio)
  const fin = Buffer.alloc(22)
  fin.write('PK\u0005\u0006', 'latin1')
  fin.writeUInt16LE(entradas.length, 8)
  fin.writeUInt16LE(entradas.length, 10)
  fin.writeUInt32LE(lista.length, 12)
  fin.writeUInt32LE(lugar, 16)
  return Buffer.concat([...partes, lista, fin])
}

const xmlns = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const relaciones = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"'
const tipo = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A workbook of one sheet, with what the sheet and the shared strings are made of; `declara`, the size it owns up to. */
export function libroDe(
  hoja: string,
  { textos = '', declara }: { textos?: string; declara?: number } = {},
): Uint8Array {
  const entrada = (nombre: string, texto: string): Entrada => ({ nombre, contenido: Buffer.from(texto) })
  return zipOf([
    entrada(
      '[Content_Types].xml',
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/></Types>',
    ),
    entrada(
      '_rels/.rels',
      `<Relationships ${relaciones}><Relationship Id="a" Type="${tipo}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    entrada(
      'xl/workbook.xml',
      `<workbook ${xmlns} xmlns:r="${tipo}"><sheets><sheet name="Hoja1" sheetId="1" r:id="a"/></sheets></workbook>`,
    ),
    entrada(
      'xl/_rels/workbook.xml.rels',
      `<Relationships ${relaciones}><Relationship Id="a" Type="${tipo}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="b" Type="${tipo}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    ),
    entrada('xl/sharedStrings.xml', `<sst ${xmlns}>${textos}</sst>`),
    {
      ...entrada('xl/worksheets/sheet1.xml', `<worksheet ${xmlns}>${hoja}</worksheet>`),
      ...(declara ? { declara } : {}),
    },
  ])
}

const fila = '<row><c><v>1</v></c><c><v>2</v></c><c t="s"><v>0</v></c></row>'

/** Files made when they are asked for: some take a second. */
export type Formas = Record<string, () => Uint8Array>

/** Workbooks of a few hundred kilobytes that unfold into a morning without answers. */
export const librosHostiles = {
  'millones de celdas': () => libroDe(`<sheetData>${fila.repeat(1_500_000)}</sheetData>`),
  'millones de textos': () =>
    libroDe(`<sheetData>${fila}</sheetData>`, { textos: '<si><t>a</t></si>'.repeat(5_000_000) }),
  'un texto enorme en cada renglón': () =>
    libroDe(`<sheetData>${fila.repeat(15_000)}</sheetData>`, {
      textos: `<si><t>${'x'.repeat(1_000_000)}</t></si>`,
    }),
  'millones de celdas combinadas': () =>
    libroDe(
      `<sheetData>${fila}</sheetData><mergeCells>${'<mergeCell ref="A1:XFD1048576"/>'.repeat(2_000_000)}</mergeCells>`,
    ),
  'dimensión de toda la hoja': () =>
    libroDe(
      `<dimension ref="A1:XFD1048576"/><sheetData><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>`,
    ),
  'un tamaño que miente': () =>
    libroDe(`<sheetData>${' '.repeat(400_000_000)}</sheetData>`, { declara: 100 }),
} satisfies Formas

/** A picture whose header alone is there, with more pixels than any machine holds. */
export function pngOf(ancho: number, alto: number): Uint8Array {
  const cabeza = Buffer.alloc(17)
  cabeza.write('IHDR', 'latin1')
  cabeza.writeUInt32BE(ancho, 4)
  cabeza.writeUInt32BE(alto, 8)
  cabeza.set([8, 6, 0, 0, 0], 12)
  const fin = Buffer.alloc(8)
  fin.writeUInt32BE(13)
  const crc = Buffer.alloc(4)
  crc.writeUInt32BE(crc32(cabeza))
  return Buffer.concat([Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'), fin.subarray(0, 4), cabeza, crc])
}

/** A PDF of these objects after its catalog. */
export const pdfOf = (cuerpo: string): Uint8Array =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj ${cuerpo}\ntrailer <</Root 1 0 R>>\n%%EOF`,
    'latin1',
  )

/** PDFs whose objects lead nowhere, or to themselves. */
export const pdfsHostiles: Formas = {
  'un millón de páginas en ninguna parte': () =>
    pdfOf(`2 0 obj <</Type/Pages/Count 1000000/Kids[${'3 0 R '.repeat(200_000)}]>> endobj`),
  'un árbol que es su propio padre': () => pdfOf('2 0 obj <</Type/Pages/Count 5/Kids[2 0 R 2 0 R]>> endobj'),
  'cien mil paréntesis': () => pdfOf(`2 0 obj ${'['.repeat(100_000)} endobj`),
}
