import { useCallback, useEffect, useMemo, useState } from 'react'
import { inHand } from '../../lib/in-hand.ts'
import type { SelectionApi } from './grid-types.ts'

type Options<F> = {
  rows: F[]
  rowId: (row: F) => string
  /** Another list (a tab): the selection of the one before ends. */
  scope: string
  /** The list's own name: what was chosen is there again for who looked at another screen. */
  name: string
  initial?: readonly F[]
}

/** Rows chosen across pages, each with its last known values, so that their sum stays true. `restored`: some were left from before. */
export function useSelection<F>({ rows, rowId, scope, name, initial }: Options<F>) {
  const key = `elegidas ${name} ${scope}`
  const [chosen, setChosen] = useState<{ scope: string; map: ReadonlyMap<string, F> }>(() => ({
    scope,
    map: new Map((initial ?? inHand<readonly F[]>(key).get() ?? []).map((row) => [rowId(row), row])),
  }))
  const map = useMemo(() => {
    if (chosen.scope !== scope) return new Map<string, F>()
    const fresh = new Map(rows.map((row) => [rowId(row), row]))
    return new Map([...chosen.map].map(([id, row]) => [id, fresh.get(id) ?? row]))
  }, [chosen, scope, rows, rowId])

  const setIds = useCallback(
    (ids: ReadonlySet<string>) => {
      const known = new Map([...map, ...rows.map((row): [string, F] => [rowId(row), row])])
      const next = new Map<string, F>()
      for (const id of ids) {
        const row = known.get(id)
        if (row !== undefined) next.set(id, row)
      }
      setChosen({ scope, map: next })
    },
    [map, rows, rowId, scope],
  )
  const toggle = useCallback(
    (id: string) => {
      const ids = new Set(map.keys())
      if (!ids.delete(id)) ids.add(id)
      setIds(ids)
    },
    [map, setIds],
  )
  /** Beyond the page on the screen; what a hand took out since they were asked for stays out, and what it ended, ended. */
  const setRows = useCallback(
    (all: readonly F[]) =>
      setChosen((now) => {
        const ended = map.size > 0 && now.map.size === 0
        if (now !== chosen && (now.scope !== scope || ended)) return now
        const fresh = new Map(all.map((row) => [rowId(row), row]))
        for (const id of map.keys()) if (now.scope === scope && !now.map.has(id)) fresh.delete(id)
        return { scope, map: fresh }
      }),
    [chosen, map, scope, rowId],
  )
  const clear = useCallback(() => setChosen({ scope, map: new Map() }), [scope])
  const drop = useCallback(
    (ids: readonly string[]) =>
      setChosen(({ scope, map }) => ({ scope, map: new Map([...map].filter(([id]) => !ids.includes(id))) })),
    [],
  )
  const api: SelectionApi<F> = useMemo(() => {
    const all = [...map.values()]
    return {
      rows: all,
      count: all.length,
      clear,
      drop,
    }
  }, [map, clear, drop])
  useEffect(() => {
    const mano = inHand<readonly F[]>(key)
    if (api.count === 0) mano.forget()
    else mano.keep(api.rows)
  }, [key, api])
  const [restored] = useState(map.size > 0)
  return { ids: useMemo(() => new Set(map.keys()), [map]), restored, setIds, setRows, toggle, api }
}
