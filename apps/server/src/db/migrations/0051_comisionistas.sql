-- Commission clients as ANT lists them, kept so that a list needs no call outside.
create table comisionistas (
  id bigint primary key,
  cliente_id bigint not null unique,
  razon_social_cliente text not null,
  nombre_comercial text not null,
  rfc_cliente text not null,
  regimen_fiscal text not null,
  uso_cfdi text not null,
  -- Set: the agent has an invitation to the portal; unset: it works as a guest.
  portal_invitacion boolean not null,
  actualizado_en timestamptz not null
);
create index comisionistas_rfc on comisionistas (rfc_cliente);
