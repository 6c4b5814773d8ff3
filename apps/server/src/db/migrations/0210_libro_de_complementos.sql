-- The complement ledger: expected from each payment saved on, freed by a substitute or a cancellation.
alter table complementos_esperados
  -- What its complements lack of the payment, never more than the policy's tolerance; centavos.
  add column tolerado bigint not null default 0 check (tolerado >= 0);
alter table complementos
  add column sustituido_por bigint references complementos,
  add column cancelado_en timestamptz,
  add column sat_consultado_en timestamptz,
  -- What the SAT is asked with; null for those stored before it was kept.
  add column expresion text;
-- What a substituted or cancelled complement covered, and covers no more.
alter table complemento_cobros add column liberado_en timestamptz;

drop index complementos_esperados_abiertos;
create index complementos_esperados_abiertos on complementos_esperados (vence, id)
  where anulado_en is null and recibido + tolerado < imp_pagado;
create index complementos_por_preguntar on complementos (sat_consultado_en nulls first, id)
  where cancelado_en is null and sustituido_por is null;

-- Payments saved before, of lotes that were not marked as paid yet.
with pagos as (
  select p.id, p.factura_id, p.lote_id, p.fecha_pago, p.monto, row_number() over w as num,
    f.total - coalesce(sum(p.monto) over (w rows between unbounded preceding and 1 preceding), 0) as anterior,
    (date_trunc('month', p.fecha_pago) + interval '1 month')::date as mes
  from factura_pagos p join facturas f on f.id = p.factura_id join lotes l on l.id = f.lote_id
  where p.anulado_en is null and f.metodo_pago = 'PPD' and f.eliminada_en is null and f.retirada_en is null
    and l.eliminado_en is null
  window w as (partition by p.factura_id order by p.fecha_pago, p.id)
), dia as (
  select coalesce((select (valor #>> '{}')::int from politica where clave = 'diaComplemento' and desde <= current_date
    order by desde desc, id desc limit 1), 5) as n
)
insert into complementos_esperados (factura_pago_id, factura_id, lote_id, fecha_pago, forma_de_pago_p, num_parcialidad,
  imp_saldo_ant, imp_pagado, imp_saldo_insoluto, vence)
select id, factura_id, lote_id, fecha_pago, '03', num, anterior, monto, anterior - monto,
  mes + least(n, extract(day from mes + interval '1 month - 1 day')::int) - 1
from pagos, dia where not exists (select 1 from complementos_esperados e where e.factura_pago_id = pagos.id);

-- Owed for ever by less than a peso.
update complementos_esperados set tolerado = imp_pagado - recibido
  where anulado_en is null and imp_pagado > 100 and imp_pagado - recibido between 1 and 100;
