import { keysOf } from '@valija/palabras/keys.ts'
import type { MonedaDeCuenta } from '@valija/palabras/moneda.ts'
import { sinAcentos } from '@valija/palabras/sin-acentos.ts'
/** Columns of a statement, named as the specification names the row's fields (Payments §3). */
export type Columna =
  | 'fechaOperacion'
  | 'concepto'
  | 'referencia'
  | 'referenciaAmpliada'
  | 'cargos'
  | 'abonos'
  | 'saldo'

/** How one source writes its statement. The table can be extended by a person; these ten are the documented ones. */
export type Perfil = {
  clave: string
  nombre: string
  moneda: MonedaDeCuenta
  /** Zero-based row of the first movement, counted from A1 (Payments §9: 2; PROSA 3). */
  filaDatos: number
  columnas: Columna[]
  /** Zero-based row and column of the account or affiliation number, when the sheet carries it. */
  cuentaEn: [fila: number, columna: number] | null
  /** EUR is shown and kept, not turned into pagos, until a currency id is configured. */
  creaPagos: boolean
  /** Of a source that a person added: header text by column, in any order of the file. */
  encabezados?: Partial<Record<Columna, string>>
  /** Order of day, month and year in text dates; day first unless the source says otherwise. */
  formatoFecha?: FormatoDeFecha
  /** Decimal mark of text amounts; `auto` refuses what reads both ways. */
  formatoNumero?: FormatoDeNumero
  /** Account of the source when its file does not carry one. */
  cuentaFija?: string
  /** Read by what its headers say wherever they stand (`por-encabezados.ts`): no form of its own is known for certain. */
  porEncabezados?: boolean
  /** No row of a later day is taken: that money has not moved yet. */
  ultimoDia?: string
}
export type FormatoDeFecha = 'dmy' | 'mdy' | 'ymd'
export type FormatoDeNumero = 'auto' | 'punto' | 'coma'

const seis: Columna[] = ['fechaOperacion', 'concepto', 'referencia', 'cargos', 'abonos', 'saldo']
const siete: Columna[] = [
  'fechaOperacion',
  'concepto',
  'referencia',
  'referenciaAmpliada',
  'cargos',
  'abonos',
  'saldo',
]

const perfil = (
  clave: string,
  nombre: string,
  moneda: Perfil['moneda'],
  columnas: Columna[],
  rest: Partial<Perfil> = {},
): Perfil => ({
  clave,
  nombre,
  moneda,
  columnas,
  filaDatos: 2,
  cuentaEn: [0, 1],
  creaPagos: true,
  ...rest,
})

/** The ten sources (Payments §9). The extended reference applies to Click y Paga, BBVA, IACEPTA and PROSA. */
export const perfiles: readonly Perfil[] = [
  perfil('clickYPaga', 'Click y Paga', 'MXN', siete),
  perfil('bbvaMxn', 'BBVA MXN', 'MXN', siete),
  perfil('bbvaUsd', 'BBVA USD', 'USD', siete),
  perfil('sabadellMxn', 'Sabadell MXN', 'MXN', seis),
  perfil('sabadellUsd', 'Sabadell USD', 'USD', seis),
  perfil('sabadellEur', 'Sabadell EUR', 'EUR', seis, { creaPagos: false }),
  perfil('bxMxn', 'BX MXN', 'MXN', seis),
  perfil('santanderMxn', 'Santander MXN', 'MXN', seis),
  perfil('iacepta', 'IACEPTA', 'MXN', siete),
  perfil('prosa', 'PROSA', 'MXN', siete, { filaDatos: 3, cuentaEn: [1, 1] }),
]

const porEncabezados = (clave: string, nombre: string, moneda: Perfil['moneda'] = 'MXN') =>
  perfil(clave, nombre, moneda, siete, { cuentaEn: null, porEncabezados: true })
/** Banks whose export changes with the bank's own page, and any other one: nobody has to define a source for them. */
export const bancosPorEncabezados: readonly Perfil[] = [
  porEncabezados('afirmeMxn', 'Afirme MXN'),
  porEncabezados('banamexMxn', 'Banamex MXN'),
  porEncabezados('bajioMxn', 'BanBajío MXN'),
  porEncabezados('banorteMxn', 'Banorte MXN'),
  porEncabezados('banregioMxn', 'Banregio MXN'),
  porEncabezados('hsbcMxn', 'HSBC MXN'),
  porEncabezados('inbursaMxn', 'Inbursa MXN'),
  porEncabezados('scotiabankMxn', 'Scotiabank MXN'),
  porEncabezados('otroBancoMxn', 'Otro banco MXN'),
  porEncabezados('otroBancoUsd', 'Otro banco USD', 'USD'),
]
/** Every source that the product brings. */
export const perfilesDeFabrica: readonly Perfil[] = [...perfiles, ...bancosPorEncabezados]

/** Header words by column, compared without case, accents, spaces or a final s. */
const palabras: Record<Columna, readonly string[]> = {
  fechaOperacion: ['fechaoperacion', 'fechadeoperacion', 'fechaoper', 'fecha', 'dia'],
  concepto: ['concepto', 'descripcion', 'detalle'],
  referencia: ['referencia', 'ref', 'folio', 'noreferencia'],
  referenciaAmpliada: ['referenciaampliada', 'refampliada'],
  cargos: ['cargo', 'retiro', 'debito'],
  abonos: ['abono', 'deposito', 'credito'],
  saldo: ['saldo'],
}

export const normal = (texto: string): string =>
  sinAcentos(texto)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/s$/, '')

/** The column a header text names, or null. */
export const columnaDe = (texto: string): Columna | null => {
  const palabra = normal(texto)
  return keysOf(palabras).find((columna) => palabras[columna].includes(palabra)) ?? null
}
