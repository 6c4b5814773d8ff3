import { enMayusculas } from './palabras.ts'

const ordinales = ['PRIMER', 'SEGUND', 'TERCER', 'CUART', 'QUINT']
const cardinales = ['UNO', 'DOS', 'TRES', 'CUATRO', 'CINCO']
const escrita = new RegExp(
  `(?<![A-Z0-9])(?:(${ordinales.join('|')})[AO]? |(?:PAGO|ABONO|ANTICIPO|MENSUALIDAD|PARCIALIDAD|DEPOSITO|EXHIBICION) ?(?:NUM(?:ERO)? ?|# ?)?(\\d{1,2}|${cardinales.join('|')})(?![A-Z0-9])|(\\d{1,2})(?: (?:PAGO|ABONO|ANTICIPO|PARCIALIDAD|MENSUALIDAD)(?![A-Z])| DE \\d{1,2}(?!\\d)|\\/[2-6](?![\\d/])|(?:ER|RO|DO|RA|DA|TO|TA|O|A)(?![A-Z])))`,
)
/** Which instalment a text calls itself: SEGUNDO PAGO, ABONO 2, PAGO DOS, 2/3, 2DO. Null where it does not. */
function cuotaDe(texto: string): number | null {
  const [todo, ordinal = '', ...numeros] = escrita.exec(texto) ?? []
  if (todo === undefined) return null
  if (ordinal !== '') return ordinales.indexOf(ordinal) + 1
  const numero = numeros.find(Boolean) ?? ''
  return cardinales.includes(numero) ? cardinales.indexOf(numero) + 1 : Number(numero)
}

const enLetra = new RegExp(
  `(?<![A-Z0-9])(?:(${ordinales.join('|')})[AO]?|([1-5])(?:ER|DO|TO|[OA][.]?)) (?:PAGO|ABONO|ANTICIPO|PARCIALIDAD|MENSUALIDAD|EXHIBICION)(?![A-Z])`,
  'g',
)
/** The text names one instalment of its booking in so many words (SEGUNDO PAGO), which `suyo` is by its own number and `otro` is not. */
export function isLaCuotaDicha(campos: readonly string[], suyo: string, otro: string): boolean {
  const dichas = new Set(
    campos.flatMap((campo) => [...campo.matchAll(enLetra)].map(([todo]) => cuotaDe(todo))),
  )
  const [suya, ajena] = [suyo, otro].map((una) => cuotaDe(enMayusculas(una)))
  return dichas.size === 1 && suya != null && dichas.has(suya) && ajena != null && ajena !== suya
}

const primeros =
  /(?<![A-Z])(?:ANTICIPO|ANTIC?|ENGANCHE|APARTADO|ADELANTO|INICIAL|DEPOSIT|ADV(?:ANCE)?|ROOM DEP)(?![A-Z])/
const ultimos =
  /(?<![A-Z])(?:(?<!(?:HORA|HRS?) )LIQ|LIQUID[A-Z]*|FINIQUITO|SALDO|RESTO|RESTANTE|FALTANTE|FINAL|ULTIM[AO]|BALANCE)(?![A-Z])/
/** Whether a text calls itself what a trip is reserved with or what it is settled with; null where neither, or both. */
function extremoDe(texto: string): 'primero' | 'ultimo' | null {
  const [primero, ultimo] = [primeros.test(texto) || cuotaDe(texto) === 1, ultimos.test(texto)]
  if (primero === ultimo) return null
  return primero ? 'primero' : 'ultimo'
}

/** Another instalment than the pago's own `concepto` tells, by its number: the first is not the last one, and the whole has no parts. */
export function isOtraCuota(dicha: string, { concepto }: { concepto: string }): boolean {
  const suyo = enMayusculas(concepto)
  const [suya, otra] = [cuotaDe(suyo), cuotaDe(dicha)]
  if (suya !== null && otra !== null) return suya !== otra
  const [porciento, otroPorciento] = [suyo, dicha].map((una) => /\d+(?= ?%)/.exec(una)?.[0])
  if (porciento !== undefined && otroPorciento !== undefined && porciento !== otroPorciento) return true
  const dicho = extremoDe(dicha)
  if (suya !== null) return suya === 1 && dicho === 'ultimo'
  return entero.test(suyo) && ((otra ?? 1) > 1 || dicho === 'primero' || parte.test(dicha))
}
const entero = /(?<![A-Z])(?:TOTAL|COMPLETO|CONTADO|FULL)(?![A-Z])/
const parte = /(?<![A-Z])(?:PARCIAL|PARCIALIDAD|MENSUALIDAD)(?![A-Z])/
/** The first for the last, or the last for the first: between two words of staff and customer only where a booking has both. */
export function isDelOtroExtremo(dicha: string, suyo: string, otro: string): boolean {
  const [dicho, propio, ajeno] = [dicha, enMayusculas(suyo), enMayusculas(otro)].map(extremoDe)
  // A second payment, or the whole, is not what it was reserved with.
  if (propio === 'primero' && ajeno === 'ultimo' && ((cuotaDe(dicha) ?? 1) > 1 || entero.test(dicha)))
    return true
  return dicho !== null && propio !== null && dicho !== propio && dicho === ajeno
}
