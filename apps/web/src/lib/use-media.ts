import { useSyncExternalStore } from 'react'
import { phoneQuery } from './widths.ts'

/** Follows a media query of `widths.ts`. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
  )
}
export const usePhone = (): boolean => useMedia(phoneQuery)
