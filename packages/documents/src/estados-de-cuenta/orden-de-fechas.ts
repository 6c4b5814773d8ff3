import { daysBetween } from '@valija/domain/tiempo/dia.ts'
import type { Celda } from '../hoja/read-hoja.ts'
import type { Perfil } from './perfiles.ts'
import { readFecha } from './valores.ts'

type Fecha = { renglon: number; celda: Celda }
export type FechaDudosa = { renglon: number; texto: string }
/** `mesPrimero`: the file itself proves that its months come first, and that date is the proof. */
export type OrdenDeFechas = { codigo: 'fechasAmbiguas' | 'mesPrimero' } & FechaDudosa

const conBarras = /^'?\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}/
/** A statement is of one month, give or take. */
const unMes = 31

/**
 * What the file says of the order of day and month besides what its source does, with the date that shows it; null when
 * nothing. They may be the other way round in four ways: years of two figures that come first; dates that are none in the source's order and none that proves
 * it; dates that all read both ways and span months in one order and one month in the other; and a text file that a
 * spreadsheet of another country opened, which turned the dates it could into serials, day for month, and left the others
 * as text. Of the first, texts that all read in the other order, one day after the other, are proof of it.
 */
export function ordenDeFechas(
  fechas: readonly Fecha[],
  perfil: Perfil,
  desde1904: boolean,
): OrdenDeFechas | null {
  const formato = perfil.formatoFecha ?? 'dmy'
  if (formato === 'ymd') return null
  const inverso = formato === 'dmy' ? 'mdy' : 'dmy'
  const textos: Leida[] = []
  for (const { renglon, celda } of fechas)
    if (celda.numero === null && conBarras.test(celda.texto))
      textos.push({
        renglon,
        texto: celda.texto,
        asi: readFecha(celda, desde1904, formato),
        alReves: readFecha(celda, desde1904, inverso),
      })
  const anoDelante = perfil.formatoFecha ? null : yearFirst(textos, desde1904)
  if (anoDelante) return anoDelante
  const seriales = fechas.flatMap(({ renglon, celda }) => {
    const asi = celda.numero === null ? null : readFecha(celda, desde1904)
    return asi === null ? [] : [{ renglon, texto: celda.texto, asi, alReves: swapped(asi) }]
  })
  const contra = textos.find(({ asi, alReves }) => asi === null && alReves !== null)
  const prueba = textos.some(({ asi, alReves }) => asi !== null && alReves === null)
  if (contra) {
    const seSigue = formato === 'dmy' && !perfil.formatoFecha && seriales.length === 0 && isSeguida(textos)
    return prueba ? null : told(contra, seSigue ? 'mesPrimero' : 'fechasAmbiguas')
  }
  // A person who added the source said its order.
  if (perfil.formatoFecha || textos.length === 0) return null
  if (!prueba) return fitsOnlySwapped(textos, textos)
  const ciertas = textos.every(({ alReves }) => alReves === null)
  if (seriales.length === 0 || !ciertas || seriales.some(({ alReves }) => alReves === null)) return null
  return fitsOnlySwapped(seriales, [
    ...seriales,
    ...textos.map((texto) => ({ ...texto, alReves: texto.asi })),
  ])
}

type Leida = { renglon: number; texto: string; asi: string | null; alReves: string | null }
const told = (
  { renglon, texto }: Leida,
  codigo: OrdenDeFechas['codigo'] = 'fechasAmbiguas',
): OrdenDeFechas => ({ codigo, renglon, texto })

/** The other way round every date is one, each day follows the one before, and they span no more than a month or than they do as written. */
function isSeguida(textos: readonly Leida[]): boolean {
  const days = textos.flatMap(({ alReves }) => alReves ?? [])
  const sorted = days.toSorted()
  const seguida = [sorted, sorted.toReversed()].some((one) => one.every((day, i) => day === days[i]))
  const limite = Math.max(unMes, spanOf(textos.map(({ asi }) => asi)))
  return days.length === textos.length && seguida && spanOf(days) <= limite
}

const dosCifras = /^'?(\d{2}[/.-]\d{2}[/.-]\d{2})(?!\d)/
/** Nobody imports a statement older than this; read from the other end it may be one of now. */
const antes = '2020'
/** Every date has two figures for its year, and they make one month only if that year comes first. */
function yearFirst(textos: readonly Leida[], desde1904: boolean): OrdenDeFechas | null {
  const otras = textos.flatMap(({ texto, ...one }) => {
    const corta = dosCifras.exec(texto)?.[1]
    const alReves = corta ? readFecha({ texto: `20${corta}`, numero: null }, desde1904) : null
    return alReves === null ? [] : [{ ...one, texto, alReves }]
  })
  if (otras.length < textos.length) return null
  const vieja = otras.find(({ asi, alReves }) => asi !== null && asi < antes && alReves >= antes)
  return vieja ? told(vieja) : fitsOnlySwapped(otras, otras)
}

function fitsOnlySwapped(dudosas: readonly Leida[], todas: readonly Leida[]): OrdenDeFechas | null {
  const example = dudosas.find(({ asi, alReves }) => asi !== alReves)
  const [asi, alReves] = [spanOf(todas.map((one) => one.asi)), spanOf(todas.map((one) => one.alReves))]
  return example && asi > unMes && alReves <= unMes ? told(example) : null
}

const spanOf = (days: readonly (string | null)[]): number => {
  const sorted = days.filter((day) => day !== null).sort()
  return daysBetween(sorted[0] ?? '', sorted.at(-1) ?? '') || 0
}

const swapped = (day: string): string | null => {
  const [year, month, date] = day.split('-')
  return Number(date) > 12 ? null : `${year}-${date}-${month}`
}
