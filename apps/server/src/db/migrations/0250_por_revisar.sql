-- A factura whose sello the machine cannot judge, because a complement of it is known to nobody: a person decides.
-- Null: nothing to decide.
alter table facturas
  add column revision text check (revision in ('pendiente', 'aceptada', 'rechazada')),
  add column revision_motivo text,
  add column revisada_por text,
  add column revisada_en timestamptz,
  add constraint revision_con_motivo check (
    (revision in ('aceptada', 'rechazada')) is not true or (revision_motivo is not null and revisada_en is not null));
create index facturas_por_revisar on facturas (lote_id) where revision = 'pendiente';
