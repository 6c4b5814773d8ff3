import {
  claseDeNumero,
  isFechaEnCifras,
  isRelleno,
  planaSinCeros,
} from '@valija/domain/conciliacion/numeros.ts'
import { parseClabe } from '@valija/domain/cuentas-pago/clabe.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import type { Palabra } from '../tipos.ts'
import { alcance, type Candidato, candidatos, type Hoja } from './candidatos.ts'
import { type ClaveLeida, isConfundible, isCortada, isRota, leerClave } from './claves.ts'
import { type CampoJuzgado, isPicture, judge, lettersOf, lower, placeOf, startOf } from './juicio.ts'
import { edges, segundaDe, textoDe } from './lineas.ts'
import type { Clase } from './perfiles.ts'
import { umbrales } from './umbrales.ts'
import { plano } from './valores.ts'

/**
 * What tells one operation from another, the strongest first (clave de rastreo is unique per sender and day). A
 * referencia numérica is what the payer typed, «1» or the day: it tells nothing.
 */
const clases = ['rastreo', 'autorizacion', 'folio'] as const satisfies readonly Clase[]

export type NumeroLeido = { campo: CampoJuzgado; fecha: Dia | null; emisor: string | null }

export function numeroDe(hojas: readonly Hoja[]): NumeroLeido | null {
  for (const clase of clases) {
    const read = candidatos(hojas, clase).flatMap((candidato) => {
      const one = clase === 'rastreo' ? claveDe(hojas, candidato) : numeroOf(candidato, clase)
      return one ? [one] : []
    })
    const values = new Set(read.map(({ campo }) => campo.valor))
    const [best] = read.toSorted((a, b) => b.campo.confianza - a.campo.confianza)
    if (best && values.size === 1) return clase === 'rastreo' ? best : withoutClave(hojas, best)
    if (best) {
      const judged = judge({ inicio: 'etiquetaExacta', corroborado: false, dudas: ['variosValores'] })
      return { ...best, campo: { ...best.campo, ...judged } }
    }
    // A key that is there and cannot be taken is not replaced by a lesser number.
    if (clase === 'rastreo' && pointsToClave(hojas)) return unlabelled(hojas)
  }
  return null
}

/** The numbers of the operation that the pages show under labels of one kind, each once. */
export const numerosDe = (hojas: readonly Hoja[], clase: (typeof clases)[number]): Set<string> =>
  new Set(
    candidatos(hojas, clase).flatMap((candidato) => {
      const one = clase === 'rastreo' ? claveDe(hojas, candidato) : numeroOf(candidato, clase)
      return one ? [one.campo.valor] : []
    }),
  )

/** One text of a known form, where its label was not made out. */
function unlabelled(hojas: readonly Hoja[]): NumeroLeido | null {
  const found = hojas.flatMap(({ pagina }) =>
    pagina.palabras.flatMap((word) => {
      const clave = leerClave(word.texto, isPicture([word]) ? 'vista' : 'escrita')
      return clave?.emisor ? [{ pagina: pagina.numero, word, clave }] : []
    }),
  )
  const [only] = found
  if (!only || new Set(found.map(({ clave }) => clave.clave)).size !== 1) return null
  return numeroDeClave(only.pagina, [only.word], only.clave, 'etiquetaParecida', false)
}

const wordsOf = (hojas: readonly Hoja[]): string[] =>
  hojas.flatMap(({ pagina }) => pagina.palabras.map(({ texto }) => texto))

/** The word itself, or a text of a known form, whatever became of the label. */
const pointsToClave = (hojas: readonly Hoja[]): boolean =>
  wordsOf(hojas).some((texto) => /rastre/.test(plano(texto)) || leerClave(texto)?.emisor != null)

/** A transfer has a key: a picture of one that shows none may be cut or hardly legible there. */
function withoutClave(hojas: readonly Hoja[], numero: NumeroLeido): NumeroLeido {
  const cut =
    hojas.some(({ pagina }) => pagina.origen === 'imagen') &&
    wordsOf(hojas).some((texto) => /^(?:spei|interbancaria)$/.test(plano(texto)))
  return cut ? { ...numero, campo: lower(numero.campo, 'sinClave') } : numero
}

/** Right of its label or under it, the next line holds nothing but letters and figures that go on with a key. */
function keyGoesOn(hoja: Hoja, candidato: Candidato, distancia = 1.9): Palabra[] {
  const at = hoja.lineas.findIndex(({ tramos }) =>
    tramos.some(({ palabras }) => candidato.palabras.some((word) => palabras.includes(word))),
  )
  const next = hoja.lineas[at + 1]
  const own = hoja.lineas[at]
  const [label] = candidato.hallada.palabras
  const { left, right } = edges(candidato.palabras)
  const column = next?.tramos
    .map(({ palabras }) => palabras)
    .find((palabras) => {
      const e = edges(palabras)
      return palabras.length === 1 && (next.tramos.length === 1 || (e.left < right && e.right > left))
    })
  const [word] = column ?? []
  if (!own || !next || !word || !label) return []
  // It is the value of the label before it.
  if (
    hoja.halladas.some(
      (one) => one !== candidato.hallada && one.derecha.some((value) => value.includes(word)),
    )
  )
    return []
  const inColumn = candidato.abajo || word.x > label.x + label.ancho * 0.5
  return next.y - own.y < own.alto * distancia && inColumn && /^(?=.*\d)[A-Z\d/-]{2,}$/i.test(word.texto)
    ? [word]
    : []
}

/** A tracking key, whose pieces may stand on two lines. */
function claveDe(hojas: readonly Hoja[], candidato: Candidato): NumeroLeido | null {
  const hoja = hojas.find(({ pagina }) => pagina.numero === candidato.hallada.pagina)
  const more = hoja ? keyGoesOn(hoja, candidato) : []
  const { pagina } = candidato.hallada
  // Further down only what makes it whole belongs to it.
  const lejos = hoja ? keyGoesOn(hoja, candidato, alcance) : []
  const whole = [candidato.palabras, [...candidato.palabras, ...more], [...candidato.palabras, ...lejos]]
  const shaped = whole
    .map((words) => ({ words, clave: leerClave(textoDe(words), isPicture(words) ? 'dudosa' : 'escrita') }))
    .find(({ clave }) => clave?.emisor != null)
  if (shaped?.clave) return numeroDeClave(pagina, shaped.words, shaped.clave, startOf(candidato), false)
  // A key is one word; a second word that fits no known form may be something else.
  const [first] = candidato.palabras
  const pieces = first && candidato.palabras.length === 1 ? [first, ...more] : first ? [first] : []
  const plain = leerClave(textoDe(pieces), isPicture(pieces) ? 'vista' : 'escrita')
  // Six figures on their own are a referencia that slid into its place.
  return first && plain && /\d{4}/.test(plain.clave)
    ? numeroDeClave(
        pagina,
        pieces,
        plain,
        startOf(candidato),
        // What stands alone further down may be the rest of it, too.
        candidato.palabras.length > 1 || lejos.length > 0,
      )
    : null
}

const isClear = (words: readonly Palabra[]): boolean =>
  words.every(({ confianza }) => confianza >= umbrales.letras.dudosas)
/** Without one of its signs the text is that key. */
function isOneMore(texto: string, clave: string): boolean {
  const plain = texto.toUpperCase().replace(/\s/g, '')
  return Array.from(plain).some(
    (_, i) => leerClave(plain.slice(0, i) + plain.slice(i + 1), 'vista')?.clave === clave,
  )
}
/** It reaches the edge of the picture: what follows may be off the screen. */
const isAlBorde = (words: readonly Palabra[]): boolean => edges(words).right > 0.985

function numeroDeClave(
  pagina: number,
  words: readonly Palabra[],
  clave: ClaveLeida,
  inicio: 'etiquetaExacta' | 'etiquetaParecida',
  more: boolean,
): NumeroLeido | null {
  const shaped = clave.emisor !== null
  const picture = isPicture(words)
  const again = segundaDe(words)
  const same = again === null || leerClave(again, 'dudosa')?.clave === clave.clave
  // Thirty letters and figures that two readings do not agree on are wrong more often than not; but for one of a known
  // form, well made out, in which the other only saw a sign more.
  const deMas = shaped && again !== null && isOneMore(again, clave.clave) && isClear(words)
  if (
    !(same || deMas) ||
    // One in ten of the eighteen figures that Citibanamex gives would be an account's: no bank's accounts begin so.
    (!shaped && parseClabe(clave.clave).valida) ||
    (!shaped && (isCortada(clave.clave) || (picture && (isRota(clave.clave) || isAlBorde(words)))))
  )
    return null
  const dudas = [
    ...lettersOf(words, () => same, false),
    more && ('textoDeMas' as const),
    !clave.fija && picture && isConfundible(clave.clave) && ('letrasConfundibles' as const),
    // No bank gives a day as a key.
    (isDeRelleno(clave.clave) || isFechaEnCifras(clave.clave)) && ('formaDesconocida' as const),
    // Its beginning is of a known form and its length is not: something of it was cut, or stands elsewhere.
    !shaped && (picture || isRota(clave.clave)) && ('formaDesconocida' as const),
  ]
  return {
    campo: {
      valor: clave.clave,
      ...judge({ inicio, corroborado: shaped && clave.fecha !== null, dudas }),
      lugar: placeOf(pagina, words),
    },
    fecha: clave.fecha,
    emisor: clave.emisor,
  }
}

const formas: Readonly<Record<Exclude<(typeof clases)[number], 'rastreo'>, RegExp>> = {
  autorizacion: /^[A-Z\d]{4,12}$/,
  folio: /^#?(?=(?:.*\d){3})[A-Z\d][A-Z\d-]{3,29}$/,
}

const cifrasDeTarjeta = 4
/** Typed to fill a field, as 000000 and 123456; or by its check digit a whole card. */
const isDeRelleno = (valor: string): boolean =>
  isRelleno(planaSinCeros(valor)) ||
  /^0+$/.test(valor) ||
  (/^\d{15,16}$/.test(valor) && claseDeNumero(valor) === null)

function numeroOf(candidato: Candidato, clase: keyof typeof formas): NumeroLeido | null {
  const [first, ...more] = candidato.palabras
  const valor = first?.texto.toUpperCase().replace(/[.,;]$/, '') ?? ''
  if (!first || !formas[clase].test(valor) || !/\d/.test(valor)) return null
  // An account is no number of an operation, and a day in figures is what the payer typed.
  if (clase === 'folio' && /^\d{6,8}$/.test(valor) && isFechaEnCifras(valor)) return null
  if (parseClabe(valor).valida || /^[*•X]+\d+$/.test(valor)) return null
  const picture = isPicture([first])
  const again = segundaDe([first])
  const same = again === null || again.toUpperCase().replace(/[.,;\s]/g, '') === valor
  if (!same) return null
  const dudas = [
    ...lettersOf([first], () => same, false),
    more.length > 0 && ('textoDeMas' as const),
    // Four figures are as easily the end of a card.
    (valor.length <= cifrasDeTarjeta || isDeRelleno(valor)) && ('formaDesconocida' as const),
    // A # before a number is easily read as a 4, by both readings.
    picture && (isConfundible(valor) || /^4\d/.test(valor)) && ('letrasConfundibles' as const),
  ]
  return {
    campo: {
      valor: valor.replace(/^#/, ''),
      ...judge({ inicio: startOf(candidato), corroborado: false, dudas }),
      lugar: placeOf(candidato.hallada.pagina, [first]),
    },
    fecha: null,
    emisor: null,
  }
}
