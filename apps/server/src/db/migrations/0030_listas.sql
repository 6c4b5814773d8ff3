-- Text as it is searched: small letters without accents. lower() of the C locale leaves accented capitals alone.
create function buscable(texto text) returns text
  language sql immutable strict parallel safe
  return translate(lower(texto), 'áéíóúüñÁÉÍÓÚÜÑ', 'aeiouunaeiouun');

alter table lotes
  add column busqueda text not null generated always as
    (buscable(nombre || ' ' || proveedor_nombre || ' ' || proveedor_rfc)) stored,
  -- Facturas that the SAT no longer holds valid, or whose issuer is listed as EFOS: they block the sending.
  add column num_bloqueadas int not null default 0 check (num_bloqueadas >= 0),
  -- When the lote entered each stage after the first.
  add column procesado_en timestamptz,
  add column procesado_por text,
  add column en_cola_en timestamptz,
  add column en_pago_en timestamptz,
  -- What keeps the sending from ending, as last seen: cola, ant, sat; empty when nothing does.
  add column envio_error text not null default '',
  add column envio_error_en timestamptz,
  add column envio_intentos int not null default 0,
  -- Grows when a person asks to send again what ANT rejected: the same key would get the old answer.
  add column envio_ronda int not null default 0;

create index lotes_busqueda on lotes using gin (busqueda gin_trgm_ops);
create index lotes_nombre on lotes (categoria, estatus, (nombre collate "es-x-icu"), id) where eliminado_en is null;
create index lotes_total on lotes (categoria, estatus, total, id) where eliminado_en is null;
create index lotes_en_envio on lotes (id) where estatus = 'En proceso de envío' and eliminado_en is null;
create index lotes_sin_verificar on lotes (id) where num_sin_verificar > 0 and eliminado_en is null;
create index lotes_grupo on lotes (id_array_lote_en_cola) where id_array_lote_en_cola is not null;

-- A factura is found by folio, serie and folio together, or uuid, from its beginning.
create index facturas_folio on facturas (buscable(folio) text_pattern_ops);
create index facturas_serie_folio on facturas (buscable(serie_folio) text_pattern_ops);
create index facturas_uuid_texto on facturas ((uuid::text) text_pattern_ops);
create index factura_reservas_codigo on factura_reservas (buscable(booking_code) text_pattern_ops);

-- ANT's own number for the factura it accepted.
alter table facturas add column envio_folio text;

-- A ZIP on its way: what could not be put in is known at the end, not when the link is pressed.
create table descargas (
  id uuid primary key default uuidv7(),
  usuario_id uuid not null references usuarios on delete cascade,
  lote_ids bigint[] not null,
  estado text not null default 'pendiente' check (estado in ('pendiente', 'completa', 'fallida')),
  archivos int not null default 0,
  faltantes jsonb not null default '[]',
  creada_en timestamptz not null default now()
);
create index descargas_creada on descargas (creada_en);
