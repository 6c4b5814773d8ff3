import { type ArchivoPendiente, forgetPending, keepPending } from './pending-files.ts'

/** The longest that reading, or a browser that does not answer for what it keeps, holds the upload up, in milliseconds. */
const espera = 2000
export const atMost = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, espera))])

/** What has not left yet is kept in this browser until it has; with `keeps` false, nothing is. */
export function createGuarda(keeps: boolean) {
  /** What was dropped is kept before it is forgotten. */
  let kept: Promise<unknown> = Promise.resolve()
  const hechas: string[] = []
  let forgetting = false
  /** Nobody waits for it, and what is done meanwhile goes together: one kept for longer is sent again and known by the server. */
  const forget = (claves: readonly string[]) => {
    hechas.push(...claves)
    if (!keeps || forgetting || hechas.length === 0) return
    forgetting = true
    void atMost(kept.then(() => forgetPending(hechas.splice(0)))).then(() => {
      forgetting = false
      forget([])
    })
  }
  return {
    keep: (nuevos: readonly ArchivoPendiente[]) => {
      if (keeps) kept = Promise.all([kept, keepPending(nuevos)])
    },
    kept: () => kept,
    forget,
  }
}
