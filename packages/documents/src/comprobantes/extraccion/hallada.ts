import type { Palabra } from '../tipos.ts'
import type { Etiqueta } from './perfiles.ts'

/** A label found on a page. */
export type Hallada = {
  etiqueta: Etiqueta
  exacta: boolean
  pagina: number
  linea: number
  /** A label of two or three lines ends here. */
  hasta: number
  palabras: Palabra[]
  /** What follows it on its line, up to the next label, column by column. */
  derecha: Palabra[][]
  /** Its column holds nothing but the label. */
  sola: boolean
  dosPuntos: boolean
}
