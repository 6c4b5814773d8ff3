-- por partes
-- What a payment still lacks, written so that the planner can count it: of a difference it keeps statistics, of two columns
-- compared with each other it guesses one row in three, and read every complement there is to find the few open ones.
drop index concurrently if exists complementos_esperados_faltan;
-- parte
create index concurrently complementos_esperados_faltan on complementos_esperados (vence, id)
  where anulado_en is null and imp_pagado - recibido - tolerado > 0;
-- parte
drop index if exists complementos_esperados_abiertos;
alter index complementos_esperados_faltan rename to complementos_esperados_abiertos;
-- parte
-- Whose reminder may be due: by how many it has had, and by its day. Those between one mail and the next are not read.
drop index concurrently if exists complementos_esperados_por_avisar;
-- parte
create index concurrently complementos_esperados_por_avisar on complementos_esperados (cardinality(avisos), vence)
  where anulado_en is null and imp_pagado - recibido - tolerado > 0 and not ('vencido' = any(avisos));
-- parte
create statistics if not exists complementos_esperados_falta on (imp_pagado - recibido - tolerado) from complementos_esperados;
-- parte
analyze complementos_esperados;
