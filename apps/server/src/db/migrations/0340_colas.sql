-- What is not paid yet, of all there ever was: the queues of the home page are counted over these alone.
create index lotes_vivos on lotes (id) where estatus <> 'Pagado' and eliminado_en is null;
-- Hardly any: asked of each lote, so that pesos are never added to other money.
create index facturas_otra_moneda on facturas (lote_id) where moneda <> 'MXN';
