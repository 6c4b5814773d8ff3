import { type Dia, parseDia } from '@valija/domain/tiempo/dia.ts'
import type { Centavos } from '@valija/palabras/centavos.ts'
import { meses, numeroDeMes } from '@valija/palabras/meses.ts'
import type { MonedaDeCuenta } from '@valija/palabras/moneda.ts'
import { sinAcentos } from '@valija/palabras/sin-acentos.ts'

/** Letters and digits alone, without accents or capitals: how labels are compared. */
export const plano = (texto: string): string =>
  sinAcentos(texto)
    .toLowerCase()
    .replace(/[^a-z\d]/g, '')

const nombres = new Set([
  ...meses,
  'setiembre',
  ...'january february march april may june july august september october november december'.split(' '),
])
const mesDe = (texto: string): number => {
  const name = plano(texto)
  return name.length === 3 || name === 'sept' || nombres.has(name) ? numeroDeMes(name) : 0
}

/** `orden`: in figures it may be a day with its month first too (`dos`), or is one only so, as another country writes it. */
export type FechaLeida = { dia: Dia; dosCifras: boolean; deMas: boolean; orden: 'uno' | 'dos' | 'mesPrimero' }
const dia = (anio: string | undefined, mes: number, d: string | undefined): Dia | null => {
  if (!anio || !mes || !d) return null
  const full = anio.length === 2 ? `20${anio}` : anio
  return parseDia(`${full}-${String(mes).padStart(2, '0')}-${d.padStart(2, '0')}`)
}
const semana = /^(?:lun|mar|mie|jue|vie|sab|dom)[a-záé]*\.?,?\s+(?=\d)/i
/** What may follow a date without casting doubt on it: an hour. */
const hora =
  /^[\s,;.()|·•–—-]*(?:(?:a las?|at|hora:?)\s+)?(?:\d{1,2}[:.]\d{2}(?:[:.]\d{2})?)?\s*(?:horas|hrs?|hs?)?\.?\s*(?:[ap]\.?\s?m\.?)?\s*(?:\(?(?:centro|cdmx|gmt-?\d?|cst)[^)]*\)?)?[\s.,)]*$/i

const enCifras = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?!\d)/
const isDeDos = ([, uno, otro]: RegExpExecArray) => Number(uno) <= 12 && Number(uno) !== Number(otro)
const conMesPrimero = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?!\d)/
/** A day at the beginning of a text: day first, or year first; months in figures, Spanish or English. */
export function leerFecha(texto: string): FechaLeida | null {
  const plain = sinAcentos(texto)
    // No date with its hour is longer; runs of blanks would have the patterns try each in turn.
    .replace(/\s+/g, ' ')
    .slice(0, 120)
    .replace(semana, '')
    // What a scanner makes of months and days.
    .replace(/0ct/gi, 'oct')
    .replace(/ag0/gi, 'ago')
    .replace(/5ep/gi, 'sep')
    .replace(/d1c/gi, 'dic')
    .replace(/n0v/gi, 'nov')
    .replace(/^O(?=\d\s*[/-])/, '0')
    .replace(/(\d)\s*([/-])\s*(?=\w)/g, '$1$2')
    .replace(/([a-z])\s*([/-])\s*(?=\d)/gi, '$1$2')
  const forms: [RegExp, (m: RegExpExecArray) => Dia | null][] = [
    [/^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?!\d)/, (m) => dia(m[1], Number(m[2]), m[3])],
    [enCifras, (m) => dia(m[3], Number(m[2]), m[1])],
    [conMesPrimero, (m) => dia(m[3], Number(m[1]), m[2])],
    [
      /^(\d{1,2})[\s/.-]*(?:de\s+)?([a-z]{3,10})\.?[\s/.,-]*(?:de\s+|del\s+)?(\d{4}|\d{2})(?!\d|:\d|\s?h(?:rs?|oras)?\b)/i,
      (m) => dia(m[3], mesDe(m[2] ?? ''), m[1]),
    ],
    [
      /^([a-z]{3,10})\.?\s+(\d{1,2}),?\s+(?:de\s+|del\s+)?(\d{4})(?!\d)/i,
      (m) => dia(m[3], mesDe(m[1] ?? ''), m[2]),
    ],
  ]
  for (const [form, read] of forms) {
    const match = form.exec(plain)
    const found = match && read(match)
    if (match && found)
      return {
        dia: found,
        dosCifras: !/\d{4}/.test(match[0]),
        deMas: !hora.test(plain.slice(match[0].length)),
        orden: form === conMesPrimero ? 'mesPrimero' : form === enCifras && isDeDos(match) ? 'dos' : 'uno',
      }
  }
  return null
}

export type MontoLeido = {
  centavos: Centavos
  moneda: MonedaDeCuenta | null
  /** The sign or the name of the currency stands before the figures. */
  signo: boolean
  decimales: boolean
  /** The separators are not where they belong. */
  raro: boolean
  negativo: boolean
  deMas: boolean
}
const nacional = 'MXN|MXP|MX\\$|M\\.?\\s?N\\.?|PESOS(?: MEXICANOS)?'
const extranjera = 'USD|US\\$|DLS\\.?|D[OÓ]LARES|DLLS'
const monedaDe = (texto: string | undefined): MonedaDeCuenta | null => {
  if (!texto) return null
  if (new RegExp(`^(?:${extranjera})$`, 'i').test(texto)) return 'USD'
  return /^(EUR|EUROS?|€)$/i.test(texto) ? 'EUR' : 'MXN'
}
const alguna = `${nacional}|${extranjera}|EUR(?:OS?)?|€`
const forma = new RegExp(
  `^(?:(${alguna})[\\s:]*)?(-\\s*)?([$S]\\s*)?(-\\s*)?(\\d[\\d.,]*\\d|\\d)\\s*(?:(${alguna})(?![a-z]))?`,
  'i',
)

const conLetra = /^(\$ ?\d[\d,]*\.)(?=\d?[ODQ])([\dODQ]{2})$/i
/** An amount at the beginning of a text, digit by digit. */
export function leerMonto(texto: string): MontoLeido | null {
  // A picture may show a nought of the cents as a letter.
  const visto = texto
    .trim()
    .replace(conLetra, (_all, pesos: string, centavos: string) => pesos + centavos.replace(/[ODQ]/gi, '0'))
  const match = forma.exec(visto)
  if (!match?.[5]) return null
  const [whole, before, minus, sign, innerMinus, figures, after] = match
  const exact = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{2}))?$/.exec(figures)
  const loose = exact
    ? null
    : // Raised cents that a scanner read as part of the last group.
      (/^(\d{1,3}(?:,\d{3})*,\d{3})(\d{2})$/.exec(figures) ?? /^(\d[\d.,]*)[.,](\d{2})$/.exec(figures))
  const read = exact ?? loose
  if (!read?.[1]) return null
  const value = Number(read[1].replace(/[.,]/g, '') + (read[2] ?? '00'))
  if (!Number.isSafeInteger(value) || value <= 0) return null
  return {
    centavos: value as Centavos,
    moneda: monedaDe(before) ?? monedaDe(after),
    signo: sign?.trim() === '$' || before !== undefined,
    decimales: read[2] !== undefined,
    raro: exact === null || visto !== texto.trim() || sign?.trim().toUpperCase() === 'S',
    negativo: minus !== undefined || innerMinus !== undefined,
    deMas: /[^\s.,;:()*|]/.test(visto.slice(whole.length)),
  }
}

/** "12,345.60", as it is read back by a person and by the form. */
export const escribirMonto = (centavos: number): string =>
  `${Math.trunc(centavos / 100).toLocaleString('en-US')}.${String(centavos % 100).padStart(2, '0')}`
