-- por partes
-- Whose a factura of a booking is, told as the booking's page tells it (`isDeSuHotel` of the domain): its hotel's by ANT's number
-- or by the RFC, since a CFDI does not say which of the hotels of one RFC issued it; where nobody knows the hotel it is no
-- other's. `lote_id` is then that lote, whoever it is of: a list shows it to who may see it.
create or replace function es_de_su_hotel(proveedor bigint, rfc text, de_lote bigint, rfc_de_lote text) returns boolean
  language sql immutable parallel safe
  return proveedor is null or de_lote = proveedor or clave_suelta(rfc_de_lote) = clave_suelta(rfc);

create or replace function estancia_facturada(e estancias) returns boolean language sql stable as $$
  select exists (select from facturas_de_reserva(array[clave_suelta(e.reserva_ant), clave_suelta(e.localizador_externo), clave_suelta(e.localizador)]) f
    join lotes l on l.id = f.lote_id
    where f.procesado and not f.caida and es_de_su_hotel(e.proveedor_id, e.proveedor_rfc, l.proveedor_id, l.proveedor_rfc)) $$;

create or replace function estancia_se_marca() returns trigger language plpgsql as $$
begin
  new.facturada := estancia_facturada(new);
  return new;
end $$;
create or replace trigger estancia_cambia before update of localizador, reserva_ant, localizador_externo, proveedor_id, proveedor_rfc
  on estancias for each row execute function estancia_se_marca();

create or replace function mark_facturadas(claves text[]) returns void language plpgsql as $$
declare cuales text[];
begin
  if coalesce(cardinality(claves), 0) = 0 then return; end if;
  perform pg_advisory_xact_lock_shared(hashtext('estancias nuevas'));
  cuales := array(select e.localizador from estancias e
    where clave_suelta(e.localizador) = any(claves) or clave_suelta(e.reserva_ant) = any(claves)
      or clave_suelta(e.localizador_externo) = any(claves) order by e.localizador for no key update);
  update estancias e set facturada = not e.facturada where e.localizador = any(cuales) and e.facturada <> estancia_facturada(e);
  perform keep_por_facturar(cuales);
end $$;
drop function if exists estancia_facturada(text, text, text, bigint);

create or replace view por_facturar_juzgado as
select e.localizador, e.reserva_ant, e.localizador_externo, e.proveedor_id, e.proveedor_nombre, e.proveedor_rfc,
  e.nombre_paquete, e.llegada, e.salida, e.moneda, e.costo, s.situacion,
  case when l.suya then l.id end as lote_id, p.dia as pedida_el
from estancias e
  cross join lateral (select array[clave_suelta(e.reserva_ant), clave_suelta(e.localizador_externo), clave_suelta(e.localizador)] as suyas) k
  left join lateral (select f.lote_id as id, d.suya, f.caida as cancelada, f.procesado from facturas_de_reserva(k.suyas) f
    join lotes o on o.id = f.lote_id
    cross join lateral (select es_de_su_hotel(e.proveedor_id, e.proveedor_rfc, o.proveedor_id, o.proveedor_rfc) as suya) d
    order by f.caida, d.suya desc, f.procesado desc, f.lote_id limit 1) l on true
  left join lateral (select true as hay from borrador_renglones r join borradores b on b.id = r.borrador_id
    where clave_suelta(r.booking_code) = any(k.suyas) and b.categoria = 'Proveedor' limit 1) b on l.id is null or l.cancelada
  left join lateral (select max(p.dia) as dia from pedido_reservas r join pedidos_de_factura p on p.id = r.pedido_id
    where r.localizador = e.localizador and p.proveedor_id = e.proveedor_id) p on true
  cross join lateral (select case
    when not l.cancelada and not l.suya then 'deOtroHotel'
    when not l.cancelada and l.procesado then null when not l.cancelada then 'enLote'
    when b.hay then 'enBorrador' when l.suya then 'facturaCancelada' else 'sinFactura' end as situacion) s
where not e.cancelada and s.situacion is not null;
-- parte
select mark_facturadas(array(select distinct clave_suelta(p.localizador) from por_facturar p
  cross join facturas_de_reserva(array[clave_suelta(p.reserva_ant), clave_suelta(p.localizador_externo), clave_suelta(p.localizador)]) f
  join lotes l on l.id = f.lote_id
  where l.proveedor_id is distinct from p.proveedor_id and es_de_su_hotel(p.proveedor_id, p.proveedor_rfc, l.proveedor_id, l.proveedor_rfc)));
