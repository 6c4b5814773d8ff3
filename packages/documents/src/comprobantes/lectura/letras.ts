import { createRequire } from 'node:module'
import path from 'node:path'
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js'
import type { Caja, Gris, Palabra } from '../tipos.ts'
import type { Titular } from './letras-titulares.ts'
import {
  blank,
  cut,
  type Fuente,
  framed,
  inkOf,
  type Medida,
  measure,
  straighten,
  toPgm,
} from './preparar-imagen.ts'
import { diceSello } from './sello-inclinado.ts'

const require = createRequire(import.meta.url)
const idioma = path.join(
  path.dirname(require.resolve('@tesseract.js-data/spa/package.json')),
  '4.0.0_best_int',
)
let reader: Promise<Worker> | undefined

/** Opened once a process; core and language come from the installed packages: nothing is fetched. */
async function openReader(): Promise<Worker> {
  const worker = await createWorker('spa', OEM.LSTM_ONLY, {
    langPath: idioma,
    gzip: true,
    cacheMethod: 'none',
  })
  // Gaps between columns must stay: they tell a label from its value.
  await worker.setParameters({
    preserve_interword_spaces: '1',
    user_defined_dpi: '200',
  })
  return worker
}

type Leida = { texto: string; confianza: number; x0: number; y0: number; x1: number; y1: number }

async function recognize(gris: Gris, modo = PSM.SPARSE_TEXT): Promise<Leida[]> {
  reader ??= openReader()
  const worker = await reader
  await worker.setParameters({ tessedit_pageseg_mode: modo })
  const { data } = await worker.recognize(toPgm(gris), {}, { text: false, blocks: true })
  return (data.blocks ?? [])
    .flatMap((block) => block.paragraphs)
    .flatMap((paragraph) => paragraph.lines)
    .flatMap((line) => line.words)
    .map(({ text, confidence, bbox }) => ({ texto: text.trim(), confianza: confidence / 100, ...bbox }))
    .filter(({ texto }) => texto !== '')
}

/** Height of small letters that reads best, and another at which noise and letters fall on the pixels otherwise. */
const altosDeLetra = [23, 18] as const

type Preparada = { ancho: number; alto: number; toLugar: (caja: Caja) => Caja; words: Leida[] }
/** One preparation at a time: only the words and the size of each stay in memory. */
async function prepareAndRecognize(fuente: Fuente, medida: Medida, altoDeLetra: number): Promise<Preparada> {
  const { gris, toLugar } = straighten(fuente, medida, altoDeLetra)
  let words = await recognize(gris)
  for (const titular of medida.titulares)
    words = withHeadline(words, await readHeadline(fuente, medida, titular, altoDeLetra), titular, gris)
  return { ancho: gris.ancho, alto: gris.alto, toLugar, words }
}

/** A headline made as small as the other letters: capitals and figures are half as high again. Parts of the page. */
async function readHeadline(fuente: Fuente, medida: Medida, titular: Titular, altoDeLetra: number) {
  const page = straighten(fuente, { ...medida, altoDeLetra: titular.alto }, altoDeLetra * 1.5).gris
  const cents = titular.alzados && (await readRaised(fuente, medida, titular.alzados, altoDeLetra))
  if (titular.alzados && cents) blank(page, titular.alzados.caja, titular.alzados.desde)
  const part = cut(page, titular.caja)
  const words = await recognize(part)
  return [
    ...words.map((word) => ({
      ...word,
      x0: (word.x0 + part.x) / page.ancho,
      x1: (word.x1 + part.x) / page.ancho,
      y0: (word.y0 + part.y) / page.alto,
      y1: (word.y1 + part.y) / page.alto,
    })),
    ...(cents ? [cents] : []),
  ]
}

/** Cents raised beside their amount, by themselves and as high as other figures; null when they are not two figures. */
async function readRaised(
  fuente: Fuente,
  medida: Medida,
  { caja, alto }: NonNullable<Titular['alzados']>,
  altoDeLetra: number,
) {
  const page = straighten(fuente, { ...medida, altoDeLetra: alto }, altoDeLetra * 1.5).gris
  const [word, ...more] = await recognize(framed(cut(page, caja), altoDeLetra), PSM.SINGLE_WORD)
  if (!word || more.length > 0 || !/^\d{2}$/.test(word.texto)) return null
  const { x, y, ancho, alto: h } = caja
  return { ...word, x0: x, x1: x + ancho, y0: y, y1: y + h }
}

/** The headline's words in place of those read there before, when they are worth more. */
function withHeadline(
  words: readonly Leida[],
  parts: readonly Leida[],
  { caja }: Titular,
  { ancho, alto }: Gris,
): Leida[] {
  const own = parts.map((word) => ({
    ...word,
    x0: word.x0 * ancho,
    x1: word.x1 * ancho,
    y0: word.y0 * alto,
    y1: word.y1 * alto,
  }))
  const isThere = ({ x0, x1, y0, y1 }: Leida) => {
    const [x, y] = [(x0 + x1) / 2 / ancho, (y0 + y1) / 2 / alto]
    return x >= caja.x && x <= caja.x + caja.ancho && y >= caja.y && y <= caja.y + caja.alto
  }
  const before = words.filter(isThere)
  return worth(own) < worth(before) ? [...words] : [...words.filter((word) => !isThere(word)), ...own]
}

/** Letters made out, each counted as much as the reader trusts it. */
const worth = (words: readonly Leida[]): number =>
  words.reduce((sum, { texto, confianza }) => sum + texto.length * confianza ** 2, 0)

/** The words of a picture, each with what a second, different preparation of the same picture says. */
export async function readLetters(fuente: Fuente): Promise<{ proporcion: number; palabras: Palabra[] }> {
  const { medida, one } = await readUpright(fuente)
  const other = await prepareAndRecognize(fuente, medida, altosDeLetra[1])
  const [first, second] = worth(other.words) > worth(one.words) ? [other, one] : [one, other]
  const { ancho, alto, toLugar, words } = first
  const scale = second.ancho / ancho
  const palabras = words.map((word) => {
    const caja = {
      x: word.x0 / ancho,
      y: word.y0 / alto,
      ancho: (word.x1 - word.x0) / ancho,
      alto: (word.y1 - word.y0) / alto,
    }
    return {
      ...caja,
      texto: word.texto,
      confianza: word.confianza,
      segunda: textAt(second.words, word, scale),
      lugar: toLugar(caja),
    }
  })
  const sello = await readSello(fuente, medida)
  return {
    proporcion: alto / ancho,
    palabras: [...(await withAmountsAgain(fuente, medida, palabras)), ...sello],
  }
}

/** Of all that a page lying on its side or its head shows as letters, so little is trusted. */
const confianzaDerecha = 0.3
/** The page as it stands; where next to nothing of it can be trusted, on whichever side it reads best. */
async function readUpright(fuente: Fuente): Promise<{ medida: Medida; one: Preparada }> {
  const read = async (giro: number) => {
    const medida = measure(fuente, giro)
    return { medida, one: await prepareAndRecognize(fuente, medida, altosDeLetra[0]) }
  }
  let best = await read(0)
  if (isTrusted(best.one.words)) return best
  for (const giro of [90, -90, 180]) {
    const turned = await read(giro)
    if (worth(turned.one.words) > worth(best.one.words)) best = turned
  }
  return best
}
function isTrusted(words: readonly Leida[]): boolean {
  const letras = words.reduce((sum, { texto }) => sum + texto.length, 0)
  return letras > 0 && worth(words) / letras > confianzaDerecha
}

/** What a leaning stamp takes back, as a line of its own under the page: it lies over the others. */
async function readSello(fuente: Fuente, medida: Medida): Promise<Palabra[]> {
  const { sello } = medida
  if (!sello) return []
  const { gris, toLugar } = inkOf(fuente, sello, altosDeLetra[0] * 1.5)
  const words = await recognize(gris)
  const dichas = words
    .map((word) => ({ ...word, texto: word.texto.replace(/^\P{L}+|\P{L}+$/gu, '') }))
    .filter(({ texto }) => diceSello.test(texto))
  // Of one height: they are one line.
  const alto = Math.max(...dichas.map(({ y0, y1 }) => (y1 - y0) / gris.alto))
  return dichas.map(({ texto, confianza, x0, x1, y0, y1 }) => {
    const [x, w, h] = [x0 / gris.ancho, (x1 - x0) / gris.ancho, (y1 - y0) / gris.alto]
    const lugar = toLugar({ x, y: y0 / gris.alto, ancho: w, alto: h })
    return { texto, confianza, segunda: texto, x, y: 1 + alto, ancho: w, alto, lugar }
  })
}

/** As part of a line a blurred 6 may be a 0 at every height: sums are read once more, each as one word by itself. */
const altoDeSumas = 36
const sumasPorPagina = 8
const suma = /^[-+]?\$?\d[\d,]*\.\d{2}$/

async function withAmountsAgain(fuente: Fuente, medida: Medida, palabras: Palabra[]): Promise<Palabra[]> {
  const sumas = palabras
    .filter(({ texto, segunda }) => suma.test(texto) && segunda === texto)
    .slice(0, sumasPorPagina)
  if (sumas.length === 0) return palabras
  const page = straighten(fuente, medida, altoDeSumas).gris
  for (const palabra of sumas) {
    const margen = palabra.alto * 0.15
    const part = cut(page, {
      ...palabra,
      y: Math.max(0, palabra.y - margen),
      alto: palabra.alto + 2 * margen,
    })
    const read = (await recognize(framed(part, altoDeSumas), PSM.SINGLE_WORD))
      .map(({ texto }) => texto)
      .join('')
    // Marks may be lost, and the sign be seen as a 5; other figures are another sum.
    const own = cifras(palabra.texto)
    if (/\d/.test(read) && ![own, `5${own}`].includes(cifras(read))) palabra.segunda = read
  }
  return palabras
}
const cifras = (texto: string): string => texto.replace(/\D/g, '')

/** The words of another reading whose middle lies inside this one, in order. */
function textAt(words: readonly Leida[], box: Leida, scale: number): string | null {
  const inside = words.filter((word) => {
    const x = (word.x0 + word.x1) / 2 / scale
    const y = (word.y0 + word.y1) / 2 / scale
    return x >= box.x0 && x <= box.x1 && y >= box.y0 && y <= box.y1
  })
  return inside.length === 0
    ? null
    : inside
        .sort((a, b) => a.x0 - b.x0)
        .map((word) => word.texto)
        .join(' ')
}
