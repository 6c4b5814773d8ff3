import { createHash } from 'node:crypto'
import type { prefijosUuid } from '../sat/consulta.ts'

export type Destino = keyof typeof prefijosUuid

/** A uuid that follows from its seed; its first group tells the simulated SAT the document's fate. */
export const uuidDe = (prefijo: string | null, ...semilla: readonly (string | number)[]): string => {
  const h = createHash('sha256').update(semilla.join('\u0000')).digest('hex').toUpperCase()
  // Never one of the reserved prefixes by chance: those do not begin with a digit 0-9 followed by F.
  const primero = prefijo ?? `9F${h.slice(2, 8)}`
  return `${primero}-${h.slice(8, 12)}-4${h.slice(13, 16)}-A${h.slice(17, 20)}-${h.slice(20, 32)}`
}
