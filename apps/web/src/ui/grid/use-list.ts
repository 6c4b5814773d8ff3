import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Pagina } from '@valija/contract/lista.ts'
import type { z } from 'zod'
import { request } from '../../lib/api.ts'
import type { Tema } from '../../lib/query-client.ts'
import type { ListState } from './use-list-state.ts'

export type ListSource<F> = {
  /** Address of the list: `/api/lotes`. Its export is the same plus `/exportar`. */
  path: string
  /** Parses the page and turns pesos into centavos: `paginaDe(loteFila)`. */
  schema?: z.ZodType<Pagina<F>>
  /** Live events that make it stale. */
  temas?: readonly Tema[]
  /** A list whose failure is no alert: told here, and shown as empty. */
  onFailure?: (error: unknown) => void
}

const emptyPage = { filas: [], total: 0, totalTopado: false, desde: null, siguiente: null, anterior: null }

/** One page of a list; the rows before stay while the next ones come. */
export const useList = <F>({ path, schema, temas, onFailure }: ListSource<F>, state: ListState) =>
  useQuery({
    queryKey: ['lista', path, state.query],
    queryFn: ({ signal }) =>
      request<Pagina<F>>('GET', path, { query: state.query, schema, signal }).catch((error: unknown) => {
        if (onFailure === undefined || signal.aborted) throw error
        onFailure(error)
        return emptyPage
      }),
    placeholderData: keepPreviousData,
    meta: { temas },
  })
