import { Workbook } from '@cj-tech-master/excelts'
import { columnaCandidata, columnaMotivo, columnaRenglon, columnasLayout } from './columnas.ts'

/** A cell that begins a formula is shown as text by the apostrophe every spreadsheet knows. */
const plain = (texto: string): string => (/^[=+\-@\t\r]/.test(texto) ? `'${texto}` : texto)

export type FacturaDePlantilla = {
  folio: string
  uuid: string
  fecha: string
  metodoPago: string
  total: number
}
export type RenglonExcepcion = {
  numero: number
  folio: string
  bookingCode: string
  /** Null where the cell could not be read: left to be written, and no zero if nobody does. */
  importes: readonly (number | null)[]
  motivo: string
  candidata: string
}

const pesos = '#,##0.00'
const anchos = [18, 22, 14, 14, 16, 14, 16, 60, 44, 11]

type Hoja = ReturnType<Workbook['addWorksheet']>

function header(hoja: Hoja, titulos: readonly string[]): void {
  hoja.addRow([...titulos])
  titulos.forEach((_titulo, i) => {
    hoja.getColumn(i + 1).width = anchos[i] ?? 16
  })
  const fila = hoja.getRow(1)
  fila.font = { bold: true, color: { argb: 'FFFFFFFF' } }
  fila.fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FF0E6070' } }
  hoja.views = [{ state: 'frozen', ySplit: 1 }]
}

function formats(hoja: Hoja, filas: number): void {
  for (let fila = 2; fila <= filas + 1; fila++) {
    hoja.getCell(fila, 1).numFmt = '@'
    hoja.getCell(fila, 2).numFmt = '@'
    for (let columna = 3; columna <= 7; columna++) hoja.getCell(fila, columna).numFmt = pesos
  }
}

const bytesOf = async (libro: Workbook): Promise<Uint8Array> => new Uint8Array(await libro.xlsx.writeBuffer())

/** The template: a row per accepted factura with its folio, amounts as money, folios offered from a list. */
export async function writePlantilla(facturas: readonly FacturaDePlantilla[]): Promise<Uint8Array> {
  const libro = new Workbook()
  const hoja = libro.addWorksheet('Layout')
  header(hoja, columnasLayout)
  for (const { folio } of facturas) hoja.addRow([plain(folio), '', null, null, null, null, null])
  // A factura may bill several bookings: room for more rows, all formatted alike.
  const filas = facturas.length * 3 + 20
  formats(hoja, filas)
  for (let fila = 2; fila <= filas + 1; fila++) {
    hoja.getCell(fila, 1).dataValidation = {
      type: 'list',
      allowBlank: true,
      showErrorMessage: false,
      formulae: [`Facturas!$A$2:$A$${facturas.length + 1}`],
    }
    for (let columna = 3; columna <= 7; columna++)
      hoja.getCell(fila, columna).dataValidation = {
        type: 'decimal',
        operator: 'greaterThanOrEqual',
        formulae: [0],
        allowBlank: true,
        showErrorMessage: true,
        errorTitle: 'Importe',
        error: 'Escribe un importe en pesos, con dos decimales.',
      }
  }
  const lista = libro.addWorksheet('Facturas')
  header(lista, ['folio', 'UUID', 'Fecha', 'Método', 'Total'])
  for (const factura of facturas)
    lista.addRow([plain(factura.folio), factura.uuid, factura.fecha, factura.metodoPago, factura.total / 100])
  lista.getColumn(2).width = 40
  for (let fila = 2; fila <= facturas.length + 1; fila++) lista.getCell(fila, 5).numFmt = pesos
  return bytesOf(libro)
}

/** Only the rows that failed, with the reason and the nearest booking; it may be corrected and uploaded again. */
export async function writeExcepciones(renglones: readonly RenglonExcepcion[]): Promise<Uint8Array> {
  const libro = new Workbook()
  const hoja = libro.addWorksheet('Layout')
  header(hoja, [...columnasLayout, columnaMotivo, columnaCandidata, columnaRenglon])
  for (const r of renglones)
    hoja.addRow([
      plain(r.folio),
      plain(r.bookingCode),
      ...r.importes.map((centavos) => (centavos === null ? '¿?' : centavos / 100)),
      plain(r.motivo),
      plain(r.candidata),
      r.numero,
    ])
  formats(hoja, renglones.length)
  return bytesOf(libro)
}

/** The whole dictamen: a row per finding, or one that says the factura is right. */
export async function writeDictamen(
  titulos: readonly string[],
  filas: readonly (readonly (string | number | null)[])[],
): Promise<Uint8Array> {
  const libro = new Workbook()
  const hoja = libro.addWorksheet('Dictamen')
  header(hoja, titulos)
  titulos.forEach((_titulo, i) => {
    hoja.getColumn(i + 1).width = [24, 40, 10, 14, 16, 44, 36, 14, 36, 36, 70][i] ?? 20
  })
  for (const fila of filas)
    hoja.addRow(fila.map((celda) => (typeof celda === 'string' ? plain(celda) : celda)))
  return bytesOf(libro)
}
