/**
 * For answers that come one by one and are written by the group: one write at a time, of all that came meanwhile.
 * `done` waits for the last and tells the first that failed.
 */
export function writeTogether<T>(write: (items: T[]) => Promise<void>): {
  add: (item: T) => void
  done: () => Promise<void>
} {
  const waiting: T[] = []
  const failures: unknown[] = []
  let writing: Promise<void> | null = null
  const run = async () => {
    while (waiting.length > 0)
      await write(waiting.splice(0)).catch((error: unknown) => {
        failures.push(error)
      })
    writing = null
  }
  return {
    add(item) {
      waiting.push(item)
      writing ??= run()
    },
    async done() {
      await writing
      if (failures.length > 0) throw failures[0]
    },
  }
}
