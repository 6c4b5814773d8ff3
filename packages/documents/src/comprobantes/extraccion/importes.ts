import { sinAcentos } from '@valija/palabras/sin-acentos.ts'
import type { Palabra } from '../tipos.ts'
import { type Candidato, candidatos, type Hoja } from './candidatos.ts'
import type { Hallada } from './hallada.ts'
import { altoUsual, segundaDe, textoDe } from './lineas.ts'
import type { Clase } from './perfiles.ts'
import { leerMonto, type MontoLeido } from './valores.ts'

/** A sum of money somewhere on the pages, and what announces it. */
export type Importe = {
  leido: MontoLeido
  palabras: Palabra[]
  pagina: number
  linea: number
  /** Its letters are higher than those of the page. */
  titular: boolean
  /** «Enviaste», «por la cantidad de»: said in a sentence. */
  frase: boolean
  hallada: Hallada | null
}

/** A headline is written so many times higher than the page's letters. */
const vecesMasAlto = 1.45
const importesPorPagina = 60

/** Before a sum, in the same line or the one above: it is the payment's. */
const frases =
  /(?:enviaste|transferiste|pagaste|depositaste|recibiste|enviado|transferido|pagado|depositado|transfirieron|transfirio|depositaron|enviaron|cantidad de|importe de|monto de|transferencia (?:por|de)|transferencia spei (?:por|de)|pago (?:por|de)|deposito (?:por|de)|abono (?:por|de)|envio (?:por|de)|compra (?:por|de)|operacion por|suma de|valor de|recibi|recibimos)$/
/** Before a sum in its sentence: it is a bound or what is left, no payment. */
const ajenas = /\b(?:limite|saldo|disponible|maximo|minimo|tope)\b(?: \w+){0,4}$/
const llano = (texto: string): string =>
  sinAcentos(texto)
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()

/** Every sum of money on the pages, each once, in the order of reading. */
export function importesDe(hojas: readonly Hoja[]): Importe[] {
  const clases: Clase[] = [
    'monto',
    'cargo',
    'otra',
    'concepto',
    'cuenta',
    'folio',
    'referencia',
    'rastreo',
    'autorizacion',
    'banco',
    'beneficiario',
    'fecha',
  ]
  const owners = new Map<Palabra, Candidato>()
  for (const clase of clases)
    for (const candidato of candidatos(hojas, clase))
      for (const word of candidato.palabras) if (!owners.has(word)) owners.set(word, candidato)
  return hojas.flatMap((hoja) => importesDeHoja(hoja, owners))
}

function importesDeHoja(hoja: Hoja, owners: ReadonlyMap<Palabra, Candidato>): Importe[] {
  const { pagina, lineas } = hoja
  const usual = altoUsual(pagina.palabras)
  const found: Importe[] = []
  for (const [linea, { tramos }] of lineas.entries())
    for (const [columna, { palabras }] of tramos.entries())
      for (let i = 0; i < palabras.length && found.length < importesPorPagina; ) {
        const read = amountAt(palabras, i)
        if (!read) {
          i += 1
          continue
        }
        const words = palabras.slice(i, i + read.cuantas)
        const before = llano(textoDe(palabras.slice(0, i)))
        i += read.cuantas
        if (ajenas.test(before) && !owners.has(words[0] as Palabra)) continue
        // The sentence above goes on here: it has not had its sum yet, and nothing stands before this one.
        const above =
          columna === 0 ? (lineas[linea - 1]?.tramos.map((one) => textoDe(one.palabras)).join(' ') ?? '') : ''
        found.push({
          leido: withItsSign(read.leido, words),
          palabras: words,
          pagina: pagina.numero,
          linea,
          titular: Math.max(...words.map(({ alto }) => alto)) > usual * vecesMasAlto,
          frase: frases.test(before) || (before === '' && !/\d$/.test(above) && frases.test(llano(above))),
          hallada: words.flatMap((word) => owners.get(word)?.hallada ?? [])[0] ?? null,
        })
      }
  return found
}

/** «$29,800.00» is easily read as «529,800.00»: where the other reading saw the sign, it is believed, in doubt. */
function withItsSign(leido: MontoLeido, palabras: readonly Palabra[]): MontoLeido {
  const again = leido.signo ? null : leerMonto(segundaDe(palabras)?.replace(/^[+-]/, '') ?? '')
  return again?.signo && again.decimales && !again.deMas ? { ...again, raro: true } : leido
}

/** A scanner loses the point before the cents, and sees a blank after the comma of a wide letter: told, never sure. */
const puntoPerdido = /^([-+]?\$\s?\d{1,3}(?:,\d{3})*) (\d{2})$/
const grupoSuelto = /^([-+]?\$?\s?\d{1,3}(?:,\d{3})*,) (?=\d{3}(?:\D|$))/

/** The sum that begins at a word, and of how many words it is made. */
function amountAt(palabras: readonly Palabra[], from: number): { leido: MontoLeido; cuantas: number } | null {
  const first = palabras[from]?.texto ?? ''
  if (!/^[-+(]?\s*(?:\$|S\d|\d|-|MXN|MXP|MX\$|M\.?N\.?|USD|US\$|EUR|€)/i.test(first)) return null
  for (let n = Math.min(4, palabras.length - from); n >= 1; n--) {
    const words = palabras.slice(from, from + n)
    const text = textoDe(words).replace(/^[+(]\s*/, '')
    // Raised cents that were not made out leave a quotation mark or a per cent.
    const clean = text.replace(/(?<=[\d,])["”“%°º'’*]+$/, '')
    const whole = from + n === palabras.length ? clean.replace(puntoPerdido, '$1.$2') : clean
    const read = leerMonto(whole.replace(grupoSuelto, '$1'))
    const leido =
      read && (clean !== text || whole !== clean || grupoSuelto.test(whole)) ? { ...read, raro: true } : read
    // Bare figures without cents are anything: a time, a branch, a number.
    if (leido && !leido.deMas && (leido.signo || leido.decimales) && !/[/:]/.test(textoDe(words)))
      return { leido, cuantas: n }
  }
  return null
}
