import { ownCopy } from '../own-copy.ts'

const SLOTS = 256
const held: (string | undefined)[] = Array.from({ length: SLOTS })

/**
 * The name that stands in the text from `from` to `to`. Documents repeat a few dozen names: answering always with
 * the same string spares cutting it out and hashing it again for every element.
 */
export function nameIn(text: string, from: number, to: number): string {
  const length = to - from
  const slot =
    (length * 31 + text.charCodeAt(to - 1) * 7 + text.charCodeAt(from + (length >> 1))) & (SLOTS - 1)
  const known = held[slot]
  if (known !== undefined && known.length === length && text.startsWith(known, from)) return known
  const name = text.slice(from, to)
  if (length > 48) return name
  return (held[slot] = ownCopy(name))
}
