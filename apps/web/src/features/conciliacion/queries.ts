import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Query } from '../../lib/api.ts'
import { conciliacionApi } from '../../lib/llamadas/conciliacion.ts'
import { estadosDeCuentaApi } from '../../lib/llamadas/estados-de-cuenta.ts'

const temas = ['conciliacion', 'estadoDeCuenta'] as const

export const resumenQuery = queryOptions({
  queryKey: ['conciliacion', 'resumen'],
  queryFn: ({ signal }) => conciliacionApi.resumen({ signal }),
  meta: { temas },
})

/** What is left to match, a hundred rows at a time. */
export const colaQuery = (query: Query) =>
  infiniteQueryOptions({
    queryKey: ['conciliacion', 'cola', query],
    queryFn: ({ signal, pageParam }) =>
      conciliacionApi.movimientos({ signal, query: { ...query, porPagina: 100, cursor: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ siguiente }) => siguiente,
    // Each row says how many suggestions it has: a payment registered or rejected changes that.
    meta: { temas: [...temas, 'pago'] },
  })

export const movimientoQuery = (movimientoID: number) =>
  queryOptions({
    queryKey: ['conciliacion', 'movimiento', movimientoID],
    queryFn: ({ signal }) => conciliacionApi.movimiento({ params: { movimientoID }, signal }),
    // A payment registered or rejected meanwhile changes what is suggested.
    meta: { temas: ['conciliacion', 'estadoDeCuenta', 'pago'] },
  })

export const reglasQuery = queryOptions({
  queryKey: ['conciliacion', 'reglas'],
  queryFn: ({ signal }) => conciliacionApi.reglas({ signal }),
  meta: { temas },
})

export const fuentesQuery = queryOptions({
  queryKey: ['estados-de-cuenta', 'fuentes'],
  queryFn: ({ signal }) => estadosDeCuentaApi.fuentes({ signal }),
})
