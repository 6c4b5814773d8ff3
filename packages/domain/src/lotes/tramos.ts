import type { Dia } from '../tiempo/dia.ts'
import { daysBetween } from '../tiempo/dia.ts'

/** How late what is owed is, in calendar days past its day of payment. */
export const tramosDeAtraso = ['porVencer', 'de1a7', 'de8a30', 'masDe30'] as const
export type TramoDeAtraso = (typeof tramosDeAtraso)[number]
/** First and last day late of each; null has no end. */
export const diasDeTramo: Record<TramoDeAtraso, readonly [desde: number | null, hasta: number | null]> = {
  porVencer: [null, 0],
  de1a7: [1, 7],
  de8a30: [8, 30],
  masDe30: [31, null],
}
export const tramoDe = (fechaPago: string, hoy: Dia): TramoDeAtraso => {
  const tarde = daysBetween(fechaPago, hoy)
  return (
    tramosDeAtraso.find((tramo) => tarde <= (diasDeTramo[tramo][1] ?? Number.POSITIVE_INFINITY)) ?? 'masDe30'
  )
}

/** Days from the upload of a lote to its payment. */
export const tramosDePago = ['de0a7', 'de8a15', 'de16a30', 'de31a60', 'masDe60'] as const
export type TramoDePago = (typeof tramosDePago)[number]
export const diasDePago: Record<TramoDePago, readonly [desde: number, hasta: number | null]> = {
  de0a7: [0, 7],
  de8a15: [8, 15],
  de16a30: [16, 30],
  de31a60: [31, 60],
  masDe60: [61, null],
}
/** How far back the payments are looked at. */
export const diasDeHistoria = 90
