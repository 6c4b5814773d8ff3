import { useEffect, useSyncExternalStore } from 'react'
import { createListeners } from './listeners.ts'

const storageKey = 'valija-teclas'
let on = localStorage.getItem(storageKey) !== 'no'
export type KeyEntry = { keys: readonly string[]; text: string }
let groups: ReadonlyMap<string, readonly KeyEntry[]> = new Map()
const { subscribe, tell: changed } = createListeners()

/** For a listener of one's own; components use `useKeysOn`. */
export const keysOn = (): boolean => on

/** Single-key shortcuts can be switched off: some people's tools press letters. */
export const useKeysOn = (): [boolean, (value: boolean) => void] => [
  useSyncExternalStore(subscribe, () => on),
  (value) => {
    on = value
    localStorage.setItem(storageKey, value ? 'si' : 'no')
    changed()
  },
]

/** Letters go to the field that has the focus, not to shortcuts. */
export const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role=combobox]') !== null)

/** One key, never while typing, in a dialog opened over it, or with a modifier: `useShortcut('?', help)`. */
export function useShortcut(key: string, run: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!on || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key.toLowerCase() !== key.toLowerCase() || typing(event.target)) return
      if (document.querySelector('[role=dialog][aria-modal=true]') !== null) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [key, run])
}

/** Tells the `?` panel which keys a screen has; `entries` declared outside the component. */
export function useKeyHelp(group: string, entries: readonly KeyEntry[]): void {
  useEffect(() => {
    groups = new Map([...groups, [group, entries]])
    changed()
    return () => {
      groups = new Map([...groups].filter(([name]) => name !== group))
      changed()
    }
  }, [group, entries])
}
export const useKeyGroups = (): ReadonlyMap<string, readonly KeyEntry[]> =>
  useSyncExternalStore(subscribe, () => groups)
