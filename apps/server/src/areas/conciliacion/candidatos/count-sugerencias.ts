import type { Umbrales } from '@valija/domain/conciliacion/pesos-de-razon.ts'
import { sql } from 'kysely'
import type { Conn } from '../../../db/connection.ts'
import { type MovimientoAbierto, readMovimientos } from '../filas/movimientos-abiertos.ts'
import { proponerPara } from './judge-movimientos.ts'
import { suggestLotes } from './lotes-candidatos.ts'
import { codesOf, type FilaReserva, fittingReservas, readReservas } from './reservas-candidatas.ts'
import { mostradas } from './sugerencias.ts'

/**
 * How many suggestions each waiting row of a page has at this moment. Counted anew, a payment registered after the last
 * run is in it; the rows of a page are judged together, in as many statements as one row would take.
 */
export async function countSugerencias(
  db: Conn,
  movimientoIds: readonly number[],
  umbrales: Umbrales,
): Promise<Map<number, number>> {
  if (movimientoIds.length === 0) return new Map()
  const waiting = await readMovimientos(db, {
    donde: sql`m.movimiento_id = any(${movimientoIds}::bigint[]) and m.estado in ('sinIdentificar', 'parcial')`,
  })
  if (waiting.length === 0) return new Map()
  const proposed = await proponerPara(db, waiting, umbrales)
  const reservas = await reservasDe(db, waiting)
  const counts = await Promise.all(
    proposed.map(async ({ movimiento, propuestas, candidatos: { rechazadas } }) => {
      const codes = new Set(codesOf(movimiento))
      const own = reservas.filter(({ bookingCode }) => codes.has(bookingCode) && movimiento.moneda !== 'EUR')
      const more =
        movimiento.abonos > 0 ? fittingReservas(movimiento, own, { umbrales, rechazadas }).length : 0
      const lotes = (await suggestLotes(db, movimiento, { umbrales, rechazadas })).length
      const pagos = movimiento.abonos > 0 ? propuestas.length : 0
      return [movimiento.movimientoId, Math.min(pagos + more + lotes, mostradas)] as const
    }),
  )
  return new Map(counts)
}

const reservasDe = async (db: Conn, movimientos: readonly MovimientoAbierto[]): Promise<FilaReserva[]> => {
  const codes = [...new Set(movimientos.flatMap(codesOf))]
  return codes.length === 0 ? [] : readReservas(db, sql`r.booking_code = any(${codes}::text[])`, 1_000)
}
