-- Rows of one amount, whichever their side: what reversed a deposit, and what carries the same number twice.
create index movimientos_por_importe on movimientos (moneda, (cargos + abonos), fecha_operacion);

-- A documented call has no field for a reason: the payment is saved and its warning stays open until somebody answers it.
alter table pago_reusos drop constraint pago_reusos_motivo_check;
create index pago_reusos_abiertos on pago_reusos (pago_id) where btrim(motivo) = '';

-- What the machine applied, looked over by a person.
alter table acciones_conciliacion add column confirmada_en timestamptz, add column confirmada_por text;

-- A cargo of the same amount that came after a row was applied: the money may have gone back.
alter table movimientos add column cargo_igual_id bigint references movimientos on delete set null;
create index movimientos_con_cargo_igual on movimientos (cargo_igual_id) where cargo_igual_id is not null;
