import { queryOptions } from '@tanstack/react-query'
import { estadoPago, metodoPago } from '@valija/contract/catalogos.ts'
import { ajustesDePago, pagoDetalle } from '@valija/contract/pagos.ts'
import { tipoCambioRespuesta } from '@valija/contract/reservas-de-pago.ts'
import { z } from 'zod'
import { request } from '../../lib/api.ts'

export const ajustesQuery = queryOptions({
  queryKey: ['pagos', 'ajustes'],
  queryFn: ({ signal }) => request('GET', '/api/pagos/ajustes', { signal, schema: ajustesDePago }),
  staleTime: 300_000,
  meta: { temas: ['politica'] },
})

export const metodosQuery = (activos: boolean) =>
  queryOptions({
    queryKey: ['catalogos', 'metodos', activos],
    queryFn: ({ signal }) =>
      request('GET', '/api/Catalogos/GetMetodosPago', {
        signal,
        query: { activos: activos ? 'true' : null },
        schema: z.array(metodoPago),
      }),
  })

export const estadosQuery = queryOptions({
  queryKey: ['catalogos', 'estados'],
  queryFn: ({ signal }) =>
    request('GET', '/api/Catalogos/GetEstados', { signal, schema: z.array(estadoPago) }),
})

/** The rate of a day; a past one does not change. */
export const tipoCambioQuery = (dia: string | null) =>
  queryOptions({
    queryKey: ['tipoCambio', dia],
    enabled: dia !== null,
    retry: false,
    staleTime: 600_000,
    queryFn: ({ signal }) =>
      request('GET', `/api/TipoCambio/${(dia ?? '').replaceAll('-', '')}`, {
        signal,
        schema: tipoCambioRespuesta,
      }),
  })

export const pagoQuery = (pagoID: string) =>
  queryOptions({
    queryKey: ['pagos', 'detalle', pagoID],
    queryFn: ({ signal }) => request('GET', `/api/pagos/${pagoID}`, { signal, schema: pagoDetalle }),
    meta: { temas: ['pago'] },
  })
