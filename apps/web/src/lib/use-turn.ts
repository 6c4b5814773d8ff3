import { useEffect, useRef } from 'react'

/**
 * One thing in hand after another: each `begin`, and leaving the screen, ends what was asked about the one before, so that
 * its late answer finds nobody waiting for it. `now` is the signal of the one in hand.
 */
export function useTurn(): { begin: () => AbortSignal; now: () => AbortSignal } {
  const turn = useRef(new AbortController())
  useEffect(() => {
    // In development React leaves every screen once and comes back.
    if (turn.current.signal.aborted) turn.current = new AbortController()
    return () => turn.current.abort()
  }, [])
  return {
    begin() {
      turn.current.abort()
      turn.current = new AbortController()
      return turn.current.signal
    },
    now: () => turn.current.signal,
  }
}
