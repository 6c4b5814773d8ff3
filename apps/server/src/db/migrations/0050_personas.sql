alter table usuarios add column nombre_agencia text;

-- Set at sign-in when the policy asks the person's role for a second factor that is not there yet.
alter table sesiones add column debe_segundo_factor boolean not null default false;

create table invitaciones (
  id uuid primary key default uuidv7(),
  correo citext not null,
  -- The user's type that the invitation gives; the address of the link decides nothing.
  rol text not null,
  rfc text,
  nombre_agencia text,
  id_comisionista bigint,
  -- The account the link gives a password to: there from the start when an admin created it, else set on use.
  usuario_id uuid references usuarios,
  creado_por uuid not null references usuarios,
  creado_en timestamptz not null default now(),
  expira_en timestamptz not null,
  usada_en timestamptz,
  revocada_en timestamptz
);
create index invitaciones_correo on invitaciones (correo) where usada_en is null and revocada_en is null;
create index invitaciones_creador on invitaciones (creado_por, id desc);

-- Single-use expiring links of mails: only the SHA-256 of the code is kept. A mail sent again carries a new one.
create table enlaces (
  hash bytea primary key,
  clase text not null check (clase in ('invitacion', 'recuperacion')),
  invitacion_id uuid references invitaciones on delete cascade,
  usuario_id uuid references usuarios on delete cascade,
  creado_en timestamptz not null default now(),
  expira_en timestamptz not null,
  usado_en timestamptz,
  check ((clase = 'invitacion') = (invitacion_id is not null)),
  check ((clase = 'recuperacion') = (usuario_id is not null))
);
create index enlaces_usuario on enlaces (usuario_id) where usado_en is null;

-- The outbox of mails: a template and a record; recipients and body come from them when it leaves.
create table correos (
  id uuid primary key default uuidv7(),
  plantilla text not null,
  registro text not null,
  para citext not null,
  asunto text,
  sistema int not null,
  idioma int not null default 1,
  estado text not null default 'porEnviar' check (estado in ('porEnviar', 'enviado', 'fallido')),
  intentos int not null default 0,
  error text,
  message_id text,
  creado_por uuid references usuarios,
  creado_en timestamptz not null default now(),
  enviado_en timestamptz
);
create index correos_registro on correos (plantilla, registro, id desc);

-- Failed sign-ins of the last minutes, also of accounts that do not exist.
create table intentos_acceso (
  id bigint generated always as identity primary key,
  cuenta citext not null,
  direccion text not null,
  cuando timestamptz not null
);
create index intentos_acceso_cuenta on intentos_acceso (cuenta, cuando desc);
create index intentos_acceso_direccion on intentos_acceso (direccion, cuando desc);

create table segundos_factores (
  usuario_id uuid primary key references usuarios on delete cascade,
  secreto text not null,
  activado_en timestamptz,
  -- Time step of the last code used: a code serves once.
  ultimo_paso bigint not null default 0
);
create table codigos_recuperacion (
  usuario_id uuid not null references segundos_factores on delete cascade,
  hash bytea not null,
  usado_en timestamptz,
  primary key (usuario_id, hash)
);
