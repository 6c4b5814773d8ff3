import type { Pagina, Palabra } from '../tipos.ts'

/** Words that stand close together on one line. */
export type Tramo = { palabras: Palabra[] }
export type Linea = { y: number; alto: number; tramos: Tramo[] }

/** A gap wider than this many times the height of the letters parts two columns. */
const separacion = 1
/** Nothing a proof says is longer; a page made to be slow is. */
const palabrasPorTramo = 40
const letrasPorPalabra = 60

/** "Importe:$5,000.00" written without a blank is two words; an hour is one. */
function cutGlued(palabra: Palabra): Palabra[] {
  const at = /^[^\d:]{3,}:(?=[^\s:])/.exec(palabra.texto)?.[0].length
  if (at === undefined) return [palabra]
  const part = at / palabra.texto.length
  const cut = (from: number, to: number, texto: string, segunda: string | null | undefined): Palabra => ({
    ...palabra,
    texto,
    x: palabra.x + palabra.ancho * from,
    ancho: palabra.ancho * (to - from),
    ...(segunda === undefined ? {} : { segunda }),
    ...(palabra.lugar
      ? {
          lugar: {
            ...palabra.lugar,
            x: palabra.lugar.x + palabra.lugar.ancho * from,
            ancho: palabra.lugar.ancho * (to - from),
          },
        }
      : {}),
  })
  const colon = palabra.segunda?.indexOf(':') ?? -1
  const again = (from: number, to?: number) =>
    palabra.segunda == null ? palabra.segunda : colon < 0 ? null : palabra.segunda.slice(from, to)
  return [
    cut(0, part, palabra.texto.slice(0, at), again(0, colon + 1)),
    cut(part, 1, palabra.texto.slice(at), again(colon + 1)),
  ]
}

/** The lines of a straight page from top to bottom, each cut where columns part. */
export function linesOf({ palabras, proporcion }: Pagina): Linea[] {
  const words = raiseCents(
    palabras
      .flatMap(cutGlued)
      .filter(({ texto, ancho, alto }) => texto.length <= letrasPorPalabra && ancho > 0 && alto > 0),
    proporcion,
  )
  const usual = altoUsual(words)
  const middle = (word: Palabra) => word.y + word.alto / 2
  const lines: { y: number; words: Palabra[] }[] = []
  for (const word of words.toSorted((a, b) => middle(a) - middle(b))) {
    const reach = 0.5 * Math.max(Math.min(word.alto, usual * 2), usual * 0.8)
    const line = lines.findLast(({ y }) => Math.abs(y - middle(word)) < reach)
    if (line) {
      line.words.push(word)
      line.y += (middle(word) - line.y) / line.words.length
    } else lines.push({ y: middle(word), words: [word] })
  }
  return lines.map(({ y, words: own }) => {
    const sorted = own.toSorted((a, b) => a.x - b.x)
    const alto = median(sorted.map((word) => word.alto))
    return { y, alto, tramos: cutColumns(sorted, Math.max(alto, usual * 0.7) * proporcion * separacion) }
  })
}

/** Cents written small and high beside their amount are part of it: «$1,500» and «00» are $1,500.00. */
function raiseCents(words: readonly Palabra[], proporcion: number): Palabra[] {
  const small = words.filter(({ texto }) => /^[.,]?\d{2}$/.test(texto))
  if (small.length === 0) return [...words]
  const gone = new Set<Palabra>()
  const grown = words.map((word): Palabra => {
    if (!/\d$/.test(word.texto) || !/^[-+]?\$?[\d,]+$/.test(word.texto)) return word
    const cents = small.find((one) => {
      const gap = (one.x - (word.x + word.ancho)) / proporcion
      return (
        one !== word &&
        one.alto < word.alto * 0.8 &&
        one.y > word.y - word.alto * 0.35 &&
        // Its foot stands well above the foot of the amount.
        one.y + one.alto < word.y + word.alto * 0.85 &&
        gap > -word.alto * 0.1 &&
        gap < word.alto * 0.45
      )
    })
    if (!cents) return word
    gone.add(cents)
    const digits = (text: string) => `.${text.replace(/\D/g, '')}`
    return {
      ...word,
      texto: word.texto + digits(cents.texto),
      ancho: cents.x + cents.ancho - word.x,
      confianza: Math.min(word.confianza, cents.confianza),
      ...(word.segunda === undefined
        ? {}
        : {
            segunda:
              word.segunda === null || cents.segunda == null ? null : word.segunda + digits(cents.segunda),
          }),
    }
  })
  return grown.filter((word) => !gone.has(word))
}

function cutColumns(words: readonly Palabra[], gap: number): Tramo[] {
  const tramos: Tramo[] = []
  let end = Number.NEGATIVE_INFINITY
  for (const word of words) {
    const last = tramos.at(-1)
    if (last && word.x - end <= gap && last.palabras.length < palabrasPorTramo) last.palabras.push(word)
    else tramos.push({ palabras: [word] })
    end = Math.max(end, word.x + word.ancho)
  }
  return tramos
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Specks of a photo are read as a sign or two, many times smaller than its letters. */
const letrasDePalabra = 3
/** How high the letters of a page are. */
export function altoUsual(palabras: readonly Palabra[]): number {
  const words = palabras.filter(({ texto }) => texto.length >= letrasDePalabra)
  return median((words.length > 0 ? words : palabras).map(({ alto }) => alto))
}

/** How far to the left and right words reach. */
export const edges = (palabras: readonly Palabra[]) => ({
  left: Math.min(...palabras.map(({ x }) => x)),
  right: Math.max(...palabras.map(({ x, ancho }) => x + ancho)),
})
export const textoDe = (palabras: readonly Palabra[]): string => palabras.map(({ texto }) => texto).join(' ')
/** What the second reading says of the same words; null in a text PDF. */
export const segundaDe = (palabras: readonly Palabra[]): string | null =>
  palabras.some(({ segunda }) => segunda !== undefined)
    ? palabras.map(({ segunda }) => segunda ?? '').join(' ')
    : null
