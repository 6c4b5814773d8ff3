import type { Celda } from '../hoja/read-hoja.ts'
import type { Perfil } from './perfiles.ts'
import { readFecha } from './valores.ts'

type Fecha = { renglon: number; celda: Celda }
export type FechaDudosa = { renglon: number; texto: string }

const conBarras = /^'?\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}/
/** A statement is of one month, give or take. */
const unMes = 31

/**
 * The date that shows that day and month may be the other way round in this file, or null. Three ways in which they are:
 * dates that are none in the source's order and none that proves it; dates that all read both ways and span months in one
 * order and one month in the other; and a text file that a spreadsheet of another country opened, which turned the dates
 * it could into serials, day for month, and left the others as text.
 */
export function fechaDudosa(
  fechas: readonly Fecha[],
  perfil: Perfil,
  desde1904: boolean,
): FechaDudosa | null {
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
  const contra = textos.find(({ asi, alReves }) => asi === null && alReves !== null)
  const prueba = textos.some(({ asi, alReves }) => asi !== null && alReves === null)
  if (contra) return prueba ? null : told(contra)
  // A person who added the source said its order.
  if (perfil.formatoFecha || textos.length === 0) return null
  if (!prueba) return fitsOnlySwapped(textos, textos)
  const seriales = fechas.flatMap(({ renglon, celda }) => {
    const asi = celda.numero === null ? null : readFecha(celda, desde1904)
    return asi === null ? [] : [{ renglon, texto: celda.texto, asi, alReves: swapped(asi) }]
  })
  const ciertas = textos.every(({ alReves }) => alReves === null)
  if (seriales.length === 0 || !ciertas || seriales.some(({ alReves }) => alReves === null)) return null
  return fitsOnlySwapped(seriales, [
    ...seriales,
    ...textos.map((texto) => ({ ...texto, alReves: texto.asi })),
  ])
}

type Leida = { renglon: number; texto: string; asi: string | null; alReves: string | null }
const told = ({ renglon, texto }: Leida): FechaDudosa => ({ renglon, texto })

function fitsOnlySwapped(dudosas: readonly Leida[], todas: readonly Leida[]): FechaDudosa | null {
  const example = dudosas.find(({ asi, alReves }) => asi !== alReves)
  const [asi, alReves] = [spanOf(todas.map((one) => one.asi)), spanOf(todas.map((one) => one.alReves))]
  return example && asi > unMes && alReves <= unMes ? told(example) : null
}

const spanOf = (days: readonly (string | null)[]): number => {
  const sorted = days.filter((day) => day !== null).sort()
  return (Date.parse(sorted[sorted.length - 1] ?? '') - Date.parse(sorted[0] ?? '')) / 86_400_000 || 0
}

const swapped = (day: string): string | null => {
  const [year, month, date] = day.split('-')
  return Number(date) > 12 ? null : `${year}-${date}-${month}`
}
