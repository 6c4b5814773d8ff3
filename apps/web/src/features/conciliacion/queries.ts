import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import {
  movimientoConSugerencias,
  paginaPorConciliar,
  resumenConciliacion,
} from '@valija/contract/conciliacion.ts'
import { reglasRespuesta } from '@valija/contract/conciliacion-reglas.ts'
import { fuentesRespuesta } from '@valija/contract/estados-de-cuenta.ts'
import { type Query, request } from '../../lib/api.ts'

const temas = ['conciliacion', 'estadoDeCuenta'] as const

export const resumenQuery = queryOptions({
  queryKey: ['conciliacion', 'resumen'],
  queryFn: ({ signal }) =>
    request('GET', '/api/conciliacion/resumen', { signal, schema: resumenConciliacion }),
  meta: { temas },
})

/** What is left to match, a hundred rows at a time. */
export const colaQuery = (query: Query) =>
  infiniteQueryOptions({
    queryKey: ['conciliacion', 'cola', query],
    queryFn: ({ signal, pageParam }) =>
      request('GET', '/api/conciliacion/movimientos', {
        signal,
        query: { ...query, porPagina: 100, cursor: pageParam },
        schema: paginaPorConciliar,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ siguiente }) => siguiente,
    // Each row says how many suggestions it has: a payment registered or rejected changes that.
    meta: { temas: [...temas, 'pago'] },
  })

export const movimientoQuery = (movimientoID: number) =>
  queryOptions({
    queryKey: ['conciliacion', 'movimiento', movimientoID],
    queryFn: ({ signal }) =>
      request('GET', `/api/conciliacion/movimientos/${movimientoID}`, {
        signal,
        schema: movimientoConSugerencias,
      }),
    // A payment registered or rejected meanwhile changes what is suggested.
    meta: { temas: ['conciliacion', 'estadoDeCuenta', 'pago'] },
  })

export const reglasQuery = queryOptions({
  queryKey: ['conciliacion', 'reglas'],
  queryFn: ({ signal }) => request('GET', '/api/conciliacion/reglas', { signal, schema: reglasRespuesta }),
  meta: { temas },
})

export const fuentesQuery = queryOptions({
  queryKey: ['estados-de-cuenta', 'fuentes'],
  queryFn: ({ signal }) =>
    request('GET', '/api/estados-de-cuenta/fuentes', { signal, schema: fuentesRespuesta }),
})
