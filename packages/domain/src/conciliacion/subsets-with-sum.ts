type Limites = { from: number; to: number; limit: number }

/** Places of the values that add up to the sum, by sets of `from` to `to` values, the first ones preferred; `limit` sets at most. */
export function subsetsWithSum(
  values: readonly number[],
  sum: number,
  { from, to, limit }: Limites,
): number[][] {
  const found: number[][] = []
  const walk = (at: number, chosen: readonly number[], left: number): void => {
    if (found.length >= limit) return
    if (left === 0) {
      if (chosen.length >= from) found.push([...chosen])
      return
    }
    if (chosen.length === to) return
    for (let i = at; i < values.length; i++) {
      const value = values[i] ?? 0
      if (value > 0 && value <= left) walk(i + 1, [...chosen, i], left - value)
    }
  }
  walk(0, [], sum)
  return found
}
