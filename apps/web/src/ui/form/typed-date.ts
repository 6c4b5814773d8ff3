/** Where somebody types in a date: the part in hand (day, month, year) and the last one a figure went into. */
export type Typing = {
  part: number | null
  typed: number | null /** Some key was pressed in it. */
  keyed: boolean
}
export const notTyping: Typing = { part: null, typed: null, keyed: false }
const year = 2

/** A key, before the field sees it. `stop`: it is a separator, and the field has no use for it. */
export function onTypedKey(now: Typing, key: string): Typing & { stop: boolean } {
  const typing = { ...now, keyed: true }
  if (/^\d$/.test(key)) return { ...typing, typed: typing.part, stop: false }
  if (!/^[/.\- ]$/.test(key) || typing.part === null) return { ...typing, stop: false }
  // After two figures the field has gone on by itself: the separator that follows goes nowhere.
  const part = typing.typed === typing.part ? Math.min(typing.part + 1, year) : typing.part
  return { ...typing, part, stop: true }
}

/** The field gives another part the hand: a click into the middle of an empty one begins at its day. */
export function onPart(typing: Typing, part: number | null, empty: boolean): Typing {
  if (part === null) return notTyping
  return { ...typing, part: empty && !typing.keyed ? 0 : part }
}
