-- What the SAT took back after it was paid waits until a person says how it was settled.
alter table facturas add column atendida_en timestamptz, add column atendida_motivo text;
alter table lotes add column num_por_atender integer not null default 0;
update lotes set num_por_atender = num_bloqueadas where num_bloqueadas > 0;
create index lotes_pagados_sin_validez on lotes (id)
  where estatus = 'Pagado' and num_por_atender + num_por_cancelarse > 0 and eliminado_en is null;
