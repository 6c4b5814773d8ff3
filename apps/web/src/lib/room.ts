/** The header in which the server says how full a person's room is, in percent, from the part on where it is to be told. */
export const lleno = 'x-valija-lleno'

let told = 0
const listeners = new Set<(percent: number) => void>()
/** Hears each new percent once. */
export function onFuller(listener: (percent: number) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export function noteRoom(header: string | null): void {
  const percent = Number(header ?? 0)
  if (percent > told) for (const listener of listeners) listener(percent)
  told = percent
}
