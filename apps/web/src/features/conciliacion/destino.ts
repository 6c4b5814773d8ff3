import type { Sugerencia } from '@valija/contract/conciliacion.ts'
import { centavosToPesos } from '@valija/contract/pesos.ts'

export type Reparto = { lineas: { pagoID: number; monto: number }[] }
export type DeReserva = { reserva: { bookingCode: string; metodoPagoID?: number } }
export type Destino = Reparto | (DeReserva & { motivo?: string }) | { comprobanteID: number }

/** Where it goes, in words, and what stays of the row after it, in centavos. */
export type ComoSeAplica = { lugar: string; restante: number }

/** What accepting a suggestion sends: ids and amounts; the server judges again. */
export const destinoDe = ({ lineas, reserva, lote }: Sugerencia): Destino => {
  if (lote) return { comprobanteID: lote.comprobanteID }
  if (reserva && lineas.length === 0) return { reserva: { bookingCode: reserva.bookingCode } }
  return { lineas: lineas.map(({ pagoID, aplicar }) => ({ pagoID, monto: aplicar })) }
}
export const onWire = (destino: Destino) =>
  'lineas' in destino
    ? { lineas: destino.lineas.map(({ pagoID, monto }) => ({ pagoID, monto: centavosToPesos(monto) })) }
    : destino
