/** Nothing to see and nothing to say: what a pasted text brings along (soft hyphens, zero widths, fillers, tags). */
const invisibles =
  /\u034f|[\u00ad\u115f\u1160\u180e\u200b-\u200f\u2060-\u2064\u206a-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu
/** Line ends that only some programs know. */
const saltos = /[\v\f\u0085\u2028\u2029]/g
/** Embeddings, overrides and isolates, which turn what is seen round, and control characters but tab and line end. */
const marcas = /(?![\t\n\v\f\r])\p{Cc}|[\u061c\u202a-\u202e\u2066-\u2069]/u
const cadaMarca = new RegExp(marcas, 'gu')

/** Nothing of the above: nearly every text there is. */
const corriente = /^[\t\n\r -~\u00a0-\u00ac\u00ae-\u02ff]*$/

/** A typed text as everybody will see it; null when it carries marks that make it look like another. */
export function readTextoVisible(texto: string): string | null {
  if (corriente.test(texto)) return texto
  const visible = withoutUnseen(texto)
  return marcas.test(visible) ? null : visible.toWellFormed()
}

/** The same of what nobody can be asked to write again: those marks, and half letters, are taken out of it too. */
export const visibleDe = (texto: string): string =>
  corriente.test(texto) ? texto : withoutUnseen(texto).replace(cadaMarca, '').toWellFormed()

const withoutUnseen = (texto: string): string => texto.replace(saltos, '\n').replace(invisibles, '')
