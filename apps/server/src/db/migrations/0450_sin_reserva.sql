-- por partes
-- Payments whose booking nobody had told of when they came: the list of payments without a booking looks at these and at
-- no others. It still asks of each whether its booking is known by now: one too many here is only looked at, and none
-- that belongs is missing.
create table if not exists pagos_sin_reserva (
  pago_id bigint primary key references pagos on delete cascade,
  booking_code text not null
);
create index if not exists pagos_sin_reserva_booking on pagos_sin_reserva (booking_code);

create or replace function reserva_conocida(codigo text) returns boolean language sql stable as $$
  select exists (select from estancias where localizador = codigo)
    or exists (select from reservas_de_pago where booking_code = codigo) $$;

create or replace function pago_nuevo() returns trigger language plpgsql as $$
begin
  insert into pagos_sin_reserva select n.pago_id, n.booking_code from nuevos n where not reserva_conocida(n.booking_code);
  return null;
end $$;

create or replace function pago_de_otra_reserva() returns trigger language plpgsql as $$
begin
  delete from pagos_sin_reserva where pago_id = new.pago_id;
  if not reserva_conocida(new.booking_code) then
    insert into pagos_sin_reserva values (new.pago_id, new.booking_code);
  end if;
  return null;
end $$;

-- The column that names the booking is the argument.
create or replace function reservas_llegan() returns trigger language plpgsql as $$
begin
  execute format('delete from pagos_sin_reserva s using nuevas n where s.booking_code = n.%I', tg_argv[0]);
  return null;
end $$;
create or replace function reservas_se_van() returns trigger language plpgsql as $$
begin
  execute format('insert into pagos_sin_reserva select p.pago_id, p.booking_code from viejas v
    join pagos p on p.booking_code = v.%I where not reserva_conocida(p.booking_code) on conflict do nothing', tg_argv[0]);
  return null;
end $$;
-- parte
create or replace trigger pago_nuevo after insert on pagos
  referencing new table as nuevos for each statement execute function pago_nuevo();
create or replace trigger pago_de_otra_reserva after update of booking_code on pagos
  for each row execute function pago_de_otra_reserva();
-- parte
create or replace trigger reservas_llegan after insert on estancias referencing new table as nuevas
  for each statement execute function reservas_llegan(localizador);
create or replace trigger reservas_se_van after delete on estancias referencing old table as viejas
  for each statement execute function reservas_se_van(localizador);
-- parte
create or replace trigger reservas_llegan after insert on reservas_de_pago referencing new table as nuevas
  for each statement execute function reservas_llegan(booking_code);
create or replace trigger reservas_se_van after delete on reservas_de_pago referencing old table as viejas
  for each statement execute function reservas_se_van(booking_code);
-- parte
do $$
declare desde bigint := 0; hasta bigint;
begin
  loop
    select max(pago_id) into hasta from (select pago_id from pagos where pago_id > desde order by pago_id limit 1000) t;
    exit when hasta is null;
    -- A payment that is given another booking meanwhile waits for these, and then finds what was kept of it.
    insert into pagos_sin_reserva select pago_id, booking_code from pagos
      where pago_id > desde and pago_id <= hasta and not reserva_conocida(booking_code) for share
      on conflict do nothing;
    desde := hasta;
    commit;
  end loop;
end $$;
-- parte
-- A booking that is billed twice and that nobody has explained: few, and looked for on every home.
drop index concurrently if exists reservas_repetidas_sin_explicar;
-- parte
create index concurrently reservas_repetidas_sin_explicar on reservas_repetidas (factura_id) where motivo is null;
