-- Why no machine can tell whether its sello is good, and what a person decided of it; open while nobody has.
alter table complementos
  add column por_revisar text,
  add column revisado_por text,
  add column revisado_en timestamptz,
  add column revision_motivo text;
