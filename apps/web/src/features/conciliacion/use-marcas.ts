import type { MovimientoPorConciliar } from '@valija/contract/conciliacion.ts'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { Cola } from './use-cola.ts'

/** Rows chosen to act on many at once; with Shift, everything from the one before to this one. */
export function useMarcas({ filas, actual, isDone }: Cola) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const last = useRef<number | null>(null)
  const live = useMemo(
    () => filas.filter(({ movimientoID }) => ids.has(movimientoID) && !isDone(movimientoID)),
    [filas, ids, isDone],
  )
  const mark = useCallback(
    (id: number, range: boolean) => {
      const all = filas.map(({ movimientoID }) => movimientoID)
      const [a, b] = [range && last.current !== null ? all.indexOf(last.current) : -1, all.indexOf(id)]
      last.current = id
      const some = a === -1 ? [id] : all.slice(Math.min(a, b), Math.max(a, b) + 1)
      setIds((old) => {
        const next = new Set(old)
        const on = !old.has(id)
        for (const one of some) {
          if (on) next.add(one)
          else next.delete(one)
        }
        return next
      })
    },
    [filas],
  )
  const toggleActual = () => {
    if (actual !== null && !isDone(actual)) mark(actual, false)
  }
  const clear = useCallback(() => setIds(new Set()), [])
  /** Those that were acted on: what was marked since stays. */
  const drop = useCallback(
    (done: readonly MovimientoPorConciliar[]) =>
      setIds((old) => old.difference(new Set(done.map(({ movimientoID }) => movimientoID)))),
    [],
  )
  const all = useCallback(
    () =>
      setIds(
        new Set(
          filas
            .filter((fila: MovimientoPorConciliar) => !isDone(fila.movimientoID))
            .map((fila) => fila.movimientoID),
        ),
      ),
    [filas, isDone],
  )
  return { ids, filas: live, mark, toggleActual, clear, drop, all }
}
export type Marcas = ReturnType<typeof useMarcas>
