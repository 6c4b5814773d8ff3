-- What the complement of each payment of a PPD factura must say, from the moment its lote is paid.
create table complementos_esperados (
  id bigint generated always as identity primary key,
  factura_pago_id bigint not null unique references factura_pagos,
  factura_id bigint not null references facturas,
  lote_id bigint not null references lotes,
  fecha_pago date not null,
  forma_de_pago_p text not null,
  num_parcialidad int not null check (num_parcialidad > 0),
  imp_saldo_ant bigint not null,
  imp_pagado bigint not null check (imp_pagado > 0),
  imp_saldo_insoluto bigint not null,
  vence date not null,
  -- Covered by complements received, centavos.
  recibido bigint not null default 0 check (recibido >= 0),
  -- Reminders already sent: porVencer, vence, vencido.
  avisos text[] not null default '{}',
  anulado_en timestamptz,
  creado_en timestamptz not null default now()
);
create index complementos_esperados_abiertos on complementos_esperados (vence, id)
  where anulado_en is null and recibido < imp_pagado;
create index complementos_esperados_factura on complementos_esperados (factura_id);
create index complementos_esperados_lote on complementos_esperados (lote_id);

create table complementos (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  emisor text not null,
  emisor_nombre text not null,
  receptor text not null,
  total bigint not null,
  uso_cfdi text not null,
  regimen_fiscal_receptor text not null,
  tipo_de_comprobante text not null,
  fechapago timestamp not null,
  moneda_p text not null,
  monto_total_pagos bigint not null,
  estado text not null,
  creador_id uuid not null references usuarios,
  creador text not null,
  xml_archivo_id uuid not null references archivos,
  pdf_archivo_id uuid not null references archivos,
  creado_en timestamptz not null
);
create index complementos_lista on complementos (creado_en desc, id desc);

create table complemento_folios (
  id bigint generated always as identity primary key,
  complemento_id bigint not null references complementos,
  id_documento uuid not null,
  imp_pagado bigint not null,
  moneda_dr text not null,
  num_parcialidad int not null,
  fecha_pago date not null
);
create index complemento_folios_de on complemento_folios (complemento_id, id);

-- Which part of which payment each related document covers: many to many.
create table complemento_cobros (
  folio_id bigint not null references complemento_folios,
  esperado_id bigint not null references complementos_esperados,
  monto bigint not null check (monto > 0),
  primary key (folio_id, esperado_id)
);
create index complemento_cobros_esperado on complemento_cobros (esperado_id);
