-- Guests have no account: what they hand in has no creator of ours.
alter table borradores alter column creador_id drop not null;
alter table lotes alter column creador_id drop not null;

-- A guest names the bookings of each factura: there is no layout to match by folio.
alter table borrador_renglones add column cfdi_id uuid references borrador_cfdis on delete cascade;

-- What a guest drops, reached by a token of which only the hash is kept. It is in quarantine until `liberada_en`.
create table cargas_invitados (
  id uuid primary key default uuidv7(),
  hash bytea not null unique,
  -- Outlived by this row once the lote is saved.
  borrador_id uuid not null unique,
  direccion text not null,
  creada_en timestamptz not null,
  expira_en timestamptz not null,
  -- A booking of the issuer was named.
  liberada_en timestamptz,
  -- Bookings left out because a lote already has them.
  omitidas jsonb not null default '[]',
  lote_id bigint references lotes
);
create index cargas_invitados_vencen on cargas_invitados (expira_en);

-- Calls of guests in the last hours, by what limits them: an address, an RFC.
create table llamadas_publicas (
  id bigint generated always as identity primary key,
  clase text not null,
  llave text not null,
  unidades int not null check (unidades > 0),
  cuando timestamptz not null
);
create index llamadas_publicas_llave on llamadas_publicas (clase, llave, cuando);
create index llamadas_publicas_cuando on llamadas_publicas (cuando);

-- A guest's request of another account names a booking; the link that confirms it goes to the registered e-mail.
alter table cuentas_pago
  add column booking_code text,
  add column confirmado_por uuid references usuarios;
alter table enlaces
  add column cuenta_pago_id bigint references cuentas_pago on delete cascade,
  drop constraint enlaces_clase_check,
  add check (clase in ('invitacion', 'recuperacion', 'cuentaPago')),
  add check ((clase = 'cuentaPago') = (cuenta_pago_id is not null));
