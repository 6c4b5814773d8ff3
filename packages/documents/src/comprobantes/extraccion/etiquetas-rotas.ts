import type { Pagina, Palabra } from '../tipos.ts'
import type { Hallada } from './hallada.ts'
import { edges, type Linea } from './lineas.ts'
import type { Etiqueta } from './perfiles.ts'
import { plano } from './valores.ts'

export type Lineas = { pagina: Pagina; lineas: Linea[] }
type Leer = (texto: string) => { etiqueta: Etiqueta; exacta: boolean } | undefined
type Rota = { etiqueta: Etiqueta; exacta: boolean; palabras: Palabra[]; resto: Palabra[][]; hasta: number }

/** Lines of one label stand this close, in heights of its letters. */
const seguidas = 1.9
const palabrasPorRenglon = 5

/**
 * Labels that a narrow column broke in two or three lines: «Clave de / rastreo». The first line must be no label by
 * itself, or the next one go on with «de…»: «Importe» over «Total» are two.
 */
export function joinBroken(hoja: Lineas, halladas: Hallada[], leer: Leer): Hallada[] {
  let found = halladas
  for (const [linea, { tramos }] of hoja.lineas.entries())
    for (const { palabras } of tramos) {
      const rota = brokenAt(hoja, linea, palabras, leer)
      if (!rota) continue
      const own = new Set(rota.palabras)
      const values = new Set(rota.resto.flat())
      found = [
        ...found.filter((one) => !one.palabras.some((word) => own.has(word) || values.has(word))),
        {
          etiqueta: rota.etiqueta,
          exacta: rota.exacta,
          pagina: hoja.pagina.numero,
          linea,
          hasta: rota.hasta,
          palabras: rota.palabras,
          derecha: rota.resto.length > 0 ? [rota.resto.flat()] : [],
          sola: rota.resto.length === 0,
          dosPuntos: rota.palabras.at(-1)?.texto.endsWith(':') ?? false,
        },
      ]
    }
  return found
}

function brokenAt(hoja: Lineas, linea: number, tramo: readonly Palabra[], leer: Leer): Rota | null {
  for (let k = Math.min(tramo.length, palabrasPorRenglon); k >= 1; k--) {
    const head = tramo.slice(0, k)
    const text = plano(head.map(({ texto }) => texto).join(''))
    if (!/^[a-z]{2,}/.test(text) || head.at(-1)?.texto.endsWith(':') || !isValue(tramo[k])) continue
    const rota = goOn(hoja, linea, head, text, leer, leer(text)?.exacta === true)
    if (rota) return { ...rota, resto: withRest(tramo.slice(k), rota.resto) }
  }
  return null
}
/** What follows the words of a label on its line is its value, not more words. */
const isValue = (word: Palabra | undefined): boolean => word === undefined || /[\d$*•]/.test(word.texto)
const withRest = (first: Palabra[], more: Palabra[][]): Palabra[][] =>
  first.length > 0 ? [first, ...more] : more

/** The label whose first words stand at the end of `head`, and what stands right of it on each of its lines. */
function goOn(
  { lineas, pagina }: Lineas,
  linea: number,
  head: readonly Palabra[],
  text: string,
  leer: Leer,
  alone: boolean,
): Rota | null {
  const own = lineas[linea]
  if (!own) return null
  const { left, right } = edges(head)
  const slack = own.alto * pagina.proporcion * 0.8
  const resto: Palabra[][] = [beside(own, head, right)]
  let words = [...head]
  let whole = text
  let last = own
  let first: string | undefined
  for (let at = linea + 1; at < Math.min(lineas.length, linea + 5); at++) {
    const next = lineas[at]
    if (!next || next.y - last.y > own.alto * seguidas) break
    const under = next.tramos.find(({ palabras }) => Math.abs(edges(palabras).left - left) < slack)
    if (!under) {
      // Only the value's own line stands between the two of the label.
      const value = next.tramos.flatMap(({ palabras }) => palabras)
      if (next.tramos.some(({ palabras }) => edges(palabras).left < right)) break
      resto.push(value)
      continue
    }
    const tails = Array.from({ length: Math.min(under.palabras.length, palabrasPorRenglon) }, (_, i) =>
      under.palabras.slice(0, under.palabras.length - i),
    ).filter((tail) => tail.length <= palabrasPorRenglon && isValue(under.palabras[tail.length]))
    first ??= plano(under.palabras[0]?.texto ?? '')
    for (const tail of tails) {
      const more = plano(tail.map(({ texto }) => texto).join(''))
      const label = /[a-z]/.test(more) ? leer(whole + more) : undefined
      if (!label || (alone && !/^(?:de|del|en|a|al|y|o)$/.test(first))) continue
      // A single letter wrong must not make a label of a label and its value.
      if (!label.exacta && leer(whole)) continue
      resto.push(under.palabras.slice(tail.length), beside(next, under.palabras, edges(under.palabras).right))
      return {
        ...label,
        palabras: [...words, ...tail],
        resto: resto.filter((list) => list.length > 0),
        hasta: at,
      }
    }
    if (!/[a-z]/.test(plano(under.palabras.map(({ texto }) => texto).join('')))) break
    whole += plano(under.palabras.map(({ texto }) => texto).join(''))
    words = [...words, ...under.palabras]
    resto.push(beside(next, under.palabras, edges(under.palabras).right))
    last = next
  }
  return null
}

/** The first column right of a label's words. */
const beside = ({ tramos }: Linea, own: readonly Palabra[], right: number): Palabra[] =>
  tramos.find(({ palabras }) => !palabras.some((word) => own.includes(word)) && edges(palabras).left >= right)
    ?.palabras ?? []
