import type { pagoNuevo } from '@valija/contract/pagos-nuevos.ts'
import { centavos, pesos } from '@valija/contract/pesos.ts'
import type { ReservaDePago } from '@valija/contract/reservas-de-pago.ts'
import { estadoInicial } from '@valija/domain/pagos/estados.ts'
import { z } from 'zod'
import type { PagoPendiente } from './pago-draft.ts'

/** The documented body of a new payment; a schema that prepares what it reads cannot be run backwards. */
export const toPagoNuevo = (
  { forma, comprobante, metodo, tipoCambio, montos }: PagoPendiente,
  reserva: ReservaDePago,
): z.input<typeof pagoNuevo> => ({
  motorReservaID: reserva.motorReservaID,
  monedaID: metodo.monedaNacional ? 1 : 2,
  metodoPagoID: metodo.metodoPagoID,
  promocionID: forma.promocionID === '' ? null : Number(forma.promocionID),
  bancoID: 1,
  cuentaPagoID: 1,
  estadoID: estadoInicial,
  tipoPagoID: 1,
  clientID: 1,
  comprobanteID: comprobante?.comprobanteID ?? 1,
  userID: forma.userID.trim(),
  bookingCode: forma.bookingCode,
  montoPago: z.encode(pesos, centavos(forma.monto ?? 0)),
  montoPagadoMonedaReserva: z.encode(pesos, montos.montoReserva),
  montoPagoMonedaNacional: z.encode(pesos, montos.montoNacional),
  tipoCambio,
  concepto: forma.concepto.trim(),
  rfc: forma.rfc,
  fechaPago: forma.fechaPago ?? '',
  fechaBancos: forma.fechaBancos ?? undefined,
  nombrePaquete: reserva.nombrePaquete,
  numeroTransaccion: forma.numeroTransaccion.trim(),
})
