import { type Dia, daysBetween } from '../tiempo/dia.ts'

/** Where the factura of a booking stands, as far as it is not on its way to be paid. */
export const situaciones = ['sinFactura', 'enBorrador', 'enLote', 'deOtroHotel'] as const
export type SituacionDeReserva = (typeof situaciones)[number]

/** What is known of the factura that bills a booking: its lote, or the draft that holds it. */
export type HechosDeFactura = {
  lote: { proveedorId: number; procesado: boolean } | null
  enBorrador: boolean
}

/**
 * Null: billed, and nothing is missing. A booking is *sin factura* only where neither a lote nor a draft names it; what
 * another hotel billed is nobody's to be asked for before a person has looked.
 */
export function situacionDeReserva(
  proveedorId: number | null,
  { lote, enBorrador }: HechosDeFactura,
): SituacionDeReserva | null {
  if (lote) {
    if (lote.proveedorId !== proveedorId) return 'deOtroHotel'
    return lote.procesado ? null : 'enLote'
  }
  return enBorrador ? 'enBorrador' : 'sinFactura'
}

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
      r.situacion === 'sinFactura' &&
      yaSeEspera(r, hoy, dias) &&
      (r.pedidaEl === null || daysBetween(r.pedidaEl, hoy) >= entrePedidos),
  )
