import type { ClaseHallada } from '@valija/contract/buscar.ts'
import { useEffect } from 'react'
import { useSesion } from './sesion.ts'

const storageKey = 'valija-recientes'
const cuantos = 6

/** Something a person opened: how it is told and where it is. */
export type Reciente = { clase: ClaseHallada; titulo: string; detalle: string; to: string }
type Guardado = { usuarioId: string; entradas: Reciente[] }

/** The last things this person opened in this browser, the newest first; another person's are never shown. */
export function readRecientes(usuarioId: string): Reciente[] {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Guardado | null
    return kept?.usuarioId === usuarioId ? kept.entradas : []
  } catch {
    return []
  }
}

export function keepReciente(usuarioId: string, entrada: Reciente): void {
  const others = readRecientes(usuarioId).filter(({ to }) => to !== entrada.to)
  const kept: Guardado = { usuarioId, entradas: [entrada, ...others].slice(0, cuantos) }
  try {
    localStorage.setItem(storageKey, JSON.stringify(kept))
  } catch {
    // a full or closed storage keeps nothing
  }
}

export const forgetRecientes = (): void => localStorage.removeItem(storageKey)

/** Told by the screen that shows one thing, once it knows its name. */
export function useReciente(entrada: Reciente | null): void {
  const { usuarioId } = useSesion()
  const text = JSON.stringify(entrada)
  useEffect(() => {
    const known = JSON.parse(text) as Reciente | null
    if (known !== null) keepReciente(usuarioId, known)
  }, [usuarioId, text])
}
