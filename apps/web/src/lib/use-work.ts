import { useState } from 'react'

/** Work that ends by leaving the screen answers this: nothing more is given to what is on its way out. */
export const seVa = Symbol('se va')

/** What a press of a button started: whether it still works, which one, and why the last one failed. */
export function useWork<K extends string = 'si'>() {
  const [busy, setBusy] = useState<K | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const run = async (what: K, work: () => Promise<unknown>): Promise<void> => {
    setBusy(what)
    setFailure(null)
    try {
      if ((await work()) === seVa) return
    } catch (reason) {
      setFailure(reason)
    }
    setBusy(null)
  }
  return { busy, failure, run }
}
