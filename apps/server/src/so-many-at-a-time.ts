/** Runs work under a key, at most so many of it at a time; the rest waits in the order it came. */
export function soManyAtATime(limit: number) {
  const held = new Map<string, { underWay: number; waiting: (() => void)[] }>()
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const own = held.get(key) ?? { underWay: 0, waiting: [] }
    held.set(key, own)
    // Whoever leaves gives its place to the next.
    if (own.underWay === limit) await new Promise<void>((resolve) => own.waiting.push(resolve))
    else own.underWay++
    try {
      return await work()
    } finally {
      const next = own.waiting.shift()
      if (next) next()
      else if (--own.underWay === 0) held.delete(key)
    }
  }
}
