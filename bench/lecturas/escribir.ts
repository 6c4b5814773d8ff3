import { type CellObject, type Range, utils, type WorkSheet, write } from '@e965/xlsx'
import { azarDe } from '@valija/sandbox/mundo/azar.ts'

export type Celda = string | number | null | CellObject
export type Tabla = Celda[][]
export type Hoja = { nombre?: string; filas: Tabla; combinadas?: string[]; oculta?: boolean }

const sheetOf = ({ filas, combinadas = [] }: Hoja): WorkSheet => {
  const sheet = utils.aoa_to_sheet(filas)
  if (combinadas.length > 0) sheet['!merges'] = combinadas.map((rango): Range => utils.decode_range(rango))
  return sheet
}
/** A workbook as bytes: sheets of rows. */
export function libro(hojas: Tabla | Hoja[], bookType: 'xlsx' | 'biff8' | 'xlml' = 'xlsx'): Uint8Array {
  const todas = (Array.isArray(hojas[0]) ? [{ filas: hojas }] : hojas) as Hoja[]
  const book = utils.book_new()
  for (const [i, hoja] of todas.entries())
    utils.book_append_sheet(book, sheetOf(hoja), hoja.nombre ?? `Hoja${i + 1}`)
  book.Workbook = { Sheets: todas.map(({ oculta }) => ({ Hidden: oculta ? 1 : 0 })) }
  return new Uint8Array(write(book, { type: 'buffer', bookType, compression: true }) as Buffer)
}

export const utf8 = (texto: string): Uint8Array => new TextEncoder().encode(texto)
export const latin1 = (texto: string): Uint8Array => new Uint8Array(Buffer.from(texto, 'latin1'))
export const utf16 = (texto: string): Uint8Array => new Uint8Array(Buffer.from(`\ufeff${texto}`, 'utf16le'))
export const lineas = (
  filas: readonly (readonly (string | number)[])[],
  separador = ',',
  salto = '\r\n',
): string => filas.map((fila) => fila.join(separador)).join(salto) + salto
/** Every field between quotes, those inside doubled. */
export const citado = (fila: readonly (string | number)[]): string[] =>
  fila.map((campo) => `"${String(campo).replaceAll('"', '""')}"`)
export const html = (filas: readonly (readonly (string | number)[])[], antes = ''): string =>
  `<html><head><meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1"></head><body>${antes}<table border=1>${filas
    .map((fila) => `<tr>${fila.map((campo) => `<td>${campo}</td>`).join('')}</tr>`)
    .join('\n')}</table></body></html>`

const two = (n: number) => String(n).padStart(2, '0')
const meses =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')
/** Excel's number of a day. */
export const serial = (y: number, m: number, d: number): number =>
  Math.round(Date.UTC(y, m - 1, d) / 86_400_000) + 25_569
/** "1,234.50" */
export const miles = (centavos: number): string =>
  (centavos < 0 ? '-' : '') +
  `${Math.trunc(Math.abs(centavos) / 100).toLocaleString('en-US')}.${two(Math.abs(centavos) % 100)}`
/** "1234.50" */
export const llano = (centavos: number): string => miles(centavos).replaceAll(',', '')
/** "1.234,50" */
export const europeo = (centavos: number): string =>
  miles(centavos).replaceAll(/[.,]/g, (marca) => (marca === '.' ? ',' : '.'))

/** One movement of an invented account, with every way to write its day. Amounts in centavos. */
export type Mov = {
  fecha: string
  d: number
  m: number
  y: number
  dmy: string
  dma: string
  guion: string
  mesLetra: string
  larga: string
  concepto: string
  ref: string
  clave: string
  cargo: number
  abono: number
  saldo: number
}

const conceptosDeAbono = [
  'SPEI RECIBIDO SANTANDER',
  'DEPOSITO EN EFECTIVO SUC 0412',
  'ABONO TRANSFERENCIA SPEI',
  'PAGO CUENTA DE TERCERO',
  'DEPOSITO CHEQUE SALVO BUEN COBRO',
  'VENTAS NETAS TPV',
]
const conceptosDeCargo = [
  'SPEI ENVIADO BANORTE',
  'COMISION POR SERVICIO',
  'IVA COMISION',
  'PAGO DE SERVICIOS CFE',
  'RETIRO CAJERO 5521',
]
/** `n` movements of one account, oldest first; every day of at most 12 when `ambiguas`. */
export function movimientos(
  nombre: string,
  n = 9,
  { mes = 11, ambiguas = false, inicial = 8_250_075 } = {},
): Mov[] {
  const azar = azarDe('estado ciego', nombre)
  const cifras = (k: number) => Array.from({ length: k }, () => azar.entero(0, 9)).join('')
  let saldo = inicial
  return Array.from({ length: n }, (_, i): Mov => {
    const d = ambiguas ? 1 + Math.floor((i * 11) / n) : 2 + Math.floor((i * 25) / n)
    // The first two are an abono and a cargo; the rest as it comes.
    const isAbono = i === 0 || (i !== 1 && azar.next() < 0.6)
    const importe =
      azar.next() < 0.3 ? azar.entero(1, 40) * 50_000 : azar.entero(1_050, isAbono ? 4_800_000 : 900_000)
    saldo += isAbono ? importe : -importe
    const [y, mm, dd] = [2026, two(mes), two(d)]
    return {
      fecha: `${y}-${mm}-${dd}`,
      d,
      m: mes,
      y,
      dmy: `${dd}/${mm}/${y}`,
      dma: `${dd}/${mm}/26`,
      guion: `${dd}-${mm}-${y}`,
      mesLetra: `${dd}-${(meses[mes - 1] ?? '').slice(0, 3)}-${y}`,
      larga: `${d} de ${meses[mes - 1]} de ${y}`,
      concepto: azar.elige(isAbono ? conceptosDeAbono : conceptosDeCargo),
      ref: `0${cifras(6)}`,
      clave: `MBAN0100${'26'}${mm}${dd}${cifras(10)}`,
      cargo: isAbono ? 0 : importe,
      abono: isAbono ? importe : 0,
      saldo,
    }
  })
}
