import { queryOptions } from '@tanstack/react-query'
import { type AvisoDeReserva, avisosDeLotesRespuesta, reservaRespuesta } from '@valija/contract/reservas.ts'
import { request } from '../../lib/api.ts'
import { queryClient } from '../../lib/query-client.ts'

const at = (localizador: string) => `/api/reservas/${encodeURIComponent(localizador)}`

export const reservaQuery = (localizador: string) =>
  queryOptions({
    queryKey: ['reservas', localizador],
    queryFn: ({ signal }) => request('GET', at(localizador), { signal, schema: reservaRespuesta }),
    meta: { temas: ['pago', 'lote', 'politica'] },
  })

/** What bears on the bookings of lotes, paid on that day. */
export const avisosDeLotesQuery = (ids: number[], fechaPago: string | null) =>
  queryOptions({
    queryKey: ['reservas', 'lotes', ids, fechaPago],
    queryFn: ({ signal }) =>
      request('POST', '/api/reservas/avisos-de-lotes', {
        signal,
        body: { ids, ...(fechaPago === null ? {} : { fechaPago }) },
        schema: avisosDeLotesRespuesta,
      }),
    meta: { temas: ['pago', 'lote', 'politica'] },
  })

/** Accepts a warning with a reason; the page then shows it so. */
export async function aceptarAviso(
  { localizador, codigo, objeto }: Pick<AvisoDeReserva, 'localizador' | 'codigo' | 'objeto'>,
  motivo: string,
  fechaPago: string | null,
): Promise<void> {
  const body = { codigo, objeto, motivo, ...(fechaPago === null ? {} : { fechaPago }) }
  await request('POST', `${at(localizador)}/avisos`, { body, schema: reservaRespuesta })
  await queryClient.invalidateQueries({ queryKey: ['reservas'] })
}
