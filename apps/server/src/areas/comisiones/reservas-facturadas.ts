import { message } from '@valija/contract/messages.ts'
import { sql } from 'kysely'
import type { Conn, Tx } from '../../db/connection.ts'
import { facturaQueCuenta } from '../../db/factura-que-cuenta.ts'
import { type Refusal, refuseWith } from '../../refuse.ts'

/** Which of these bookings a living commission factura already bills. */
export async function reservasFacturadas(db: Conn, codes: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ bookingCode: string }>`
    select distinct r.booking_code from factura_reservas r join facturas f on f.id = r.factura_id
      join lotes l on l.id = f.lote_id where f.tipo = 'c' and ${facturaQueCuenta('f', 'l')}
      and r.booking_code = any(${[...codes]}::text[])`.execute(db)
  return new Set(rows.map(({ bookingCode }) => bookingCode))
}

/** With the list, as documented. */
export const yaFacturadas = (codes: readonly string[]): Refusal =>
  refuseWith('reservasYaFacturadas', `${message('reservasYaFacturadas')}: ${codes.join(', ')}`, {
    detalles: codes.map((campo) => ({ campo, mensaje: message('reservasYaFacturadas') })),
  })

/**
 * Of two that bill a booking at the same moment the second waits here, and then sees the first's. One lock for all: an RFC
 * may have several clients, and a guest's bookings may be of more than one of them.
 */
export async function assertSinFacturar(tx: Tx, codes: readonly string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('reservas de comisión'))`.execute(tx)
  const taken = await reservasFacturadas(tx, codes)
  if (taken.size > 0) throw yaFacturadas([...taken])
}
