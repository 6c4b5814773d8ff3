import type { MovimientoPorConciliar } from '@valija/contract/conciliacion.ts'
import { ApiError } from '../../lib/api-error.ts'
import type { ComoSeAplica, Destino } from './destino.ts'
import type { Pregunta } from './revisar-dialogs.tsx'

/** What a refusal asks of the person, in a dialog: the account's method, or a look at the payment that resembles it. */
export function preguntaDe(
  failure: unknown,
  fila: MovimientoPorConciliar,
  destino: Destino,
  como: ComoSeAplica,
): Pregunta | null {
  if (!(failure instanceof ApiError) || !('reserva' in destino)) return null
  const { reserva } = destino
  if (failure.codigo === 'sinMetodoDeCuenta')
    return { que: 'metodo', fila, bookingCode: reserva.bookingCode, motivo: failure.mensaje, ...como }
  if (failure.codigo !== 'comprobanteReutilizado') return null
  return {
    que: 'reuso',
    fila,
    reserva,
    coincidencias: failure.detalles.map(({ mensaje }) => mensaje),
    ...como,
  }
}
