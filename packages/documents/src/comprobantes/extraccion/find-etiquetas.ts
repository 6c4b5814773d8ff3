import { distance } from 'fastest-levenshtein'
import type { Palabra } from '../tipos.ts'
import { etiquetaPorForma } from './etiquetas-por-forma.ts'
import { joinBroken, type Lineas } from './etiquetas-rotas.ts'
import type { Hallada } from './hallada.ts'
import type { Linea } from './lineas.ts'
import type { Etiqueta } from './perfiles.ts'
import { plano } from './valores.ts'

export type Diccionario = {
  exactas: Map<string, Etiqueta>
  largas: [string, Etiqueta][]
  parecidas: Map<string, Etiqueta | undefined>
}
export function diccionario(listas: readonly (readonly Etiqueta[])[]): Diccionario {
  const exactas = new Map<string, Etiqueta>()
  for (const etiqueta of listas.flat()) {
    const key = plano(etiqueta.texto)
    if (!exactas.has(key)) exactas.set(key, etiqueta)
  }
  return { exactas, largas: [...exactas].filter(([key]) => key.length >= 6), parecidas: new Map() }
}

const palabrasDeEtiqueta = 8
/** So short, or so common inside a sentence, that they are labels only alone or with a colon. */
const soloConDosPuntos =
  /^(?:movimiento|operador|empresa|plaza|alias|date|reference|authorization|recipient|beneficiary|tarifa|pagototal|rastreo|de|para|ref|aut|lote|caja|cambio|total|medio|canal|estado|destino|origen|motivo|serie|servicio|cliente|cuenta|banco|nombre|producto|usuario|dia|cuando|valor|deposito|operacion|desde|tipo|nota|mensaje|descripcion|efectivo|consumo|orden|recibo|pedido|celular|comercio|entidad|institucion|beneficiario|titular|transaccion|aprobacion|disponible|vence|oper|tip|tienda|confirmacion|clavespei)$/

/** An r and an n side by side are seen as an m. */
const asSeen = (text: string): string => text.replace(/rn/g, 'm')
/** The label that a text is with one letter in eight wrong; each text of a page is looked for once. */
function labelNear(text: string, { largas, parecidas }: Diccionario): Etiqueta | undefined {
  if (!parecidas.has(text))
    parecidas.set(
      text,
      largas.find(([key]) => {
        const allowed = Math.max(1, Math.floor(key.length / 8))
        return (
          Math.abs(text.length - key.length) <= allowed &&
          (distance(text, key) <= allowed || distance(asSeen(text), asSeen(key)) <= allowed)
        )
      })?.[1],
    )
  return parecidas.get(text)
}

const isValor = (word: Palabra | undefined): boolean =>
  word === undefined || /^(?:[-+$*•#(\d]|MXN|MX\$|USD|M\.?N)/.test(word.texto)

/** A terminal leaves out the colon: «AUT 536829 OPER 5234». */
const deTerminal = /^(?:aut|auth|autoriz|aprobacion|oper|movimiento)$/
const isCodigo = (word: Palabra | undefined): boolean =>
  word !== undefined && /^(?=.*\d{3})[A-Z\d]{4,12}$/.test(word.texto)
/** «TOTAL M.N. $47,400.00» in one run: what it is the name of stands beside it. */
const isSuma = (word: Palabra | undefined): boolean => /^-?(?:\$|MXN|MX\$|M\.?N\.?)/.test(word?.texto ?? '')
const isCifra = (texto: string): boolean => /^[-+]?\$/.test(texto) || /^(?:\D*\d){3}/.test(texto)
/** A letter begins so: what follows is no value of it. */
const tratamiento = /^(?:estimad|hola|apreciable|distinguid|querid|buen[ao]s)/

type Encontrada = { etiqueta: Etiqueta; exacta: boolean; hasta: number; dosPuntos: boolean }

/** The longest label that begins at a word. */
function labelAt(words: readonly Palabra[], from: number, dic: Diccionario): Encontrada | null {
  let text = ''
  let found = null as Encontrada | null
  for (let i = from; i < Math.min(words.length, from + palabrasDeEtiqueta); i++) {
    const raw = words[i]?.texto ?? ''
    const colon = raw.endsWith(':') || words[i + 1]?.texto === ':'
    text += plano(raw)
    const exact = dic.exactas.get(text)
    const fuzzy = exact || text.length < 6 ? undefined : labelNear(text, dic)
    const etiqueta = exact ?? fuzzy
    const skip = words[i + 1]?.texto === ':' ? 1 : 0
    // A whole column that is a label with a letter wrong is more than its first word.
    const entera = i === words.length - 1 && !/\d/.test(raw) && etiqueta?.clase === found?.etiqueta.clase
    if (etiqueta && (exact !== undefined || !found?.exacta || colon || entera))
      found = { etiqueta, exacta: exact !== undefined, hasta: i + 1 + skip, dosPuntos: colon }
    // Built like a label, and what follows it is a value; a sum or a number behind one is its value already.
    else if (
      !found?.dosPuntos &&
      !(found && isCifra(raw)) &&
      (colon || isValor(words[i + 1 + skip])) &&
      etiquetaPorForma(text)
    )
      found = {
        etiqueta: etiquetaPorForma(text) ?? { texto: text, clase: 'otra', rango: 9 },
        exacta: true,
        hasta: i + 1 + skip,
        dosPuntos: colon,
      }
    // Words up to a colon that are in no table are a label all the same, of something else.
    else if (colon && i - from < 5 && /[a-z]/.test(text) && !found?.dosPuntos)
      found = {
        etiqueta: { texto: text, clase: 'otra', rango: 9 },
        exacta: true,
        hasta: i + 1 + skip,
        dosPuntos: true,
      }
    if (colon) break
  }
  return found
}

/** The labels of a page, each with what stands to its right. */
export function labelsOf(hoja: Lineas, dic: Diccionario): Hallada[] {
  const { lineas, pagina } = hoja
  const whole = lineas.flatMap((linea, index) => labelsOfLine(linea, index, pagina.numero, dic))
  return joinBroken(hoja, whole, (texto) => labelOfText(texto, dic))
}

/** The label that a text is, letter by letter or with one in eight wrong. */
function labelOfText(texto: string, dic: Diccionario) {
  const exact = dic.exactas.get(texto)
  if (exact) return { etiqueta: exact, exacta: true }
  const fuzzy = texto.length < 8 ? undefined : labelNear(texto, dic)
  return fuzzy && { etiqueta: fuzzy, exacta: false }
}

/** In the middle of a column only a colon makes a label. */
const hasColon = (words: readonly Palabra[], from: number): boolean =>
  words.slice(from, from + palabrasDeEtiqueta + 1).some(({ texto }) => texto.endsWith(':'))

function labelsOfLine({ tramos }: Linea, linea: number, pagina: number, dic: Diccionario): Hallada[] {
  const found: Hallada[] = []
  for (const { palabras } of tramos) {
    const last = found.at(-1)
    // A label waits for its value: what comes is that, even if it begins with the name of another label.
    const waits = last !== undefined && last.derecha.length === 0
    const saludo = tratamiento.test(plano(palabras[0]?.texto ?? ''))
      ? palabras.findIndex(({ texto }) => texto.endsWith(':'))
      : -1
    let rest: Palabra[] = []
    for (let i = 0; i < palabras.length; ) {
      const code = deTerminal.test(plano(palabras[i]?.texto ?? '')) && isCodigo(palabras[i + 1])
      const label =
        i > saludo && (i === 0 || code || hasColon(palabras, i)) ? labelAt(palabras, i, dic) : null
      const alone = label !== null && i === 0 && label.hasta >= palabras.length
      const fits =
        label !== null &&
        (label.dosPuntos || code || (i === 0 && !(waits && (last.dosPuntos || !alone)))) &&
        (label.dosPuntos ||
          code ||
          alone ||
          (/^(?:monto|cargo)$/.test(label.etiqueta.clase) && isSuma(palabras[label.hasta])) ||
          !soloConDosPuntos.test(plano(label.etiqueta.texto)))
      if (!label || !fits) {
        const word = palabras[i]
        if (word) rest.push(word)
        i += 1
        continue
      }
      if (rest.length > 0) found.at(-1)?.derecha.push(rest)
      rest = []
      found.push({
        etiqueta: label.etiqueta,
        exacta: label.exacta,
        pagina,
        linea,
        hasta: linea,
        palabras: palabras.slice(i, label.hasta),
        derecha: [],
        sola: alone,
        dosPuntos: label.dosPuntos,
      })
      i = label.hasta
    }
    if (rest.length > 0) found.at(-1)?.derecha.push(rest)
  }
  return found
}
