-- por partes
-- In a database made without a language upper() leaves letters with marks as they are, where claveSuelta() does not.
create or replace function clave_suelta(texto text) returns text language sql immutable parallel safe
  return translate(upper(regexp_replace(texto, '[\s\u00a0\u200b\ufeff\-\u2010-\u2015\u2212]', '', 'g')), 'áéíóúüñ', 'ÁÉÍÓÚÜÑ');
-- parte
reindex index concurrently factura_reservas_clave;
-- parte
reindex index concurrently borrador_renglones_clave;
-- parte
reindex index concurrently estancias_clave;
-- parte
reindex index concurrently estancias_clave_ant;
-- parte
reindex index concurrently estancias_clave_externa;
