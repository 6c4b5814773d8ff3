-- A list is searched by amount too.
create index facturas_total on facturas (total) where eliminada_en is null;
