import { type Dia, enDiaMesAnio } from '@valija/domain/tiempo/dia.ts'
import type { Palabra } from '../tipos.ts'
import { candidatos, type Hoja } from './candidatos.ts'
import { dudasDeFecha, isSoloIngles } from './dudas-de-fecha.ts'
import { type CampoJuzgado, judge, placeOf } from './juicio.ts'
import { textoDe } from './lineas.ts'
import { llano } from './llano.ts'
import { type FechaLeida, leerFecha, plano } from './valores.ts'

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
export function fechaSinEtiqueta(
  hojas: readonly Hoja[],
  hoy: Dia,
  deLaClave: Dia | null,
): CampoJuzgado | null {
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
      dudas: dudasDeFecha(only.leida, only.words, hoy, corroborado, isSoloIngles(hojas)),
    }),
    lugar: placeOf(only.pagina, only.words),
  }
}
