-- What a payment still lacks, written so that the planner can count it: of a difference it keeps statistics, of two columns
-- compared with each other it guesses one row in three, and read every complement there is to find the few open ones.
drop index complementos_esperados_abiertos;
create index complementos_esperados_abiertos on complementos_esperados (vence, id)
  where anulado_en is null and imp_pagado - recibido - tolerado > 0;
-- Whose reminder may be due: by how many it has had, and by its day. Those between one mail and the next are not read.
create index complementos_esperados_por_avisar on complementos_esperados (cardinality(avisos), vence)
  where anulado_en is null and imp_pagado - recibido - tolerado > 0 and not ('vencido' = any(avisos));
create statistics complementos_esperados_falta on (imp_pagado - recibido - tolerado) from complementos_esperados;
analyze complementos_esperados;
