-- por partes
-- Complements in force of payments that were undone wait for a person, and every home counts those.
drop index concurrently if exists complementos_esperados_sueltos;
-- parte
create index concurrently complementos_esperados_sueltos on complementos_esperados (factura_id, id)
  where anulado_en is not null and recibido > 0;
