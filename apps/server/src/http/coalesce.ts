/**
 * Lets the first of equal notices through at once; those that follow within `ms` become one, told when that time is over.
 * A notice says that something changed and is answered by reading it anew, so the last of them always counts.
 */
export function coalesce(deliver: (notice: string) => void, ms: number) {
  const resting = new Map<string, { again: boolean; timer: NodeJS.Timeout }>()
  const rest = (notice: string): void => {
    const timer = setTimeout(() => {
      const { again } = resting.get(notice) ?? { again: false }
      resting.delete(notice)
      if (again) tell(notice)
    }, ms).unref()
    resting.set(notice, { again: false, timer })
  }
  const tell = (notice: string): void => {
    const one = resting.get(notice)
    if (one) {
      one.again = true
      return
    }
    rest(notice)
    deliver(notice)
  }
  return {
    tell,
    stop: () => {
      for (const { timer } of resting.values()) clearTimeout(timer)
      resting.clear()
    },
  }
}
