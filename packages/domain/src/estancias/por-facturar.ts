import { type Dia, daysBetween } from '../tiempo/dia.ts'

/** Where the factura of a booking stands, as far as it is not on its way to be paid. */
export const situaciones = ['sinFactura', 'facturaCancelada', 'enBorrador', 'enLote', 'deOtroHotel'] as const
export type SituacionDeReserva = (typeof situaciones)[number]

/**
 * What is known of the factura that bills a booking: its lote, or the draft that holds it. `cancelada`: no other bills it
 * and the SAT has it cancelled.
 */
export type HechosDeFactura = {
  lote: { proveedorId: number; procesado: boolean; cancelada: boolean } | null
  enBorrador: boolean
}

/**
 * Null: billed, and nothing is missing. A booking is *sin factura* only where neither a lote nor a draft names it, or all
 * that names it the SAT has cancelled, which is said where it is the hotel's own; what
 * another hotel billed is nobody's to be asked for before a person has looked.
 */
export function situacionDeReserva(
  proveedorId: number | null,
  { lote, enBorrador }: HechosDeFactura,
): SituacionDeReserva | null {
  if (lote && !lote.cancelada) {
    if (lote.proveedorId !== proveedorId) return 'deOtroHotel'
    return lote.procesado ? null : 'enLote'
  }
  if (enBorrador) return 'enBorrador'
  return lote?.proveedorId === proveedorId ? 'facturaCancelada' : 'sinFactura'
}

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
