import { type Dia, enDiaMesAnio, sumarDias } from '@valija/domain/tiempo/dia.ts'
import type { Palabra } from '../tipos.ts'
import { type Candidato, candidatos, continuation, type Hoja } from './candidatos.ts'
import { llano } from './estado-en-palabras.ts'
import { type CampoJuzgado, judge, lettersOf, placeOf, startOf } from './juicio.ts'
import { textoDe } from './lineas.ts'
import { umbrales } from './umbrales.ts'
import { type FechaLeida, leerFecha, plano } from './valores.ts'

/** Days between the customer's order and the one the key carries: an order of Friday night is settled on Monday. */
const diasDeGracia = 4

export function fechaDe(hojas: readonly Hoja[], hoy: Dia, deLaClave: Dia | null): CampoJuzgado | null {
  const labelled = candidatos(hojas, 'fecha').flatMap((candidato) => withDate(hojas, candidato, hoy))
  const [first] = labelled
  const lone = loneDate(hojas, hoy, deLaClave)
  // The day the page was printed is not the payment's where it names another one.
  if (!first || (first.candidato.hallada.etiqueta.rango === 3 && lone)) return lone
  const { candidato, leida } = first
  const rango = candidato.hallada.etiqueta.rango
  // «Fecha y hora» and «Fecha valor»: either may be the payment's. The day of a capture or a print is not.
  const same = labelled.filter(({ candidato: { hallada } }) => rango === 3 || hallada.etiqueta.rango < 3)
  const corroborado = leida.dia === deLaClave
  return {
    valor: enDiaMesAnio(leida.dia),
    ...judge({
      inicio: startOf(candidato),
      corroborado,
      dudas: [
        ...common(leida, candidato.palabras, hoy, corroborado, isSoloIngles(hojas)),
        same.some((other) => other.leida.dia !== leida.dia) && !corroborado && 'variosValores',
        rango === 3 && !corroborado && 'fechaDeImpresion',
        farFrom(leida.dia, deLaClave) && 'fechaNoEsLaDeLaClave',
      ],
    }),
    lugar: placeOf(candidato.hallada.pagina, candidato.palabras),
  }
}

/** The day of a label; one written out may go on in the next line. */
function withDate(hojas: readonly Hoja[], candidato: Candidato, hoy: Dia) {
  const hoja = hojas.find(({ pagina }) => pagina.numero === candidato.hallada.pagina)
  // Wide blanks part «Aug» from «5, 2026».
  const alLado = candidato.abajo ? [] : candidato.hallada.derecha.slice(1).flat()
  for (const more of [[], hoja ? continuation(hoja, candidato) : [], alLado]) {
    const palabras = [...candidato.palabras, ...more]
    const leida = leerFecha(textoDe(palabras))
    if (leida && leida.dia <= hoy) return [{ candidato: { ...candidato, palabras }, leida }]
  }
  return []
}

const deCuandoSeHara = /aplic|ejecu|cuando|envi/
/** The page names a day to come on which it will be done; the SPEI's own may be that of the next business day. */
export const isPorVenir = (hojas: readonly Hoja[], hoy: Dia): boolean =>
  candidatos(hojas, 'fecha').some(({ hallada: { etiqueta }, palabras }) => {
    const leida = etiqueta.rango < 3 ? leerFecha(textoDe(palabras)) : null
    if (leida === null || (leida.orden !== 'uno' && isSoloIngles(hojas))) return false
    return leida.dia > (deCuandoSeHara.test(plano(etiqueta.texto)) ? hoy : sumarDias(hoy, diasDeGracia))
  })

const farFrom = (dia: Dia, otro: Dia | null): boolean =>
  otro !== null && (otro < sumarDias(dia, -1) || otro > sumarDias(dia, diasDeGracia))

/** Whoever writes «Amount» and nothing in Spanish may write the month before the day. */
function isSoloIngles(hojas: readonly Hoja[]): boolean {
  const said = llano(hojas.map(({ pagina }) => textoDe(pagina.palabras)).join(' '))
  return (
    /\b(?:date|amount|paid|sent|payment|transfer|completed)\b/.test(said) &&
    !/\b(?:fecha|monto|importe|pago|pagaste|enviaste|transferencia|cuenta|folio|clave|concepto)\b/.test(said)
  )
}

const common = (
  leida: FechaLeida,
  palabras: readonly Palabra[],
  hoy: Dia,
  corroborado: boolean,
  ingles: boolean,
) => [
  ...lettersOf(palabras, (segunda) => leerFecha(segunda)?.dia === leida.dia, corroborado),
  leida.dosCifras && !corroborado && ('anioDeDosCifras' as const),
  leida.deMas && !corroborado && ('textoDeMas' as const),
  (leida.orden === 'mesPrimero' || (leida.orden === 'dos' && ingles)) &&
    !corroborado &&
    ('ordenDeFecha' as const),
  leida.dia < sumarDias(hoy, -umbrales.diasDeAntiguedad) && ('fechaAntigua' as const),
]

const antesDelDia =
  /^(?:el|fecha|dia|lun(?:es)?|mar(?:tes)?|mie(?:rcoles)?|jue(?:ves)?|vie(?:rnes)?|sab(?:ado)?|dom(?:ingo)?|)$/
/** Beside or above a moment: when somebody came in, looked or sent it on. */
const deOtroMomento =
  /\b(?:acces|sesion|consult|compart|descarg|impres|imprim|generad|emitid|actualiz|visita|conex|reserv|viaje|salida|llegada)/
/** A day and its hour and nothing else, but for the day of the week: the moment of what the page tells. */
const isSello = (palabras: readonly Palabra[], from: number, junto: string): boolean =>
  !deOtroMomento.test(llano(junto)) &&
  palabras.slice(0, from).every(({ texto }) => antesDelDia.test(plano(texto))) &&
  palabras.slice(from).some(({ texto }) => /^\d{1,2}:\d{2}/.test(texto))

/** A day to pay within, or of something else: none of the payment's. */
const ajena = /fecha|venc|vigencia|valid|antes|enviara/
/** Without a label, the only day the page names, when no label of another day announces it. */
function loneDate(hojas: readonly Hoja[], hoy: Dia, deLaClave: Dia | null): CampoJuzgado | null {
  const taken = new Set(
    (['fecha', 'otra', 'concepto', 'rastreo', 'referencia'] as const).flatMap((clase) =>
      candidatos(hojas, clase)
        .filter(({ hallada }) => clase !== 'otra' || ajena.test(plano(hallada.etiqueta.texto)))
        .flatMap(({ palabras }) => palabras),
    ),
  )
  const found = hojas.flatMap(({ pagina, lineas }) =>
    lineas.flatMap(({ tramos }, linea) =>
      tramos.flatMap(({ palabras }, columna) => {
        // A sentence may break its line within the date.
        const next = columna === tramos.length - 1 ? (lineas[linea + 1]?.tramos[0]?.palabras ?? []) : []
        const all: { pagina: number; words: Palabra[]; leida: FechaLeida; sello: boolean }[] = []
        for (let i = 0; i < palabras.length; i++) {
          const words = [...palabras.slice(i), ...(palabras.length - i < 6 ? next : [])]
          const [first] = words
          if (!first || taken.has(first) || !/^(?:\d|[a-z]{3,10}[.,]?$)/i.test(first.texto)) continue
          const entera = leerFecha(textoDe(palabras.slice(i)))
          const leida = entera ?? leerFecha(textoDe(words))
          if (!leida) continue
          const junto = [lineas[linea - 1]?.tramos ?? [], tramos.slice(0, columna)].flat()
          const sello =
            entera !== null &&
            !entera.deMas &&
            isSello(palabras, i, junto.map((one) => textoDe(one.palabras)).join(' '))
          all.push({ pagina: pagina.numero, words: words.slice(0, 8), leida, sello })
        }
        return all
      }),
    ),
  )
  const days = new Set(found.map(({ leida }) => leida.dia))
  const [only] = found
  if (!only || days.size !== 1 || only.leida.dia > hoy) return null
  const corroborado = only.leida.dia === deLaClave
  return {
    valor: enDiaMesAnio(only.leida.dia),
    ...judge({
      // The key says the same day: the page and the key agree without a label; or it is stamped with its hour.
      inicio: corroborado || found.some(({ sello }) => sello) ? 'etiquetaParecida' : 'sinEtiqueta',
      corroborado,
      dudas: common(only.leida, only.words, hoy, corroborado, isSoloIngles(hojas)),
    }),
    lugar: placeOf(only.pagina, only.words),
  }
}
