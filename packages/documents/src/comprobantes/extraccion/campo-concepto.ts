import type { Palabra } from '../tipos.ts'
import { alcance, type Candidato, candidatos, continuation, type Hoja, valuesBelow } from './candidatos.ts'
import { isConfundible } from './claves.ts'
import { type CampoJuzgado, isPicture, judge, lettersOf, placeOf, startOf } from './juicio.ts'
import { textoDe } from './lineas.ts'
import { plano } from './valores.ts'

const largoMaximo = 210

/** What the payer wrote. The words are kept as they stand. */
export function conceptoDe(hojas: readonly Hoja[]): CampoJuzgado | null {
  const under = valuesBelow(hojas)
  const read = candidatos(hojas, 'concepto').flatMap((candidato) => {
    const one = readOne(hojas, candidato, under)
    return one ? [one] : []
  })
  const [first] = read
  if (!first) return null
  const differ = read.some(({ valor }) => plano(valor) !== plano(first.valor))
  return differ
    ? { ...first, ...judge({ inicio: 'etiquetaExacta', corroborado: false, dudas: ['variosValores'] }) }
    : first
}

function readOne(hojas: readonly Hoja[], candidato: Candidato, under: boolean): CampoJuzgado | null {
  const hoja = hojas.find(({ pagina }) => pagina.numero === candidato.hallada.pagina)
  const more = hoja ? continuation(hoja, candidato) : []
  const maybe = hoja ? continuation(hoja, candidato, alcance) : []
  // Beside its label the next line belongs to it; under its label the next line may be anything.
  const palabras = candidato.abajo ? candidato.palabras : [...candidato.palabras, ...more]
  const valor = textoDe(palabras).trim()
  if (!/[\p{L}\d]/u.test(valor) || valor.length > largoMaximo) return null
  const picture = isPicture(palabras)
  return {
    valor,
    ...judge({
      inicio: startOf(candidato),
      corroborado: false,
      dudas: [
        ...lettersOf(palabras, (segunda) => segunda === valor, false),
        (candidato.columnas > 0 || maybe.length > (candidato.abajo ? 0 : more.length)) && 'textoDeMas',
        under && !candidato.abajo && !candidato.hallada.dosPuntos && 'textoDeMas',
        picture && isDoubtful(palabras) && 'letrasConfundibles',
      ],
    }),
    lugar: placeOf(candidato.hallada.pagina, palabras),
  }
}

/**
 * What a reader of letters adds or takes of its own accord: accents that its dictionary expects, a blank inside a code.
 * And a code such as a localizador: one letter that is another is another booking.
 */
function isDoubtful(palabras: readonly Palabra[]): boolean {
  return palabras.some(
    ({ texto }, i) =>
      (/\d/.test(texto) && isConfundible(texto)) ||
      /[ÁÉÍÓÚ]/.test(texto) ||
      (/^\d{1,4}$/.test(texto) && /^[A-Z]{2,4}$/.test(palabras[i - 1]?.texto ?? '')),
  )
}
