import { useInfiniteQuery } from '@tanstack/react-query'
import type { MovimientoPorConciliar } from '@valija/contract/conciliacion.ts'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Query } from '../../lib/api.ts'
import { colaQuery } from './queries.ts'

/** What became of a row in this visit: it stays in its place, dimmed, so that nothing moves under the hand. */
export type Hecho = {
  movimiento: MovimientoPorConciliar
  /** `enviando` until the server has said so; `vuelto`: it is left again, refused or undone. */
  estado: 'enviando' | 'hecho' | 'vuelto'
  texto: string
  /** When it was noted: rows fetched later know better. */
  desde: number
}

/** What is to be reviewed now, or what a person put aside for later. */
export type Lugar = 'porRevisar' | 'paraDespues'
type Fila = MovimientoPorConciliar
const none: ReadonlyMap<number, Hecho> = new Map()
const idOf = ({ movimientoID }: Fila) => movimientoID

/** Same order as the server's: by the column, then by id. */
const comparer = (orden: string) => {
  const sign = orden.startsWith('-') ? -1 : 1
  const campo = orden.replace('-', '') as 'fechaOperacion' | 'monto' | 'puntos'
  return (a: Fila, b: Fila) => {
    const [x, y] = [a[campo] ?? -1, b[campo] ?? -1]
    return sign * (x < y ? -1 : x > y ? 1 : a.movimientoID - b.movimientoID)
  }
}

/**
 * The rows to go through and the one in hand. Live changes bring rows in and take rows out; the one in hand stays, and
 * those done in this visit stay dimmed where they were.
 */
export function useCola(query: Query & { orden: string }, first: boolean) {
  const list = useInfiniteQuery(colaQuery(query))
  const { dataUpdatedAt } = list
  const [params, setParams] = useSearchParams()
  const [noted, setNoted] = useState<{ scope: string; map: ReadonlyMap<number, Hecho> }>({
    scope: '',
    map: none,
  })
  const asked = Number(params.get('movimiento')) || null
  const { orden } = query
  // With other filters it is another list: what was done in the one before is not shown in it.
  const scope = JSON.stringify(query)
  const hechos = noted.scope === scope ? noted.map : none

  const left = useMemo(() => list.data?.pages.flatMap(({ filas }) => filas) ?? [], [list.data])
  // The one in hand is kept as last seen: when somebody else takes it, its place stays.
  const [seen, setSeen] = useState<Fila | null>(null)
  const inHand = asked === null ? undefined : left.find((fila) => fila.movimientoID === asked)
  if (inHand !== undefined && inHand !== seen) setSeen(inHand)
  const filas = useMemo(() => {
    const all = new Map(left.map((fila) => [fila.movimientoID, fila]))
    // What an action answered is newer than a list fetched before it.
    for (const [id, { movimiento, desde }] of hechos)
      if (!all.has(id) || desde > dataUpdatedAt) all.set(id, movimiento)
    if (seen !== null && seen.movimientoID === asked && !all.has(seen.movimientoID))
      all.set(seen.movimientoID, seen)
    return [...all.values()].toSorted(comparer(orden))
  }, [left, hechos, orden, seen, asked, dataUpdatedAt])

  const leftIds = useMemo(() => new Set(left.map(idOf)), [left])
  /** What the row says of itself; undefined while it is simply left. */
  const hechoDe = useCallback(
    (id: number): Hecho | undefined => {
      const hecho = hechos.get(id)
      if (hecho === undefined || hecho.estado === 'enviando' || dataUpdatedAt <= hecho.desde) return hecho
      // A list fetched later knows better: undone elsewhere it is left again, taken by somebody else it is not.
      return leftIds.has(id) === (hecho.estado === 'hecho') ? undefined : hecho
    },
    [hechos, leftIds, dataUpdatedAt],
  )
  const isDone = useCallback(
    (id: number) => {
      const hecho = hechoDe(id)
      return hecho === undefined ? !leftIds.has(id) : hecho.estado !== 'vuelto'
    },
    [hechoDe, leftIds],
  )
  const open = filas.filter((fila) => !isDone(fila.movimientoID))
  // Nothing asked for yet: the first one that is left; where the list comes first, none.
  const actual = asked ?? (first ? (open[0]?.movimientoID ?? null) : null)

  const ir = useCallback(
    (id: number | null, push = false) =>
      setParams(
        (old) => {
          const next = new URLSearchParams(old)
          if (id === null) next.delete('movimiento')
          else next.set('movimiento', String(id))
          return next
        },
        // At once, not when there is time: a key pressed right after acts on the row it went to.
        { replace: !push, preventScrollReset: true, flushSync: true },
      ),
    [setParams],
  )
  // Another list begins at its own first row.
  const before = useRef(scope)
  useEffect(() => {
    if (before.current === scope) return
    before.current = scope
    ir(null)
  }, [scope, ir])
  /** The neighbour in the list, done or not: the arrows go over everything that is seen. */
  const step = useCallback(
    (by: 1 | -1) => {
      const at = filas.findIndex((fila) => fila.movimientoID === actual)
      const to = filas[at === -1 ? 0 : Math.min(Math.max(at + by, 0), filas.length - 1)]
      if (to) ir(to.movimientoID)
    },
    [filas, actual, ir],
  )
  /** The next one that is left after this one; past the end, the first one that is left. */
  const nextLeft = useCallback(
    (after: number, without: ReadonlySet<number> = new Set()): number | null => {
      const at = filas.findIndex((fila) => fila.movimientoID === after)
      const rest = [...filas.slice(at + 1), ...filas.slice(0, Math.max(at, 0))]
      return rest.map(idOf).find((id) => id !== after && !isDone(id) && !without.has(id)) ?? null
    },
    [filas, isDone],
  )
  const setHecho = useCallback(
    (movimiento: Fila, hecho: Pick<Hecho, 'estado' | 'texto'> | null) =>
      setNoted((old) => {
        const map = new Map(old.scope === scope ? old.map : none)
        if (hecho === null) map.delete(movimiento.movimientoID)
        else map.set(movimiento.movimientoID, { movimiento, desde: Date.now(), ...hecho })
        return { scope, map }
      }),
    [scope],
  )
  const page = list.data?.pages[0]
  // Those done here and still on the pages fetched before are no longer left.
  const doneOnPage = left.filter((fila) => isDone(fila.movimientoID)).length
  return {
    filas,
    open,
    hechoDe,
    isDone,
    actual,
    ir,
    step,
    nextLeft,
    setHecho,
    total: page?.total ?? null,
    totalTopado: page?.totalTopado === true,
    pendientes: Math.max((page?.total ?? 0) - doneOnPage, 0),
    loading: list.isPending,
    error: list.data === undefined ? list.error : null,
    retry: () => void list.refetch(),
    more: list.hasNextPage ? () => void list.fetchNextPage() : null,
    loadingMore: list.isFetchingNextPage,
  }
}
export type Cola = ReturnType<typeof useCola>
