import { useSyncExternalStore } from 'react'
import { createListeners } from '../lib/listeners.ts'
import type { Tono } from './tokens.ts'

export type ToastData = { id: number; text: string; title?: string; tono: Tono; ms: number }

let toasts: ToastData[] = []
let last = 0
const { subscribe, tell } = createListeners()
const set = (next: ToastData[]) => {
  toasts = next
  tell()
}

/** How long each kind of toast stays; hover or focus holds it. */
export const toastMs = { bienvenida: 2000, invitacion: 4000, registro: 6000, otro: 6000 } as const

/**
 * A passing word at the bottom left, for what went well: `toast('Lote guardado')`. Errors, and anything with an action,
 * are notices inside the page instead. Answers its id, for `dismissToast` when it is no longer true.
 */
export function toast(
  text: string,
  { kind = 'otro', tono = 'ok', title }: { kind?: keyof typeof toastMs; tono?: Tono; title?: string } = {},
): number {
  last += 1
  set([...toasts, { id: last, text, title, tono, ms: toastMs[kind] }].slice(-3))
  return last
}
export const dismissToast = (id: number): void => set(toasts.filter((one) => one.id !== id))

export const useToasts = (): ToastData[] => useSyncExternalStore(subscribe, () => toasts)
