import type { LineaDeSugerencia, MovimientoPorConciliar, Sugerencia } from '@valija/contract/conciliacion.ts'
import { conciliacionHechos } from '@valija/contract/messages/conciliacion-hechos.ts'
import { conciliacionMovimiento as t } from '@valija/contract/messages/conciliacion-movimiento.ts'
import { dinero } from '../../lib/formats.ts'

/** "Abono de $24,960.00" */
export const nameOf = ({ esCargo, monto, moneda }: MovimientoPorConciliar): string =>
  (esCargo ? t.cargo : t.abono)({ monto: dinero(monto, moneda) })
/** In the middle of a sentence: "abono de $24,960.00". */
export const nameInside = (movimiento: MovimientoPorConciliar): string => {
  const name = nameOf(movimiento)
  return name.charAt(0).toLowerCase() + name.slice(1)
}

const pagosDe = (lineas: readonly Pick<LineaDeSugerencia, 'pagoID'>[]): string => {
  const ids = lineas.map(({ pagoID }) => pagoID)
  return ids.length === 1 ? t.pago({ id: ids[0] ?? 0 }) : t.pagos({ ids })
}

/** "Pago 8841, localizador KTR482" */
export function nameOfSugerencia({ lineas, reserva, lote }: Sugerencia): string {
  if (lote) return t.lote({ nombre: lote.nombre })
  if (reserva && lineas.length === 0) return t.reserva({ localizador: reserva.bookingCode })
  const codes = [...new Set(lineas.map(({ bookingCode }) => bookingCode))]
  const pago = pagosDe(lineas)
  return codes.length === 1 && codes[0] ? t.conLocalizador({ pago, localizador: codes[0] }) : pago
}

/** Where the money went, in the room of a row: "pago 8815". */
export function placeOf({ lineas, reserva, lote }: Sugerencia): string {
  if (lote) return conciliacionHechos.hechoLote({ nombre: lote.nombre })
  if (reserva && lineas.length === 0)
    return conciliacionHechos.hechoReserva({ localizador: reserva.bookingCode })
  return lineas.length === 1
    ? conciliacionHechos.hechoPago({ id: lineas[0]?.pagoID ?? 0 })
    : conciliacionHechos.hechoPagos({ n: lineas.length })
}

/** Sums by currency, one after the other: pesos and dollars are never added. */
export function sumaPorMoneda(montos: readonly { moneda: string | null; monto: number }[]): string {
  const by = new Map<string, number>()
  for (const { moneda, monto } of montos) by.set(moneda ?? 'MXN', (by.get(moneda ?? 'MXN') ?? 0) + monto)
  return by.size === 0 ? dinero(0) : [...by].map(([moneda, monto]) => dinero(monto, moneda)).join(' + ')
}
export const sumaDe = (movimientos: readonly MovimientoPorConciliar[]): string =>
  sumaPorMoneda(movimientos.map(({ moneda, restante }) => ({ moneda, monto: restante })))
