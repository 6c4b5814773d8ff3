import { parseDecimal, parseScaled } from '../decimal.ts'
import type { NombreCatalogo } from '../estructura/catalogos.ts'
import { charactersOf, hasValue, isBase64, isDecimal, isDigits, isFechaHora } from './formas-de-valor.ts'

/** What an attribute may hold, after XML Schema's whitespace collapse. */
export interface TipoDato {
  readonly prueba: ((value: string) => boolean) | null
  /** Said to a person when the test fails. */
  readonly descripcion: string
  readonly catalogo: NombreCatalogo | null
}

const tipo = (
  patron: RegExp | ((value: string) => boolean) | null,
  descripcion: string,
  catalogo: NombreCatalogo | null = null,
): TipoDato => ({
  prueba: patron instanceof RegExp ? (value) => patron.test(value) : patron,
  descripcion,
  catalogo,
})

/** Printable text without the bar that separates the cadena's fields. */
export const texto = (max: number, min = 1) =>
  tipo(
    (value) =>
      value.length >= min &&
      // Not of spaces alone, the no-break one included.
      (value.charCodeAt(0) < 0x7f || value.trim() !== '') &&
      value.length <= 2 * max &&
      (value.length <= max || charactersOf(value) <= max) &&
      !value.includes('|'),
    `texto de ${min} a ${max} caracteres sin |`,
  )
export const fijo = (valor: string) => tipo((value) => value === valor, valor)
export const clave = (catalogo: NombreCatalogo) => tipo(null, `una clave de ${catalogo}`, catalogo)

export const libre = tipo(null, 'texto')
export const UUID = '[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}'
export const uuid = tipo(new RegExp(`^${UUID}$`), 'un UUID')
export const idDocumento = tipo(
  new RegExp(`^(?:${UUID}|\\d{3}-\\d{2}-\\d{9})$`),
  'un UUID o número de operación',
)
export const importe = tipo((v) => isDecimal(v, 6), 'un importe sin signo con hasta seis decimales')
export const importeMxn = tipo((v) => isDecimal(v, 2), 'un importe sin signo con hasta dos decimales')
export const importePositivo = tipo(
  (v) => isDecimal(v, 6) && hasValue(v),
  'un importe mayor que cero con hasta seis decimales',
)

// Where the schema says xs:decimal and gives no pattern every form of it passes (`.5`, `+5`, zeros at either end), and
// its number of decimals bounds the value, not what is written: `3.0000` has none.

/** Local taxes: two decimals and no least value, so that a sign is possible. */
export const decimalLocal = tipo((v) => parseDecimal(v, 2) !== null, 'un número con hasta dos decimales')
export const cargo = tipo(
  (v) => (parseDecimal(v) ?? -1) >= 0,
  'un importe sin signo con hasta seis decimales',
)
export const positivo = tipo(
  (v) => (isDecimal(v, 6) && hasValue(v)) || (parseDecimal(v) ?? 0) > 0,
  'un número mayor que cero con hasta seis decimales',
)
export const tasa = tipo(
  (v) => isDecimal(v, 6) || (parseDecimal(v) ?? -1) >= 0,
  'una tasa con hasta seis decimales',
)
export const equivalencia = tipo(
  (v) => (parseScaled(v, 10) ?? 0n) > 0n,
  'un número mayor que cero con hasta diez decimales',
)
export const fechaHora = tipo(isFechaHora, 'una fecha AAAA-MM-DDThh:mm:ss que exista')
export const rfc = tipo(
  /^[A-Z&Ñ]{3,4}\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[A-Z\d]{2}[\dA]$/,
  'un RFC de 12 o 13 caracteres',
)
export const rfcMoral = tipo(/^[A-Z&Ñ]{3}\d{6}[A-Z\d]{2}[\dA]$/, 'un RFC de persona moral')
export const rfcBanco = tipo(/^(?:XEXX010101000|[A-Z&Ñ]{3}\d{6}[A-Z\d]{2}[\dA])$/, 'el RFC de un banco')
/** None is below 01000, Álvaro Obregón in Mexico City, whose last are those of 16; the next state begins at 20. */
export const codigoPostal = tipo(
  (v) => isDigits(v, 5) && v >= '01000' && (v < '17000' || v >= '20000'),
  'un código postal de cinco dígitos que exista',
)
export const noCertificado = tipo((v) => isDigits(v, 20), 'veinte dígitos')
export const base64 = tipo(isBase64, 'base64')
export const confirmacion = tipo(/^[0-9a-zA-Z]{5}$/, 'cinco letras o dígitos')
export const diezDigitos = tipo(/^\d{10}$/, 'diez dígitos')
/** The catalogue's segments are 10 to 95; 01010101, what it does not name, is the one key before them. */
export const claveProdServ = tipo(
  (v) => isDigits(v, 8) && (v === '01010101' || (v >= '10' && v < '96')),
  'una clave de ocho dígitos que exista',
)
export const claveUnidad = tipo(/^[A-Z0-9]{2,3}$/, 'una clave de unidad de dos o tres caracteres')
export const moneda = clave('c_Moneda')
export const pais = clave('c_Pais')
export const año = tipo(/^(?:2019|20[2-9]\d)$/, 'un año')
export const pedimento = tipo(
  /^\d{2} {2}\d{2} {2}\d{4} {2}\d{7}$/,
  'un número de pedimento «AA  AA  NNNN  NNNNNNN»',
)
export const predial = tipo(/^[0-9a-zA-Z]{1,150}$/, 'una cuenta predial')
export const parcialidad = tipo(/^[1-9]\d{0,2}$/, 'un número de parcialidad de 1 a 999')
export const cuenta = tipo(/^[A-Z0-9_]{10,50}$/, 'una cuenta de 10 a 50 caracteres')
