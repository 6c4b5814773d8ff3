-- por partes
-- The search box finds the bookings of a customer by name and RFC, the latest stay first.
drop index concurrently if exists estancias_cliente;
-- parte
create index concurrently estancias_cliente on estancias using gin (buscable(cliente) gin_trgm_ops);
-- parte
drop index concurrently if exists estancias_cliente_rfc;
-- parte
create index concurrently estancias_cliente_rfc on estancias (cliente_rfc, salida desc, localizador desc);
-- parte
drop index concurrently if exists estancias_por_salida;
-- parte
create index concurrently estancias_por_salida on estancias (salida, localizador);
-- parte
analyze estancias;
