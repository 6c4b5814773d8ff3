import { useSyncExternalStore } from 'react'

/** Follows a media query: `useMedia('(max-width: 767px)')`. */
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
/** Below 768: grids are cards, the drawer is temporary, dialogs fill the screen. */
export const phoneQuery = '(max-width: 767.95px)'
export const usePhone = (): boolean => useMedia(phoneQuery)
