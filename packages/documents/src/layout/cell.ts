import { type CellObject, SSF } from '@e965/xlsx'
import type { CeldaVista } from '@valija/domain/lotes/layout/celda-ilegible.ts'
import { centavosOfCell } from './amount.ts'

/** What a cell says, or what was seen in it instead. */
export type Importe = { centavos: number; vacio: boolean } | { visto: CeldaVista }
export type Texto = { texto: string } | { visto: CeldaVista }

const errores: Record<number, string> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
  43: '#GETTING_DATA',
}
export const isEmpty = (cell: CellObject | undefined): boolean =>
  !cell ||
  (cell.t === 'z' && cell.f === undefined) ||
  (cell.v === undefined && cell.f === undefined && cell.t !== 'e')

/** A spreadsheet takes no longer format; one that came in a file all the same would be gone through for each cell. */
const letrasDeFormato = 255
const formatoDe = ({ z }: CellObject): string => {
  const formato = String(z ?? 'General')
  return formato.length > letrasDeFormato ? 'General' : formato
}

type DeFormato = 'fecha' | 'porcentaje' | null
const deFormatos = new Map<string, DeFormato>()
/** What a format says that its number is: a book has a few, and each of its cells names one. */
function kindOf(formato: string): DeFormato {
  const known = deFormatos.get(formato)
  if (known !== undefined) return known
  const esPorcentaje = /%/.test(formato.replace(/"[^"]*"|\\./g, ''))
  const kind = SSF.is_date(formato) ? 'fecha' : esPorcentaje ? 'porcentaje' : null
  if (deFormatos.size >= 500) deFormatos.clear()
  deFormatos.set(formato, kind)
  return kind
}

/** What neither an amount nor a code is: an error, a truth, a day, a rate, a formula nobody has computed. */
function seenInstead(cell: CellObject): CeldaVista | null {
  if (cell.t === 'z' || cell.v === undefined || cell.v === null) return { codigo: 'sinResultado' }
  if (cell.t === 'e') {
    const valor = errores[Number(cell.v)]
    return valor === undefined ? { codigo: 'error' } : { codigo: 'valor', valor }
  }
  if (cell.t === 'b') return { codigo: 'valor', valor: cell.v ? 'VERDADERO' : 'FALSO' }
  if (cell.t === 'd' || cell.v instanceof Date) return { codigo: 'fecha' }
  if (typeof cell.v !== 'number') return null
  const kind = kindOf(formatoDe(cell))
  if (kind === 'fecha') return { codigo: 'fecha' }
  return kind === null ? null : { codigo: 'valor', valor: `${Number((cell.v * 100).toPrecision(12))}%` }
}

/** An amount in centavos; an empty cell is zero, and says so. */
export function importeDe(cell: CellObject | undefined): Importe {
  if (!cell || isEmpty(cell)) return { centavos: 0, vacio: true }
  const visto = seenInstead(cell)
  if (visto !== null) return { visto }
  const centavos = centavosOfCell(cell.v)
  if (centavos === null) return { visto: { codigo: 'texto', valor: String(cell.v).trim().slice(0, 24) } }
  return { centavos, vacio: typeof cell.v === 'string' && cell.v.trim() === '' }
}

/**
 * A code held as a number: what its format puts around its digits is of it («A-012» of 12), a currency or what groups or
 * rounds them is not.
 */
function asShown(valor: number, formato: string): string {
  if (formato === 'General') return String(valor)
  const visto = formatted(formato.replace(/\[\$[^[\]]*\]/g, ''), valor)
  const entero = visto.replace(/\D/g, '')
  return entero !== '' && Number(entero) === valor && /^0|[^\d$,. ]/.test(visto) ? visto : String(valor)
}
function formatted(formato: string, valor: number): string {
  try {
    return SSF.format(formato, valor).trim()
  } catch {
    return ''
  }
}

/** More than any folio or code has, and less than an index of the database takes. */
const letrasDeCodigo = 200

/** A folio or a code. */
export function textoDe(cell: CellObject | undefined): Texto {
  if (!cell || isEmpty(cell)) return { texto: '' }
  const visto = seenInstead(cell)
  if (visto !== null) return { visto }
  if (typeof cell.v === 'number') {
    // Past fifteen digits a spreadsheet has already changed the last ones.
    if (Math.abs(cell.v) >= 1e15) return { visto: { codigo: 'numeroLargo' } }
    return { texto: asShown(cell.v, formatoDe(cell)) }
  }
  const texto = String(cell.v)
    .replace(/\p{Cf}/gu, '')
    .trim()
    // The apostrophe our own sheets put before what would begin a formula.
    .replace(/^'(?=[=+\-@])/, '')
  return texto.length > letrasDeCodigo ? { visto: { codigo: 'textoLargo' } } : { texto }
}
