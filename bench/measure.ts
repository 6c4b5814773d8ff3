const rounds = 200
const at = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
export const round = (n: number) => Math.round(n * 100) / 100

/** Everything takes turns within each round, so that the ratios hold on a machine that others use. */
export async function measure(
  works: Record<string, () => Promise<unknown>>,
): Promise<Record<string, { p50: number; p99: number }>> {
  const times = new Map<string, number[]>(Object.keys(works).map((name) => [name, []]))
  for (let i = -20; i < rounds; i++)
    for (const [name, work] of Object.entries(works)) {
      const start = performance.now()
      await work()
      if (i >= 0) times.get(name)?.push(performance.now() - start)
    }
  return Object.fromEntries(
    [...times].map(([name, all]) => {
      all.sort((a, b) => a - b)
      return [name, { p50: round(at(all, 0.5)), p99: round(at(all, 0.99)) }]
    }),
  )
}
