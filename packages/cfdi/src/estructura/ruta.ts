/** A place in the document as a chain, so that its text is made only when there is something to report. */
export interface Ruta {
  readonly padre: Ruta | null
  readonly nombre: string
  /** From 1 among its likes; 0 when there is only one. */
  readonly indice: number
}

export const rutaDe = (padre: Ruta | null, nombre: string, indice = 0): Ruta => ({ padre, nombre, indice })

export const RAIZ = rutaDe(null, 'cfdi:Comprobante')

export function textOfRuta(ruta: Ruta, atributo?: string): string {
  let text = atributo ? `/@${atributo}` : ''
  for (let at: Ruta | null = ruta; at; at = at.padre)
    text = `/${at.nombre}${at.indice ? `[${at.indice}]` : ''}${text}`
  return text
}

export const CONCEPTOS = rutaDe(RAIZ, 'cfdi:Conceptos')
export const COMPLEMENTO = rutaDe(RAIZ, 'cfdi:Complemento')
export const rutaConcepto = (i: number) => rutaDe(CONCEPTOS, 'cfdi:Concepto', i + 1)
