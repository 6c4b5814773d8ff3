/** What an action ties its row to. */
export type LineaDeAccion = {
  tipo: 'pago' | 'reserva' | 'lote'
  referencia: string
  bookingCode: string
  /** Centavos. */
  monto: number
}
