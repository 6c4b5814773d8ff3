-- As in 0515, but for the lock, which is 0497's again: a payment that names a booking does not wait for whoever marks it, nor
-- could the two wait for each other.
create or replace function mark_facturadas(claves text[]) returns void language plpgsql as $$
declare cuales text[];
begin
  if coalesce(cardinality(claves), 0) = 0 then return; end if;
  perform pg_advisory_xact_lock_shared(hashtext('estancias nuevas'));
  cuales := array(select e.localizador from estancias e
    where clave_suelta(e.localizador) = any(claves) or clave_suelta(e.reserva_ant) = any(claves)
      or clave_suelta(e.localizador_externo) = any(claves) order by e.localizador for no key update);
  update estancias e set facturada = not e.facturada where e.localizador = any(cuales)
    and e.facturada <> estancia_facturada(e.localizador, e.reserva_ant, e.localizador_externo, e.proveedor_id);
  perform keep_por_facturar(cuales);
end $$;

create or replace function pedidos_marcan() returns trigger language plpgsql as $$
declare pedidas text[];
begin
  if tg_op = 'INSERT' then pedidas := array(select localizador from nuevos);
  elsif tg_op = 'DELETE' then pedidas := array(select localizador from viejos);
  else pedidas := array(select localizador from pedido_reservas where pedido_id = new.id);
  end if;
  perform from estancias where localizador = any(pedidas) order by localizador for no key update;
  perform keep_por_facturar(pedidas);
  return null;
end $$;
