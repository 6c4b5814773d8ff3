import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import type { PagoListado } from '@valija/contract/pagos.ts'
import type { Centavos } from '@valija/contract/pesos.ts'
import { nombreDeMotor } from '@valija/domain/pagos/reserva.ts'
import type { Moneda } from '@valija/palabras/moneda.ts'
import { sql } from 'kysely'

/** A row as the database gives it. */
export type FilaPago = {
  pagoId: number
  fechaCreacion: Date
  fechaPago: string
  fechaBancos: string | null
  rfc: string
  bookingCode: string
  nombrePaquete: string
  montoPago: Centavos
  concepto: string
  numeroTransaccion: string
  userCreate: string
  userValidator: string | null
  monedaId: number
  monedaReserva: Moneda
  nombreMetodoPago: string
  banco: string
  numeroCuenta: string
  estadoId: number
  nombreEstado: string
  colorEstado: string | null
  comprobanteId: number | null
  motorReservaId: number
  estatusMigracionId: number
  montoPagadoMonedaReserva: Centavos
  montoPagoMonedaNacional: Centavos
  montoPagoDolares: Centavos
  tipoCambio: string
}

export const columnasDePago = sql`p.pago_id, p.fecha_creacion, p.fecha_pago, p.fecha_bancos, p.rfc, p.booking_code, p.nombre_paquete,
  p.monto_pago, p.concepto, p.numero_transaccion, p.user_create, p.user_validator, p.moneda_id, p.moneda_reserva,
  p.nombre_metodo_pago, p.banco, p.numero_cuenta, p.estado_id, e.nombre_estado, e.color_estado, p.comprobante_id,
  p.motor_reserva_id, p.estatus_migracion_id, p.monto_pagado_moneda_reserva, p.monto_pago_moneda_nacional,
  p.monto_pago_dolares, p.tipo_cambio`

/** Whether the booking engine has it: 1 is waiting to be handed over. */
export const estatusMigracion = (id: number): string => (id === 1 ? t.noMigrado : t.migrado)

export const toPagoListado = (fila: FilaPago): PagoListado => ({
  pagoID: fila.pagoId,
  fechaCreacion: fila.fechaCreacion.toISOString(),
  fechaPago: fila.fechaPago,
  fechaBancos: fila.fechaBancos,
  rfc: fila.rfc,
  bookingCode: fila.bookingCode,
  nombrePaquete: fila.nombrePaquete,
  montoPago: fila.montoPago,
  concepto: fila.concepto,
  numeroTransaccion: fila.numeroTransaccion,
  userCreate: fila.userCreate,
  userValidator: fila.userValidator,
  nombreMoneda: fila.monedaId === 1 ? 'MXN' : 'USD',
  nombreMetodoPago: fila.nombreMetodoPago,
  nombreBanco: fila.banco,
  nombreCuenta: fila.nombreMetodoPago,
  numeroCuenta: fila.numeroCuenta,
  estadoID: fila.estadoId,
  nombreEstado: fila.nombreEstado,
  colorEstado: fila.colorEstado,
  nombreTipoPago: t.tipoPago,
  urlComprobante: fila.comprobanteId === null ? null : `/api/pagos/${fila.pagoId}/comprobante`,
  motorReservaNombre: nombreDeMotor(fila.motorReservaId),
  minMotorReserva: nombreDeMotor(fila.motorReservaId).charAt(0),
  estatusMigracion: estatusMigracion(fila.estatusMigracionId),
  montoPagadoMonedaReserva: fila.montoPagadoMonedaReserva,
  montoPagoMonedaNacional: fila.montoPagoMonedaNacional,
  montoPagoDolares: fila.montoPagoDolares,
  monedaReserva: fila.monedaReserva,
  tipoCambio: Number(fila.tipoCambio),
  monedaNacional: fila.monedaId === 1,
})
