import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Pagina } from '@valija/contract/lista.ts'
import type { Query } from '../../lib/api.ts'
import type { Tema } from '../../lib/query-client.ts'
import type { EmptyText } from './grid-states.tsx'
import type { ListState } from './list-state.ts'

export type ListSource<F, P extends Pagina<F> = Pagina<F>> = {
  /** Address of the list, as its call says: `...lotesApi.listar.list()`. Its export is the same plus `/exportar`. */
  path: string
  read: (asked: { query: Query; signal?: AbortSignal | undefined }) => Promise<P>
  /** Live events that make it stale. */
  temas?: readonly Tema[]
  /** Of a list whose failure is no alert: what stands in its place, as in an empty one's. */
  sinRespuesta?: EmptyText
}

/** One page of a list, with what its answer says besides; the rows before stay while the next ones come. */
export const useList = <P extends Pagina<unknown>>(
  { path, read, temas, sinRespuesta }: ListSource<unknown, P>,
  state: ListState,
) =>
  useQuery({
    queryKey: ['lista', path, state.query],
    queryFn: ({ signal }) =>
      read({ query: state.query, signal }).catch((error: unknown) => {
        if (sinRespuesta && !signal.aborted) console.warn(error)
        throw error
      }),
    placeholderData: keepPreviousData,
    meta: { temas, ...(sinRespuesta && { callada: true }) },
  })
