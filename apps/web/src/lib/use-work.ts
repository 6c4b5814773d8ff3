import { useState } from 'react'

/** What a press of a button started: whether it still works, which one, and why the last one failed. */
export function useWork<K extends string = 'si'>() {
  const [busy, setBusy] = useState<K | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const run = async (what: K, work: () => Promise<unknown>): Promise<void> => {
    setBusy(what)
    setFailure(null)
    try {
      await work()
    } catch (reason) {
      setFailure(reason)
    } finally {
      setBusy(null)
    }
  }
  return { busy, failure, run }
}
