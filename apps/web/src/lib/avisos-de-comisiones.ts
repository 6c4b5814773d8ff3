import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { reservasApi } from './llamadas/reservas.ts'
import { useCan } from './sesion.ts'

const nada: ReadonlyMap<string, number | null> = new Map()

/**
 * Of a page's bookings or pre-invoices, by its key: how many commissions are owed on a booking nobody has paid, null
 * where there are too many to look or nobody answered. For staff.
 */
export function useAvisosDeComisiones(
  de: 'reservas' | 'prefacturas',
  claves: readonly string[],
): ReadonlyMap<string, number | null> {
  const can = useCan('reservas.avisos')
  const { data, isError } = useQuery({
    queryKey: ['reservas', 'comisiones', de, claves],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, number | null>> => {
      const body = de === 'reservas' ? { reservas: [...claves] } : { prefacturas: claves.map(Number) }
      const { reservas, prefacturas } = await reservasApi.avisosDeComisiones({ signal, body })
      return new Map([
        ...reservas.map(({ bookingCode, avisos }): [string, number] => [bookingCode, avisos]),
        ...prefacturas.map(({ id, avisos }): [string, number | null] => [String(id), avisos]),
      ])
    },
    placeholderData: keepPreviousData,
    enabled: can && claves.length > 0,
    meta: { temas: ['pago', 'lote', 'prefactura', 'politica'] },
  })
  return data ?? (isError ? new Map(claves.map((clave) => [clave, null])) : nada)
}
