-- Whose reminder may be due: by how many it has had, and by its day. Those between one mail and the next are not read.
create index complementos_esperados_por_avisar on complementos_esperados (cardinality(avisos), vence)
  where anulado_en is null and recibido + tolerado < imp_pagado and not ('vencido' = any(avisos));
