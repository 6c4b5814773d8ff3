import { type RawBuilder, sql } from 'kysely'
import type { Tx } from './connection.ts'

/**
 * Before a change that writes rows of these bookings (`codigos`: a query of what they are called) in more than one statement:
 * each marks the engines' bookings it names, and two that name the same would meet them in different orders.
 */
export async function holdEstancias(tx: Tx, codigos: RawBuilder<unknown>): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtext('estancias nuevas'))`.execute(tx)
  const claves = sql`array(select distinct clave_suelta(c.codigo) from (${codigos}) as c(codigo))`
  await sql`select from estancias e where clave_suelta(e.localizador) = any(${claves})
    or clave_suelta(e.reserva_ant) = any(${claves}) or clave_suelta(e.localizador_externo) = any(${claves})
    order by e.localizador for no key update`.execute(tx)
}

export const codigosDe = (renglones: readonly { bookingCode: string }[]): RawBuilder<unknown> =>
  sql`select unnest(${renglones.map(({ bookingCode }) => bookingCode)}::text[])`

export const codigosDeLotes = (ids: readonly number[]): RawBuilder<unknown> =>
  sql`select r.booking_code from factura_reservas r join facturas f on f.id = r.factura_id
    where f.lote_id = any(${[...ids]}::bigint[])`
