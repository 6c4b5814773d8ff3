import { enDiaMesAnio, parseDia } from '@valija/palabras/dia.ts'

const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/
const local = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](?:00)?(\d{4}|\d\d)$/
const figures = /^(\d\d)(\d\d)(\d{4})$/

/** Years that a date of a trip, a factura or a payment can have: fewer figures are a year half typed. */
const isYear = (anio: number) => anio >= 2000 && anio <= 2099

/** The day in a text typed or pasted whole, `yyyy-mm-dd`, `dd/mm/yyyy` or `ddmmyyyy`, as `yyyy-mm-dd`; null: it says none. */
export function readDay(text: string): string | null {
  const [, d = '', m = '', y = ''] = local.exec(text.trim()) ?? figures.exec(text.trim()) ?? []
  const [, anio = y.padStart(4, '20'), mes = m, dia = d] = iso.exec(text.trim()) ?? []
  return isYear(Number(anio)) ? parseDia(`${anio}-${mes.padStart(2, '0')}-${dia.padStart(2, '0')}`) : null
}
/** The day of what is being typed, once nothing is missing: `1/9/20` may still become 2026. */
export const wholeDay = (text: string): string | null => (/^.{10}$|\d{4}$/.test(text) ? readDay(text) : null)

/** A day as a field shows it, `dd/mm/yyyy`; none is an empty field. */
export const dayText = (dia: string | null): string => (dia === null ? '' : enDiaMesAnio(dia))

/** What a field shows, and what it told of it. */
export type Held = {
  text: string
  /** The value from outside that was last seen. */
  seen: string | null
  /** Told, and not yet seen as that value. */
  sent: (string | null)[]
}
/** Another value from outside. What the field itself told, however late it comes back, does not overwrite what is typed. */
export function onValue(now: Held, value: string | null): Held {
  const own = now.sent.indexOf(value)
  return own === -1
    ? { text: dayText(value), seen: value, sent: [] }
    : { ...now, seen: value, sent: now.sent.slice(own + 1) }
}
/** Another text, which says `dia`: `tell` is what outside must hear, undefined when it has heard it. */
export function onText(now: Held, text: string, dia: string | null) {
  const last = now.sent.length > 0 ? now.sent.at(-1) : now.seen
  return dia === last
    ? { held: { ...now, text }, tell: undefined }
    : { held: { ...now, text, sent: [...now.sent, dia] }, tell: dia }
}
