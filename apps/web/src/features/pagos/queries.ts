import { queryOptions } from '@tanstack/react-query'
import { catalogosApi } from '../../lib/llamadas/catalogos.ts'
import { pagosApi } from '../../lib/llamadas/pagos.ts'

export const ajustesQuery = queryOptions({
  queryKey: ['pagos', 'ajustes'],
  queryFn: ({ signal }) => pagosApi.ajustes({ signal }),
  staleTime: 300_000,
  meta: { temas: ['politica'] },
})

export const metodosQuery = (activos: boolean) =>
  queryOptions({
    queryKey: ['catalogos', 'metodos', activos],
    queryFn: ({ signal }) =>
      catalogosApi.getMetodosPago({ signal, query: { activos: activos ? 'true' : null } }),
  })

export const estadosQuery = queryOptions({
  queryKey: ['catalogos', 'estados'],
  queryFn: ({ signal }) => catalogosApi.getEstados({ signal }),
})

/** The rate of a day; a past one does not change. */
export const tipoCambioQuery = (dia: string | null) =>
  queryOptions({
    queryKey: ['tipoCambio', dia],
    enabled: dia !== null,
    retry: false,
    staleTime: 600_000,
    queryFn: ({ signal }) =>
      pagosApi.tipoCambio({ params: { fecha: (dia ?? '').replaceAll('-', '') }, signal }),
  })

export const pagoQuery = (pagoID: string) =>
  queryOptions({
    queryKey: ['pagos', 'detalle', pagoID],
    queryFn: ({ signal }) => pagosApi.leer({ params: { pagoID }, signal }),
    meta: { temas: ['pago'] },
  })
