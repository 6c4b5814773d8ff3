import { type RawBuilder, sql } from 'kysely'
import type { Conn } from '../../db/connection.ts'

/** Which of these uuids a living factura already has, in capitals: an array within a statement. `uuids`: a uuid[]. */
export const registeredAmong = (uuids: RawBuilder<unknown>): RawBuilder<string[]> =>
  sql`array(select upper(f.uuid::text) from facturas f
    where f.uuid = any(${uuids}) and f.eliminada_en is null and f.retirada_en is null)`

/** The same, asked alone. */
export async function registeredUuids(db: Conn, uuids: readonly string[]): Promise<Set<string>> {
  if (uuids.length === 0) return new Set()
  const { rows } = await sql<{ registrados: string[] }>`
    select ${registeredAmong(sql`${uuids}::uuid[]`)} as registrados`.execute(db)
  return new Set(rows[0]?.registrados)
}
