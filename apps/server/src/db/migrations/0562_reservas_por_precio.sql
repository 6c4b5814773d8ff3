-- por partes
-- The search box finds bookings by their price, the latest stay first, and payments by the last figures of their clave.
drop index concurrently if exists estancias_total;
-- parte
create index concurrently estancias_total on estancias (total, salida desc, localizador desc);
-- parte
drop index concurrently if exists pagos_transaccion_termina;
-- parte
create index concurrently pagos_transaccion_termina on pagos (reverse(transaccion_plana) text_pattern_ops) where transaccion_plana <> '';
-- parte
analyze estancias (total), pagos (transaccion_plana);
