import { continua } from '@valija/contract/facturas.ts'
import type { reservasInvitado } from '@valija/contract/invitados.ts'
import { message } from '@valija/contract/messages.ts'
import type { z } from 'zod'
import { inTransaction } from '../../db/connection.ts'
import { jsonb } from '../../db/jsonb.ts'
import type { Deps } from '../../deps.ts'
import { refuse, refuseWith } from '../../refuse.ts'
import { touchBorrador } from '../borradores/touch-borrador.ts'
import { validateReservas } from '../borradores/validate-reservas.ts'
import { renglonDeReserva } from '../comisiones/renglon-de-reserva.ts'
import { type Carga, invitado } from './carga.ts'
import { checkReservas, type ReservasHalladas } from './check-reservas.ts'
import { limitCalls } from './limit-calls.ts'
import { judgeCarga } from './read-carga.ts'

type Pedidas = z.output<typeof reservasInvitado>['facturas']

/**
 * 'Validar reserva': the bookings of each factura that continues. A booking of the issuer takes the load out of its
 * quarantine; until then nothing was believed and nothing told.
 */
export async function nameReservas(deps: Deps, carga: Carga, pedidas: Pedidas): Promise<void> {
  const { juicio } = await judgeCarga(deps, carga)
  const siguen = juicio.facturas.filter(({ situacion }) => continua(situacion))
  const emisor = siguen[0]?.cabecera?.emisor
  if (emisor === undefined) throw refuse('sinFacturasPorValidar')
  if (juicio.satPendientes > 0) throw refuse('pasoSatPendiente')
  const porFactura = siguen.map(({ id, nombre }) => ({
    id,
    nombre,
    codes: pedidas.find((pedida) => pedida.id === id)?.bookingCodes ?? [],
  }))
  assertOneEach(porFactura)
  const codes = porFactura.flatMap((factura) => factura.codes)
  await limitCalls(deps, 'reserva', { direccion: carga.direccion, rfc: emisor }, codes.length)
  await keepReservas(deps, carga, porFactura, await checkReservas(deps, emisor, codes))
  await validateReservas(deps, invitado, carga.borradorId)
}

type DeFactura = { id: string; nombre: string; codes: readonly string[] }

function assertOneEach(porFactura: readonly DeFactura[]): void {
  const sin = porFactura.filter(({ codes }) => codes.length === 0)
  if (sin.length > 0)
    throw refuseWith('faltaReservaDeFactura', message('faltaReservaDeFactura'), {
      detalles: sin.map(({ id, nombre }) => ({ campo: id, mensaje: nombre })),
    })
  const todas = porFactura.flatMap(({ codes }) => codes)
  const repetidas = [...new Set(todas.filter((code, i) => todas.indexOf(code) !== i))]
  if (repetidas.length > 0)
    throw refuseWith('reservasRepetidas', message('reservasRepetidas'), {
      detalles: repetidas.map((campo) => ({ campo, mensaje: message('reservasRepetidas') })),
    })
}

async function keepReservas(
  deps: Deps,
  carga: Carga,
  porFactura: readonly DeFactura[],
  { clienteId, comisiones, omitidas }: ReservasHalladas,
): Promise<void> {
  const ahora = deps.reloj.ahora()
  const filas = porFactura.flatMap(({ id, codes }) =>
    codes.flatMap((bookingCode) => {
      const total = comisiones.get(bookingCode)
      return total === undefined ? [] : [{ cfdiId: id, bookingCode, total }]
    }),
  )
  const conReserva = new Set(filas.map(({ cfdiId }) => cfdiId))
  const fuera = porFactura.filter(({ id }) => !conReserva.has(id)).map(({ id }) => id)
  await inTransaction(deps.db, async (tx) => {
    await touchBorrador(deps, tx, invitado, carga.borradorId)
    await tx
      .updateTable('borradores')
      .set({ proveedorId: clienteId })
      .where('id', '=', carga.borradorId)
      .execute()
    // What ANT said of the bookings before is of those.
    await tx
      .updateTable('borradorCfdis')
      .set({ ant: null })
      .where('borradorId', '=', carga.borradorId)
      .execute()
    await tx.deleteFrom('borradorRenglones').where('borradorId', '=', carga.borradorId).execute()
    await tx
      .insertInto('borradorRenglones')
      .values(
        filas.map(({ cfdiId, bookingCode, total }, i) => ({
          ...renglonDeReserva(bookingCode, total),
          borradorId: carga.borradorId,
          numero: i + 1,
          cfdiId,
        })),
      )
      .execute()
    // All of its bookings are in a lote already: it is not taken into account for this one.
    if (fuera.length > 0)
      await tx.updateTable('borradorCfdis').set({ quitadoEn: ahora }).where('id', 'in', fuera).execute()
    await tx
      .updateTable('cargasInvitados')
      .set({ liberadaEn: carga.liberadaEn ?? ahora, omitidas: jsonb(omitidas) })
      .where('id', '=', carga.id)
      .execute()
  })
}
