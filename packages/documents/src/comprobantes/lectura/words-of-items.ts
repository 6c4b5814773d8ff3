import type { Palabra } from '../tipos.ts'

export type ItemDeTexto = { str: string; transform: number[]; width: number }
type Vista = { width: number; height: number; transform: number[] }

/** Letters of a line are at most this part of their height apart when they belong to one word. */
const juntas = 0.12

/** A word written with a blank after each letter, as a stamp across a page is. */
const espaciada = /^\s*\p{L}(?:\s+\p{L}){3,}\s*$/u

const times = (m: readonly number[], n: readonly number[]): number[] => {
  const at = (list: readonly number[], i: number) => list[i] ?? 0
  return [
    at(m, 0) * at(n, 0) + at(m, 2) * at(n, 1),
    at(m, 1) * at(n, 0) + at(m, 3) * at(n, 1),
    at(m, 0) * at(n, 2) + at(m, 2) * at(n, 3),
    at(m, 1) * at(n, 2) + at(m, 3) * at(n, 3),
    at(m, 0) * at(n, 4) + at(m, 2) * at(n, 5) + at(m, 4),
    at(m, 1) * at(n, 4) + at(m, 3) * at(n, 5) + at(m, 5),
  ]
}

/**
 * The strings of a PDF page as words with their places. A string is cut at its blanks, each piece as wide as its share
 * of letters; pieces that touch are one word, however the file was written.
 */
export function wordsOfItems(items: readonly ItemDeTexto[], vista: Vista): Palabra[] {
  const words: Palabra[] = []
  for (const { str: escrito, transform, width } of items) {
    const str = espaciada.test(escrito) ? escrito.replace(/\s+/g, '') : escrito
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = times(vista.transform, transform)
    const alto = Math.hypot(c, d) || Math.hypot(a, b)
    const top = f - alto * 0.82
    for (const match of str.matchAll(/\S+/g)) {
      const from = (match.index / str.length) * width
      const to = ((match.index + match[0].length) / str.length) * width
      const word = {
        texto: match[0].normalize('NFC'),
        confianza: 1,
        x: (e + from) / vista.width,
        y: top / vista.height,
        ancho: (to - from) / vista.width,
        alto: alto / vista.height,
      }
      const last = words.at(-1)
      if (last && match.index === 0 && touches(last, word, alto / vista.width)) {
        last.texto += word.texto
        last.ancho = word.x + word.ancho - last.x
      } else words.push(word)
    }
  }
  return words
}

const touches = (left: Palabra, right: Palabra, altura: number): boolean => {
  const gap = right.x - (left.x + left.ancho)
  const sameLine = Math.abs(left.y + left.alto - right.y - right.alto) < right.alto * 0.3
  return sameLine && gap > -altura * 0.5 && gap < altura * juntas
}
