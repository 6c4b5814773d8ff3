-- The payment day proposed for a lote is that of the one processed last: asked each time the list opens.
create index lotes_procesados on lotes (procesado_en) where procesado_en is not null;
