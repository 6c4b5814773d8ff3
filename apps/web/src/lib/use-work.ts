import { useCallback, useState } from 'react'

/** Work that ends by leaving the screen answers this: nothing more is given to what is on its way out. */
export const seVa = Symbol('se va')

const idle = { busy: false, what: null }

/**
 * What a press of a button started: whether it still works, which one where several are told apart, and why the last one
 * failed. `fail` tells of what failed elsewhere, or (with null) that it is over.
 */
export function useWork<K extends string = string>() {
  const [state, setState] = useState<{ busy: boolean; what: K | null }>(idle)
  const [failure, fail] = useState<unknown>(null)
  const run = useCallback(async (work: () => Promise<unknown>, what: K | null = null): Promise<void> => {
    setState({ busy: true, what })
    fail(null)
    try {
      if ((await work()) === seVa) return
    } catch (reason) {
      fail(reason)
    }
    setState(idle)
  }, [])
  return { ...state, failure, run, fail }
}
