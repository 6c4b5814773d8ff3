import { useCallback, useRef, useState } from 'react'

/** Work that ends by leaving the screen answers this: nothing more is given to what is on its way out. */
export const seVa = Symbol('se va')

/**
 * What presses of buttons started: whether any of it still goes on (`busy`), or one where several are told apart
 * (`doing('pdf')`), and why the last one failed. What is told apart and pressed again while it goes on is not begun twice. `fail` tells of what failed elsewhere, or (with null) that it is over.
 */
export function useWork<K extends string = string>() {
  const [running, setRunning] = useState<readonly (K | null)[]>([])
  const [failure, fail] = useState<unknown>(null)
  const named = useRef(new Set<K>())
  const run = useCallback(async (work: () => Promise<unknown>, what: K | null = null): Promise<void> => {
    if (what !== null && named.current.has(what)) return
    if (what !== null) named.current.add(what)
    setRunning((all) => [...all, what])
    fail(null)
    try {
      if ((await work()) === seVa) return
    } catch (reason) {
      fail(reason)
    }
    if (what !== null) named.current.delete(what)
    // Its own place only: what another press started goes on.
    setRunning((all) => all.filter((_, i) => i !== all.indexOf(what)))
  }, [])
  return { busy: running.length > 0, doing: (what: K) => running.includes(what), failure, run, fail }
}
