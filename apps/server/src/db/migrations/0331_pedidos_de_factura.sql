-- What a hotel was asked to bill, so that it is not asked again for the same within days.
create table pedidos_de_factura (
  id bigint generated always as identity primary key,
  proveedor_id bigint not null,
  dia date not null,
  pedido_en timestamptz not null,
  pedido_por text not null
);
create index pedidos_de_factura_hotel on pedidos_de_factura (proveedor_id, id desc);
create table pedido_reservas (
  pedido_id bigint not null references pedidos_de_factura on delete cascade,
  localizador text not null,
  primary key (pedido_id, localizador)
);
create index pedido_reservas_localizador on pedido_reservas (localizador);
create index borrador_renglones_clave on borrador_renglones (clave_suelta(booking_code));
