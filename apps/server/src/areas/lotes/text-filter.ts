import { type Pregunta, readPregunta } from '@valija/domain/buscar/pregunta.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { sql } from 'kysely'
import type { Conn } from '../../db/connection.ts'
import { containsWords } from '../../http/buscable.ts'
import type { Sql } from '../../http/lista.ts'
import { ramasDeComprobante } from './comprobantes-hallados.ts'
import { ramasDeFactura, ramasDeLote } from './lotes-hallados.ts'

/** So many lotes at most are found through their facturas; a text that begins more is too common to mean one of them. */
const tope = 1000

async function within(db: Conn, pregunta: Pregunta): Promise<number[]> {
  const cada = [
    ...ramasDeFactura(pregunta).map(
      ({
        donde,
        exacta,
        une = sql``,
      }) => sql`(select f.lote_id, ${exacta}::boolean as exacta from facturas f ${une}
        where f.eliminada_en is null and ${donde} limit ${tope + 1})`,
    ),
    ...ramasDeComprobante(pregunta).map(
      ({
        donde,
        exacta,
        une = sql``,
      }) => sql`(select c.lote_id, ${exacta}::boolean as exacta from comprobantes_pago c ${une}
        where ${donde} limit ${tope + 1})`,
    ),
  ]
  const { rows } = await sql<{ loteId: number; exacta: boolean }>`
    select lote_id, bool_or(exacta) as exacta from (${sql.join(cada, sql` union all `)}) t group by lote_id`.execute(
    db,
  )
  const found = rows.length > tope ? rows.filter(({ exacta }) => exacta) : rows
  return found.map(({ loteId }) => loteId)
}

/**
 * Lotes whose name, hotel or RFC holds every word, or that hold a factura or a payment that the search box finds by the
 * same text. When so short a beginning fits too many, it must be the whole.
 */
export async function textFilter(db: Conn, q: string, hoy: Dia): Promise<Sql> {
  const pregunta = readPregunta(q, hoy)
  const byName = containsWords(sql`l.busqueda`, pregunta?.palabras ?? [q])
  if (pregunta === null) return sql.join(byName, sql` and `)
  const ids = await within(db, pregunta)
  const ways = [
    sql`(${sql.join(byName, sql` and `)})`,
    ...ramasDeLote(pregunta)
      .filter(({ exacta }) => exacta)
      .map(({ donde }) => donde),
    ...(ids.length === 0 ? [] : [sql`l.id = any(${ids}::bigint[])`]),
  ]
  return sql`(${sql.join(ways, sql` or `)})`
}
