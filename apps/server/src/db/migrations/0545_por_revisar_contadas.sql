-- por partes
-- What of the bank's rows waits is counted by every home: told by an index, and no row is read for it.
drop index concurrently if exists movimientos_por_revisar;
-- parte
create index concurrently movimientos_por_revisar on movimientos (estado, moneda) include (restante, puntos, para_despues_accion_id)
  where estado in ('sinIdentificar', 'parcial') and abonos > 0;
