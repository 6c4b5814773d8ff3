-- A localizador without case, blanks and hyphens, as packages/domain/src/lotes/layout/clave-suelta.ts has it.
create function clave_suelta(texto text) returns text language sql immutable parallel safe
  return upper(regexp_replace(texto, '[\s\u00a0\u200b\ufeff\-\u2010-\u2015\u2212]', '', 'g'));
create index factura_reservas_clave on factura_reservas (clave_suelta(booking_code));

-- Why its maker goes on with bookings already billed, and which those were: {motivo, claves}.
alter table borrador_cfdis add column motivo_reservas jsonb;

-- A booking that another living factura already billed when this one was saved. Without a reason it is open, and its
-- lote is not processed.
create table reservas_repetidas (
  factura_id bigint not null references facturas on delete cascade,
  booking_code text not null,
  otra_factura_id bigint not null references facturas on delete cascade,
  motivo text,
  explicado_por text,
  explicado_en timestamptz,
  primary key (factura_id, booking_code, otra_factura_id),
  check ((motivo is null) = (explicado_en is null))
);
create index reservas_repetidas_otra on reservas_repetidas (otra_factura_id);
