import { createRequire } from 'node:module'
import path from 'node:path'
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js'
import type { Palabra } from '../tipos.ts'
import { evenLight, type Fuente, straighten, toPgm, type Gris } from './preparar-imagen.ts'

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
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SPARSE_TEXT, preserve_interword_spaces: '1' })
  return worker
}

type Leida = { texto: string; confianza: number; x0: number; y0: number; x1: number; y1: number }

async function recognize(gris: Gris): Promise<Leida[]> {
  reader ??= openReader()
  const worker = await reader
  const { data } = await worker.recognize(toPgm(gris), {}, { text: false, blocks: true })
  return (data.blocks ?? [])
    .flatMap((block) => block.paragraphs)
    .flatMap((paragraph) => paragraph.lines)
    .flatMap((line) => line.words)
    .map(({ text, confidence, bbox }) => ({ texto: text.trim(), confianza: confidence / 100, ...bbox }))
    .filter(({ texto }) => texto !== '')
}

const primerLado = 2200
/** The second preparation: smaller, so that noise and letters fall on the pixels in another way. */
const segundoLado = 1700

/** One preparation at a time: only the words and the size of each stay in memory. */
async function prepareAndRecognize(fuente: Fuente, lado: number) {
  const { gris, toLugar } = straighten(fuente, lado)
  return { ancho: gris.ancho, alto: gris.alto, toLugar, words: await recognize(evenLight(gris)) }
}

/** The words of a picture, each with what a second, different preparation of the same picture says. */
export async function readLetters(fuente: Fuente): Promise<{ proporcion: number; palabras: Palabra[] }> {
  const { ancho, alto, toLugar, words } = await prepareAndRecognize(fuente, primerLado)
  const second = await prepareAndRecognize(fuente, segundoLado)
  const scale = second.ancho / ancho
  return {
    proporcion: alto / ancho,
    palabras: words.map((word) => {
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
    }),
  }
}

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
