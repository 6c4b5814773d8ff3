import { sinAcentos } from '@valija/palabras/sin-acentos.ts'
import type { Textos } from './by-position.ts'
import type { Cadena } from './conteo.ts'
import { etiquetasBbva, otrasEtiquetasBbva } from './posiciones.ts'
import type { CampoRecibo } from './tipos.ts'

const plain = (text: string): string => sinAcentos(text).toLowerCase().replace(/\s+/g, ' ').trim()
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
  labelsIn(cadenas).forEach(({ etiqueta, value }) => keep(etiqueta, value()))
  return textos
}

type Etiqueta = { etiqueta: string; value: () => string }
/** Every label of a field on the page, in reading order, glued to its value or before it. */
const labelsIn = (cadenas: readonly Cadena[]): Etiqueta[] =>
  cadenas.flatMap((cadena, index): Etiqueta[] => {
    const [, name = '', rest = ''] = /^([^:]{2,40}):\s*(\S.*)$/s.exec(cadena.texto.trim()) ?? []
    if (rest !== '' && fieldOf.has(plain(name))) return [{ etiqueta: plain(name), value: () => rest.trim() }]
    const etiqueta = asLabel(cadena.texto)
    return fieldOf.has(etiqueta) ? [{ etiqueta, value: () => valueAfter(cadenas, index) }] : []
  })

const deUnPago: readonly CampoRecibo[] = ['total', 'folio', 'claveRastreo', 'rfc']
/** What a payment has once and this page more than once: it tells of several payments, or of one nobody can be sure of. */
export function repeatedFields(cadenas: readonly Cadena[]): CampoRecibo[] {
  const found = labelsIn(cadenas)
  return deUnPago.filter((campo) => {
    const own = found.filter(({ etiqueta }) => fieldOf.get(etiqueta) === campo)
    const labels = new Set(own.map(({ etiqueta }) => etiqueta))
    const values = new Set(own.map(({ value }) => value().replace(/\s+/g, '')).filter(Boolean))
    return labels.size < own.length || values.size > 1
  })
}

/** Whether the page has a label of that field, with a value or without. */
export const hasField = (cadenas: readonly Cadena[], campo: CampoRecibo): boolean =>
  labelsIn(cadenas).some(({ etiqueta }) => fieldOf.get(etiqueta) === campo)

/** What stands on the page beside labels and the values of its fields: titles, legends, the words of the bank. */
export function freeTexts(cadenas: readonly Cadena[]): string[] {
  const values = new Set(labelsIn(cadenas).map(({ value }) => value().replace(/\s+/g, '')))
  return cadenas
    .map(({ texto }) => texto.trim())
    .filter((texto) => !isLabel(texto) && !values.has(texto.replace(/\s+/g, '')))
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
