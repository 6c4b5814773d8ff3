-- I and, where the policy admits it, E: a credit note takes away from what a booking is billed.
alter table facturas add column tipo_de_comprobante text not null default 'I';

-- What an engine said of a booking beside its price, in its currency; null where it did not say.
alter table reservas_de_pago
  add column costo bigint,
  add column comision bigint,
  add column inicio date;

-- A person accepted a warning of a booking, for the money that was at stake then. `clave`: clave_suelta of its localizador.
create table avisos_aceptados (
  id bigint generated always as identity primary key,
  clave text not null,
  codigo text not null,
  objeto text not null,
  importe bigint not null,
  moneda text not null,
  motivo text not null check (btrim(motivo) <> ''),
  usuario_id uuid references usuarios,
  quien text not null,
  cuando timestamptz not null default now()
);
create index avisos_aceptados_clave on avisos_aceptados (clave);
-- A pre-invoice's booking is looked for by its code alone.
create index prefactura_reservas_booking on prefactura_reservas (booking_code);
create index comisiones_booking on comisiones (booking_code);
