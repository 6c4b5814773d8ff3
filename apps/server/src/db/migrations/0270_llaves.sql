-- Passkeys: several a person, each with the name it was given. The private half never leaves the device.
create table llaves (
  id uuid primary key default uuidv7(),
  usuario_id uuid not null references usuarios on delete cascade,
  -- The credential's id as the device made it (base64url).
  credencial text not null unique,
  clave_publica bytea not null,
  -- Uses as the device counts them; one that does not grow is a copy. Devices that do not count say 0.
  contador bigint not null default 0,
  transportes text[] not null default '{}',
  nombre text not null check (nombre <> ''),
  creada_en timestamptz not null,
  usada_en timestamptz
);
create index llaves_usuario on llaves (usuario_id);

-- What a device is asked to sign: for one use, within minutes.
create table retos_de_llave (
  reto text primary key,
  -- Whose new key it is for; null at the sign-in, where nobody is known yet.
  usuario_id uuid references usuarios on delete cascade,
  expira_en timestamptz not null
);
create index retos_de_llave_expira on retos_de_llave (expira_en);

-- Without a secret the second step is a passkey of the person's.
alter table segundos_factores alter column secreto drop not null;
