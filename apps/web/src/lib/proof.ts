import { useSyncExternalStore } from 'react'
import { createListeners } from './listeners.ts'

let asking: { promise: Promise<boolean>; resolve: (shown: boolean) => void } | null = null
const { subscribe, tell } = createListeners()

/** Has the person show who they are; true once they did. Several calls at once wait for one answer. */
export function askProof(): Promise<boolean> {
  if (asking === null) {
    asking = Promise.withResolvers<boolean>()
    tell()
  }
  return asking.promise
}
export function answerProof(shown: boolean): void {
  asking?.resolve(shown)
  asking = null
  tell()
}
/** Whether some call waits for it. */
export const useProofAsked = (): boolean => useSyncExternalStore(subscribe, () => asking !== null)
