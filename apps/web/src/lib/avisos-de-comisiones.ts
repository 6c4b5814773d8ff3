import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AvisosDeComisiones } from '@valija/contract/reservas.ts'
import { reservasApi } from './llamadas/reservas.ts'
import { useCan } from './sesion.ts'

const toMap = ({ reservas, prefacturas }: AvisosDeComisiones): ReadonlyMap<string, number | null> =>
  new Map([
    ...reservas.map(({ bookingCode, avisos }): [string, number] => [bookingCode, avisos]),
    ...prefacturas.map(({ id, avisos }): [string, number | null] => [String(id), avisos]),
  ])
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
    ...reservasApi.avisosDeComisiones.query({
      body: de === 'reservas' ? { reservas: [...claves] } : { prefacturas: claves.map(Number) },
    }),
    select: toMap,
    placeholderData: keepPreviousData,
    enabled: can && claves.length > 0,
    meta: { temas: ['pago', 'lote', 'prefactura', 'politica'] },
  })
  return data ?? (isError ? new Map(claves.map((clave) => [clave, null])) : nada)
}
