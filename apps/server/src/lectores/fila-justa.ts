type Turno<T> = { quien: string; cosa: T }

/** A queue that serves people in turn: whoever brings two hundred waits for nobody's second before everybody's first. */
export function createFilaJusta<T>(limite: { porPersona: number; total: number }) {
  const people = new Map<string, T[]>()
  let total = 0
  return {
    /** False when the person, or the queue, has as many waiting as it may. */
    push(quien: string, cosa: T): boolean {
      const own = people.get(quien) ?? []
      if (total >= limite.total || own.length >= limite.porPersona) return false
      own.push(cosa)
      people.set(quien, own)
      total++
      return true
    },
    /** The first of whoever's turn it is and may go on; then that person goes to the end of the line. */
    next(puede: (quien: string) => boolean): Turno<T> | undefined {
      for (const [quien, own] of people) {
        if (!puede(quien)) continue
        const cosa = own.shift()
        people.delete(quien)
        if (own.length > 0) people.set(quien, own)
        if (cosa === undefined) continue
        total--
        return { quien, cosa }
      }
      return undefined
    },
    /** Whether somebody of these waits. */
    has: (quien: (quien: string) => boolean): boolean => [...people.keys()].some(quien),
    /** Takes out one that will not wait any longer. */
    remove(quien: string, cosa: T): void {
      const own = people.get(quien)
      const at = own?.indexOf(cosa) ?? -1
      if (!own || at < 0) return
      own.splice(at, 1)
      total--
      if (own.length === 0) people.delete(quien)
    },
    get length(): number {
      return total
    },
  }
}
