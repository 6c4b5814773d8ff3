import { message } from '@valija/contract/messages.ts'
import type { ReservaDePago } from '@valija/contract/reservas-de-pago.ts'
import { isMismaCuenta } from '@valija/domain/conciliacion/puntuar.ts'
import { estadoInicial, estadoRechazado } from '@valija/domain/pagos/estados.ts'
import { montosDePago } from '@valija/domain/pagos/montos.ts'
import { parseDia } from '@valija/domain/tiempo/dia.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../db/connection.ts'
import type { Deps } from '../../../deps.ts'
import type { Actor } from '../../../http/actor.ts'
import { refuse } from '../../../refuse.ts'
import { metodosVigentes } from '../../catalogos/metodos.ts'
import { type PagoListo, toPorRevisar } from '../../pagos/prepare-pagos.ts'
import { findReusos, type ReusoInterno } from '../../pagos/reusos.ts'
import { findReserva } from '../../pagos/search-reserva.ts'
import { tipoDeCambioDe } from '../../pagos/tipo-de-cambio.ts'
import { monedaIdDe } from '../candidatos/find-candidatos.ts'
import { type MovimientoAbierto, readMovimientos } from '../filas/movimientos-abiertos.ts'

type Pedido = { bookingCode: string; metodoPagoID?: number | undefined }
export type PagoDeReservaListo = {
  pago: PagoListo
  restante: number
  reserva: ReservaDePago
  /** The row's clave de rastreo, when it carries one: a reference of the bank's own may come again. */
  rastreo: string
}

/** The pago that a row gives a booking without one: from what the engine and the row say, never from what is sent. */
export async function preparePagoDeReserva(
  deps: Deps,
  actor: Actor,
  movimientoId: number,
  { bookingCode, metodoPagoID }: Pedido,
): Promise<PagoDeReservaListo> {
  const [movimiento] = await readMovimientos(deps.db, { donde: sql`m.movimiento_id = ${movimientoId}` })
  if (!movimiento || movimiento.abonos === 0) throw refuse('noEncontrado')
  const monedaID = monedaIdDe(movimiento.moneda)
  if (monedaID !== 1 && monedaID !== 2) throw refuse('monedaDistinta')
  const metodo = await metodoDe(deps, movimiento, metodoPagoID)
  const cliente = await deps.reservas.cliente(bookingCode)
  if (!cliente) throw refuse('localizadorNoEncontrado')
  const reserva = await findReserva(deps, bookingCode, cliente.customerRfc)
  const dia = parseDia(movimiento.fechaOperacion)
  if (!dia) throw refuse('datosInvalidos')
  const { tipoCambio } = await tipoDeCambioDe(deps, dia)
  const montos = montosDePago({ monto: movimiento.restante, monedaID }, tipoCambio, reserva.moneda)
  const rastreo = movimiento.pistas.propios[0] ?? ''
  return {
    restante: movimiento.restante,
    reserva,
    rastreo,
    pago: {
      pago: {
        motorReservaID: reserva.motorReservaID,
        monedaID,
        metodoPagoID: metodo.metodoPagoId,
        promocionID: null,
        bancoID: 1,
        cuentaPagoID: 1,
        estadoID: estadoInicial,
        tipoPagoID: 1,
        comprobanteID: 1,
        clientID: 1,
        userID: actor.correo,
        bookingCode,
        montoPagadoMonedaReserva: montos.montoReserva,
        montoPagoMonedaNacional: montos.montoNacional,
        tipoCambio: Number(tipoCambio),
        concepto: message('conceptoDeMovimiento', { bookingCode }),
        rfc: reserva.rfc,
        fechaPago: movimiento.fechaOperacion,
        fechaBancos: movimiento.fechaOperacion,
        nombrePaquete: reserva.nombrePaquete,
        numeroTransaccion: (rastreo || movimiento.referencia).slice(0, 40),
      },
      montos,
      metodo,
      reserva: {
        rfc: reserva.rfc,
        motorReservaId: reserva.motorReservaID,
        moneda: reserva.moneda,
        nombrePaquete: reserva.nombrePaquete,
      },
      tipoCambio,
      comprobante: null,
    },
  }
}

/** The method of the row's account and currency; a person names one when there is none, or several. */
async function metodoDe(deps: Deps, movimiento: MovimientoAbierto, metodoPagoID: number | undefined) {
  const metodos = [...(await metodosVigentes(deps.db)).values()].filter(
    ({ monedaNacional }) => monedaNacional === (movimiento.moneda === 'MXN'),
  )
  const fitting =
    metodoPagoID === undefined
      ? metodos.filter(({ numeroCuenta }) => isMismaCuenta(numeroCuenta, movimiento.cuenta))
      : metodos.filter(({ metodoPagoId }) => metodoPagoId === metodoPagoID)
  const [metodo] = fitting
  if (!metodo) throw refuse('sinMetodoDeCuenta', { cuenta: movimiento.cuenta })
  return metodo
}

/** A booking whose pago of that amount already waits gets no second one: the row belongs to that one. */
export async function assertSinPagoIgual(tx: Tx, { pago, montos, metodo }: PagoListo): Promise<void> {
  const monto = metodo.monedaNacional ? montos.montoNacional : montos.montoDolares
  await sql`select pg_advisory_xact_lock(hashtext('pagos.guardar'))`.execute(tx)
  const twin = await tx
    .selectFrom('pagos')
    .select('pagoId')
    .where('bookingCode', '=', pago.bookingCode)
    .where('monedaId', '=', metodo.monedaNacional ? 1 : 2)
    .where('estadoId', '<>', estadoRechazado)
    .where(sql<number>`monto_pago - conciliado`, '=', monto)
    .executeTakeFirst()
  if (twin) throw refuse('pagoDeReservaYaExiste', { bookingCode: pago.bookingCode })
}

/** Payments registered with the very transfer of the row, and not rejected: its money may be in one of them already. */
export async function reusosDeRastreo(
  tx: Tx,
  actor: Actor,
  { pago, rastreo }: PagoDeReservaListo,
): Promise<ReusoInterno[]> {
  if (rastreo === '') return []
  const found = await findReusos(tx, actor, [toPorRevisar(pago)])
  return found.filter(
    ({ razones, estadoId }) => razones.includes('mismaTransaccion') && estadoId !== estadoRechazado,
  )
}
