-- When a stopped sending was last taken up again, so that it is not taken up at every tick.
alter table lotes add column envio_reanudado_en timestamptz;
