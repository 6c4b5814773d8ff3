import { queryOptions } from '@tanstack/react-query'
import { avisosRespuesta, inicioRespuesta, type ResumenMensual } from '@valija/contract/inicio.ts'
import { request } from '../../lib/api.ts'

export const homeQuery = queryOptions({
  queryKey: ['inicio'],
  queryFn: ({ signal }) => request('GET', '/api/inicio', { schema: inicioRespuesta, signal }),
  meta: { temas: ['lote', 'factura', 'borrador', 'recibo', 'usuario', 'invitacion', 'politica', 'reloj'] },
})

export const monthsQuery = queryOptions({
  queryKey: ['inicio', 'resumen'],
  queryFn: ({ signal }) => request<ResumenMensual>('GET', '/api/inicio/resumen', { signal }),
  meta: { temas: ['lote', 'reloj'] },
})

/** The bell of the bar: looked at now and then and when it is opened, not at every event of a busy day. */
export const avisosQuery = queryOptions({
  queryKey: ['inicio', 'avisos'],
  queryFn: ({ signal }) => request('GET', '/api/inicio/avisos', { schema: avisosRespuesta, signal }),
  staleTime: 20_000,
  refetchInterval: 60_000,
})
