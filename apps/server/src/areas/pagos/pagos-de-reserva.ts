import { centavos } from '@valija/contract/pesos.ts'
import type { PagoDeReserva, ReservaDePago } from '@valija/contract/reservas-de-pago.ts'
import type { CobroDelMotor } from '@valija/domain/reservas/piezas.ts'
import { parseDia } from '@valija/domain/tiempo/dia.ts'
import { ExternalSystemError } from '../../adapters/external-system-error.ts'
import type { PagoDelMotor } from '../../adapters/reservas/port.ts'
import { jsonb } from '../../db/jsonb.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { isAjeno } from './alcance-pagos.ts'

type Contado = PagoDeReserva & { estadoID: number | null }

/**
 * The payments of a booking: the engine's own plus ours not yet migrated to it, each once. When the engine does not tell
 * its own, all of ours, and the screen says that some may be missing.
 */
export async function readPagosDeReserva(
  deps: Deps,
  actor: Actor,
  reserva: Pick<ReservaDePago, 'bookingCode' | 'rfc' | 'moneda'>,
): Promise<{ pagos: Contado[]; faltanExternos: boolean }> {
  const externos = await readExternos(deps, reserva)
  const propios = await readPropios(deps, actor, reserva, externos === null)
  const seen = new Set<string>()
  const pagos = [...(externos ?? []), ...propios]
    .filter(({ clave }) => !seen.has(clave) && seen.add(clave))
    .sort((a, b) => b.fecha.localeCompare(a.fecha))
  return { pagos, faltanExternos: externos === null }
}

/** What is kept beside a booking of the payments in the engine's own books. */
export const cobradoEnElMotor = (cobros: readonly CobroDelMotor[]) => ({
  pagadoExterno: cobros.reduce((suma, { monto }) => suma + monto, 0),
  pagosExternos: jsonb(cobros),
})

/** The engine's own payments, kept beside the booking; null when it does not tell. */
export async function readExternos(
  deps: Deps,
  { bookingCode, moneda }: Pick<ReservaDePago, 'bookingCode' | 'moneda'>,
): Promise<Contado[] | null> {
  try {
    const pagos = (await deps.reservas.pagos(bookingCode)).map((pago) => toContado(pago, moneda))
    const cobros = pagos.map(({ fecha, monto }) => ({ fecha: parseDia(fecha.slice(0, 10)), monto }))
    await deps.db
      .updateTable('reservasDePago')
      .set(cobradoEnElMotor(cobros))
      .where('bookingCode', '=', bookingCode)
      .execute()
    return pagos
  } catch (error) {
    if (!(error instanceof ExternalSystemError)) throw error
    deps.log.warn({ err: error, bookingCode }, 'payments of the engine not had')
    return null
  }
}

const toContado = (pago: PagoDelMotor, moneda: Contado['moneda']): Contado => ({
  origen: 'externo',
  clave: `e-${pago.paymentId}`,
  pagoID: null,
  fecha: pago.paymentCreationDate,
  concepto: pago.concept,
  monto: pago.totalPaidServiceCurrency,
  moneda,
  metodo: pago.formOfPaymentType,
  nombreEstado: null,
  estadoID: null,
  tieneComprobante: false,
})

async function readPropios(
  deps: Deps,
  actor: Actor,
  { bookingCode, rfc }: Pick<ReservaDePago, 'bookingCode' | 'rfc'>,
  alsoMigrated: boolean,
): Promise<Contado[]> {
  const rows = await deps.db
    .selectFrom('pagos as p')
    .innerJoin('estadosPago as e', 'e.estadoId', 'p.estadoId')
    .select([
      'p.pagoId',
      'p.fechaPago',
      'p.concepto',
      'p.montoPagadoMonedaReserva',
      'p.monedaReserva',
      'p.nombreMetodoPago',
      'p.estadoId',
      'p.comprobanteId',
      'p.registradoPor',
      'e.nombreEstado',
    ])
    .where('p.bookingCode', '=', bookingCode)
    .where('p.rfc', '=', rfc)
    .$if(!alsoMigrated, (qb) => qb.where('p.estatusMigracionId', '=', 1))
    .orderBy('p.pagoId', 'desc')
    .execute()
  return rows.map((pago) => {
    const mayOpen = !isAjeno(actor) || pago.registradoPor === actor.usuarioId
    return {
      origen: 'valija',
      clave: `v-${pago.pagoId}`,
      pagoID: mayOpen ? pago.pagoId : null,
      fecha: pago.fechaPago,
      concepto: pago.concepto,
      monto: centavos(pago.montoPagadoMonedaReserva),
      moneda: pago.monedaReserva,
      metodo: pago.nombreMetodoPago,
      nombreEstado: pago.nombreEstado,
      estadoID: pago.estadoId,
      tieneComprobante: mayOpen && pago.comprobanteId !== null,
    }
  })
}
