/**
 * Hands on the first notice at once; those that follow within `ms` go together when that time is over, equal ones as one.
 * A notice says that something changed and is answered by reading it anew, so the last of them always counts.
 */
export function gatherNotices(deliver: (notices: string[]) => void, ms: number) {
  const waiting = new Set<string>()
  let resting: NodeJS.Timeout | undefined
  const hand = (): void => {
    const notices = [...waiting]
    waiting.clear()
    resting = setTimeout(() => {
      resting = undefined
      if (waiting.size > 0) hand()
    }, ms).unref()
    deliver(notices)
  }
  return {
    tell: (notice: string): void => {
      waiting.add(notice)
      if (resting === undefined) hand()
    },
    stop: (): void => {
      clearTimeout(resting)
      waiting.clear()
    },
  }
}
