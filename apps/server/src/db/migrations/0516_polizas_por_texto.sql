-- por partes
-- How many facturas a póliza or its beginning names. Of an index that holds a part of the rows the planner takes no
-- statistics: it guessed one in two hundred, and read every factura, the newest first, to find one.
create statistics if not exists facturas_poliza_texto on (buscable(envio_folio)) from facturas;
-- parte
analyze facturas;
