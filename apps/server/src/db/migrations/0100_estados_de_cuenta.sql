-- One statement file, imported once and taken back as a whole.
create table importaciones (
  importacion_id bigint generated always as identity primary key,
  fuente text not null,
  cuenta text not null,
  moneda text not null check (moneda in ('MXN', 'USD', 'EUR')),
  archivo_id uuid not null references archivos,
  desde date not null,
  hasta date not null,
  -- Rows the file had, rows that were new, rows that could not be read.
  filas int not null,
  nuevas int not null,
  ilegibles int not null,
  suma_cargos bigint not null,
  suma_abonos bigint not null,
  saldo_final bigint,
  creado_por uuid references usuarios,
  creado_en timestamptz not null default now(),
  deshecha_en timestamptz
);
create index importaciones_lista on importaciones (creado_en desc, importacion_id desc);

-- Rows of the statements. None becomes a payment unseen: each waits as sinIdentificar.
create table movimientos (
  movimiento_id bigint generated always as identity primary key,
  importacion_id bigint not null references importaciones,
  fuente text not null,
  cuenta text not null,
  renglon int not null,
  fecha_operacion date not null,
  concepto text not null,
  referencia text not null,
  referencia_ampliada text not null,
  cargos bigint not null check (cargos >= 0),
  abonos bigint not null check (abonos >= 0),
  saldo bigint,
  meses int not null,
  -- Among rows that are equal in all of the key, counted from 1.
  ordinal int not null,
  estado text not null default 'sinIdentificar' check (estado in ('sinIdentificar')),
  check ((cargos = 0) <> (abonos = 0)),
  -- The reference stays out of it: one bank gives 0 on the day and the real folio later.
  constraint movimientos_clave unique nulls not distinct
    (fuente, cuenta, fecha_operacion, cargos, abonos, saldo, concepto, ordinal)
);
create index movimientos_importacion on movimientos (importacion_id, movimiento_id desc);
create index movimientos_lista on movimientos (fecha_operacion desc, movimiento_id desc);
