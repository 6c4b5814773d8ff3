import { sql } from 'kysely'
import type { Conn } from '../../db/connection.ts'
import { contains, type Sql } from '../../http/lista.ts'

/** So many lotes at most are found through their facturas; a text that begins more is too common to mean one of them. */
const tope = 1000
const minimo = 3

const found = async (db: Conn, prefix: string, exact: boolean): Promise<number[]> => {
  const like = exact
    ? sql`= buscable(${prefix})`
    : sql`like buscable(${prefix.replace(/[\\%_]/g, (c) => `\\${c}`)}) || '%'`
  const { rows } = await sql<{ loteId: number }>`
    select distinct lote_id from (
      (select f.lote_id from facturas f where buscable(f.folio) ${like} limit ${tope + 1})
      union all (select f.lote_id from facturas f where buscable(f.serie_folio) ${like} limit ${tope + 1})
      union all (select f.lote_id from facturas f where f.uuid::text ${like} limit ${tope + 1})
      union all (select f.lote_id from factura_reservas r join facturas f on f.id = r.factura_id
        where buscable(r.booking_code) ${like} limit ${tope + 1})
    ) t limit ${tope + 1}`.execute(db)
  return rows.map(({ loteId }) => loteId)
}

/**
 * Lotes whose name, hotel or RFC holds every word, or that hold a factura whose folio, serie and folio, uuid or
 * localizador begins with the text. When so short a beginning fits too many, it must be the whole.
 */
export async function textFilter(db: Conn, q: string): Promise<Sql> {
  const words = q.split(/\s+/).filter(Boolean)
  const byName = sql.join(
    words.map((word) => contains(sql`l.busqueda`, word)),
    sql` and `,
  )
  const prefix = words.join('')
  if (prefix.length < minimo) return byName
  let ids = await found(db, prefix, false)
  if (ids.length > tope) ids = await found(db, prefix, true)
  return ids.length === 0 ? byName : sql`((${byName}) or l.id = any(${ids}::bigint[]))`
}
