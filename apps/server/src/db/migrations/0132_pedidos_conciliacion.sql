-- A key stands for one request: sent again for something else it is another request.
alter table pedidos_conciliacion add column operacion text not null default '';
alter table pedidos_conciliacion drop constraint pedidos_conciliacion_pkey,
  add primary key (usuario_id, clave, operacion);
