-- What was asked for and when; a later change of the inputs takes the later ones back.
alter table borradores
  add column facturas_validadas_en timestamptz,
  add column layout_nombre text,
  add column reservas_pedidas_en timestamptz,
  add column layout_validado_en timestamptz,
  add column lote_validado_en timestamptz;

-- The dictamen is computed from the header, SAT's answer and the policy of the day; what is kept are the facts.
alter table borrador_cfdis
  drop column situacion,
  drop column estado_sat,
  -- One PDF per factura is tied by rule or by hand: see borrador_pdfs.
  drop column pdf_archivo_id,
  drop column pdf_nombre,
  add column hash text not null,
  -- What the SAT's status service is asked with.
  add column expresion text,
  -- Why the SAT is being asked: null until Validar Facturas.
  add column sat_pedido_en timestamptz,
  -- ANT's answers about the factura and its bookings; null while it has not been asked about these rows.
  add column ant jsonb;
-- The same bytes dropped again are the same row: an upload that is repeated is harmless.
create unique index borrador_cfdis_hash on borrador_cfdis (borrador_id, hash);
create index borrador_cfdis_uuid on borrador_cfdis (uuid) where quitado_en is null;

create unique index borrador_renglones_numero on borrador_renglones (borrador_id, numero);
drop index borrador_renglones_borrador;
alter table borrador_renglones drop column cfdi_id;

create table borrador_pdfs (
  id uuid primary key default uuidv7(),
  borrador_id uuid not null references borradores on delete cascade,
  archivo_id uuid not null references archivos,
  hash text not null,
  nombre text not null,
  orden int not null,
  -- Tied by hand; null leaves it to the rule of names.
  cfdi_id uuid references borrador_cfdis on delete set null
);
create unique index borrador_pdfs_hash on borrador_pdfs (borrador_id, hash, nombre);
create index borradores_vencen on borradores (actualizado_en);
