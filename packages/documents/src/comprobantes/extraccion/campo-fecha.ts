import { type Dia, sumarDias } from '@valija/domain/tiempo/dia.ts'
import type { Palabra } from '../tipos.ts'
import { candidatos, type Hoja } from './candidatos.ts'
import { type CampoJuzgado, judge, lettersOf, placeOf, startOf } from './juicio.ts'
import { textoDe } from './lineas.ts'
import { escribirFecha, type FechaLeida, leerFecha } from './valores.ts'
import { umbrales } from './umbrales.ts'

/** Days between the customer's order and the one the key carries: an order of Friday night is settled on Monday. */
const diasDeGracia = 4

export function fechaDe(hojas: readonly Hoja[], hoy: Dia, deLaClave: Dia | null): CampoJuzgado | null {
  const labelled = candidatos(hojas, 'fecha').flatMap((candidato) => {
    const leida = leerFecha(textoDe(candidato.palabras))
    return leida && leida.dia <= hoy ? [{ candidato, leida }] : []
  })
  const [first] = labelled
  if (!first) return loneDate(hojas, hoy, deLaClave)
  const { candidato, leida } = first
  const rango = candidato.hallada.etiqueta.rango
  const same = labelled.filter((other) => other.candidato.hallada.etiqueta.rango === rango)
  const corroborado = leida.dia === deLaClave
  return {
    valor: escribirFecha(leida.dia),
    ...judge({
      inicio: startOf(candidato),
      corroborado,
      dudas: [
        ...common(leida, candidato.palabras, hoy, corroborado),
        same.some((other) => other.leida.dia !== leida.dia) && !corroborado && 'variosValores',
        rango === 3 && !corroborado && 'fechaDeImpresion',
        farFrom(leida.dia, deLaClave) && 'fechaNoEsLaDeLaClave',
      ],
    }),
    lugar: placeOf(candidato.hallada.pagina, candidato.palabras),
  }
}

const farFrom = (dia: Dia, otro: Dia | null): boolean =>
  otro !== null && (otro < sumarDias(dia, -1) || otro > sumarDias(dia, diasDeGracia))

const common = (leida: FechaLeida, palabras: readonly Palabra[], hoy: Dia, corroborado: boolean) => [
  ...lettersOf(palabras, (segunda) => leerFecha(segunda)?.dia === leida.dia, corroborado),
  leida.dosCifras && !corroborado && ('anioDeDosCifras' as const),
  leida.deMas && !corroborado && ('textoDeMas' as const),
  leida.dia < sumarDias(hoy, -umbrales.diasDeAntiguedad) && ('fechaAntigua' as const),
]

/** Without a label, the only day the page names, when no label of something else announces it. */
function loneDate(hojas: readonly Hoja[], hoy: Dia, deLaClave: Dia | null): CampoJuzgado | null {
  const found = hojas.flatMap(({ pagina, lineas, halladas }) =>
    lineas.flatMap(({ tramos }, linea) => {
      const announced = halladas.some(
        (h) => h.linea === linea && h.etiqueta.clase !== 'fecha' && h.etiqueta.clase !== 'estatus',
      )
      return announced
        ? []
        : tramos.flatMap(({ palabras }) =>
            palabras.flatMap((_, i) => {
              const words = palabras.slice(i)
              const leida = leerFecha(textoDe(words))
              return leida ? [{ pagina: pagina.numero, words, leida }] : []
            }),
          )
    }),
  )
  const days = new Set(found.map(({ leida }) => leida.dia))
  const [only] = found
  if (!only || days.size !== 1 || only.leida.dia > hoy) return null
  const corroborado = only.leida.dia === deLaClave
  return {
    valor: escribirFecha(only.leida.dia),
    ...judge({
      // The key says the same day: the page and the key agree without a label.
      inicio: corroborado ? 'etiquetaParecida' : 'sinEtiqueta',
      corroborado,
      dudas: common(only.leida, only.words, hoy, corroborado),
    }),
    lugar: placeOf(only.pagina, only.words),
  }
}
