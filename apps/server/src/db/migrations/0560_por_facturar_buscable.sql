-- What is typed over the list was made comparable of every row, word by word, at every question. A hotel does not see the package.
alter table por_facturar
  add column busqueda text generated always as (buscable(localizador || ' ' || coalesce(reserva_ant, '') || ' '
    || coalesce(localizador_externo, '') || ' ' || proveedor_nombre || ' ' || proveedor_rfc)) stored,
  add column paquete_buscable text generated always as (buscable(nombre_paquete)) stored;
