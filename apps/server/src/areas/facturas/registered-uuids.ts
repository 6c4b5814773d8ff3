import { sql } from 'kysely'
import type { Conn } from '../../db/connection.ts'

/** Which of these uuids a living factura already has; in capitals. */
export async function registeredUuids(db: Conn, uuids: readonly string[]): Promise<Set<string>> {
  if (uuids.length === 0) return new Set()
  const rows = await db
    .selectFrom('facturas')
    .select('uuid')
    .where('uuid', '=', sql<string>`any(${uuids}::uuid[])`)
    .where('eliminadaEn', 'is', null)
    .where('retiradaEn', 'is', null)
    .execute()
  return new Set(rows.map(({ uuid }) => uuid.toUpperCase()))
}
