import type { Textos } from './by-position.ts'
import type { Cadena } from './conteo.ts'
import { etiquetasBbva, otrasEtiquetasBbva } from './posiciones.ts'
import type { CampoRecibo } from './tipos.ts'

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
const asLabel = (text: string): string => plain(text).replace(/\s*:$/, '')

const fieldOf = new Map<string, CampoRecibo>()
const rankOf = new Map<string, number>()
for (const [campo, etiquetas] of Object.entries(etiquetasBbva) as [CampoRecibo, readonly string[]][])
  etiquetas.forEach((etiqueta, rank) => {
    fieldOf.set(plain(etiqueta), campo)
    rankOf.set(plain(etiqueta), rank)
  })
const others = new Set(otrasEtiquetasBbva.map(plain))
const isLabel = (text: string): boolean => fieldOf.has(asLabel(text)) || others.has(asLabel(text))

/** Lines are told apart by their height on the page; a hair of difference is the same line. */
const sameLine = (a: Cadena, b: Cadena): boolean => Math.abs(a.y - b.y) < 2.5

/**
 * The fields beside the bank's labels: the value is what follows on the same line, else the next string. The order
 * of the bank's forms may change; its labels did not in any form seen.
 */
export function readByLabel(cadenas: readonly Cadena[]): Textos {
  const textos: Textos = {}
  const ranks: Partial<Record<CampoRecibo, number>> = {}
  const keep = (etiqueta: string, value: string) => {
    const campo = fieldOf.get(etiqueta)
    const rank = rankOf.get(etiqueta)
    if (campo === undefined || rank === undefined || value === '') return
    if (rank >= (ranks[campo] ?? Number.POSITIVE_INFINITY)) return
    ranks[campo] = rank
    textos[campo] = value
  }
  cadenas.forEach((cadena, index) => {
    const glued = /^([^:]{2,40}):\s*(\S.*)$/s.exec(cadena.texto.trim())
    if (glued?.[1] && glued[2] && fieldOf.has(plain(glued[1]))) keep(plain(glued[1]), glued[2].trim())
    else if (fieldOf.has(asLabel(cadena.texto))) keep(asLabel(cadena.texto), valueAfter(cadenas, index))
  })
  return textos
}

function valueAfter(cadenas: readonly Cadena[], index: number): string {
  const label = cadenas[index]
  const value: string[] = []
  for (const next of cadenas.slice(index + 1)) {
    if (!label || !sameLine(label, next) || isLabel(next.texto)) break
    value.push(next.texto.trim())
  }
  if (value.length > 0) return value.join('')
  const next = cadenas[index + 1]
  return next && !isLabel(next.texto) ? next.texto.trim() : ''
}
