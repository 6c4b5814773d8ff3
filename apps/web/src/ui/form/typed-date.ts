import { parseDia } from '@valija/palabras/dia.ts'

/** Where somebody types in a date: the part in hand (day, month, year) and the last one a figure went into. */
export type Typing = {
  part: number | null
  typed: number | null /** Some key was pressed in it. */
  keyed: boolean
  /** Figures and separators since its beginning; empty when they began in another part. */
  text: string
  /** It begins by its year, which a field of day, month and year would put into its day: `readDay` reads it as it stands. */
  year?: boolean
}
export const notTyping: Typing = { part: null, typed: null, keyed: false, text: '' }
const year = 2

const yearFirst = /^20\d\d[-/.]\d{0,2}(?:[-/.]\d{0,2})?$/

/** A key, before the field sees it. `stop`: the field has no use for it. */
export function onTypedKey(now: Typing, key: string): Typing & { stop: boolean } {
  const begins = now.text !== '' || (now.part ?? 0) === 0
  const text = begins && isTyped(key) ? now.text + key : ''
  const typing = { ...now, keyed: true, text, year: yearFirst.test(text) }
  if (typing.year) return { ...typing, stop: true }
  if (/^\d$/.test(key)) return { ...typing, typed: typing.part ?? 0, stop: false }
  if (!/^[/.\- ]$/.test(key) || typing.part === null) return { ...typing, stop: false }
  // After two figures the field has gone on by itself: the separator that follows goes nowhere.
  const part = typing.typed === typing.part ? Math.min(typing.part + 1, year) : typing.part
  return { ...typing, part, stop: true }
}

/** The field gives another part the hand: a click into the middle of an empty one begins at its day. */
export function onPart(typing: Typing, part: number | null, empty: boolean): Typing {
  if (part === null) return notTyping
  // The field tells of a press late: who types is further on by then.
  if (typing.text !== '' && part < (typing.part ?? 0)) return typing
  return { ...typing, part: empty && !typing.keyed ? 0 : part }
}

const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/
const local = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](?:00)?(\d{4}|\d\d)$/
const figures = /^(\d\d)(\d\d)(\d{4})$/

/** Years that a date of a trip, a factura or a payment can have: fewer figures are a year half typed. */
export const isYear = (anio: number) => anio >= 2000 && anio <= 2099

/** The day in a text typed or pasted whole, `yyyy-mm-dd`, `dd/mm/yyyy` or `ddmmyyyy`, as `yyyy-mm-dd`; null: it says none. */
export function readDay(text: string): string | null {
  const [, d = '', m = '', y = ''] = local.exec(text.trim()) ?? figures.exec(text.trim()) ?? []
  const [, anio = y.padStart(4, '20'), mes = m, dia = d] = iso.exec(text.trim()) ?? []
  return isYear(Number(anio)) ? parseDia(`${anio}-${mes.padStart(2, '0')}-${dia.padStart(2, '0')}`) : null
}
/** The day of what is being typed, once nothing is missing: `1/9/20` may still become 2026. */
export const wholeDay = (text: string) => (/^.{10}$|\d{4}$/.test(text) ? readDay(text) : null)
/** Figures and separators; the rest are keys that act. */
export const isTyped = (key: string) => /^[\d/.\- ]$/.test(key)
/** What was typed before there was a field for it, as it reads; nothing when some key acted. */
export const textOf = (keys: readonly string[]) => (keys.every(isTyped) ? keys.join('') : '')
/** What is typed year first, to be seen while the rest is missing: `2026-9` stands at its first day. */
export function seenSoFar(text: string): string | null {
  const [anio = '', mes = '', dia = ''] = text.split(/[-/.]/)
  return readDay(`${anio}-${Number(mes) || 1}-${Number(dia) || 1}`)
}

/** What a field shows, and what it told of it. */
export type Held<Day> = {
  shown: Day | null
  /** The value from outside that was last seen. */
  seen: string | null
  /** Told, and not yet seen as that value. */
  sent: (string | null)[]
}
/** Another value from outside. What the field itself told, however late it comes back, does not overwrite what is typed. */
export function onValue<Day>(now: Held<Day>, value: string | null, asDay: (dia: string) => Day): Held<Day> {
  const own = now.sent.indexOf(value)
  return own === -1
    ? { shown: value === null ? null : asDay(value), seen: value, sent: [] }
    : { ...now, seen: value, sent: now.sent.slice(own + 1) }
}
/** Another day shown: `tell` is what outside must hear, undefined when it has heard it. */
export function onShown<Day>(now: Held<Day>, shown: Day | null, dia: string | null) {
  const last = now.sent.length > 0 ? now.sent.at(-1) : now.seen
  return dia === last
    ? { held: { ...now, shown }, tell: undefined }
    : { held: { ...now, shown, sent: [...now.sent, dia] }, tell: dia }
}
