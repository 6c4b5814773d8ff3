import { useSyncExternalStore } from 'react'

let asking: { promise: Promise<boolean>; resolve: (shown: boolean) => void } | null = null
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

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
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
/** Whether some call waits for it. */
export const useProofAsked = (): boolean => useSyncExternalStore(subscribe, () => asking !== null)
