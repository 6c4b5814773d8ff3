import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { sql } from 'kysely'
import type { Sql } from '../src/http/lista.ts'

/** The names by which a factura or a draft may call the booking `e`. */
const claves = sql`array[clave_suelta(e.reserva_ant), clave_suelta(e.localizador_externo), clave_suelta(e.localizador)]`

const deReserva = (
  nota: boolean,
) => sql`(select coalesce(sum(x.total_reserva), 0) from factura_reservas x join facturas g on g.id = x.factura_id
  join lotes k on k.id = g.lote_id where clave_suelta(x.booking_code) = any(${claves}) and g.tipo = 'p' and g.moneda = f.moneda
    and g.eliminada_en is null and g.retirada_en is null and g.revision is distinct from 'rechazada' and g.estado <> 'Cancelado'
    and k.eliminado_en is null and k.proveedor_id = l.proveedor_id and (g.tipo_de_comprobante = 'E') = ${nota})`
/** Cancelled, or credited whole. */
const caida = sql`(f.estado = 'Cancelado' or ${deReserva(true)} > 0 and ${deReserva(true)} >= ${deReserva(false)})`

/** Of the booking's hotel: by ANT's number or its RFC, where it is known. */
const suya = sql`(e.proveedor_id is null or l.proveedor_id = e.proveedor_id
  or upper(replace(l.proveedor_rfc, '-', '')) = upper(replace(e.proveedor_rfc, '-', '')))`

/**
 * Every booking `e` judged as it stands, as it was before what is waited for was kept: `s.situacion` (null: billed), the
 * lote `l` or the draft `b` that holds its factura and the day `p.dia` it was last asked for. The truth tests compare with.
 */
export const estanciasJuzgadas = (hoy: Dia): Sql => sql`estancias e
  left join lateral (select l.id, l.nombre, l.proveedor_id, ${suya} as suya, ${caida} as cancelada, l.estatus in ('En proceso de pago', 'Pagado') as procesado
    from factura_reservas r join facturas f on f.id = r.factura_id join lotes l on l.id = f.lote_id
    where clave_suelta(r.booking_code) = any(${claves}) and f.tipo = 'p' and f.eliminada_en is null
      and f.tipo_de_comprobante <> 'E' and f.retirada_en is null and l.eliminado_en is null
      and f.revision is distinct from 'rechazada'
    order by ${caida}, ${suya} desc, l.estatus in ('En proceso de pago', 'Pagado') desc, l.id limit 1) l on true
  left join lateral (select true as hay from borrador_renglones r join borradores b on b.id = r.borrador_id
    where clave_suelta(r.booking_code) = any(${claves}) and b.categoria = 'Proveedor' limit 1) b on l.id is null or l.cancelada
  left join lateral (select max(p.dia) as dia from pedido_reservas r join pedidos_de_factura p on p.id = r.pedido_id
    where r.localizador = e.localizador and p.proveedor_id = e.proveedor_id) p on true
  cross join lateral (select case
    when not l.cancelada and not l.suya then 'deOtroHotel'
    when not l.cancelada and l.procesado then null when not l.cancelada then 'enLote'
    when b.hay then 'enBorrador' when l.suya then 'facturaCancelada' else 'sinFactura' end as situacion) s
  cross join lateral (select (${hoy}::date - e.salida) as dias) d`
