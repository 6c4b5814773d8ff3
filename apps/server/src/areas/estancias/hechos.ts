import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { sql } from 'kysely'
import type { Actor } from '../../http/actor.ts'
import type { Sql } from '../../http/lista.ts'

/** The hotel bookings a person may see: staff for suppliers all, a proveedor those of its hotels. Every query begins with it. */
export function alcanceDeEstancias(actor: Pick<Actor, 'rol' | 'idProveedores'>): Sql {
  switch (actor.rol) {
    case 'admin':
    case 'OperativoProveedor':
      return sql`true`
    case 'proveedor':
      return sql`e.proveedor_id = any(${actor.idProveedores}::bigint[])`
    default:
      return sql`false`
  }
}

/** The names by which a factura or a draft may call the booking `e`. */
const claves = sql`array[clave_suelta(e.reserva_ant), clave_suelta(e.localizador_externo), clave_suelta(e.localizador)]`

/** `isSinFactura` of the domain. */
export const sinFactura = sql`s.situacion in ('sinFactura', 'facturaCancelada')`

/**
 * Bookings `e`, with `s.situacion` as `situacionDeReserva` of the domain
 * tells it (null: billed), the lote or the draft that holds the factura, and the day they were last asked for. No credit note
 * bills, and nothing withdrawn or refused; what the SAT cancelled is told as such.
 */
export const desdeEstancias = (hoy: Dia): Sql => sql`estancias e
  left join lateral (select l.id, l.nombre, l.proveedor_id, f.estado = 'Cancelado' as cancelada, l.estatus in ('En proceso de pago', 'Pagado') as procesado
    from factura_reservas r join facturas f on f.id = r.factura_id join lotes l on l.id = f.lote_id
    where clave_suelta(r.booking_code) = any(${claves}) and f.tipo = 'p' and f.eliminada_en is null
      and f.tipo_de_comprobante <> 'E' and f.retirada_en is null and l.eliminado_en is null
      and f.revision is distinct from 'rechazada'
    order by f.estado = 'Cancelado', (l.proveedor_id = e.proveedor_id) desc, l.estatus in ('En proceso de pago', 'Pagado') desc, l.id limit 1) l on true
  left join lateral (select true as hay from borrador_renglones r join borradores b on b.id = r.borrador_id
    where clave_suelta(r.booking_code) = any(${claves}) and b.categoria = 'Proveedor' limit 1) b on l.id is null or l.cancelada
  left join lateral (select max(p.dia) as dia from pedido_reservas r join pedidos_de_factura p on p.id = r.pedido_id
    where r.localizador = e.localizador and p.proveedor_id = e.proveedor_id) p on true
  cross join lateral (select case
    when not l.cancelada and l.proveedor_id is distinct from e.proveedor_id then 'deOtroHotel'
    when not l.cancelada and l.procesado then null when not l.cancelada then 'enLote'
    when b.hay then 'enBorrador' when l.proveedor_id = e.proveedor_id then 'facturaCancelada' else 'sinFactura' end as situacion) s
  cross join lateral (select (${hoy}::date - e.salida) as dias) d`

/** Those whose situation is null are left out by what is kept of it (`estancia_facturada`), unread. */
export const vencidas = (hoy: Dia, dias: number): Sql =>
  sql`not e.cancelada and not e.facturada and e.salida <= ${hoy}::date - ${dias}::int`
