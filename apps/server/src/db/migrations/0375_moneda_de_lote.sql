-- A lote is of one currency, so that its total is an amount of something. 'XXX' (ISO 4217: no currency) marks those of
-- several, saved before that was asked for: their total is never told as an amount.
alter table lotes add column moneda text not null default 'MXN' check (moneda ~ '^[A-Z]{3}$');

update lotes l set moneda = s.moneda
from (select f.lote_id, case when count(distinct f.moneda) = 1 then min(f.moneda) else 'XXX' end as moneda
  from facturas f join lotes d on d.id = f.lote_id
  where f.retirada_en is null and (f.eliminada_en is null or d.eliminado_en is not null)
  group by f.lote_id having bool_or(f.moneda <> 'MXN')) s
where s.lote_id = l.id;
