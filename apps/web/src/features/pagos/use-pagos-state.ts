import { useMemo } from 'react'
import type { ListState } from '../../ui/grid/list-state.ts'
import { useListState } from '../../ui/grid/use-list-state.ts'

/** Names of the list's filters, in the order of their pills. */
export const nombresDeFiltro = [
  'estadoID',
  'metodoPagoID',
  'bookingCode',
  'codigos',
  'rfc',
  'fechaPagoInicio',
  'fechaPagoFin',
  'fechaCreacionInicio',
  'fechaCreacionFin',
] as const
const estadoInicial = '3'
/** In the address: the initial filter was taken away, as against never touched. */
const todos = 'todos'

/** The list first shows new payments (state 3), as a filter that can be taken away like any other. */
export function usePagosState(): ListState {
  const base = useListState({ porPagina: 10, orden: '-fechaCreacion', filters: nombresDeFiltro })
  return useMemo(() => {
    const raw = base.filters.estadoID
    const estado = raw === undefined ? estadoInicial : raw === todos ? undefined : raw
    const { estadoID: _raw, ...others } = base.filters
    const filters: Record<string, string> = estado === undefined ? others : { estadoID: estado, ...others }
    const rest = base.active.filter((name) => name !== 'estadoID')
    const orTodos = (values: Record<string, string | null>) =>
      'estadoID' in values && !values.estadoID ? { ...values, estadoID: todos } : values
    return {
      ...base,
      filters,
      query: { ...base.query, estadoID: estado ?? null },
      filterQuery: { ...base.filterQuery, estadoID: estado ?? null },
      active:
        estado === undefined
          ? rest
          : [...rest.filter((n) => n === 'q'), 'estadoID', ...rest.filter((n) => n !== 'q')],
      setFilter: (name, value) => base.setFilters(orTodos({ [name]: value })),
      setFilters: (values) => base.setFilters(orTodos(values)),
      clear: () =>
        base.setFilters({
          q: null,
          ...Object.fromEntries(nombresDeFiltro.map((name) => [name, null])),
          estadoID: todos,
        }),
    }
  }, [base])
}
