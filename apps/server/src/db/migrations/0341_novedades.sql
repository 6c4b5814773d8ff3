-- What became of what a person handed in, told by mail: each event once to each address, whatever is tried again. Who wants
-- one mail a day waits for it here.
create table novedades (
  id bigint generated always as identity primary key,
  plantilla text not null,
  registro text not null,
  para text not null,
  creado_en timestamptz not null,
  por_resumir boolean not null,
  resumen text,
  unique (plantilla, registro, para)
);
create index novedades_por_resumir on novedades (para, id) where por_resumir;
create index novedades_resumen on novedades (resumen) where resumen is not null;
alter table usuarios add column correos_en_resumen boolean not null default false;
-- The last digits of the account that was paid, as the bank's receipt says them; empty where it does not.
alter table recibo_pagos add column cuenta_terminacion text not null default '';
