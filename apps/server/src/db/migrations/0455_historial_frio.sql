-- Old rows of `envios` and `correos` leave for files of the store: which files, and what each holds.
create table historial_frio (
  id bigint generated always as identity primary key,
  tabla text not null check (tabla in ('envios', 'correos')),
  desde timestamptz not null,
  hasta timestamptz not null,
  filas int not null check (filas > 0),
  archivo_id uuid not null unique references archivos,
  creado_en timestamptz not null default now()
);
create index envios_cuando on envios (cuando);
create index correos_enviados on correos (creado_en) where estado = 'enviado'
  and plantilla not in ('confirmacionPago', 'cambioEstadoPago', 'tePagamos', 'resumenDelDia', 'invitacion');
