import { queryOptions } from '@tanstack/react-query'
import { inicioRespuesta, type ResumenMensual } from '@valija/contract/inicio.ts'
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
