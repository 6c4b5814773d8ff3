-- Commission lines of the agents as last read, so that a page, a search and 'select all' need no call outside.
create table comisiones (
  comisionista_id bigint not null,
  booking_code text not null,
  description text not null,
  booking_date date not null,
  -- Centavos; negative (the documented −1) cannot be paid, and the description says why.
  commission bigint not null,
  in_remarks text not null default '',
  primary key (comisionista_id, booking_code)
);
create table comisiones_lecturas (
  comisionista_id bigint primary key,
  leida_en timestamptz not null
);

-- What an agent is going to bill: bookings and the figures its invoice must carry.
create table prefacturas (
  id bigint generated always as identity primary key,
  comisionista_id bigint not null,
  rfc_emisor text not null,
  razon_social_emisor text not null,
  regimen_fiscal text not null,
  num_reservas int not null check (num_reservas > 0),
  tarifa bigint not null,
  iva bigint not null,
  ret_iva bigint not null,
  ret_isr bigint not null,
  total bigint not null check (total > 0),
  total_a_pagar bigint not null,
  creador_id uuid not null references usuarios,
  creador text not null,
  fecha_creacion timestamptz not null
);
create index prefacturas_lista on prefacturas (comisionista_id, fecha_creacion desc, id desc);
create table prefactura_reservas (
  id bigint generated always as identity primary key,
  prefactura_id bigint not null references prefacturas on delete cascade,
  comisionista_id bigint not null,
  booking_code text not null,
  description text not null,
  total bigint not null check (total > 0)
);
-- A booking is held by one pre-invoice.
create unique index prefactura_reservas_una on prefactura_reservas (comisionista_id, booking_code);
create index prefactura_reservas_de on prefactura_reservas (prefactura_id, id);

-- The invoice of a pre-invoice is put in through a draft of its own, one for each.
alter table borradores add column prefactura_id bigint unique references prefacturas on delete cascade;

-- A commission lote whose issuer matches no registered agent waits to be validated.
alter table lotes add column rfc_sin_validar boolean not null default false;
create index lotes_sin_validar on lotes (fecha_creacion desc, id desc) where rfc_sin_validar and eliminado_en is null;
