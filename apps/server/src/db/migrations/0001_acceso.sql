create extension if not exists citext;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

create table usuarios (
  id uuid primary key default uuidv7(),
  numero bigint generated always as identity unique,
  email citext not null unique,
  clave_hash text,
  -- The user's type: Administrador, Operativo, Comisionista, Proveedor (phoneNumber on the wire).
  tipo text not null,
  rfc text,
  bloqueado_en timestamptz,
  cambiar_clave boolean not null default false,
  creado_en timestamptz not null default now()
);

-- Name/value pairs in the order they are served. The role is the claim named 'role'.
create table usuario_claims (
  id bigint generated always as identity primary key,
  usuario_id uuid not null references usuarios on delete cascade,
  tipo text not null,
  valor text not null,
  unique (usuario_id, tipo, valor)
);
create unique index usuario_claims_un_rol on usuario_claims (usuario_id) where tipo = 'role';

-- Opaque sessions: only the SHA-256 of the token is kept.
create table sesiones (
  id uuid primary key default uuidv7(),
  hash bytea not null unique,
  usuario_id uuid not null references usuarios on delete cascade,
  creada_en timestamptz not null default now(),
  usada_en timestamptz not null default now(),
  expira_en timestamptz not null,
  agente text,
  direccion text
);
create index sesiones_usuario on sesiones (usuario_id);

-- One-minute tickets for what a browser cannot send a header with: one resource, one user.
create table boletos (
  hash bytea primary key,
  usuario_id uuid not null references usuarios on delete cascade,
  ruta text not null,
  expira_en timestamptz not null
);

create table bitacora (
  id bigint generated always as identity primary key,
  cuando timestamptz not null default clock_timestamp(),
  usuario_id uuid references usuarios,
  -- Who, as shown: the e-mail, or the name of the machine's own task.
  quien text not null,
  entidad text not null,
  entidad_id text not null,
  accion text not null,
  de text,
  a text,
  motivo text,
  detalle jsonb not null default '{}'
);
create index bitacora_entidad on bitacora (entidad, entidad_id, id desc);

create table archivos (
  id uuid primary key default uuidv7(),
  -- SHA-256 of the content in hexadecimal; the storage key.
  hash text not null,
  tamano bigint not null check (tamano >= 0),
  tipo text not null,
  nombre text not null,
  proposito text not null,
  creado_por uuid references usuarios,
  creado_en timestamptz not null default now()
);
create index archivos_hash on archivos (hash);

-- Cut-off days, tolerances, regimes, uses and rates, each value in force from a day on.
create table politica (
  id bigint generated always as identity primary key,
  clave text not null,
  valor jsonb not null,
  desde date not null,
  fuente text not null,
  motivo text,
  creado_por uuid references usuarios,
  creado_en timestamptz not null default now()
);
create index politica_clave on politica (clave, desde desc, id desc);
