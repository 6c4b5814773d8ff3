-- The one who asked for another account takes it back: closed like a rejected one, and told apart.
alter table cuentas_pago
  add column retirada_en timestamptz,
  add check (retirada_en is null or rechazado_en is not null);

-- Whom a link was sent to; used, it proves the address.
alter table enlaces add column correo text;
create table correos_probados (
  comisionista_id bigint not null,
  correo text not null check (correo = lower(correo)),
  probado_en timestamptz not null,
  primary key (comisionista_id, correo)
);
