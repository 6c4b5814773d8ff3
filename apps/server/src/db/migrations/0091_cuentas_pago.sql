-- Requests of a change of the account an agent is paid on; the newest approved one is the account in force.
create table cuentas_pago (
  id bigint generated always as identity primary key,
  comisionista_id bigint not null,
  razon_social text not null,
  rfc text not null,
  correo_agencia text not null,
  clabe text not null check (clabe ~ '^[0-9]{18}$'),
  banco text not null,
  archivo_id uuid not null references archivos,
  fecha_carga timestamptz not null,
  solicitado_por uuid references usuarios,
  solicitante text not null,
  -- Until it is confirmed a request holds no payment.
  confirmado_en timestamptz,
  estatus boolean not null default false,
  fecha_aprobacion timestamptz,
  administrador_id uuid references usuarios,
  administrador text,
  rechazado_en timestamptz,
  rechazado_motivo text,
  check (not estatus or (fecha_aprobacion is not null and administrador is not null)),
  check (not (estatus and rechazado_en is not null))
);
-- One at a time waits for approval.
create unique index cuentas_pago_abierta on cuentas_pago (comisionista_id)
  where confirmado_en is not null and not estatus and rechazado_en is null;
create index cuentas_pago_lista on cuentas_pago (fecha_carga desc, id desc);
create index cuentas_pago_de on cuentas_pago (comisionista_id, fecha_carga desc);
