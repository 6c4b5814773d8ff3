-- The uuids in a PDF's text, in capitals: what ties it to its factura whatever it is called. Null: no text was read.
alter table borrador_pdfs add column uuids text[];
