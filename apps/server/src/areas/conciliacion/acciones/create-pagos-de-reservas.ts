import { estadoRechazado } from '@valija/domain/pagos/estados.ts'
import { ExternalSystemError } from '../../../adapters/external-system-error.ts'
import { type Conn, inTransaction } from '../../../db/connection.ts'
import type { Deps } from '../../../deps.ts'
import type { Actor } from '../../../http/actor.ts'
import { Refusal } from '../../../refuse.ts'
import { insertPago } from '../../pagos/insert-pago.ts'
import { readPagosDeReserva } from '../../pagos/pagos-de-reserva.ts'
import { razonesDeReserva } from '../candidatos/reservas-candidatas.ts'
import { type AlcanceDePares as Alcance, findPares, type Par } from './find-pares.ts'
import {
  assertSinPagoIgual,
  type PagoDeReservaListo,
  preparePagoDeReserva,
  reusosDeRastreo,
} from './pago-de-reserva.ts'
import { insertConciliaciones, lockMovimiento } from './tie-lineas.ts'
import { announceConciliacion, writeAcciones } from './write-accion.ts'

/**
 * For the rows of one sync that no pago explains: a booking whose localizador the text holds, that lacks exactly this amount,
 * that has no pago waiting, that no other row of the sync means as well, and against which nothing in the row speaks, gets
 * its pago. One that cannot be made waits.
 */
export async function createPagosDeReservas(deps: Deps, actor: Actor, alcance: Alcance): Promise<number> {
  let created = 0
  for (const par of await findPares(deps, alcance)) {
    try {
      if (await createPago(deps, actor, par, alcance.grupo)) created++
    } catch (error) {
      if (!(error instanceof Refusal) && !(error instanceof ExternalSystemError)) throw error
      deps.log.info({ err: error, movimiento: par.movimiento.movimientoId }, 'row of a sync left to a person')
    }
  }
  return created
}

async function createPago(
  deps: Deps,
  actor: Actor,
  { movimiento, reserva }: Par,
  grupo: string,
): Promise<boolean> {
  const { bookingCode } = reserva
  const listo = await preparePagoDeReserva(deps, actor, movimiento.movimientoId, { bookingCode })
  const vistos = await pagosVivos(deps.db, bookingCode)
  if ((await faltanteDe(deps, actor, listo)) !== listo.pago.montos.montoReserva) return false
  return inTransaction(deps.db, async (tx) => {
    const locked = await lockMovimiento(tx, movimiento.movimientoId)
    if (locked.estado !== 'sinIdentificar' || locked.restante !== listo.restante) return false
    await assertSinPagoIgual(tx, listo.pago)
    // Another sync may have given the booking what it lacked: from here on, nobody else saves a pago.
    if ((await pagosVivos(tx, bookingCode)) !== vistos) return false
    if ((await reusosDeRastreo(tx, actor, listo)).length > 0) return false
    const pagoId = await insertPago(deps, tx, actor, listo.pago, [], '')
    const linea = {
      tipo: 'reserva',
      referencia: String(pagoId),
      bookingCode,
      monto: locked.restante,
    } as const
    const [accionId = 0] = await writeAcciones(tx, actor, [
      {
        clase: 'aceptar',
        aplicadoPor: 'maquina',
        grupo,
        movimiento: locked,
        dicho: { codigo: 'aceptarReserva', bookingCode },
        lineas: [linea],
      },
    ])
    const razones = razonesDeReserva(reserva, movimiento)
    await insertConciliaciones(tx, [
      { accionId, movimientoId: locked.movimientoId, linea, razones, creaPago: true },
    ])
    await announceConciliacion(tx, { movimientos: [locked.movimientoId], pagos: [pagoId] })
    return true
  })
}

const pagosVivos = async (db: Conn, bookingCode: string): Promise<string> =>
  (
    await db
      .selectFrom('pagos')
      .select('pagoId')
      .where('bookingCode', '=', bookingCode)
      .where('estadoId', '<>', estadoRechazado)
      .orderBy('pagoId')
      .execute()
  )
    .map(({ pagoId }) => pagoId)
    .join()

/** What the booking lacks, its pagos in the engine and here counted once each, those still pending too; null when unheard, or when one counts in another currency. */
async function faltanteDe(deps: Deps, actor: Actor, { reserva }: PagoDeReservaListo): Promise<number | null> {
  const { pagos, faltanExternos } = await readPagosDeReserva(deps, actor, reserva)
  const contados = pagos.filter(({ estadoID }) => estadoID !== estadoRechazado)
  if (faltanExternos || contados.some(({ moneda }) => moneda !== reserva.moneda)) return null
  return contados.reduce<number>((left, { monto }) => left - monto, reserva.total)
}
