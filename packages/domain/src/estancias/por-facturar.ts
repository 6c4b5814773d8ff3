import { type Dia, daysBetween } from '../tiempo/dia.ts'

/**
 * Where the factura of a booking stands, as far as it is not on its way to be paid: the database judges it with every
 * change (`por_facturar`). *Sin factura*: neither a lote nor a draft names it; *cancelada*: what the
 * hotel billed it by is cancelled at the SAT or credited whole. What another hotel billed is nobody's to be asked for before a person has looked.
 */
export const situaciones = ['sinFactura', 'facturaCancelada', 'enBorrador', 'enLote', 'deOtroHotel'] as const
export type SituacionDeReserva = (typeof situaciones)[number]

/** Nobody has billed it by a factura that holds: the hotel is asked for one. */
export const isSinFactura = (situacion: SituacionDeReserva | null): boolean =>
  situacion === 'sinFactura' || situacion === 'facturaCancelada'

/** Whether a living booking's stay ended at least `dias` days ago (policy). */
export const yaSeEspera = (
  { cancelada, salida }: { cancelada: boolean; salida: Dia },
  hoy: Dia,
  dias: number,
): boolean => !cancelada && daysBetween(salida, hoy) >= dias

export type ReservaPorPedir = {
  localizador: string
  cancelada: boolean
  salida: Dia
  situacion: SituacionDeReserva | null
  /** The day the hotel was last asked for it. */
  pedidaEl: Dia | null
}

/** Of a hotel's bookings those that it is asked for today: none that it was asked for within `entrePedidos` days (policy). */
export const reservasPorPedir = <R extends ReservaPorPedir>(
  reservas: readonly R[],
  hoy: Dia,
  { dias, entrePedidos }: { dias: number; entrePedidos: number },
): R[] =>
  reservas.filter(
    (r) =>
      isSinFactura(r.situacion) &&
      yaSeEspera(r, hoy, dias) &&
      (r.pedidaEl === null || daysBetween(r.pedidaEl, hoy) >= entrePedidos),
  )
