const SLOTS = 256
/** No name or address of the SAT's is longer; what is, is cut out each time. */
export const MAX_LENGTH = 64
const held: (string | undefined)[] = Array.from({ length: SLOTS })

/** Kept as the names of properties are, one of each: those of the table are found, and told apart, by where they lie. */
function kept(name: string): string {
  const holder: Record<string, 0> = Object.create(null)
  holder[name] = 0
  return Object.keys(holder)[0]!
}

/**
 * The name that stands in the text from `from` to `to`. Documents repeat a few dozen names: answering always with
 * the same string spares cutting it out and hashing it again for every element.
 */
export function nameIn(text: string, from: number, to: number): string {
  const length = to - from
  const slot =
    (length * 31 + text.charCodeAt(to - 1) * 7 + text.charCodeAt(from + (length >> 1))) & (SLOTS - 1)
  const known = held[slot]
  const name = text.slice(from, to)
  if (known === name) return known
  if (length > MAX_LENGTH) return name
  return (held[slot] = kept(name))
}
