import type { NombreCatalogo } from '../estructura/catalogos.ts'

/** What an attribute may hold, after XML Schema's whitespace collapse. */
export interface TipoDato {
  readonly patron: RegExp | null
  /** Said to a person when the pattern does not match. */
  readonly descripcion: string
  readonly catalogo: NombreCatalogo | null
}

const tipo = (
  patron: RegExp | null,
  descripcion: string,
  catalogo: NombreCatalogo | null = null,
): TipoDato => ({
  patron,
  descripcion,
  catalogo,
})

/** Printable text without the bar that separates the cadena's fields. */
export const texto = (max: number, min = 1) =>
  tipo(new RegExp(`^[^|]{${min},${max}}$`, 'su'), `texto de ${min} a ${max} caracteres sin |`)
export const fijo = (valor: string) => tipo(new RegExp(`^${valor.replaceAll('.', '\\.')}$`), valor)
export const clave = (catalogo: NombreCatalogo) => tipo(null, `una clave de ${catalogo}`, catalogo)

export const libre = tipo(null, 'texto')
export const UUID = '[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}'
export const uuid = tipo(new RegExp(`^${UUID}$`), 'un UUID')
export const idDocumento = tipo(
  new RegExp(`^(?:${UUID}|\\d{3}-\\d{2}-\\d{9})$`),
  'un UUID o número de operación',
)
export const importe = tipo(/^\d{1,18}(?:\.\d{1,6})?$/, 'un importe sin signo con hasta seis decimales')
export const importeMxn = tipo(/^\d{1,18}(?:\.\d{1,2})?$/, 'un importe sin signo con hasta dos decimales')
/** implocal and aerolineas fix their two decimals by pattern; a sign is possible. */
export const importeLocal = tipo(/^-?\d{1,18}(?:\.\d{1,2})?$/, 'un importe con hasta dos decimales')
export const tasaLocal = tipo(/^\d{1,3}(?:\.\d{1,2})?$/, 'un porcentaje con hasta dos decimales')
export const positivo = tipo(
  /^(?=.*[1-9])\d{1,18}(?:\.\d{1,6})?$/,
  'un número mayor que cero con hasta seis decimales',
)
export const tasa = tipo(/^\d{1,18}(?:\.\d{1,6})?$/, 'una tasa con hasta seis decimales')
export const equivalencia = tipo(
  /^(?=.*[1-9])\d{1,18}(?:\.\d{1,10})?$/,
  'un número mayor que cero con hasta diez decimales',
)
export const fechaHora = tipo(
  /^20[1-9]\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/,
  'una fecha AAAA-MM-DDThh:mm:ss',
)
export const rfc = tipo(
  /^[A-Z&Ñ]{3,4}\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[A-Z\d]{2}[\dA]$/,
  'un RFC de 12 o 13 caracteres',
)
export const rfcMoral = tipo(/^[A-Z&Ñ]{3}\d{6}[A-Z\d]{2}[\dA]$/, 'un RFC de persona moral')
export const rfcBanco = tipo(/^(?:XEXX010101000|[A-Z&Ñ]{3}\d{6}[A-Z\d]{2}[\dA])$/, 'el RFC de un banco')
export const codigoPostal = tipo(/^\d{5}$/, 'un código postal de cinco dígitos')
export const noCertificado = tipo(/^\d{20}$/, 'veinte dígitos')
export const base64 = tipo(/^[A-Za-z0-9+/ ]+={0,2}$/, 'base64')
export const confirmacion = tipo(/^[0-9a-zA-Z]{5}$/, 'cinco letras o dígitos')
export const diezDigitos = tipo(/^\d{10}$/, 'diez dígitos')
export const claveProdServ = tipo(/^\d{8}$/, 'ocho dígitos')
export const claveUnidad = tipo(/^[A-Z0-9]{2,3}$/, 'una clave de unidad de dos o tres caracteres')
export const moneda = tipo(/^[A-Z]{3}$/, 'una clave de moneda de tres letras')
export const pais = tipo(/^[A-Z]{3}$/, 'una clave de país de tres letras')
export const año = tipo(/^(?:2019|20[2-9]\d)$/, 'un año')
export const pedimento = tipo(
  /^\d{2} {2}\d{2} {2}\d{4} {2}\d{7}$/,
  'un número de pedimento «AA  AA  NNNN  NNNNNNN»',
)
export const predial = tipo(/^[0-9a-zA-Z]{1,150}$/, 'una cuenta predial')
export const parcialidad = tipo(/^[1-9]\d{0,2}$/, 'un número de parcialidad de 1 a 999')
export const cuenta = tipo(/^[A-Z0-9_]{10,50}$/, 'una cuenta de 10 a 50 caracteres')
export const cuentaBeneficiario = tipo(/^[A-Z0-9_]{10,50}$/, 'una cuenta de 10 a 50 caracteres')
