import type { FacturaDeReserva } from '@valija/domain/reservas/piezas.ts'
import { sql } from 'kysely'
import type { Conn } from '../../db/connection.ts'
import type { Vista } from './vista.ts'

export type FacturaConClave = FacturaDeReserva & { clave: string; tipo: 'p' | 'c' }

const dia = (instante: string) => sql.raw(`(${instante} at time zone 'America/Mexico_City')::date`)

/** Facturas with rows of these bookings, one for each of a booking's names, within the person's scope. */
export async function readFacturas(
  db: Conn,
  vista: Vista,
  claves: readonly string[],
): Promise<FacturaConClave[]> {
  const { rows } = await sql<FacturaConClave>`
    select r.clave, f.tipo, f.id as factura_id, upper(f.uuid::text) as uuid,
      coalesce(nullif(concat_ws(' ', nullif(f.serie, ''), nullif(f.folio, '')), ''), upper(left(f.uuid::text, 8))) as nombre,
      l.id as lote_id, l.nombre as lote, l.estatus, l.proveedor_id as emisor_id, l.proveedor_nombre as emisor, l.proveedor_rfc as emisor_rfc,
      f.fecha::date as fecha, f.moneda, f.tipo_de_comprobante = 'E' as egreso,
      array(select upper(x::text) from unnest(f.acredita) x) as acredita, r.monto, f.total, f.estado as sat,
      (select count(*)::int from jsonb_array_elements(f.hallazgos) h where h->>'severidad' = 'error') as errores,
      f.envio, f.envio_folio as poliza, ${dia('f.envio_en')} as envio_el, ${dia('l.fecha_creacion')} as cargada_el,
      ${dia('l.procesado_en')} as procesada_el, l.fecha_pago, ${dia('f.retirada_en')} as retirada_el,
      f.revision is not distinct from 'rechazada' as rechazada, pagos.todos as pagos, complementos.todos as complementos
    from (select clave_suelta(x.booking_code) as clave, x.factura_id, sum(x.total_reserva)::bigint as monto
        from factura_reservas x where clave_suelta(x.booking_code) = any(${[...claves]}::text[]) group by 1, 2) r
      join facturas f on f.id = r.factura_id join lotes l on l.id = f.lote_id
      cross join lateral (select coalesce(jsonb_agg(jsonb_build_object('comprobanteId', p.comprobante_id, 'fecha', p.fecha_pago,
          'folio', c.folio, 'monto', p.monto) order by p.fecha_pago, p.id), '[]') as todos
        from factura_pagos p join comprobantes_pago c on c.id = p.comprobante_id
        where p.factura_id = f.id and p.anulado_en is null and c.anulado_en is null) pagos
      cross join lateral (select coalesce(jsonb_agg(jsonb_build_object('vence', e.vence,
          'completo', e.recibido + e.tolerado >= e.imp_pagado, 'recibidos', (
            select coalesce(jsonb_agg(jsonb_build_object('el', ${dia('k.creado_en')}, 'uuid', upper(k.uuid::text),
              'porRevisar', k.por_revisar is not null and k.revisado_en is null) order by k.id), '[]')
            from complemento_cobros b join complemento_folios o on o.id = b.folio_id join complementos k on k.id = o.complemento_id
            where b.esperado_id = e.id and b.liberado_en is null)) order by e.id), '[]') as todos
        from complementos_esperados e
        where e.factura_id = f.id and e.anulado_en is null) complementos
    where f.eliminada_en is null and l.eliminado_en is null and ${vista.lotes}
    order by f.id`.execute(db)
  return rows
}
