-- por partes
-- Every search of the house's people read all pre-invoices for a name, and for an amount.
drop index concurrently if exists prefacturas_emisor;
-- parte
create index concurrently prefacturas_emisor on prefacturas using gin (buscable(razon_social_emisor) gin_trgm_ops);
-- parte
drop index concurrently if exists prefacturas_rfc;
-- parte
create index concurrently prefacturas_rfc on prefacturas (rfc_emisor, id desc);
-- parte
drop index concurrently if exists prefacturas_a_pagar;
-- parte
create index concurrently prefacturas_a_pagar on prefacturas (a_pagar);
-- parte
drop index concurrently if exists prefacturas_total;
-- parte
create index concurrently prefacturas_total on prefacturas (total);
-- parte
analyze prefacturas;
