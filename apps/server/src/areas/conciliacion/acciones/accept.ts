import { randomUUID } from 'node:crypto'
import type { AccionHecha, aceptarEntrada } from '@valija/contract/conciliacion-cambios.ts'
import type { z } from 'zod'
import type { Tx } from '../../../db/connection.ts'
import type { Deps } from '../../../deps.ts'
import type { Actor } from '../../../http/actor.ts'
import { refuse } from '../../../refuse.ts'
import { insertPago } from '../../pagos/insert-pago.ts'
import { refuseReuso } from '../../pagos/refuse-reuso.ts'
import { judgePares } from '../candidatos/judge-pares.ts'
import type { LineaDeAccion } from '../candidatos/linea-de-accion.ts'
import { judgeLote } from '../candidatos/lotes-candidatos.ts'
import type { MovimientoAbierto } from '../filas/movimientos-abiertos.ts'
import { hechaDe } from './hecha.ts'
import { doneBefore, once } from './once.ts'
import { assertSinPagoIgual, preparePagoDeReserva, reusosDeRastreo } from './pago-de-reserva.ts'
import { assertWaiting, insertConciliaciones, judgeLineas, lockMovimiento } from './tie-lineas.ts'
import { type AccionNueva, announceConciliacion, writeAcciones } from './write-accion.ts'

type Hecha = Omit<AccionHecha, 'repetido'>
type Entrada = z.infer<typeof aceptarEntrada>

/** Ties a row to pagos, to a booking that gets its pago, or to a payment to a supplier. A person said so. */
export async function accept(
  deps: Deps,
  actor: Actor,
  movimientoId: number,
  { clave, lineas, reserva, comprobanteID, motivo }: Entrada,
): Promise<AccionHecha> {
  if ([lineas.length > 0, Boolean(reserva), comprobanteID != null].filter(Boolean).length !== 1)
    throw refuse('sinLineas')
  const llave = { clave, operacion: `aceptar:${movimientoId}`, de: [lineas, reserva, comprobanteID] }
  // The engine and the exchange rate are asked before the transaction, and not again for what is done already.
  const done = reserva ? await doneBefore<Hecha>(deps.db, actor, llave) : null
  if (done) return done
  const listo = reserva ? await preparePagoDeReserva(deps, actor, movimientoId, reserva) : null
  return once(deps, actor, llave, async (tx) => {
    const movimiento = await lockMovimiento(tx, movimientoId)
    assertWaiting(movimiento)
    const base = {
      clase: 'aceptar',
      aplicadoPor: 'persona',
      grupo: randomUUID(),
      movimiento,
      motivo: motivo ?? null,
    } as const
    if (comprobanteID != null) {
      const linea = await judgeLote(tx, movimiento, comprobanteID)
      const dicho = { codigo: 'aceptarLote', folio: linea.bookingCode } as const
      return finish(deps, tx, actor, { ...base, dicho, lineas: [linea] }, {})
    }
    if (listo) {
      // Somebody may have used part of the row while the engine was asked.
      if (movimiento.restante !== listo.restante) throw refuse('movimientoCambio')
      await assertSinPagoIgual(tx, listo.pago)
      const reusos = await reusosDeRastreo(tx, actor, listo)
      if (reusos.length > 0 && !motivo) throw refuseReuso(reusos)
      const pagoId = await insertPago(deps, tx, actor, listo.pago, reusos, motivo ?? '')
      const { bookingCode } = listo.pago.pago
      const linea: LineaDeAccion = {
        tipo: 'reserva',
        referencia: String(pagoId),
        bookingCode,
        monto: movimiento.restante,
      }
      const dicho = { codigo: 'aceptarReserva', bookingCode } as const
      return finish(deps, tx, actor, { ...base, dicho, lineas: [linea] }, { creaPago: pagoId })
    }
    const wanted = lineas.map(({ pagoID, monto }) => ({ pagoId: pagoID, monto }))
    const judged = await judgeLineas(tx, movimiento, wanted)
    const propuesta = await judgePares(deps, tx, movimiento, judged)
    const dicho = { codigo: 'aceptar', n: judged.length } as const
    return finish(
      deps,
      tx,
      actor,
      { ...base, dicho, lineas: judged, puntos: propuesta.puntos },
      { razones: propuesta.razones },
    )
  })
}

type Mas = { razones?: Awaited<ReturnType<typeof judgePares>>['razones']; creaPago?: number }

async function finish(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  accion: AccionNueva & { movimiento: MovimientoAbierto; lineas: readonly LineaDeAccion[] },
  { razones = [], creaPago }: Mas,
): Promise<Hecha> {
  const { movimientoId } = accion.movimiento
  const [accionId = 0] = await writeAcciones(tx, actor, [accion])
  await insertConciliaciones(
    tx,
    accion.lineas.map((linea) => ({
      accionId,
      movimientoId,
      linea,
      razones,
      creaPago: creaPago !== undefined,
    })),
  )
  const pagos = accion.lineas
    .filter(({ tipo }) => tipo !== 'lote')
    .map(({ referencia }) => Number(referencia))
  await announceConciliacion(tx, { movimientos: [movimientoId], pagos })
  return hechaDe(deps, tx, { accionId, grupo: accion.grupo, movimientoId, pagoID: creaPago ?? null })
}
