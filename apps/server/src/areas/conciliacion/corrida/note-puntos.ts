import type { Umbrales } from '@valija/domain/conciliacion/pesos-de-razon.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../db/connection.ts'
import type { Propuesto } from '../candidatos/judge-movimientos.ts'
import { codesOf, fittingReservas, readReservas } from '../candidatos/reservas-candidatas.ts'

/** Notes the points of each row's best suggestion, pago or booking, by which the list is ordered; tells how many rows have one. */
export async function notePuntos(tx: Tx, judged: readonly Propuesto[], umbrales: Umbrales): Promise<number> {
  const codes = [...new Set(judged.flatMap(({ movimiento }) => codesOf(movimiento)))]
  const reservas =
    codes.length === 0
      ? []
      : await readReservas(tx, sql`r.booking_code = any(${codes}::text[])`, codes.length)
  const values = judged.map(({ movimiento, propuestas, candidatos: { rechazadas } }) => {
    const named = new Set(codesOf(movimiento))
    const own = reservas.filter(({ bookingCode }) => named.has(bookingCode) && movimiento.moneda !== 'EUR')
    const fitting = movimiento.abonos > 0 ? fittingReservas(movimiento, own, { umbrales, rechazadas }) : []
    const puntos = [...propuestas, ...fitting].map((one) => one.puntos)
    return { id: movimiento.movimientoId, puntos: Math.max(0, ...puntos), n: puntos.length }
  })
  await sql`update movimientos m set puntos = v.puntos
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as v(id bigint, puntos smallint)
    where m.movimiento_id = v.id and m.puntos is distinct from v.puntos`.execute(tx)
  return values.filter(({ n }) => n > 0).length
}
