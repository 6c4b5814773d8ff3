-- Bookings as the engines list them by stay, kept here: what a hotel has not billed is what stands here and in no factura.
create table estancias (
  localizador text primary key,
  motor smallint not null,
  cancelada boolean not null,
  llegada date not null,
  salida date not null,
  cliente text not null,
  cliente_rfc text not null,
  nombre_paquete text not null,
  moneda text not null check (moneda in ('MXN', 'USD')),
  total bigint,
  -- What the hotel's booking costs, in the same currency; null when the engine does not know.
  costo bigint,
  proveedor_id bigint,
  proveedor_nombre text not null default '',
  proveedor_rfc text not null default '',
  -- The hotel's booking as ANT knows it, by its code and by the channel's.
  reserva_ant text,
  localizador_externo text,
  comisionista_id bigint,
  comisionista_nombre text not null default '',
  comision bigint,
  visto_en timestamptz not null,
  cambio_en timestamptz not null
);
create index estancias_salida on estancias (salida, localizador) where not cancelada;
create index estancias_proveedor on estancias (proveedor_id, salida) where not cancelada;
create index estancias_reserva_ant on estancias (reserva_ant);
create index estancias_externo on estancias (localizador_externo);
create index estancias_comisionista on estancias (comisionista_id);

-- How far the list was read. `disponible` null: not asked yet; false: the engines do not list by stay.
create table estancias_lectura (
  unica boolean primary key default true check (unica),
  disponible boolean,
  cursor text,
  completa boolean not null default false,
  leida_en timestamptz,
  falla_en timestamptz,
  ocupada_hasta timestamptz
);
insert into estancias_lectura default values;
