import { enMontos } from '@valija/contract/en-pesos.ts'
import { type Centavos, pesosToCentavos } from '@valija/contract/pesos.ts'
import { zona } from '@valija/palabras/dia.ts'
import { normalizeRfc } from '@valija/palabras/rfc.ts'
import { sinDato } from './no-value.ts'

const enteros = new Intl.NumberFormat('es-MX')

/** `$1,234.50`; dollars say so. Missing is a dash, zero is `$0.00`. */
export const dinero = (centavos: Centavos | number | null | undefined, moneda = 'MXN'): string => {
  if (centavos === null || centavos === undefined) return sinDato
  return enMontos([{ moneda, monto: centavos }])
}

/** An amount as typed in a field, without the sign of the currency: `1,234.50`. */
export const importe = (centavos: number): string => dinero(centavos).replace('$', '')

/** "1,234.50" or "$1234.5" to centavos; null when empty; NaN when it is no amount, so that the schema refuses it. */
export const readImporte = (text: string): number | null => {
  const plain = text.replace(/[$,\s]/g, '')
  if (plain === '') return null
  return /^-?\d{1,12}(\.\d{0,2})?$/.test(plain) ? pesosToCentavos(Number(plain)) : Number.NaN
}

export const numero = (n: number | null | undefined): string =>
  n === null || n === undefined ? sinDato : enteros.format(n)

const partes = new Intl.DateTimeFormat('es-MX', {
  timeZone: zona,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Day and time of an instant, or of a Mexico City date and time already written without zone. */
const split = (texto: string): { dia: string; hora: string } | null => {
  const local = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?)?$/.exec(texto)
  if (local) return { dia: `${local[3]}/${local[2]}/${local[1]}`, hora: local[4] ?? '' }
  const instante = new Date(texto)
  if (Number.isNaN(instante.getTime())) return null
  const de = Object.fromEntries(partes.formatToParts(instante).map(({ type, value }) => [type, value]))
  return { dia: `${de.day}/${de.month}/${de.year}`, hora: `${de.hour}:${de.minute}` }
}

/** `12/10/2026 09:41` */
export const fechaHora = (texto: string | null | undefined): string => {
  const de = texto ? split(texto) : null
  return de ? `${de.dia} ${de.hora}`.trimEnd() : sinDato
}
/** `12/10/2026` */
export const fecha = (texto: string | null | undefined): string =>
  texto ? (split(texto)?.dia ?? sinDato) : sinDato
/** `09:41` */
export const hora = (texto: string | null | undefined): string =>
  texto ? (split(texto)?.hora ?? sinDato) : sinDato

const enUtc = (dia: string): Date => new Date(`${dia.slice(0, 10)}T12:00:00Z`)
const diaCorto = new Intl.DateTimeFormat('es-MX', { timeZone: 'UTC', weekday: 'short' })
const largo = new Intl.DateTimeFormat('es-MX', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
const sinAnio = new Intl.DateTimeFormat('es-MX', { timeZone: 'UTC', day: 'numeric', month: 'long' })

/** A payment date says its weekday: `vie 16/10/2026`. Takes `yyyy-mm-dd`. */
export const fechaDePago = (dia: string | null | undefined): string =>
  dia ? `${diaCorto.format(enUtc(dia)).replace('.', '')} ${fecha(dia.slice(0, 10))}` : sinDato
/** Saturday or Sunday: banks pay nobody. Takes `yyyy-mm-dd`. */
export const isWeekend = (dia: string): boolean => [0, 6].includes(enUtc(dia).getUTCDay())
/** `lunes 12 de octubre de 2026` */
export const diaLargo = (dia: string): string => largo.format(enUtc(dia)).replace(',', '')
/** `12 de octubre` */
export const diaYMes = (dia: string): string => sinAnio.format(enUtc(dia))

const mes = new Intl.DateTimeFormat('es-MX', { timeZone: 'UTC', month: 'long' })
const mesBreve = new Intl.DateTimeFormat('es-MX', { timeZone: 'UTC', month: 'short' })
/** `octubre`. Takes `yyyy-mm-dd`. */
export const mesLargo = (dia: string): string => mes.format(enUtc(dia))
/** `oct`; January, and the first of a series, with its year: `ene 26`. Takes `yyyy-mm`. */
export const mesCorto = (anioMes: string, withYear: boolean): string => {
  const breve = mesBreve.format(enUtc(`${anioMes}-01`)).replace('.', '')
  return withYear || anioMes.endsWith('-01') ? `${breve} ${anioMes.slice(2, 4)}` : breve
}

/** Hyphens out, capitals: how an RFC is shown and compared. */
export const rfc = (texto: string | null | undefined): string => (texto ? normalizeRfc(texto) : sinDato)

/** In a cell the company form is noise; the full name goes on hover and in the detail. */
export const nombreCorto = (razonSocial: string): string =>
  razonSocial.replace(
    /,?\s+(S\.?\s*A\.?\s*P\.?\s*I\.?|S\.?\s*A\.?|S\.?\s*de\s*R\.?\s*L\.?|S\.?\s*C\.?)(\s*de\s*C\.?\s*V\.?)?\s*$/i,
    '',
  )

export const bytes = (n: number): string =>
  n < 1024
    ? `${n} B`
    : n < 1_048_576
      ? `${Math.round(n / 1024)} KB`
      : `${(n / 1_048_576).toFixed(1).replace(/\.0$/, '')} MB`
