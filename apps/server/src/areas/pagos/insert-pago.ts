import { message } from '@valija/contract/messages.ts'
import { estadoInicial } from '@valija/domain/pagos/estados.ts'
import { normalizeCorreo } from '@valija/domain/usuarios/correo.ts'
import { normalizeRfc } from '@valija/palabras/rfc.ts'
import type { Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { writeBitacora } from '../bitacora/write-bitacora.ts'
import { enqueueCorreo } from '../correos/enqueue-correo.ts'
import { sistemas } from '../correos/plantilla.ts'
import type { PagoListo } from './prepare-pagos.ts'
import type { ReusoInterno } from './reusos.ts'

/** One judged payment, with its bitácora, why its proof was used again, and its confirmation mail. */
export async function insertPago(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  { pago, montos, metodo, reserva, tipoCambio, comprobante }: PagoListo,
  reusos: readonly ReusoInterno[],
  motivo: string,
): Promise<number> {
  const correo = normalizeCorreo(pago.userID)
  const { pagoId } = await tx
    .insertInto('pagos')
    .values({
      fechaPago: pago.fechaPago,
      fechaBancos: pago.fechaBancos ?? null,
      rfc: normalizeRfc(reserva.rfc),
      bookingCode: pago.bookingCode.toUpperCase(),
      nombrePaquete: reserva.nombrePaquete,
      motorReservaId: reserva.motorReservaId,
      monedaId: metodo.monedaNacional ? 1 : 2,
      monedaReserva: reserva.moneda,
      metodoPagoId: metodo.metodoPagoId,
      promocionId: pago.promocionID ?? null,
      estadoId: estadoInicial,
      comprobanteId: comprobante?.comprobanteId ?? null,
      nombreMetodoPago: metodo.nombreMetodoPago,
      banco: metodo.banco,
      numeroCuenta: metodo.numeroCuenta,
      montoPago: metodo.monedaNacional ? montos.montoNacional : montos.montoDolares,
      montoPagadoMonedaReserva: montos.montoReserva,
      montoPagoMonedaNacional: montos.montoNacional,
      montoPagoDolares: montos.montoDolares,
      tipoCambio,
      concepto: pago.concepto,
      numeroTransaccion: pago.numeroTransaccion,
      userCreate: correo,
      registradoPor: actor.usuarioId,
      userValidator: null,
      detalleRechazo: null,
    })
    .returning('pagoId')
    .executeTakeFirstOrThrow()
  await writeBitacora(tx, actor, {
    entidad: 'pago',
    entidadId: pagoId,
    accion: 'pagoRegistrado',
    a: message('estadoPendiente'),
    detalle: { bookingCode: pago.bookingCode, monto: montos.montoNacional, tipoCambio },
  })
  if (reusos.length > 0) {
    await tx
      .insertInto('pagoReusos')
      .values(
        reusos.map(({ razones, otroPagoId }) => ({
          pagoId,
          otroPagoId,
          razones,
          motivo,
          creadoPor: actor.usuarioId,
        })),
      )
      .execute()
    await writeBitacora(tx, actor, {
      entidad: 'pago',
      entidadId: pagoId,
      accion: 'comprobanteReutilizado',
      motivo: motivo === '' ? null : motivo,
      detalle: { otros: reusos.map(({ otroPagoId, razones }) => ({ otroPagoId, razones })) },
    })
  }
  await enqueueCorreo(deps, tx, {
    plantilla: 'confirmacionPago',
    registro: String(pagoId),
    para: correo,
    sistema: sistemas.pagos,
    creadoPor: actor.usuarioId,
  })
  return pagoId
}
