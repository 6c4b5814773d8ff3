import { parseClabe } from '@valija/domain/cuentas-pago/clabe.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import type { Palabra } from '../tipos.ts'
import { type Candidato, candidatos, continuation, type Hoja } from './candidatos.ts'
import { type ClaveLeida, isConfundible, leerClave } from './claves.ts'
import { type CampoJuzgado, isPicture, judge, lettersOf, lower, placeOf, startOf } from './juicio.ts'
import { textoDe } from './lineas.ts'
import type { Clase } from './perfiles.ts'
import { plano } from './valores.ts'

/** What tells one operation from another, the strongest first (clave de rastreo is unique per sender and day). */
const clases = ['rastreo', 'autorizacion', 'folio', 'referencia'] as const satisfies readonly Clase[]

export type NumeroLeido = { campo: CampoJuzgado; fecha: Dia | null; emisor: string | null }

export function numeroDe(hojas: readonly Hoja[]): NumeroLeido | null {
  for (const clase of clases) {
    const read = candidatos(hojas, clase).flatMap((candidato) => {
      const one = clase === 'rastreo' ? claveOf(hojas, candidato) : numeroOf(candidato, clase)
      return one ? [one] : []
    })
    const values = new Set(read.map(({ campo }) => campo.valor))
    const [best] = read.toSorted((a, b) => b.campo.confianza - a.campo.confianza)
    if (best && values.size === 1) return clase === 'rastreo' ? best : withoutClave(hojas, best)
    if (best) {
      const judged = judge({ inicio: 'etiquetaExacta', corroborado: false, dudas: ['variosValores'] })
      return { ...best, campo: { ...best.campo, ...judged } }
    }
    // A key that is there and cannot be taken is not replaced by a lesser number with full confidence.
    if (clase === 'rastreo' && pointsToClave(hojas)) return lesser(hojas)
  }
  return null
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

function lesser(hojas: readonly Hoja[]): NumeroLeido | null {
  for (const clase of ['autorizacion', 'folio', 'referencia'] as const)
    for (const candidato of candidatos(hojas, clase)) {
      const one = numeroOf(candidato, clase)
      if (one) {
        const judged = judge({ inicio: 'sinEtiqueta', corroborado: false, dudas: [] })
        return { ...one, campo: { ...one.campo, ...judged } }
      }
    }
  return null
}

/** A tracking key, whose pieces may stand on two lines. */
function claveOf(hojas: readonly Hoja[], candidato: Candidato): NumeroLeido | null {
  const hoja = hojas.find(({ pagina }) => pagina.numero === candidato.hallada.pagina)
  const more = hoja ? continuation(hoja, candidato) : []
  const whole = [candidato.palabras, [...candidato.palabras, ...more]]
  const known = whole.map((words) => ({ words, clave: leerClave(textoDe(words)) }))
  const shaped = known.find(({ clave }) => clave?.emisor != null)
  if (shaped?.clave) return judgeClave(shaped.words, shaped.clave, candidato)
  // A key is one word; a second word that fits no known form may be something else.
  const [first] = candidato.palabras
  const plain = first ? leerClave(first.texto) : null
  return first && plain
    ? judgeClave([first], plain, candidato, candidato.palabras.length > 1 || more.length > 0)
    : null
}

function judgeClave(
  words: readonly Palabra[],
  clave: ClaveLeida,
  candidato: Candidato,
  more = false,
): NumeroLeido {
  const shaped = clave.emisor !== null
  const picture = isPicture(words)
  const dudas = [
    ...lettersOf(words, (segunda) => leerClave(segunda)?.clave === clave.clave, false),
    more && ('textoDeMas' as const),
    !shaped && picture && isConfundible(clave.clave) && ('letrasConfundibles' as const),
    !shaped && picture && ('formaDesconocida' as const),
  ]
  return {
    campo: {
      valor: clave.clave,
      ...judge({ inicio: startOf(candidato), corroborado: shaped && clave.fecha !== null, dudas }),
      lugar: placeOf(candidato.hallada.pagina, words),
    },
    fecha: clave.fecha,
    emisor: clave.emisor,
  }
}

const formas: Readonly<Record<Exclude<(typeof clases)[number], 'rastreo'>, RegExp>> = {
  autorizacion: /^[A-Z\d]{4,12}$/,
  folio: /^#?[A-Z\d][A-Z\d-]{2,29}$/,
  referencia: /^[A-Z\d][A-Z\d-]{0,29}$/,
}

function numeroOf(candidato: Candidato, clase: keyof typeof formas): NumeroLeido | null {
  const [first, ...more] = candidato.palabras
  const valor = first?.texto.toUpperCase().replace(/[.,;]$/, '') ?? ''
  if (!first || !formas[clase].test(valor) || !/\d/.test(valor)) return null
  // An account is no number of an operation.
  if (parseClabe(valor).valida || /^[*•X]+\d+$/.test(valor)) return null
  const picture = isPicture([first])
  const dudas = [
    ...lettersOf([first], (segunda) => segunda.toUpperCase().replace(/[.,;\s]/g, '') === valor, false),
    more.length > 0 && ('textoDeMas' as const),
    picture && isConfundible(valor) && ('letrasConfundibles' as const),
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
