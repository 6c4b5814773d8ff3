import { refuse } from '../refuse.ts'

/** How a sort value travels in a cursor and comes back: the PostgreSQL type it is cast to. */
export type TipoDeOrden = 'int8' | 'text' | 'timestamptz' | 'timestamp' | 'date' | 'uuid' | 'numeric'

type Cursor = {
  /** Order it was made for: another order makes it void. */
  o: string
  /** Sort value and id of the row it stands at. */
  v: [string, string]
  /** True when the page ends before the row, false when it begins after it. */
  a: boolean
  /** Index of the page's first row, when known. */
  n: number | null
}
export const writeCursor = (cursor: Cursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url')

/** What PostgreSQL will take for the type: a cursor comes from outside and may hold anything. */
const forms: Record<TipoDeOrden, RegExp> = {
  int8: /^-?\d{1,18}$/,
  numeric: /^-?\d{1,30}(\.\d{1,20})?$/,
  text: /^[^\0]*$/,
  uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
  date: /^\d{4}-\d\d-\d\d$/,
  timestamp: /^\d{4}-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?$/,
  timestamptz: /^\d{4}-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?[+-](0\d|1[0-4])(:[0-5]\d)?$/,
}
const isOf = (tipo: TipoDeOrden, text: string): boolean =>
  typeof text === 'string' &&
  forms[tipo].test(text) &&
  (!['date', 'timestamp', 'timestamptz'].includes(tipo) || isCalendarDay(text.slice(0, 10)))

/** A day that the calendar has: PostgreSQL takes no 30 February, and no year zero. */
function isCalendarDay(dia: string): boolean {
  const at = new Date(`${dia}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(dia) && !dia.startsWith('0000')
}

/** A cursor of the order `orden`, whose row is told by values of these types. Throws `cursorInvalido`. */
export function readCursor(text: string, orden: string, [por, id]: [TipoDeOrden, TipoDeOrden]): Cursor {
  try {
    const value = JSON.parse(Buffer.from(text, 'base64url').toString()) as Cursor
    const [first, second, ...more] = value.v
    const whole = more.length === 0 && isOf(por, first) && isOf(id, second)
    const counted = value.n === null || (Number.isSafeInteger(value.n) && value.n >= 0)
    if (whole && counted && value.o === orden) return value
  } catch {
    // refused below
  }
  throw refuse('cursorInvalido')
}
