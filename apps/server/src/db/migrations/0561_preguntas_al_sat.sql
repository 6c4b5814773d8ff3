-- When a factura was last given to whoever asks the SAT, answered or not: what never gets an answer lets the others pass.
alter table facturas add column sat_intentado_en timestamptz;
