import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Pagina } from '@valija/contract/lista.ts'
import type { Query } from '../../lib/api.ts'
import type { Tema } from '../../lib/query-client.ts'
import type { ListState } from './use-list-state.ts'

export type ListSource<F, P extends Pagina<F> = Pagina<F>> = {
  /** Address of the list, as its call says: `...lotesApi.listar.list()`. Its export is the same plus `/exportar`. */
  path: string
  read: (asked: { query: Query; signal?: AbortSignal | undefined }) => Promise<P>
  /** Live events that make it stale. */
  temas?: readonly Tema[]
  /** A list whose failure is no alert: told here, and shown as empty. */
  onFailure?: (error: unknown) => void
}

const emptyPage = { filas: [], total: 0, totalTopado: false, desde: null, siguiente: null, anterior: null }

/** One page of a list, with what its answer says besides; the rows before stay while the next ones come. */
export const useList = <P extends Pagina<unknown>>(
  { path, read, temas, onFailure }: ListSource<unknown, P>,
  state: ListState,
) =>
  useQuery({
    queryKey: ['lista', path, state.query],
    queryFn: ({ signal }) =>
      read({ query: state.query, signal }).catch((error: unknown) => {
        if (onFailure === undefined || signal.aborted) throw error
        onFailure(error)
        return emptyPage
      }),
    placeholderData: keepPreviousData,
    meta: { temas },
  })
