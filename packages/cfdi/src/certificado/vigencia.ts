import type { Certificado } from './certificado.ts'

const HOUR = 3_600_000

/**
 * A CFDI's dates are local times of the place of issue, without zone; Mexico spans UTC-5 to UTC-8. The span of
 * instants such a date can mean, or null when it is none.
 */
export function instantsOf(fecha: string): readonly [number, number] | null {
  if (fecha === lastFecha) return lastInstants
  const utc = Date.parse(`${fecha}Z`)
  lastFecha = fecha
  lastInstants = Number.isNaN(utc) ? null : [utc + 5 * HOUR, utc + 8 * HOUR]
  return lastInstants
}

/** One document asks for the same date several times in a row. */
let lastFecha = ''
let lastInstants: readonly [number, number] | null = null

/** Was the certificate in force at that local date? Null when the date cannot be read. */
export function isVigenteEn(certificado: Certificado, fecha: string): boolean | null {
  const span = instantsOf(fecha)
  return span && span[1] >= certificado.validoDesde && span[0] <= certificado.validoHasta
}

export const vigenciaDe = ({ validoDesde, validoHasta }: Certificado) =>
  `${new Date(validoDesde).toISOString().slice(0, 19)} a ${new Date(validoHasta).toISOString().slice(0, 19)}`
