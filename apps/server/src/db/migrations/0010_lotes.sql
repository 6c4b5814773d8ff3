-- ANT's suppliers as last read: the hotel picker, the RFC of a proveedorId, names on lists.
create table proveedores (
  id int primary key,
  razon_social text not null,
  nombre_comercial text not null,
  rfc text not null,
  actualizado_en timestamptz not null default now()
);
create index proveedores_nombre on proveedores using gin (razon_social gin_trgm_ops);

-- A lote before it is one: everything dropped so far. It reserves no uuid.
create table borradores (
  id uuid primary key default uuidv7(),
  categoria text not null check (categoria in ('Proveedor', 'Comisionista')),
  creador_id uuid not null references usuarios,
  creador text not null,
  proveedor_id int,
  nombre text,
  paso text not null default 'facturas',
  layout_archivo_id uuid references archivos,
  creado_en timestamptz not null default now(),
  actualizado_en timestamptz not null default now(),
  avisado_en timestamptz
);
create index borradores_creador on borradores (creador_id, actualizado_en desc);

create table borrador_cfdis (
  id uuid primary key default uuidv7(),
  borrador_id uuid not null references borradores on delete cascade,
  archivo_id uuid not null references archivos,
  nombre text not null,
  orden int not null,
  uuid uuid,
  -- Header read from the stored bytes by the server.
  cfdi jsonb,
  -- Findings of the server (engine and rules), as the dictamen shows them.
  hallazgos jsonb not null default '[]',
  -- correcta | rechazada | repetida | sinVerificar
  situacion text not null,
  estado_sat text not null default 'Sin verificar',
  sat jsonb,
  pdf_archivo_id uuid references archivos,
  pdf_nombre text,
  quitado_en timestamptz
);
create index borrador_cfdis_borrador on borrador_cfdis (borrador_id, orden);

create table borrador_renglones (
  id bigint generated always as identity primary key,
  borrador_id uuid not null references borradores on delete cascade,
  numero int not null,
  folio text not null,
  booking_code text not null,
  base bigint not null,
  iva bigint not null,
  otros_impuestos bigint not null,
  propinas bigint not null,
  total_reserva bigint not null,
  cfdi_id uuid references borrador_cfdis on delete set null,
  -- Why this row fails, empty when it does not; the nearest candidate booking when ANT knows one.
  motivos jsonb not null default '[]',
  ant jsonb
);
create index borrador_renglones_borrador on borrador_renglones (borrador_id, numero);

-- One life cycle, two categories.
create table lotes (
  id bigint generated always as identity primary key,
  nombre text not null check (length(btrim(nombre)) > 0),
  categoria text not null check (categoria in ('Proveedor', 'Comisionista')),
  proveedor_id int not null,
  proveedor_nombre text not null,
  proveedor_rfc text not null,
  creador_id uuid not null references usuarios,
  creador text not null,
  estatus text not null default 'No procesado'
    check (estatus in ('No procesado', 'En proceso de envío', 'En proceso de pago', 'Pagado')),
  mensaje_error text not null default '0' check (mensaje_error in ('0', '1')),
  id_array_lote_en_cola text,
  layout_archivo_id uuid references archivos,
  fecha_creacion timestamptz not null default now(),
  fecha_pago date,
  pagado_en timestamptz,
  -- Kept by the use cases of the life cycle, so that a list never counts.
  num_facturas int not null check (num_facturas >= 0),
  num_reservas int not null check (num_reservas >= 0),
  num_sin_verificar int not null default 0 check (num_sin_verificar >= 0),
  -- Rejected or in doubt at ANT: what needs somebody.
  num_excepciones int not null default 0 check (num_excepciones >= 0),
  total bigint not null check (total >= 0),
  pagado bigint not null default 0 check (pagado >= 0),
  -- A second save of the same draft finds the first.
  borrador_id uuid unique,
  eliminado_en timestamptz,
  check (estatus <> 'Pagado' or pagado_en is not null),
  check (estatus = 'No procesado' or fecha_pago is not null)
);
create index lotes_lista on lotes (categoria, estatus, fecha_creacion desc, id desc) where eliminado_en is null;
create index lotes_proveedor on lotes (proveedor_id, categoria, estatus, fecha_creacion desc, id desc) where eliminado_en is null;
create index lotes_creador on lotes (creador_id, categoria, estatus, fecha_creacion desc, id desc) where eliminado_en is null;

create table facturas (
  id bigint generated always as identity primary key,
  lote_id bigint not null references lotes,
  tipo text not null check (tipo in ('p', 'c')),
  uuid uuid not null,
  version text not null,
  serie text not null default '',
  folio text not null default '',
  serie_folio text not null default '',
  folio_serie text not null default '',
  emisor text not null,
  emisor_nombre text not null,
  receptor text not null,
  receptor_regimen text not null,
  fecha timestamp not null,
  fecha_timbrado timestamp not null,
  metodo_pago text not null check (metodo_pago in ('PUE', 'PPD')),
  forma_pago text,
  uso_cfdi text not null,
  moneda text not null,
  total bigint not null check (total >= 0),
  -- What the SAT says: Vigente, Cancelado, No Encontrado, or Sin verificar while it has not answered.
  estado text not null default 'Sin verificar',
  codigo_estatus text not null default '',
  es_cancelable text not null default '',
  estatus_cancelacion text not null default '',
  validacion_efos text not null default '',
  sat_consultado_en timestamptz,
  hallazgos jsonb not null default '[]',
  xml_archivo_id uuid not null references archivos,
  pdf_archivo_id uuid references archivos,
  mensaje_error text not null default '',
  -- What ANT says of this factura.
  envio text not null default 'pendiente' check (envio in ('pendiente', 'enviado', 'aceptado', 'rechazado', 'duda')),
  envio_motivo text not null default '',
  envio_en timestamptz,
  retirada_en timestamptz,
  retirada_motivo text,
  eliminada_en timestamptz
);
-- A uuid is unique among living facturas; deletion or withdrawal frees it.
create unique index facturas_uuid on facturas (uuid) where eliminada_en is null and retirada_en is null;
create index facturas_lote on facturas (lote_id, id);

create table factura_reservas (
  id bigint generated always as identity primary key,
  factura_id bigint not null references facturas on delete cascade,
  folio text not null,
  booking_code text not null,
  base bigint not null,
  iva bigint not null,
  otros_impuestos bigint not null,
  propinas bigint not null,
  total_reserva bigint not null
);
create index factura_reservas_factura on factura_reservas (factura_id);
create index factura_reservas_booking on factura_reservas (booking_code);

-- Each try of sending a lote to ANT, so that "in doubt" has a history.
create table envios (
  id bigint generated always as identity primary key,
  lote_id bigint not null references lotes,
  paso text not null check (paso in ('cola', 'contabilidad', 'consulta')),
  resultado text not null,
  detalle jsonb not null default '{}',
  cuando timestamptz not null default clock_timestamp()
);
create index envios_lote on envios (lote_id, id desc);

-- What was paid of each factura: partial payments and complements stand on these rows.
create table factura_pagos (
  id bigint generated always as identity primary key,
  factura_id bigint not null references facturas,
  lote_id bigint not null references lotes,
  comprobante_id bigint not null,
  monto bigint not null check (monto > 0),
  fecha_pago date not null,
  anulado_en timestamptz
);
create index factura_pagos_factura on factura_pagos (factura_id);
create index factura_pagos_lote on factura_pagos (lote_id);

-- Proof of payment of a lote (comprobantePago): typed in, or taken from a bank receipt.
create table comprobantes_pago (
  id bigint generated always as identity primary key,
  lote_id bigint not null references lotes,
  rfc text not null,
  titular text not null default '',
  banco_beneficiario text not null,
  fecha_pago date not null,
  total bigint not null check (total > 0),
  folio text not null,
  sincronizado text not null default 'no' check (sincronizado in ('no', 'si')),
  origen text not null check (origen in ('manual', 'recibo')),
  recibo_pago_id bigint,
  creado_por uuid references usuarios,
  creado_en timestamptz not null default now(),
  anulado_en timestamptz
);
create index comprobantes_lote on comprobantes_pago (lote_id);
alter table factura_pagos add foreign key (comprobante_id) references comprobantes_pago;

-- A bank's PDF of receipts and the payments read from its pages.
create table recibos_bancarios (
  id uuid primary key default uuidv7(),
  banco text not null,
  archivo_id uuid references archivos,
  nombre text not null,
  creado_por uuid references usuarios,
  creado_en timestamptz not null default now()
);
create table recibo_pagos (
  id bigint generated always as identity primary key,
  recibo_id uuid not null references recibos_bancarios on delete cascade,
  pagina int not null,
  rfc text not null,
  titular text not null default '',
  banco_beneficiario text not null default '',
  fecha_pago date not null,
  total bigint not null check (total > 0),
  folio text not null,
  clave_rastreo text not null default '',
  lote_id bigint references lotes,
  unique (recibo_id, pagina)
);
-- The same bank operation is applied once, whatever file it comes in.
create unique index recibo_pagos_una_vez on recibo_pagos (folio, clave_rastreo) where lote_id is not null;
alter table comprobantes_pago add foreign key (recibo_pago_id) references recibo_pagos;
