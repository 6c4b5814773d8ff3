-- A factura that goes takes its rows with it: without this each one of a saved lote would read the rows of all drafts.
create index borrador_renglones_cfdi on borrador_renglones (cfdi_id) where cfdi_id is not null;
