-- Undone payments stay: who undid them and why. An undone operation of the bank may be applied again.
alter table recibo_pagos
  add column banco text not null default 'BBVA',
  add column anulado_en timestamptz;
drop index recibo_pagos_una_vez;
create unique index recibo_pagos_una_vez on recibo_pagos (banco, folio, clave_rastreo)
  where lote_id is not null and anulado_en is null;

alter table comprobantes_pago
  add column anulado_por uuid references usuarios,
  add column anulado_motivo text;
-- A proof typed twice for a lote is the same proof.
create unique index comprobantes_manual_una_vez on comprobantes_pago (lote_id, folio)
  where origen = 'manual' and anulado_en is null;
create index comprobantes_recibo_pago on comprobantes_pago (recibo_pago_id) where recibo_pago_id is not null;

-- What the server read of the file: its pages, and those that gave no payment.
alter table recibos_bancarios
  add column paginas int not null default 0,
  add column ilegibles jsonb not null default '[]';

-- Receipts ask for lotes by the supplier's RFC.
create index lotes_por_pagar on lotes (proveedor_rfc) where estatus = 'En proceso de pago' and eliminado_en is null;
