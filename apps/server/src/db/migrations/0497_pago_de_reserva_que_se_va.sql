-- A booking taken away in the very instant its first payment is registered: whoever takes it away did not see the payment
-- yet, and the payment still saw the booking. The payment now holds the booking until it is committed, so one waits for
-- the other, and what comes second sees what the first did. Codes in order, as everyone who takes several.
create function hold_reservas(codigos text[]) returns void language plpgsql as $$
begin
  perform from estancias where localizador = any(codigos) order by localizador for key share;
  perform from reservas_de_pago where booking_code = any(codigos) order by booking_code for key share;
end $$;

create or replace function pago_nuevo() returns trigger language plpgsql as $$
begin
  perform hold_reservas((select array_agg(distinct n.booking_code) from nuevos n));
  insert into pagos_sin_reserva select n.pago_id, n.booking_code from nuevos n where not reserva_conocida(n.booking_code);
  return null;
end $$;

create or replace function pago_de_otra_reserva() returns trigger language plpgsql as $$
begin
  perform hold_reservas(array[new.booking_code]);
  delete from pagos_sin_reserva where pago_id = new.pago_id;
  if not reserva_conocida(new.booking_code) then
    insert into pagos_sin_reserva values (new.pago_id, new.booking_code);
  end if;
  return null;
end $$;

-- As before (0431), but for the lock: it marks, and takes no booking away, so that no payment has to wait for it.
create or replace function mark_facturadas(claves text[]) returns void language plpgsql as $$
begin
  if coalesce(cardinality(claves), 0) = 0 then return; end if;
  perform from estancias e
    where clave_suelta(e.localizador) = any(claves) or clave_suelta(e.reserva_ant) = any(claves)
      or clave_suelta(e.localizador_externo) = any(claves) order by e.localizador for no key update;
  update estancias e set facturada = not e.facturada
    where (clave_suelta(e.localizador) = any(claves) or clave_suelta(e.reserva_ant) = any(claves)
        or clave_suelta(e.localizador_externo) = any(claves))
      and e.facturada <> estancia_facturada(e.localizador, e.reserva_ant, e.localizador_externo, e.proveedor_id);
end $$;
