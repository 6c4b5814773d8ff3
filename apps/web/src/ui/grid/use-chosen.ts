import type { Pagina } from '@valija/contract/lista.ts'
import { contar } from '@valija/contract/message-type.ts'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { useNavigationType } from 'react-router'
import type { GridProps } from './grid-props.ts'
import { readEveryPage } from './read-every-page.ts'
import { useSelection } from './use-selection.ts'

/** What one call takes, unless the list says otherwise. */
const deUnaVez = 500

type Options<F> = Pick<GridProps<F>, 'name' | 'source' | 'state' | 'rowId' | 'noun' | 'selection'> & {
  page: Pagina<F> | undefined
  rows: F[]
  /** The rows are those of the list asked for, and there are some. */
  there: boolean
  onError: (error: unknown) => void
}

/** The rows chosen, and what takes in the rest of the list. `bulk`: there are some, and something may be done with them. */
export function useChosen<F>({
  name,
  source,
  state,
  rowId,
  noun,
  selection,
  page,
  rows,
  there,
  onError,
}: Options<F>) {
  const scope = `${source.path}?${JSON.stringify(state.filters)}`
  const chosen = useSelection({ rows, rowId, scope, name, initial: selection?.initial })
  const { count } = chosen.api
  // Gone back to, it is as it was left, though they had come for the whole list.
  const left = useNavigationType() === 'POP' && chosen.restored
  const refuse = selection?.refuse
  const max = selection?.max ?? deUnaVez
  const canSelect = useCallback((row: F) => (refuse?.(row) ?? null) === null, [refuse])
  const chooseAll = useChooseAll({
    read: () => readEveryPage(source, state.filterQuery, { max }),
    choose: (all) => chosen.setRows(all.filter(canSelect)),
    onError,
    // Whoever comes for the whole list need not choose it.
    atOnce: selection?.everything === true && there && !left ? scope : null,
    ended: selection?.everything !== true,
  })
  const all = page === undefined || page.totalTopado || page.total > max || page.total <= count
  const onPage = rows.filter((row) => chosen.ids.has(rowId(row))).length
  return {
    ...chosen,
    refuse,
    bulk: selection !== undefined && count > 0,
    onPage: onPage === count ? undefined : onPage,
    everyRow: all
      ? undefined
      : { text: interfaz.seleccionarTodo({ cuantos: contar(page.total, ...noun) }), onClick: chooseAll },
  }
}

type ChooseAll<F> = {
  read: () => Promise<F[]>
  choose: (rows: F[]) => void
  onError: (error: unknown) => void
  /** The list whose rows are all chosen as soon as they are there, once for each; null for none. */
  atOnce: string | null
  /** Nothing is chosen by itself any more: the same list may be again. */
  ended: boolean
}
/** Chooses every row of a list, of all its pages. */
function useChooseAll<F>({ read, choose, onError, atOnce, ended }: ChooseAll<F>): () => void {
  const chosenScope = useRef<string | null>(null)
  const chooseAll = () => void read().then(choose).catch(onError)
  const chooseOnce = useEffectEvent((scope: string) => {
    if (chosenScope.current === scope) return
    chosenScope.current = scope
    chooseAll()
  })
  useEffect(() => {
    if (ended) chosenScope.current = null
    else if (atOnce !== null) chooseOnce(atOnce)
  }, [ended, atOnce])
  return chooseAll
}
