import type { BusquedaReserva, ReservaDePago } from '@valija/contract/reservas-de-pago.ts'
import {
  canAnadirPago,
  isCancelada,
  isLocalizador,
  isMismoRfc,
  isRfcDePago,
  type MotorReservaID,
  motores,
  nombreDeMotor,
  totalesDeReserva,
} from '@valija/domain/pagos/reserva.ts'
import type { Moneda } from '@valija/palabras/moneda.ts'
import { normalizeRfc } from '@valija/palabras/rfc.ts'
import { ExternalSystemError } from '../../adapters/external-system-error.ts'
import type { ReservaDelMotor } from '../../adapters/reservas/port.ts'
import { askOrRefuse } from '../../ask-or-refuse.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse } from '../../refuse.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { readExternos, readPagosDeReserva } from './pagos-de-reserva.ts'

type Pedido = { localizador: string; rfc: string }

/** The search of /crear/pago: product catalogue, RFC, booking (JNP, then BMS), its payments, in the documented order. */
export async function searchReserva(deps: Deps, actor: Actor, pedido: Pedido): Promise<BusquedaReserva> {
  const politica = await politicaVigente(deps.db, await deps.reloj.hoy())
  const localizador = pedido.localizador.trim().toUpperCase()
  const rfc = normalizeRfc(pedido.rfc)
  if (localizador === '' || rfc === '') throw refuse('camposIncompletos')
  if (!isLocalizador(localizador, politica.localizadorBusqueda))
    throw refuse('localizadorInvalido', { maximo: politica.localizadorBusqueda })
  if (!isRfcDePago(rfc)) throw refuse('rfcDePagoInvalido')
  await askOrRefuse(deps, refuse('productoNoDisponible'), () => deps.reservas.productos())
  const reserva = await findReserva(deps, localizador, rfc)
  const { pagos, faltanExternos } = await readPagosDeReserva(deps, actor, reserva)
  const contados = pagos.map(({ monto, moneda, estadoID }) => ({ montoReserva: monto, moneda, estadoID }))
  return {
    reserva,
    pagos: pagos.map(({ estadoID: _estado, ...pago }) => pago),
    totales: totalesDeReserva(reserva, contados, politica.estadoPagoValido),
    puedeAnadir: canAnadirPago(contados, politica.estadoPagoValido),
    faltanExternos,
  }
}

/** The booking of a localizador whose customer has that RFC, and that is alive. Notes what the engine said of it. */
export async function findReserva(deps: Deps, localizador: string, rfc: string): Promise<ReservaDePago> {
  const found = await askReserva(deps, localizador, rfc)
  if (isCancelada(found.estatus)) throw refuse('reservaCancelada')
  await noteReserva(deps, found)
  return found
}

/** What the engines say of a booking and of what was paid for it, also of a cancelled one, kept as just seen. */
export async function refreshReserva(deps: Deps, localizador: string): Promise<void> {
  const reserva = await askReserva(deps, localizador)
  await noteReserva(deps, reserva)
  await readExternos(deps, reserva)
}

async function askReserva(deps: Deps, localizador: string, rfc?: string): Promise<ReservaDePago> {
  const cliente = await askOrRefuse(deps, refuse('errorValidarRfc'), () => deps.reservas.cliente(localizador))
  if (!cliente) throw refuse('localizadorNoEncontrado')
  if (rfc !== undefined && !isMismoRfc(cliente.customerRfc, rfc)) throw refuse('rfcNoCoincide')
  const { reserva, motorReservaID } = await askMotores(deps, localizador)
  return {
    ...reserva,
    bookingCode: localizador,
    rfc: normalizeRfc(cliente.customerRfc),
    motorReservaID,
    motorReservaNombre: nombreDeMotor(motorReservaID),
  }
}

/** JNP first, BMS when JNP does not have it or fails; an error of either outweighs a "not found" of the other. */
export async function askMotores(
  deps: Deps,
  localizador: string,
): Promise<{ reserva: ReservaDelMotor; motorReservaID: MotorReservaID }> {
  let failed = false
  for (const { motorReservaID } of motores) {
    try {
      const reserva = await deps.reservas.buscar(localizador, motorReservaID)
      if (reserva) return { reserva, motorReservaID }
    } catch (error) {
      if (!(error instanceof ExternalSystemError)) throw error
      deps.log.warn({ err: error, localizador, motorReservaID }, 'booking engine failed')
      failed = true
    }
  }
  // "Not there" can only be said when every engine was heard.
  throw failed ? refuse('errorBuscarReserva') : refuse('reservaNoEncontrada')
}

async function noteReserva(deps: Deps, reserva: ReservaDePago): Promise<void> {
  const seen = {
    rfc: reserva.rfc,
    motorReservaId: reserva.motorReservaID,
    moneda: reserva.moneda,
    total: reserva.total,
    estatus: reserva.estatus,
    nombrePaquete: reserva.nombrePaquete,
    // An engine that does not say what a booking costs, or what its agent is owed, says zero.
    costo: reserva.costo > 0 ? reserva.costo : null,
    comision: reserva.comision > 0 ? reserva.comision : null,
    inicio: reserva.fechaPrimerServicio,
    vistoEn: deps.reloj.ahora(),
  }
  await deps.db
    .insertInto('reservasDePago')
    .values({ bookingCode: reserva.bookingCode, ...seen })
    .onConflict((conflict) =>
      conflict.column('bookingCode').doUpdateSet((eb) => ({
        ...seen,
        // What was paid is counted anew in another currency.
        pagadoExterno: eb
          .case()
          .when('reservasDePago.moneda', '=', seen.moneda)
          .then(eb.ref('reservasDePago.pagadoExterno'))
          .end(),
      })),
    )
    .execute()
}

/** What an engine said of a booking minutes ago still holds; else it is asked again. */
const fresh = 30 * 60_000
export async function reservaVista(
  deps: Deps,
  pago: { bookingCode: string; rfc: string },
): Promise<{ rfc: string; motorReservaId: number; moneda: Moneda; nombrePaquete: string }> {
  const seen = await deps.db
    .selectFrom('reservasDePago')
    .selectAll()
    .where('bookingCode', '=', pago.bookingCode)
    .executeTakeFirst()
  const isFresh = seen !== undefined && deps.reloj.ahora().getTime() - seen.vistoEn.getTime() < fresh
  if (isFresh && isMismoRfc(seen.rfc, pago.rfc)) return seen
  const reserva = await findReserva(deps, pago.bookingCode, pago.rfc)
  return { ...reserva, motorReservaId: reserva.motorReservaID }
}
