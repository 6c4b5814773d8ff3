/** A folio fiscal, or an id of ours: RFC 9562, in capitals. */
export type Uuid = string & { readonly __uuid: true }

/** Within a text, in capitals or not. Source of an expression. */
export const uuidEnTexto = '[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}'
const forma = new RegExp(`^${uuidEnTexto}$`)

/** In capitals, as every uuid is compared; null for anything else. */
export const readUuid = (texto: string): Uuid | null =>
  forma.test(texto) ? (texto.toUpperCase() as Uuid) : null
export const isUuid = (texto: string): boolean => forma.test(texto)
