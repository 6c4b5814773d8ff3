-- por partes
-- Whether a booking's own hotel bills it in a lote that is being paid or was: then nothing is waited for, and the lists of
-- what nobody has sent do not look at it. Kept with every change of a factura, its rows, its lote or the booking; the
-- truth is `desdeEstancias`, of which this is the one case that leaves a booking out.
create or replace function estancia_facturada(localizador text, reserva_ant text, localizador_externo text, proveedor bigint)
  returns boolean language sql stable as $$
  select exists (select from factura_reservas r join facturas f on f.id = r.factura_id join lotes l on l.id = f.lote_id
    where clave_suelta(r.booking_code) in (clave_suelta(reserva_ant), clave_suelta(localizador_externo), clave_suelta(localizador))
      and f.tipo = 'p' and f.tipo_de_comprobante <> 'E' and f.eliminada_en is null and f.retirada_en is null
      and f.revision is distinct from 'rechazada' and f.estado <> 'Cancelado'
      and l.eliminado_en is null and l.estatus in ('En proceso de pago', 'Pagado') and l.proveedor_id = proveedor) $$;

alter table estancias add column if not exists facturada boolean not null default false;
-- parte
drop index concurrently if exists estancias_clave;
-- parte
create index concurrently estancias_clave on estancias (clave_suelta(localizador));
-- parte
drop index concurrently if exists estancias_clave_ant;
-- parte
create index concurrently estancias_clave_ant on estancias (clave_suelta(reserva_ant));
-- parte
drop index concurrently if exists estancias_clave_externa;
-- parte
create index concurrently estancias_clave_externa on estancias (clave_suelta(localizador_externo));
-- parte
drop index concurrently if exists estancias_salida_sin_facturar;
-- parte
create index concurrently estancias_salida_sin_facturar on estancias (salida, localizador) where not cancelada and not facturada;
-- parte
drop index if exists estancias_salida;
alter index estancias_salida_sin_facturar rename to estancias_salida;
-- parte
drop index concurrently if exists estancias_proveedor_sin_facturar;
-- parte
create index concurrently estancias_proveedor_sin_facturar on estancias (proveedor_id, salida) where not cancelada and not facturada;
-- parte
drop index if exists estancias_proveedor;
alter index estancias_proveedor_sin_facturar rename to estancias_proveedor;
-- parte
-- Two who change what bears on one booking wait for each other here, and the second sees what the first did.
create or replace function mark_facturadas(claves text[]) returns void language plpgsql as $$
begin
  if coalesce(cardinality(claves), 0) = 0 then return; end if;
  perform from estancias e
    where clave_suelta(e.localizador) = any(claves) or clave_suelta(e.reserva_ant) = any(claves)
      or clave_suelta(e.localizador_externo) = any(claves) order by e.localizador for update;
  update estancias e set facturada = not e.facturada
    where (clave_suelta(e.localizador) = any(claves) or clave_suelta(e.reserva_ant) = any(claves)
        or clave_suelta(e.localizador_externo) = any(claves))
      and e.facturada <> estancia_facturada(e.localizador, e.reserva_ant, e.localizador_externo, e.proveedor_id);
end $$;

create or replace function estancia_se_marca() returns trigger language plpgsql as $$
begin
  new.facturada := estancia_facturada(new.localizador, new.reserva_ant, new.localizador_externo, new.proveedor_id);
  return new;
end $$;
create or replace trigger estancia_nueva before insert on estancias for each row execute function estancia_se_marca();
create or replace trigger estancia_cambia before update of localizador, reserva_ant, localizador_externo, proveedor_id on estancias
  for each row execute function estancia_se_marca();
-- parte
create or replace function renglones_marcan() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    perform mark_facturadas(array(select distinct clave_suelta(booking_code) from nuevos));
  end if;
  if tg_op <> 'INSERT' then
    perform mark_facturadas(array(select distinct clave_suelta(booking_code) from viejos));
  end if;
  return null;
end $$;
create or replace trigger renglones_nuevos after insert on factura_reservas referencing new table as nuevos
  for each statement execute function renglones_marcan();
create or replace trigger renglones_cambian after update on factura_reservas referencing old table as viejos new table as nuevos
  for each statement execute function renglones_marcan();
create or replace trigger renglones_se_van after delete on factura_reservas referencing old table as viejos
  for each statement execute function renglones_marcan();
-- parte
create or replace function facturas_marcan() returns trigger language plpgsql as $$
begin
  perform mark_facturadas(array(select distinct clave_suelta(r.booking_code)
    from viejos v join nuevos n on n.id = v.id join factura_reservas r on r.factura_id = n.id
    where (v.lote_id, v.tipo, v.tipo_de_comprobante, v.eliminada_en, v.retirada_en, v.revision, v.estado)
      is distinct from (n.lote_id, n.tipo, n.tipo_de_comprobante, n.eliminada_en, n.retirada_en, n.revision, n.estado)));
  return null;
end $$;
create or replace trigger facturas_marcan after update on facturas referencing old table as viejos new table as nuevos
  for each statement execute function facturas_marcan();
-- parte
create or replace function lotes_marcan() returns trigger language plpgsql as $$
begin
  perform mark_facturadas(array(select distinct clave_suelta(r.booking_code)
    from viejos v join nuevos n on n.id = v.id join facturas f on f.lote_id = n.id join factura_reservas r on r.factura_id = f.id
    where (v.estatus, v.eliminado_en, v.proveedor_id) is distinct from (n.estatus, n.eliminado_en, n.proveedor_id)));
  return null;
end $$;
create or replace trigger lotes_marcan after update on lotes referencing old table as viejos new table as nuevos
  for each statement execute function lotes_marcan();
-- parte
-- Held while it is judged, as whoever marks it does, and judged after that.
do $$
declare
  desde text := '';
  cuales text[];
begin
  loop
    cuales := array(select localizador from estancias where localizador > desde order by localizador limit 500 for update);
    exit when cardinality(cuales) = 0;
    update estancias e set facturada = not e.facturada where e.localizador = any(cuales)
      and e.facturada <> estancia_facturada(e.localizador, e.reserva_ant, e.localizador_externo, e.proveedor_id);
    desde := cuales[cardinality(cuales)];
    commit;
  end loop;
end $$;
