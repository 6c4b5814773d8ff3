/** A text, or a function of its parameters that gives it. */
export type Message = string | ((params: never) => string)
export type Catalogue = Record<string, Message>

const reglas = new Intl.PluralRules('es-MX')
/** "1 factura", "2 facturas": the count with its noun; *many* takes the plural. */
export const contar = (n: number, singular: string, plural: string): string =>
  `${n.toLocaleString('es-MX')} ${reglas.select(n) === 'one' ? singular : plural}`

/** A name that ends its sentence: «S.A. de C.V.» brings the period of its own. */
export const closing = (nombre: string): string => (nombre.endsWith('.') ? nombre : `${nombre}.`)
