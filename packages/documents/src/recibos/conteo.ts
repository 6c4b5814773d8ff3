/** What this area needs of one text item of a page. */
export type Cadena = { texto: string; finDeLinea: boolean; y: number }

/**
 * The item count the documents speak of (Supplier batches §5.6). Older versions of pdf.js gave the end of a line as an
 * extra empty item, newer ones only flag it; counted like this every version gives the same number.
 */
export const conteoDe = (cadenas: readonly Cadena[]): number =>
  cadenas.length + cadenas.filter((cadena) => cadena.texto !== '' && cadena.finDeLinea).length

/** The strings that say something, in reading order. */
export const conTexto = (cadenas: readonly Cadena[]): Cadena[] =>
  cadenas.filter((cadena) => cadena.texto.trim() !== '')
