-- Facturas that did not get into their lote, or that ANT sent back: by which rule, for the home page's chart and its list.
create table rechazos (
  id bigint generated always as identity primary key,
  lote_id bigint not null references lotes (id),
  factura text not null,
  uuid uuid,
  total bigint not null,
  moneda text not null,
  regla text not null,
  -- What was found, as a finding of the rules or as ANT's own reason: put into words for who reads.
  causa jsonb not null,
  creado_en timestamptz not null
);
create index rechazos_fecha on rechazos (creado_en desc, id desc);
create index rechazos_lote on rechazos (lote_id);
-- What the outside systems were last seen to be, and since when.
create table sistemas_vistos (
  sistema text primary key,
  estado text not null,
  desde timestamptz not null
);
create index lotes_pagados_por_dia on lotes (pagado_en) where estatus = 'Pagado' and eliminado_en is null;
