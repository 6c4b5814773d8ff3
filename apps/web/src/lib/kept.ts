import { use, useCallback, useMemo, useSyncExternalStore } from 'react'
import { SesionContext } from './sesion.ts'

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
const readText = (key: string): string => {
  try {
    return localStorage.getItem(key) ?? 'null'
  } catch {
    return 'null'
  }
}
const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * What this person chose, kept in this browser under their own name: another who signs in here finds their own. `read`
 * takes whatever lies there, which may be of an older version or of nobody.
 */
export function useKept<T>(name: string, read: (raw: unknown) => T): [T, (value: T) => void] {
  const key = `valija-${name}-${use(SesionContext)?.usuarioId ?? ''}`
  const text = useSyncExternalStore(subscribe, () => readText(key))
  const save = useCallback(
    (value: T) => {
      try {
        localStorage.setItem(key, JSON.stringify(value))
      } catch {
        // a full or closed storage keeps nothing
      }
      for (const listener of listeners) listener()
    },
    [key],
  )
  return [useMemo(() => read(parse(text)), [read, text]), save]
}

export const isRecord = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw)
