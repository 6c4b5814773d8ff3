/** Whether a word (capitals, without accents; Ñ is a letter of its own) is one of every day: no name, no abbreviation. */
export type Lexico = (palabra: string) => boolean
/** Without a dictionary every word is common: nothing passes for a name. */
export const sinLexico: Lexico = () => true

/** Lists of common words, each a JSON array in order and on one line, as its file holds it: looked up where it lies. */
export const readLexico =
  (listas: readonly string[]): Lexico =>
  (palabra) =>
    listas.some((lista) => isEn(lista, palabra.toLowerCase()))

const entre = '","'
function isEn(lista: string, palabra: string): boolean {
  let [desde, hasta] = [2, lista.length - 2]
  while (desde < hasta) {
    const corte = lista.lastIndexOf(entre, Math.floor((desde + hasta) / 2))
    const inicio = Math.max(desde, corte + entre.length)
    const suFinal = lista.indexOf('"', inicio)
    const una = lista.slice(inicio, suFinal)
    if (una === palabra) return true
    if (una < palabra) desde = suFinal + entre.length
    else hasta = inicio - entre.length
  }
  return false
}
