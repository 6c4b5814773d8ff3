import { once } from 'node:events'
import { Readable } from 'node:stream'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { centavosToPesos } from '@valija/contract/pesos.ts'
import { fechaHoraMexico } from '@valija/domain/tiempo/dia.ts'
import { ZipArchive } from 'archiver'
import type { ColumnaExportada } from './columna-exportada.ts'

// A workbook written as it is read: libraries hold every cell in memory until the end.
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const fixed: Record<string, string> = {
  '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
  '_rels/.rels': `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  // Styles: 0 plain, 1 bold head, 2 money, 3 day, 4 day and time, 5 a sum.
  'xl/styles.xml': `${head}<styleSheet xmlns="${main}"><numFmts count="3"><numFmt numFmtId="164" formatCode="#,##0.00"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy"/><numFmt numFmtId="166" formatCode="dd/mm/yyyy\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="6"><xf fontId="0"/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/><xf numFmtId="166" applyNumberFormat="1"/><xf numFmtId="164" fontId="1" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`,
}

/** What names the sheets, once it is known how many there are. */
function indexOf(hojas: number): Record<string, string> {
  const each = (say: (n: number) => string) =>
    Array.from({ length: hojas }, (_none, i) => say(i + 1)).join('')
  const nombre = (n: number) => (n === 1 ? 'Registros' : `Registros ${n}`)
  return {
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${each((n) => `<sheet name="${nombre(n)}" sheetId="${n}" r:id="rId${n}"/>`)}</sheets><definedNames>${each((n) => `<definedName name="_xlnm.Print_Titles" localSheetId="${n - 1}">'${nombre(n)}'!$1:$1</definedName>`)}</definedNames></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${relations}">${each((n) => `<Relationship Id="rId${n}" Type="${office}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}<Relationship Id="rId${hojas + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  }
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
/** What XML has no place for is left out; what a spreadsheet would take for the number of a letter stays what it says. */
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu
const xml = (text: string): string =>
  text
    .replace(forbidden, '')
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replace(/[&<>]/g, (c) => escapes[c] ?? c)

/** A cell of text is never a formula, whatever it begins with. */
const textCell = (at: string, text: string, style = 0): string =>
  `<c r="${at}" t="inlineStr"${style ? ` s="${style}"` : ''}><is><t xml:space="preserve">${xml(text.slice(0, 32_767))}</t></is></c>`
const numberCell = (at: string, value: number, style = 0): string =>
  `<c r="${at}"${style ? ` s="${style}"` : ''}><v>${value}</v></c>`

/** 0 is A, 26 is AA. Cells may go without an address, yet some readers stop at one. */
const letters = (index: number): string =>
  (index >= 26 ? letters(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))

/** Days since 30 December 1899: how a spreadsheet counts. */
const serial = (iso: string): number => (Date.parse(`${iso}Z`) - Date.UTC(1899, 11, 30)) / 86_400_000

function cell<F>(at: string, { clase = 'texto', valor }: ColumnaExportada<F>, fila: F): string {
  const value = valor(fila)
  if (value === null || value === undefined || value === '') return ''
  if (value instanceof Date) return numberCell(at, serial(fechaHoraMexico(value).replace(' ', 'T')), 4)
  if (typeof value === 'number')
    return clase === 'dinero' ? numberCell(at, centavosToPesos(value), 2) : numberCell(at, value)
  if (clase === 'fecha' && /^\d{4}-\d{2}-\d{2}$/.test(value))
    return numberCell(at, serial(`${value}T00:00:00`), 3)
  if (clase === 'fechaHora' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/.test(value))
    return numberCell(at, serial(value), 4)
  return textCell(at, value)
}

/**
 * The last row: of what the filter of the sheet leaves to be seen, as a spreadsheet adds it up itself; readers that do not
 * find the sum of every row. It stands outside of what is ordered and filtered.
 */
function sumsRow<F>(columnas: readonly ColumnaExportada<F>[], sumas: readonly number[], n: number): string {
  const cells = columnas.map(({ suma }, i) => {
    const at = `${letters(i)}${n + 1}`
    if (suma === undefined) return i === 0 ? textCell(at, interfaz.total, 1) : ''
    const below = `SUBTOTAL(109,${letters(i)}2:${letters(i)}${n})`
    return `<c r="${at}" s="5"><f>${below}</f><v>${centavosToPesos(sumas[i] ?? 0)}</v></c>`
  })
  return `<row r="${n + 1}">${cells.join('')}</row>`
}

/** In characters: a day needs few, a name many; its title is read whole beside the arrow of its filter. */
const anchos = { texto: 28, numero: 10, fecha: 12, fechaHora: 17, dinero: 16 }
const ancho = <F>({ clase = 'texto', titulo }: ColumnaExportada<F>): number =>
  Math.max(anchos[clase], titulo.length + 4)

/** Printed, it is one page wide, lying, with its head on each page. */
async function* sheet<F>(
  columnas: readonly ColumnaExportada<F>[],
  filas: AsyncIterable<F[]>,
): AsyncGenerator<string> {
  const widths = columnas
    .map((c, i) => `<col min="${i + 1}" max="${i + 1}" width="${ancho(c)}" customWidth="1"/>`)
    .join('')
  yield `${head}<worksheet xmlns="${main}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths}</cols><sheetData>`
  yield `<row r="1">${columnas.map(({ titulo }, i) => textCell(`${letters(i)}1`, titulo, 1)).join('')}</row>`
  let n = 1
  const sumas = columnas.map(() => 0)
  for await (const grupo of filas) {
    let text = ''
    for (const fila of grupo) {
      n++
      for (const [i, { suma, valor }] of columnas.entries()) {
        const value = suma && valor(fila)
        if (typeof value === 'number') sumas[i] = (sumas[i] ?? 0) + value
      }
      text += `<row r="${n}">${columnas.map((c, i) => cell(`${letters(i)}${n}`, c, fila)).join('')}</row>`
    }
    yield text
  }
  if (n > 2 && columnas.some(({ suma }) => suma)) yield sumsRow(columnas, sumas, n)
  yield `</sheetData><autoFilter ref="A1:${letters(columnas.length - 1)}${n}"/><pageSetup orientation="landscape" fitToWidth="1" fitToHeight="0"/></worksheet>`
}

/** Rows of a sheet, its head and its sums among them: a spreadsheet takes no more, and calls a file that has them broken. */
const filasPorHoja = 1_048_576

/** Rows group by group, so many at a time; `more` says whether any are left. */
function inParts<F>(filas: AsyncIterable<F[]>) {
  const source = filas[Symbol.asyncIterator]()
  let grupo: F[] = []
  const more = async (): Promise<boolean> => {
    while (grupo.length === 0) {
      const next = await source.next()
      if (next.done) return false
      grupo = next.value
    }
    return true
  }
  async function* take(tope: number): AsyncGenerator<F[]> {
    for (let caben = tope; caben > 0 && (await more()); ) {
      const unas = grupo.slice(0, caben)
      grupo = grupo.slice(caben)
      caben -= unas.length
      yield unas
    }
  }
  return { more, take }
}

async function writeBook<F>(
  zip: ZipArchive,
  columnas: readonly ColumnaExportada<F>[],
  filas: AsyncIterable<F[]>,
  porHoja: number,
): Promise<void> {
  const left = new AbortController()
  zip.once('close', () => left.abort())
  for (const [name, text] of Object.entries(fixed)) zip.append(text, { name })
  const { more, take } = inParts(filas)
  let hojas = 0
  do {
    const body = Readable.from(sheet(columnas, take(porHoja - 2)), { objectMode: false })
    // A failure half-way must break the download: a shorter file would pass for a whole one.
    body.once('error', (error) => zip.destroy(error))
    hojas++
    zip.append(body, { name: `xl/worksheets/sheet${hojas}.xml` })
    await once(body, 'close', { signal: left.signal })
  } while (await more())
  for (const [name, text] of Object.entries(indexOf(hojas))) zip.append(text, { name })
  await zip.finalize()
}

export function xlsxStream<F>(
  columnas: readonly ColumnaExportada<F>[],
  filas: AsyncIterable<F[]>,
  porHoja = filasPorHoja,
): Readable {
  const zip = new ZipArchive({ zlib: { level: 6 } })
  writeBook(zip, columnas, filas, porHoja).catch((error: Error) => zip.destroy(error))
  return zip
}
