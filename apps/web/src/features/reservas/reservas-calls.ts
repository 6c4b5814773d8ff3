import type { AvisoDeReserva } from '@valija/contract/reservas.ts'
import { reservasApi } from '../../lib/llamadas/reservas.ts'
import { queryClient } from '../../lib/query-client.ts'

export const reservaQuery = (localizador: string) =>
  reservasApi.leer.query({ params: { localizador }, meta: { temas: ['pago', 'lote', 'politica'] } })

/** What bears on the bookings of lotes, paid on that day. */
export const avisosDeLotesQuery = (ids: number[], fechaPago: string | null) =>
  reservasApi.avisosDeLotes.query({
    body: { ids, ...(fechaPago === null ? {} : { fechaPago }) },
    meta: { temas: ['pago', 'lote', 'politica'] },
  })

/** Accepts a warning with a reason; the page then shows it so. */
export async function acceptAviso(
  { localizador, codigo, objeto }: Pick<AvisoDeReserva, 'localizador' | 'codigo' | 'objeto'>,
  motivo: string,
  fechaPago: string | null,
): Promise<void> {
  const body = { codigo, objeto, motivo, ...(fechaPago === null ? {} : { fechaPago }) }
  await reservasApi.aceptarAviso({ params: { localizador }, body })
  await queryClient.invalidateQueries({ queryKey: ['reservas'] })
}
