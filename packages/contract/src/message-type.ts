/** A text, or a function of its parameters that gives it. */
export type Message = string | ((params: never) => string)
export type Catalogue = Record<string, Message>

const reglas = new Intl.PluralRules('es-MX')
/** "1 factura", "2 facturas": the count with its noun; *many* takes the plural. */
export const contar = (n: number, singular: string, plural: string): string =>
  `${n.toLocaleString('es-MX')} ${reglas.select(n) === 'one' ? singular : plural}`

/** A name that ends its sentence: «S.A. de C.V.» brings the period of its own. */
export const closing = (nombre: string): string => (nombre.endsWith('.') ? nombre : `${nombre}.`)

/** Names of files, the first three of them. */
export const primerosNombres = (nombres: readonly string[]): string =>
  nombres.length <= 3
    ? nombres.join(', ')
    : `${nombres.slice(0, 3).join(', ')} y ${contar(nombres.length - 3, 'archivo más', 'archivos más')}`
export const facturas = (n: number): string => contar(n, 'factura', 'facturas')
export const lotes = (n: number): string => contar(n, 'lote', 'lotes')
