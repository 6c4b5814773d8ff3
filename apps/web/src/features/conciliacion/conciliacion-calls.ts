import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Query } from '../../lib/api.ts'
import { conciliacionApi } from '../../lib/llamadas/conciliacion.ts'
import { estadosDeCuentaApi } from '../../lib/llamadas/estados-de-cuenta.ts'
import { invalidateTemas } from '../../lib/query-client.ts'

/** An act of the matching changes its rows, and the payments they go to. */
export const refreshTrasActo = (): Promise<void> => invalidateTemas(['conciliacion', 'pago'])

const temas = ['conciliacion', 'estadoDeCuenta'] as const

export const resumenQuery = conciliacionApi.resumen.query({ meta: { temas } })

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
  conciliacionApi.movimiento.query({
    params: { movimientoID },
    // A payment registered or rejected meanwhile changes what is suggested.
    meta: { temas: ['conciliacion', 'estadoDeCuenta', 'pago'] },
  })

export const reglasQuery = conciliacionApi.reglas.query({ meta: { temas } })

export const fuentesQuery = estadosDeCuentaApi.fuentes.query()
