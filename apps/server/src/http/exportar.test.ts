import { strFromU8, unzipSync } from 'fflate'
import readBook, { readSheet } from 'read-excel-file/node'
import { describe, expect, test } from 'vitest'
import type { ColumnasExportadas } from './columna-exportada.ts'
import { csvLines, neutral } from './export-csv.ts'
import { xlsxStream } from './export-xlsx.ts'
import { chooseColumns } from './send-export.ts'
import { attachment, nombreDeDescarga } from './send-file.ts'

type Fila = { nombre: string; total: number; fechaPago: string | null; creado: Date }
const columnas: ColumnasExportadas<Fila> = {
  nombre: { titulo: 'Lote', valor: (f) => f.nombre },
  total: { titulo: 'Total', clase: 'dinero', valor: (f) => f.total },
  fechaPago: { titulo: 'Fecha de pago', clase: 'fecha', valor: (f) => f.fechaPago },
  creado: { titulo: 'Creación', clase: 'fechaHora', valor: (f) => f.creado },
}
const filas: Fila[] = [
  {
    nombre: '=HYPERLINK("http://x")',
    total: 123450,
    fechaPago: '2026-10-16',
    creado: new Date('2026-10-12T15:41:00Z'),
  },
  { nombre: 'Coral, "norte"', total: 0, fechaPago: null, creado: new Date('2026-10-12T15:41:00Z') },
  { nombre: '@x <b>&', total: -5, fechaPago: null, creado: new Date('2026-10-12T15:41:00Z') },
]
async function* batches() {
  yield filas.slice(0, 2)
  yield filas.slice(2)
}
const textOf = async (parts: AsyncIterable<string>) => {
  let text = ''
  for await (const part of parts) text += part
  return text
}

describe('exports', () => {
  test('[B-014] CSV carries a byte order mark, its columns and every row, with formulas neutralised', async () => {
    expect(await textOf(csvLines(Object.values(columnas), batches()))).toBe(
      '\uFEFFLote,Total,Fecha de pago,Creación\r\n' +
        `"'=HYPERLINK(""http://x"")",1234.50,2026-10-16,2026-10-12 09:41:00\r\n` +
        '"Coral, ""norte""",0.00,,2026-10-12 09:41:00\r\n' +
        "'@x <b>&,-0.05,,2026-10-12 09:41:00\r\n",
    )
  })

  test('a workbook holds the same rows, its text never a formula', async () => {
    const chunks: Buffer[] = []
    for await (const chunk of xlsxStream(Object.values(columnas), batches())) chunks.push(chunk as Buffer)
    const rows = await readSheet(Buffer.concat(chunks))
    expect(rows[0]).toEqual(['Lote', 'Total', 'Fecha de pago', 'Creación'])
    expect(rows[1]?.slice(0, 3)).toEqual(['=HYPERLINK("http://x")', 1234.5, new Date('2026-10-16T00:00:00Z')])
    // A spreadsheet keeps a fraction of a day: to the second it is the same.
    expect(Math.round(Number(rows[1]?.[3]) / 1000) * 1000).toBe(Date.parse('2026-10-12T09:41:00Z'))
    expect(rows[2]?.slice(0, 3)).toEqual(['Coral, "norte"', 0, null])
    expect(rows[3]?.[0]).toBe('@x <b>&')
  })

  test('[IX-C] a workbook prints one page wide with its head on each page, filters by its head, and its columns are as wide as what they hold', async () => {
    const chunks: Buffer[] = []
    for await (const chunk of xlsxStream(Object.values(columnas), batches())) chunks.push(chunk as Buffer)
    const files = unzipSync(Buffer.concat(chunks))
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    expect(sheet).toContain('<pageSetUpPr fitToPage="1"/>')
    expect(sheet).toContain(
      '<autoFilter ref="A1:D4"/><pageSetup orientation="landscape" fitToWidth="1" fitToHeight="0"/>',
    )
    expect([...sheet.matchAll(/<col [^>]*width="(\d+)"/g)].map(([, width]) => Number(width))).toEqual([
      28, 16, 17, 17,
    ])
    expect(strFromU8(files['xl/workbook.xml'] ?? new Uint8Array())).toContain("'Registros'!$1:$1")
  })

  test('[IX-C] a workbook ends in the sum of what adds up, of what its filter leaves; outside of what it orders and filters', async () => {
    const chunks: Buffer[] = []
    const conSuma = {
      ...columnas,
      total: { ...columnas.total, suma: true as const },
    } as ColumnasExportadas<Fila>
    for await (const chunk of xlsxStream(Object.values(conSuma), batches())) chunks.push(chunk as Buffer)
    const sheet = strFromU8(unzipSync(Buffer.concat(chunks))['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    expect(sheet).toContain('<c r="B5" s="5"><f>SUBTOTAL(109,B2:B4)</f><v>1234.45</v></c>')
    expect(sheet).toContain('<autoFilter ref="A1:D4"/>')
    expect((await readSheet(Buffer.concat(chunks)))[4]).toEqual(['Total', 1234.45, null, null])
  })

  test('[B-014] rows beyond those of a sheet stand on the next, each with its head; no sheet has more than a spreadsheet takes', async () => {
    const chunks: Buffer[] = []
    for await (const chunk of xlsxStream(Object.values(columnas), batches(), 4)) chunks.push(chunk as Buffer)
    const book = Buffer.concat(chunks)
    const [uno, dos, ...otras] = await readBook(book)
    expect(otras).toEqual([])
    expect([uno?.sheet, dos?.sheet]).toEqual(['Registros', 'Registros 2'])
    expect([uno, dos].map((hoja) => hoja?.data.map(([nombre]) => nombre))).toEqual([
      ['Lote', '=HYPERLINK("http://x")', 'Coral, "norte"'],
      ['Lote', '@x <b>&'],
    ])
  })

  test('only the chosen columns, in the order chosen; an unknown one is refused', () => {
    expect(chooseColumns(columnas, 'total,nombre').map((c) => c.titulo)).toEqual(['Total', 'Lote'])
    expect(() => chooseColumns(columnas, 'clave')).toThrow('Esta lista no tiene la columna «clave».')
  })

  test.each(['=1+1', ' =1+1', '＝1+1', '\u200b=1+1', '\t1', '＋1', '-2+3'])(
    '[VII-D2] %j is text to a spreadsheet, whatever stands before its sign',
    (nombre) => expect(neutral(nombre)).toBe(`'${nombre}`),
  )
  test.each([
    ['Coral;=1+1', "Coral;'=1+1"],
    ['a\t @x; +2', "a\t' @x;' +2"],
    ['nota\n=1+1', "nota\n'=1+1"],
    ['\t=1', "'\t'=1"],
    ['\n@x', "'\n'@x"],
  ])('[VII-D2] %j is text too where cells are parted by semicolons, tabs or lines', (nombre, sale) =>
    expect(neutral(nombre)).toBe(sale),
  )
  test('[VII-D2] a workbook shows what a text says, and no letter that its number would turn into', async () => {
    const chunks: Buffer[] = []
    const raros = (async function* () {
      yield [{ ...(filas[1] as Fila), nombre: 'lote _x202E_0001_x0041' }]
    })()
    for await (const chunk of xlsxStream(Object.values(columnas), raros)) chunks.push(chunk as Buffer)
    const sheet = strFromU8(unzipSync(Buffer.concat(chunks))['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    expect(sheet).toContain('>lote _x005F_x202E_0001_x0041<')
  })
  test.each(['A = B', 'Hotel -Coral-', '', '🏨'])('%j is left as it is', (nombre) =>
    expect(neutral(nombre)).toBe(nombre),
  )

  test.each([
    ['pago.hta', 'application/pdf', 'pago.hta.pdf'],
    ['pago.PDF', 'application/pdf', 'pago.PDF'],
    ['foto.jpeg', 'image/jpeg', 'foto.jpeg'],
    ['foto.jpg.exe', 'image/jpeg', 'foto.jpg.exe.jpg'],
    ['layout.xlsm', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'layout.xlsm.xlsx'],
    ['factura\u202exml.exe', 'application/xml', 'facturaxml.exe.xml'],
    ['a\u200b\u2066b.pdf', 'application/pdf', 'ab.pdf'],
    ['x.html', 'text/html', 'x.html.bin'],
    ['../../etc/passwd', 'application/pdf', '.._.._etc_passwd.pdf'],
    ['a\\b.pdf', 'application/pdf', 'a_b.pdf'],
    ['a\r\nX-Otra: 1.pdf', 'application/pdf', 'aX-Otra: 1.pdf'],
    ['\ud83d.pdf', 'application/pdf', '\ufffd.pdf'],
  ])('[VII-D2] %j that is %s is downloaded as %j: its kind ends it, not who sent it', (nombre, tipo, sale) =>
    expect(nombreDeDescarga(nombre, tipo)).toBe(sale),
  )

  test('a file name is safe in its header', () => {
    expect(attachment('😀.pdf')).toBe(`attachment; filename="archivo.pdf"; filename*=UTF-8''%F0%9F%98%80.pdf`)
    expect(attachment('%2e%2e/100%.pdf')).toContain('filename="_2e_2e_100_.pdf"')
    expect(attachment('Peña "1"\r\n.zip')).toBe(
      `attachment; filename="Pena _1_.zip"; filename*=UTF-8''Pe%C3%B1a%20%221%22%0D%0A.zip`,
    )
  })
})
