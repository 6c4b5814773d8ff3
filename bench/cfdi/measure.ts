const medianOf = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[sorted.length >> 1]!
}

/** Seconds of CPU this thread has had: time in which others used the machine does not count. */
const now = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1e6
}

/** Short turns and many of them: what else the machine does then slows all contenders alike. */
const ROUNDS = 25
const SECONDS_PER_TURN = 0.03

/** Median seconds of CPU per call of each contender; they take turns within every round after a common warm-up. */
export function compare<K extends string>(contenders: Record<K, () => unknown>): Record<K, number> {
  const names = Object.keys(contenders) as K[]
  const turns = new Map<K, number>()
  for (const name of names) {
    const work = contenders[name]
    let calls = 0
    const until = now() + 0.25
    do {
      work()
      calls++
    } while (now() < until)
    turns.set(name, Math.max(1, Math.round((calls * SECONDS_PER_TURN) / 0.25)))
  }
  const rounds = new Map<K, number[]>(names.map((name) => [name, []]))
  for (let round = 0; round < ROUNDS; round++)
    for (const name of names) {
      const work = contenders[name]
      const calls = turns.get(name)!
      const start = now()
      for (let i = 0; i < calls; i++) work()
      rounds.get(name)!.push((now() - start) / calls)
    }
  return Object.fromEntries(names.map((name) => [name, medianOf(rounds.get(name)!)])) as Record<K, number>
}
