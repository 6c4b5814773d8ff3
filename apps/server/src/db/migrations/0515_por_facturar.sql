-- por partes
-- Bookings whose factura is not on its way to be paid, each as `situacionDeReserva` of the domain tells it (none: billed, and
-- then it is not here), with the hotel's lote that holds it and the day it was last asked for. No credit note bills, and
-- nothing withdrawn or refused; what the SAT cancelled is told as such. This is how it is judged; below, how that is kept.
create or replace view por_facturar_juzgado as
select e.localizador, e.reserva_ant, e.localizador_externo, e.proveedor_id, e.proveedor_nombre, e.proveedor_rfc,
  e.nombre_paquete, e.llegada, e.salida, e.moneda, e.costo, s.situacion,
  case when l.proveedor_id = e.proveedor_id then l.id end as lote_id, p.dia as pedida_el
from estancias e
  cross join lateral (select array[clave_suelta(e.reserva_ant), clave_suelta(e.localizador_externo), clave_suelta(e.localizador)] as suyas) k
  left join lateral (select l.id, l.proveedor_id, f.estado = 'Cancelado' as cancelada, l.estatus in ('En proceso de pago', 'Pagado') as procesado
    from factura_reservas r join facturas f on f.id = r.factura_id join lotes l on l.id = f.lote_id
    where clave_suelta(r.booking_code) = any(k.suyas) and f.tipo = 'p' and f.eliminada_en is null
      and f.tipo_de_comprobante <> 'E' and f.retirada_en is null and l.eliminado_en is null
      and f.revision is distinct from 'rechazada'
    order by f.estado = 'Cancelado', (l.proveedor_id = e.proveedor_id) desc, l.estatus in ('En proceso de pago', 'Pagado') desc, l.id limit 1) l on true
  left join lateral (select true as hay from borrador_renglones r join borradores b on b.id = r.borrador_id
    where clave_suelta(r.booking_code) = any(k.suyas) and b.categoria = 'Proveedor' limit 1) b on l.id is null or l.cancelada
  left join lateral (select max(p.dia) as dia from pedido_reservas r join pedidos_de_factura p on p.id = r.pedido_id
    where r.localizador = e.localizador and p.proveedor_id = e.proveedor_id) p on true
  cross join lateral (select case
    when not l.cancelada and l.proveedor_id is distinct from e.proveedor_id then 'deOtroHotel'
    when not l.cancelada and l.procesado then null when not l.cancelada then 'enLote'
    when b.hay then 'enBorrador' when l.proveedor_id = e.proveedor_id then 'facturaCancelada' else 'sinFactura' end as situacion) s
where not e.cancelada and s.situacion is not null;

create table if not exists por_facturar (
  localizador text primary key references estancias on delete cascade,
  reserva_ant text,
  localizador_externo text,
  proveedor_id bigint,
  proveedor_nombre text not null,
  proveedor_rfc text not null,
  nombre_paquete text not null,
  llegada date not null,
  salida date not null,
  moneda text not null,
  costo bigint,
  situacion text not null,
  lote_id bigint,
  pedida_el date
);
create index if not exists por_facturar_salida on por_facturar (salida, localizador);
create index if not exists por_facturar_proveedor on por_facturar (proveedor_id, salida);

create or replace function keep_por_facturar(cuales text[]) returns void language plpgsql as $$
begin
  if coalesce(cardinality(cuales), 0) = 0 then return; end if;
  with juzgadas as materialized (select * from por_facturar_juzgado where localizador = any(cuales)),
    facturadas as (delete from por_facturar p where p.localizador = any(cuales)
      and not exists (select from juzgadas j where j.localizador = p.localizador))
  insert into por_facturar as p select * from juzgadas
  on conflict (localizador) do update set reserva_ant = excluded.reserva_ant, localizador_externo = excluded.localizador_externo,
    proveedor_id = excluded.proveedor_id, proveedor_nombre = excluded.proveedor_nombre, proveedor_rfc = excluded.proveedor_rfc,
    nombre_paquete = excluded.nombre_paquete, llegada = excluded.llegada, salida = excluded.salida, moneda = excluded.moneda,
    costo = excluded.costo, situacion = excluded.situacion, lote_id = excluded.lote_id, pedida_el = excluded.pedida_el
    where p is distinct from excluded;
end $$;

-- Two who change what bears on one booking wait for each other at its row, and the second sees what the first did. A booking
-- that is new has no row to wait at: the engines' list, that brings it, waits for all who are saving (and they for it).
create or replace function mark_facturadas(claves text[]) returns void language plpgsql as $$
declare cuales text[];
begin
  if coalesce(cardinality(claves), 0) = 0 then return; end if;
  perform pg_advisory_xact_lock_shared(hashtext('estancias nuevas'));
  cuales := array(select e.localizador from estancias e
    where clave_suelta(e.localizador) = any(claves) or clave_suelta(e.reserva_ant) = any(claves)
      or clave_suelta(e.localizador_externo) = any(claves) order by e.localizador for update);
  update estancias e set facturada = not e.facturada where e.localizador = any(cuales)
    and e.facturada <> estancia_facturada(e.localizador, e.reserva_ant, e.localizador_externo, e.proveedor_id);
  perform keep_por_facturar(cuales);
end $$;

create or replace function estancias_esperan() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('estancias nuevas'));
  return null;
end $$;

create or replace function estancias_se_juzgan() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform keep_por_facturar(array(select localizador from nuevas));
  else
    perform keep_por_facturar(array(select n.localizador from nuevas n join viejas v using (localizador)
      where (v.cancelada, v.reserva_ant, v.localizador_externo, v.proveedor_id, v.proveedor_nombre, v.proveedor_rfc,
          v.nombre_paquete, v.llegada, v.salida, v.moneda, v.costo)
        is distinct from (n.cancelada, n.reserva_ant, n.localizador_externo, n.proveedor_id, n.proveedor_nombre, n.proveedor_rfc,
          n.nombre_paquete, n.llegada, n.salida, n.moneda, n.costo)));
  end if;
  return null;
end $$;

create or replace function renglones_de_borrador_marcan() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform mark_facturadas(array(select distinct clave_suelta(booking_code) from nuevos));
  else
    perform mark_facturadas(array(select distinct clave_suelta(booking_code) from viejos));
  end if;
  return null;
end $$;

create or replace function renglon_de_borrador_cambia() returns trigger language plpgsql as $$
begin
  perform mark_facturadas(array[clave_suelta(old.booking_code), clave_suelta(new.booking_code)]);
  return null;
end $$;

create or replace function borrador_de_otra_categoria() returns trigger language plpgsql as $$
begin
  perform mark_facturadas(array(select distinct clave_suelta(booking_code) from borrador_renglones where borrador_id = new.id));
  return null;
end $$;

create or replace function pedidos_marcan() returns trigger language plpgsql as $$
declare pedidas text[];
begin
  if tg_op = 'INSERT' then pedidas := array(select localizador from nuevos);
  elsif tg_op = 'DELETE' then pedidas := array(select localizador from viejos);
  else pedidas := array(select localizador from pedido_reservas where pedido_id = new.id);
  end if;
  perform from estancias where localizador = any(pedidas) order by localizador for update;
  perform keep_por_facturar(pedidas);
  return null;
end $$;
-- parte
create or replace trigger estancias_esperan before insert on estancias for each statement execute function estancias_esperan();
create or replace trigger estancias_nuevas_se_juzgan after insert on estancias referencing new table as nuevas
  for each statement execute function estancias_se_juzgan();
create or replace trigger estancias_se_juzgan after update on estancias referencing old table as viejas new table as nuevas
  for each statement execute function estancias_se_juzgan();
-- parte
create or replace trigger renglones_nuevos after insert on borrador_renglones referencing new table as nuevos
  for each statement execute function renglones_de_borrador_marcan();
create or replace trigger renglones_se_van after delete on borrador_renglones referencing old table as viejos
  for each statement execute function renglones_de_borrador_marcan();
create or replace trigger renglon_cambia after update of booking_code, borrador_id on borrador_renglones for each row
  when (old.booking_code is distinct from new.booking_code or old.borrador_id is distinct from new.borrador_id)
  execute function renglon_de_borrador_cambia();
create or replace trigger borrador_de_otra_categoria after update of categoria on borradores for each row
  when (old.categoria is distinct from new.categoria) execute function borrador_de_otra_categoria();
-- parte
create or replace trigger pedidos_nuevos after insert on pedido_reservas referencing new table as nuevos
  for each statement execute function pedidos_marcan();
create or replace trigger pedidos_se_van after delete on pedido_reservas referencing old table as viejos
  for each statement execute function pedidos_marcan();
create or replace trigger pedido_cambia after update of dia, proveedor_id on pedidos_de_factura for each row
  execute function pedidos_marcan();
-- parte
do $$
declare
  desde text := '';
  cuales text[];
begin
  loop
    cuales := array(select localizador from estancias where localizador > desde and not cancelada and not facturada
      order by localizador limit 500 for update);
    exit when cardinality(cuales) = 0;
    perform keep_por_facturar(cuales);
    desde := cuales[cardinality(cuales)];
    commit;
  end loop;
end $$;
