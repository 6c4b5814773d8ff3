import { useCallback, useSyncExternalStore } from 'react'
import { isRecord, useKept } from '../../lib/kept.ts'
import { rowsByHeight } from './rows-by-height.ts'

/** Rows a page may be asked to have. */
export const tamanos = [15, 30, 50, 100] as const
export type Filas = 'auto' | (typeof tamanos)[number]

type Look = { compacta: boolean; filas: Readonly<Record<string, Filas>> }
const isFilas = (raw: unknown): raw is Filas => raw === 'auto' || tamanos.some((one) => one === raw)
const readLook = (raw: unknown): Look => {
  const { compacta, filas } = isRecord(raw) ? raw : {}
  return {
    compacta: compacta === true,
    filas: isRecord(filas)
      ? Object.fromEntries(
          Object.entries(filas).flatMap(([lista, one]) => (isFilas(one) ? [[lista, one]] : [])),
        )
      : {},
  }
}

const onResize = (listener: () => void) => {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

export type Paging = { filas: number; chosen: Filas; choose: (filas: Filas) => void }
/**
 * How this person likes lists: close or wide rows in all of them, and how many rows in each. `whole` is a list that has
 * its screen to itself, so that the height of the window says something.
 */
export function usePaging(lista: string, usual: number, whole: boolean): Paging {
  const [look, save] = useKept('listas', readLook)
  const chosen = look.filas[lista] ?? 'auto'
  const fit = useSyncExternalStore(onResize, () =>
    whole ? rowsByHeight(window.innerHeight, usual, look.compacta) : usual,
  )
  const choose = useCallback(
    (filas: Filas) => save({ ...look, filas: { ...look.filas, [lista]: filas } }),
    [save, look, lista],
  )
  return { filas: chosen === 'auto' ? fit : chosen, chosen, choose }
}

export function useCompact(): [boolean, (compacta: boolean) => void] {
  const [look, save] = useKept('listas', readLook)
  return [look.compacta, (compacta) => save({ ...look, compacta })]
}
