-- What a credit note takes away from, as its XML names it: none of those handed in before is known.
alter table facturas add column acredita uuid[] not null default '{}';

-- Facturas of hotels that name a booking by these codes, none withdrawn or refused: what a booking is judged by. `caida`: the
-- SAT cancelled it, or notes of its issuer took away all that it and its like bill of the booking (`facturasEnPie` of the
-- domain). A note of what no longer stands takes nothing away.
create function facturas_de_reserva(claves text[])
  returns table (factura_id bigint, lote_id bigint, proveedor_id bigint, procesado boolean, caida boolean)
  language sql stable as $$
  select x.factura_id, x.lote_id, x.proveedor_id, x.estatus in ('En proceso de pago', 'Pagado'),
    x.cancelada or x.notas > 0 and x.notas >= x.facturado
  from (select f.id as factura_id, l.id as lote_id, l.proveedor_id, l.estatus, k.nota, k.cancelada,
      coalesce(sum(r.total_reserva) filter (where k.nota and not k.cancelada) over suyas, 0) as notas,
      coalesce(sum(r.total_reserva) filter (where not k.nota and not k.cancelada) over suyas, 0) as facturado
    from factura_reservas r join facturas f on f.id = r.factura_id join lotes l on l.id = f.lote_id
      cross join lateral (select f.tipo_de_comprobante = 'E' as nota, f.estado = 'Cancelado'
        or f.tipo_de_comprobante = 'E' and f.acredita <> '{}' and coalesce((select bool_and(a.estado = 'Cancelado' or a.retirada_en is not null
            or a.eliminada_en is not null or a.revision is not distinct from 'rechazada')
          from facturas a where a.uuid::text = any(f.acredita::text[])), false) as cancelada) k
    where clave_suelta(r.booking_code) = any(claves) and f.tipo = 'p' and f.eliminada_en is null and f.retirada_en is null
      and f.revision is distinct from 'rechazada' and l.eliminado_en is null
    window suyas as (partition by l.proveedor_id, f.moneda)) x
  where not x.nota $$;

create or replace function facturas_marcan() returns trigger language plpgsql as $$
begin
  perform mark_facturadas(array(select distinct clave_suelta(r.booking_code)
    from viejos v join nuevos n on n.id = v.id join factura_reservas r on r.factura_id = n.id
    where (v.lote_id, v.tipo, v.tipo_de_comprobante, v.acredita, v.moneda, v.eliminada_en, v.retirada_en, v.revision, v.estado)
      is distinct from (n.lote_id, n.tipo, n.tipo_de_comprobante, n.acredita, n.moneda, n.eliminada_en, n.retirada_en, n.revision, n.estado)));
  return null;
end $$;

create or replace function estancia_facturada(localizador text, reserva_ant text, localizador_externo text, proveedor bigint)
  returns boolean language sql stable as $$
  select exists (select from facturas_de_reserva(array[clave_suelta(reserva_ant), clave_suelta(localizador_externo), clave_suelta(localizador)]) f
    where f.procesado and not f.caida and f.proveedor_id = proveedor) $$;

create or replace view por_facturar_juzgado as
select e.localizador, e.reserva_ant, e.localizador_externo, e.proveedor_id, e.proveedor_nombre, e.proveedor_rfc,
  e.nombre_paquete, e.llegada, e.salida, e.moneda, e.costo, s.situacion,
  case when l.proveedor_id = e.proveedor_id then l.id end as lote_id, p.dia as pedida_el
from estancias e
  cross join lateral (select array[clave_suelta(e.reserva_ant), clave_suelta(e.localizador_externo), clave_suelta(e.localizador)] as suyas) k
  left join lateral (select f.lote_id as id, f.proveedor_id, f.caida as cancelada, f.procesado from facturas_de_reserva(k.suyas) f
    order by f.caida, (f.proveedor_id = e.proveedor_id) desc, f.procesado desc, f.lote_id limit 1) l on true
  left join lateral (select true as hay from borrador_renglones r join borradores b on b.id = r.borrador_id
    where clave_suelta(r.booking_code) = any(k.suyas) and b.categoria = 'Proveedor' limit 1) b on l.id is null or l.cancelada
  left join lateral (select max(p.dia) as dia from pedido_reservas r join pedidos_de_factura p on p.id = r.pedido_id
    where r.localizador = e.localizador and p.proveedor_id = e.proveedor_id) p on true
  cross join lateral (select case
    when not l.cancelada and l.proveedor_id is distinct from e.proveedor_id then 'deOtroHotel'
    when not l.cancelada and l.procesado then null when not l.cancelada then 'enLote'
    when b.hay then 'enBorrador' when l.proveedor_id = e.proveedor_id then 'facturaCancelada' else 'sinFactura' end as situacion) s
where not e.cancelada and s.situacion is not null;

select mark_facturadas(array(select distinct clave_suelta(r.booking_code) from facturas f join factura_reservas r on r.factura_id = f.id
  where f.tipo_de_comprobante = 'E' and f.tipo = 'p'));
