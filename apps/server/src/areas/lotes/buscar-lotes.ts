import { sql } from 'kysely'
import type { Conn } from '../../db/connection.ts'
import { contains, type Sql } from '../../http/lista.ts'

/** So many lotes at most are found through their facturas; a text that begins more is too common to mean one of them. */
const tope = 1000
const minimo = 3

/** An amount as people write it: 1234.50, 1,234.50 or $1,234; in centavos. */
const importe = /^\$?(\d{1,12}|\d{1,3}(,\d{3}){1,4})(\.\d{1,2})?$/
export const readImporte = (text: string): number | null =>
  importe.test(text) ? Math.round(Number(text.replace(/[$,]/g, '')) * 100) : null

const withTotal = async (db: Conn, total: number): Promise<number[]> => {
  const { rows } = await sql<{ loteId: number }>`
    select distinct f.lote_id from facturas f where f.total = ${total} and f.eliminada_en is null limit ${tope}`.execute(
    db,
  )
  return rows.map(({ loteId }) => loteId)
}

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
 * localizador begins with the text. When so short a beginning fits too many, it must be the whole. An amount finds the
 * lotes of that total, and those with a factura of it.
 */
export async function textFilter(db: Conn, q: string): Promise<Sql> {
  const words = q.split(/\s+/).filter(Boolean)
  const byName = sql.join(
    words.map((word) => contains(sql`l.busqueda`, word)),
    sql` and `,
  )
  const prefix = words.join('')
  const total = readImporte(prefix)
  const ids = total === null ? [] : await withTotal(db, total)
  if (prefix.length >= minimo) {
    const begun = await found(db, prefix, false)
    ids.push(...(begun.length > tope ? await found(db, prefix, true) : begun))
  }
  const ways = [
    sql`(${byName})`,
    ...(total === null ? [] : [sql`l.total = ${total}`]),
    ...(ids.length === 0 ? [] : [sql`l.id = any(${ids}::bigint[])`]),
  ]
  return sql`(${sql.join(ways, sql` or `)})`
}
