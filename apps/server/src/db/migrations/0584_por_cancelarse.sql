-- Facturas of a lote whose issuer has asked the SAT to cancel them, counted like those that are not valid.
alter table lotes add column num_por_cancelarse integer not null default 0;
update lotes l set num_por_cancelarse = f.n
from (select lote_id, count(*) as n from facturas
  where estado = 'Vigente' and lower(trim(estatus_cancelacion)) = 'en proceso' and eliminada_en is null and retirada_en is null
  group by 1) f
where f.lote_id = l.id;
