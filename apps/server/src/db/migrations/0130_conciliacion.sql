-- Matching: every abono tied to what it pays, in centavos, with its reasons, its log and its undo.

alter table pagos add column conciliado bigint not null default 0,
  -- What rows cover never passes the pago.
  add constraint pagos_conciliado check (conciliado between 0 and monto_pago);
-- Pagos still waiting for money, by what may find them: amount and day, transaction number, customer.
create index pagos_abiertos_monto on pagos (moneda_id, (monto_pago - conciliado), fecha_pago)
  where conciliado < monto_pago and estado_id <> 2;
create index pagos_abiertos_rfc on pagos (rfc, fecha_pago desc) where conciliado < monto_pago and estado_id <> 2;
create index pagos_transaccion_sin_ceros on pagos (ltrim(transaccion_plana, '0')) where transaccion_plana <> '';

alter table movimientos add column moneda text;
update movimientos m set moneda = i.moneda from importaciones i where i.importacion_id = m.importacion_id;
alter table movimientos
  alter column moneda set not null,
  drop constraint movimientos_estado_check,
  add column aplicado bigint not null default 0,
  add column restante bigint not null generated always as (cargos + abonos - aplicado) stored,
  add column concepto_asignado text not null default '',
  add column reserva_asignada text not null default '',
  add column motivo_ignorado text,
  add column ignorado_accion_id bigint,
  -- Of the best suggestion when it was last looked at.
  add column puntos smallint,
  -- The same row after an import is undone and made again: what was refused for it stays refused.
  add column huella text not null generated always as (md5(fuente || '|' || cuenta || '|' ||
    (fecha_operacion - date '2000-01-01')::text || '|' || cargos::text || '|' || abonos::text || '|' ||
    coalesce(saldo::text, '') || '|' || concepto || '|' || ordinal::text)) stored,
  add constraint movimientos_moneda check (moneda in ('MXN', 'USD', 'EUR')),
  add constraint movimientos_estado check (estado in ('sinIdentificar', 'parcial', 'conciliado', 'ignorado')),
  add constraint movimientos_aplicado check (aplicado between 0 and cargos + abonos),
  add constraint movimientos_ignorado check ((estado = 'ignorado') = (motivo_ignorado is not null));
create index movimientos_estado_lista on movimientos (estado, fecha_operacion desc, movimiento_id desc);
create index movimientos_por_conciliar on movimientos (fecha_operacion desc, movimiento_id desc)
  where estado in ('sinIdentificar', 'parcial') and abonos > 0;
create index movimientos_abiertos_monto on movimientos (moneda, restante)
  where estado in ('sinIdentificar', 'parcial') and abonos > 0;

-- The log. A row of it outlives its movimiento, so it says by itself what it was about.
create table acciones_conciliacion (
  accion_id bigint generated always as identity primary key,
  grupo uuid not null,
  clase text not null check (clase in ('aceptar', 'rechazar', 'ignorar', 'clasificar', 'deshacer', 'retirar')),
  aplicado_por text not null check (aplicado_por in ('maquina', 'regla', 'persona')),
  movimiento_id bigint not null,
  huella text not null,
  fecha_operacion date not null,
  concepto text not null,
  monto bigint not null,
  -- What it tied, and how it is told.
  lineas jsonb not null default '[]',
  texto text not null,
  motivo text,
  puntos smallint,
  regla_id bigint,
  usuario_id uuid references usuarios,
  quien text not null,
  cuando timestamptz not null default clock_timestamp(),
  deshecha_accion_id bigint references acciones_conciliacion,
  deshecha_en timestamptz,
  deshecha_por text
);
create index acciones_conciliacion_lista on acciones_conciliacion (cuando desc, accion_id desc);
create index acciones_conciliacion_movimiento on acciones_conciliacion (movimiento_id, accion_id desc);
create index acciones_conciliacion_grupo on acciones_conciliacion (grupo);

-- How much of a row went to what. An undone one stays, and counts no more.
create table conciliaciones (
  conciliacion_id bigint generated always as identity primary key,
  accion_id bigint not null references acciones_conciliacion,
  movimiento_id bigint not null references movimientos on delete cascade,
  pago_id bigint references pagos,
  comprobante_id bigint references comprobantes_pago,
  monto bigint not null check (monto > 0),
  razones jsonb not null default '[]',
  -- The pago was registered by this very match.
  crea_pago boolean not null default false,
  deshecha_accion_id bigint references acciones_conciliacion,
  check (num_nonnulls(pago_id, comprobante_id) = 1)
);
create index conciliaciones_movimiento on conciliaciones (movimiento_id);
create index conciliaciones_accion on conciliaciones (accion_id);
create index conciliaciones_pago on conciliaciones (pago_id) where pago_id is not null;
create index conciliaciones_comprobante on conciliaciones (comprobante_id) where comprobante_id is not null;

-- Both sides carry their sum, checked there: no order of two requests can pass it.
create function sumar_conciliacion() returns trigger language plpgsql as $$
declare
  delta bigint;
begin
  if tg_op = 'DELETE' then
    if old.deshecha_accion_id is null then
      raise exception 'conciliación % is not undone', old.conciliacion_id using errcode = '23503';
    end if;
    return old;
  elsif tg_op = 'INSERT' then
    delta := case when new.deshecha_accion_id is null then new.monto else 0 end;
  elsif old.deshecha_accion_id is null and new.deshecha_accion_id is not null then
    delta := -old.monto;
  else
    return new;
  end if;
  update movimientos set aplicado = aplicado + delta,
    estado = case when estado = 'ignorado' then estado when aplicado + delta = 0 then 'sinIdentificar' when aplicado + delta < cargos + abonos then 'parcial' else 'conciliado' end
  where movimiento_id = new.movimiento_id;
  if new.pago_id is not null then
    update pagos set conciliado = conciliado + delta where pago_id = new.pago_id;
  end if;
  return new;
end $$;
create trigger conciliaciones_suma after insert or update or delete on conciliaciones
  for each row execute function sumar_conciliacion();

-- Pairs that a person refused (they never come back), and pairs the machine may no longer apply (one of its own was undone).
create table parejas_conciliacion (
  huella text not null,
  clave text not null,
  clase text not null check (clase in ('rechazada', 'noAutomatica')),
  accion_id bigint references acciones_conciliacion,
  quien text not null,
  cuando timestamptz not null default clock_timestamp(),
  primary key (huella, clave, clase)
);

create table reglas_conciliacion (
  regla_id bigint generated always as identity primary key,
  orden int not null,
  contiene text not null check (length(btrim(contiene)) >= 2),
  accion text not null check (accion in ('concepto', 'reserva', 'ignorar')),
  valor text not null check (length(btrim(valor)) > 0),
  fuente text,
  activa boolean not null default true,
  eliminada_en timestamptz,
  quien text not null,
  creada_en timestamptz not null default clock_timestamp()
);

create table corridas_conciliacion (
  corrida_id bigint generated always as identity primary key,
  grupo uuid not null,
  importacion_id bigint references importaciones,
  estado text not null default 'enEspera' check (estado in ('enEspera', 'enCurso', 'terminada', 'fallida')),
  total int not null default 0,
  revisados int not null default 0,
  por_regla int not null default 0,
  aplicados int not null default 0,
  con_sugerencia int not null default 0,
  quien text not null,
  creada_en timestamptz not null default clock_timestamp(),
  terminada_en timestamptz
);

-- A second click finds what the first one did.
create table pedidos_conciliacion (
  usuario_id uuid not null references usuarios on delete cascade,
  clave uuid not null,
  respuesta jsonb,
  creado_en timestamptz not null default clock_timestamp(),
  primary key (usuario_id, clave)
);

-- Sources that this installation adds to the ten documented ones.
create table perfiles_estado (
  clave text primary key,
  nombre text not null check (length(btrim(nombre)) > 1),
  moneda text not null check (moneda in ('MXN', 'USD', 'EUR')),
  definicion jsonb not null,
  quien text not null,
  cuando timestamptz not null default clock_timestamp(),
  eliminado_en timestamptz
);
create unique index perfiles_estado_nombre on perfiles_estado (buscable(nombre)) where eliminado_en is null;
