import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Query } from '../../lib/api.ts'
import { withParams } from '../../lib/with-params.ts'
import { colaOf, type Fila, type Hecho, hechosIn, nadaNotado, note } from './cola.ts'
import { colaQuery } from './conciliacion-calls.ts'

/** What is to be reviewed now, or what a person put aside for later. */
export type Lugar = 'porRevisar' | 'paraDespues'

/**
 * The rows to go through and the one in hand. Live changes bring rows in and take rows out; the one in hand stays, and
 * those done in this visit stay dimmed where they were.
 */
export function useCola(query: Query & { orden: string }, first: boolean) {
  const list = useInfiniteQuery(colaQuery(query))
  const [params, setParams] = useSearchParams()
  const [notado, setNotado] = useState(nadaNotado)
  const asked = Number(params.get('movimiento')) || null
  const { orden } = query
  const scope = JSON.stringify(query)
  const hechos = hechosIn(notado, scope)

  const left = useMemo(() => list.data?.pages.flatMap(({ filas }) => filas) ?? [], [list.data])
  const [seen, setSeen] = useState<Fila | null>(null)
  const inHand = asked === null ? undefined : left.find((fila) => fila.movimientoID === asked)
  if (inHand !== undefined && inHand !== seen) setSeen(inHand)
  const fetchedAt = list.dataUpdatedAt
  const { neighbour, doneOnPage, ...cola } = useMemo(
    () => colaOf({ left, fetchedAt, hechos, orden, asked, seen, first }),
    [left, fetchedAt, hechos, orden, asked, seen, first],
  )

  const ir = useCallback(
    (id: number | null, push = false) =>
      setParams(
        (old) => withParams(old, { movimiento: id === null ? null : String(id) }),
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
  const step = useCallback(
    (by: 1 | -1) => {
      const to = neighbour(by)
      if (to !== null) ir(to)
    },
    [neighbour, ir],
  )
  const setHecho = useCallback(
    (movimiento: Fila, hecho: Pick<Hecho, 'estado' | 'texto'> | null) => {
      // What was begun in the list before says nothing of this one.
      if (before.current === scope)
        setNotado((old) => note(old, { scope, movimiento, hecho, desde: Date.now() }))
    },
    [scope],
  )
  const page = list.data?.pages[0]
  return {
    ...cola,
    ir,
    step,
    setHecho,
    total: page?.total ?? null,
    totalTopado: page?.totalTopado === true,
    recientes: page?.recientes,
    pendientes: Math.max((page?.total ?? 0) - doneOnPage, 0),
    loading: list.isPending,
    error: list.data === undefined ? list.error : null,
    more: list.hasNextPage ? () => void list.fetchNextPage() : null,
    loadingMore: list.isFetchingNextPage,
  }
}
export type Cola = ReturnType<typeof useCola>
