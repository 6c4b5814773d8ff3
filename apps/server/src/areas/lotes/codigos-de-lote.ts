import { sql } from 'kysely'
import { clavesDe, type Sql } from '../../http/lista.ts'

/** Lotes with the codes pasted that one of their facturas has: folio, serie and folio, UUID or localizador. */
export const lotesConCodigos = (pedidos: readonly string[]): Sql => {
  const claves = sql`any(array(select clave from (${clavesDe(pedidos)}) k))`
  const uuids = pedidos.filter((codigo) => /^[\dA-F]{8}(-[\dA-F]{4}){3}-[\dA-F]{12}$/.test(codigo))
  return sql`select f.lote_id, buscable(f.folio) as clave from facturas f
      where f.eliminada_en is null and buscable(f.folio) = ${claves}
    union all select f.lote_id, buscable(f.serie_folio) from facturas f
      where f.eliminada_en is null and buscable(f.serie_folio) = ${claves}
    union all select f.lote_id, f.uuid::text from facturas f
      where f.eliminada_en is null and f.uuid = any(${uuids}::uuid[])
    union all select f.lote_id, buscable(r.booking_code) from factura_reservas r join facturas f on f.id = r.factura_id
      where f.eliminada_en is null and buscable(r.booking_code) = ${claves}`
}
