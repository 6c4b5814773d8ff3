import { diaDe } from '@valija/palabras/dia.ts'
import { numeroDeMes } from '@valija/palabras/meses.ts'
import { sinAcentos } from '@valija/palabras/sin-acentos.ts'
import type { Celda } from '../hoja/read-hoja.ts'
import type { FormatoDeFecha, FormatoDeNumero } from './perfiles.ts'

/** Centavos of a cell; null when it is empty; 'ilegible' or 'ambiguo' when it cannot be told. */
export type Importe = number | null | 'ilegible' | 'ambiguo'
export const isNada = (importe: Importe): boolean => importe === null || importe === 0

/**
 * A number cell, or text with thousands separators, `$`, spaces or apostrophes, below zero with a minus on
 * either side or in parentheses. The last separator with one or two
 * digits after it is the decimal mark, so `1,234.50`, `1.234,50` and `1234.5` read; `1.234` could be either and is refused.
 */
export function readImporte(celda: Celda, formato: FormatoDeNumero = 'auto'): Importe {
  if (celda.numero !== null) {
    const centavos = Math.round(celda.numero * 100)
    return Math.abs(centavos - celda.numero * 100) < 0.01 && Number.isSafeInteger(centavos)
      ? centavos
      : 'ilegible'
  }
  if (isPartido(celda.texto)) return 'ilegible'
  const texto = celda.texto
    .replace(/[−–—]/g, '-')
    // «1'234,567.50»: millions parted by one mark and thousands by another.
    .replace(/['’](?=\d{3},\d{3}(?!\d))/, ',')
    .replace(/[$'’\s]/g, '')
    .replace(/^(?:MX[NP]?|USD?|EUR|€|M\.?N\.?)|(?:MX[NP]|USD|EUR|€|M\.?N\.?)$/gi, '')
  if (/^-*$/.test(texto)) return null
  const marca = marcaDe(celda)
  if (marca !== null) {
    const sinMarca = readImporte({ texto: texto.replace(marcaDeLado, ''), numero: null }, formato)
    if (typeof sinMarca !== 'number') return sinMarca
    // Zero has no side, and a minus beside «CR» says two things.
    return sinMarca < 0 ? 'ilegible' : marca === 'cargo' && sinMarca > 0 ? -sinMarca : sinMarca
  }
  // What left the account: a minus before or after, or parentheses; never two of them.
  const parts = /^(?:([-+]?)(\d[\d.,]*)|(\d[\d.,]*)([-+])|\((\d[\d.,]*)\))$/.exec(texto)
  if (!parts) return 'ilegible'
  const cifras = parts[2] ?? parts[3] ?? parts[5] ?? ''
  const signo = parts[5] !== undefined || [parts[1], parts[4]].includes('-') ? '-' : ''
  if (formato !== 'auto') return readByMark(signo, cifras, formato === 'punto' ? '.' : ',')
  const decimal = /^(.*)([.,])(\d{1,2})$/.exec(cifras)
  const entero = decimal ? (decimal[1] ?? '') : cifras
  const mark = decimal?.[2]
  const separators = [...new Set(entero.replace(/\d/g, ''))]
  if (separators.length > 1 || (mark && separators[0] === mark)) return 'ilegible'
  if (separators.length === 1 && !/^\d{1,3}(?:[.,]\d{3})+$/.test(entero))
    return decimal || separators[0] !== '.' ? 'ilegible' : 'ambiguo'
  if (!decimal && separators[0] === '.' && entero.split('.').length === 2) return 'ambiguo'
  const value = Number(`${signo}${entero.replace(/[.,]/g, '')}${(decimal?.[3] ?? '').padEnd(2, '0')}`)
  return Number.isSafeInteger(value) ? value : 'ilegible'
}

/** Blanks and apostrophes between figures part thousands, or they are two numbers in one cell. */
const isPartido = (texto: string): boolean =>
  /\d[\s'’]+\d/.test(texto) &&
  !/^\D*\d{1,3}(?:[ \u00a0\u2009\u202f'’]\d{3})+(?!\d)[^\s'’]*(?:\D*)$/.test(texto)

const marcaDeLado = /\(?(?:CR|DR|DB|ABONO|CARGO|CREDITO|CRÉDITO|DEBITO|DÉBITO|DEP[OÓ]SITO|RETIRO)\.?\)?/gi
/** The side that an amount says of itself: «1,500.00 CR», «CARGO 12.50». */
export function marcaDe({ texto, numero }: Celda): 'cargo' | 'abono' | null {
  const match =
    numero === null
      ? /^\(?(?:([A-ZÉÓ]+)\.?\)?[\s$]*[\d(][\d.,)\s]*|[\d$\s][\d.,\s$]*\(?([A-ZÉÓ]+)\.?\)?)$/i.exec(
          texto.trim(),
        )
      : null
  const palabra = sinAcentos(match?.[1] ?? match?.[2] ?? '').toUpperCase()
  if (['DR', 'DB', 'CARGO', 'DEBITO', 'RETIRO'].includes(palabra)) return 'cargo'
  return ['CR', 'ABONO', 'CREDITO', 'DEPOSITO'].includes(palabra) ? 'abono' : null
}

/** The source says which mark is the decimal one: the other separates thousands, in groups of three. */
function readByMark(signo: string, cifras: string, mark: '.' | ','): Importe {
  const thousands = mark === '.' ? ',' : '.'
  const [entero = '', decimales = '', ...more] = cifras.split(mark)
  if (more.length > 0 || decimales.length > 2 || decimales.includes(thousands)) return 'ilegible'
  const groups = entero.split(thousands)
  const grouped =
    groups.length === 1 || groups.every((group, i) => (i === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(group))
  const value = Number(`${signo}${groups.join('')}${decimales.padEnd(2, '0')}`)
  return grouped && Number.isSafeInteger(value) ? value : 'ilegible'
}

const day = (year: number, month: number, date: number): string | null => {
  const value = new Date(Date.UTC(year, month - 1, date))
  const same =
    value.getUTCFullYear() === year && value.getUTCMonth() === month - 1 && value.getUTCDate() === date
  return same && year >= 2000 && year < 2100 ? value.toISOString().slice(0, 10) : null
}
const fullYear = (digits: string): number => (digits.length === 2 ? 2000 + Number(digits) : Number(digits))

/** A serial that was saved as text, from 2020 to 2036: read as day, month and year it has no month. */
export const enSerie = /^4[4-9]\d{3}(?:\.\d+)?$/
/** «jue 05/11/2026». */
const deLaSemana = /^(?:lun|mar|mi[eé]|jue|vie|s[aá]b|dom)[a-zé]*\.?,?\s+/
/** An instant with its zone, as processors write it; midnight is how a program writes a day without hour. */
const conZona =
  /^(\d{4})-(\d{2})-(\d{2})[t ](?!00:00(?::00)?(?:\.0+)? ?[zug+-])((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?) ?(?:z|utc|gmt|([+-](?:0\d|1[0-4])):?([0-5]\d))$/
/**
 * The calendar day of a cell, `yyyy-mm-dd`, or null. Day first, unless the source says otherwise; a serial is converted here, so that no time
 * zone of the machine enters.
 */
export function readFecha(
  celda: Celda,
  desde1904: boolean,
  formato: FormatoDeFecha = 'dmy',
  periodos: readonly { desde: string; hasta: string }[] = [],
): string | null {
  if (
    celda.numero !== null &&
    Number.isFinite(celda.numero) &&
    celda.numero > 20_000 &&
    celda.numero < 80_000
  ) {
    const epoch = desde1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)
    const date = new Date(epoch + Math.floor(celda.numero) * 86_400_000)
    return day(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())
  }
  const texto = celda.texto.replace(/'/g, '').trim().toLowerCase().replace(deLaSemana, '')
  if (enSerie.test(texto)) return readFecha({ texto, numero: Number(texto) }, desde1904)
  const [, ano, mes, dia, hora, zona = '+00', minutos = '00'] = conZona.exec(texto) ?? []
  if (hora !== undefined && day(Number(ano), Number(mes), Number(dia)) !== null)
    return diaDe(new Date(`${ano}-${mes}-${dia}T${hora}${zona}:${minutos}`))
  let match = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?:[\s,].*)?$/.exec(texto)
  if (match && formato === 'ymd' && match[4]?.length === 2)
    return day(fullYear(match[1] ?? ''), Number(match[3]), Number(match[4]))
  if (match && formato !== 'ymd') {
    const [first, second, year] = [Number(match[1]), Number(match[3]), fullYear(match[4] ?? '')]
    return formato === 'mdy' ? day(year, first, second) : day(year, second, first)
  }
  match = /^(\d{4})([/.-])(\d{1,2})\2(\d{1,2})(?:[t\s,].*)?$/.exec(texto)
  if (match) return day(Number(match[1]), Number(match[3]), Number(match[4]))
  match = conNombre.exec(texto)
  if (match) return day(fullYear(match[3] ?? ''), numeroDeMes(match[2] ?? ''), Number(match[1]))
  match = mesPrimero.exec(texto)
  if (match) return day(Number(match[3]), numeroDeMes(match[1] ?? ''), Number(match[2]))
  if (!/^\d{8}$/.test(texto)) return celda.numero === null ? withinPeriodo(texto, formato, periodos) : null
  const [a, b, c, d] = [0, 2, 4, 6].map((at) => Number(texto.slice(at, at + 2))) as [
    number,
    number,
    number,
    number,
  ]
  // No eight figures are a day of this century both ways: 20 is no month.
  const yearFirst = day(a * 100 + b, c, d)
  if (yearFirst !== null || celda.numero !== null) return yearFirst
  return formato === 'mdy' ? day(c * 100 + d, a, b) : day(c * 100 + d, b, a)
}

/** `5 oct 2026`, `05/NOV/26`, `05NOV26`, `jueves, 5 de noviembre de 2026`. */
const conNombre =
  /^(?:[a-záé]+,?\s+)?(\d{1,2})(?:[/.\s-]|(?=[a-z])|\s+de\s+)([a-z]{3,10})\.?(?:[/\s,-]|(?<=\.)|(?=\d)|,?\s+del?\s+)(\d{4}|\d{2})(?:[\s,].*)?$/

/** «Nov 5, 2026», «November 5 2026». */
const mesPrimero = /^([a-z]{3,10})\.?\s+(\d{1,2}),?\s+(\d{4})(?:[\s,].*)?$/

const sinAno = /^(\d{1,2})(?:[/.\s-]?([a-z]{3,10})\.?|[/-](\d{1,2}))$/
/** «05 NOV», «05/11»: a day whose year is written elsewhere. */
export const isSinAno = (texto: string): boolean => {
  const match = sinAno.exec(texto.trim().toLowerCase())
  return match !== null && (match[2] === undefined || numeroDeMes(match[2]) > 0)
}

/** The one year in which a day without it falls within the days that the file says it is of; null when none or two. */
function withinPeriodo(
  texto: string,
  formato: FormatoDeFecha,
  periodos: readonly { desde: string; hasta: string }[],
): string | null {
  const match = isSinAno(texto) ? sinAno.exec(texto) : null
  if (!match) return null
  const [uno, otro] = [Number(match[1]), match[2] === undefined ? Number(match[3]) : numeroDeMes(match[2])]
  const alReves = match[2] === undefined && formato === 'mdy'
  const found = new Set<string>()
  for (const { desde, hasta } of periodos)
    for (let year = Number(desde.slice(0, 4)); year <= Number(hasta.slice(0, 4)); year++) {
      const one = alReves ? day(year, uno, otro) : day(year, otro, uno)
      if (one !== null && one >= desde && one <= hasta) found.add(one)
    }
  const [only = null, ...more] = found
  return more.length > 0 ? null : only
}

/** Months without interest of a card sale, from its texts: `3 MESES`, `A 6 MESES SIN INTERESES`, `12 MSI`; 0 when none. */
export function readMeses(texto: string): number {
  const match = /\b(\d{1,2})\s*(?:MESES|MSI)\b/i.exec(texto)
  const value = match ? Number(match[1]) : 0
  return [3, 6, 9, 12, 18].includes(value) ? value : 0
}
