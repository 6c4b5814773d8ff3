-- The list by method and days of payment: counted and read within its days, not walked from the newest.
create index pagos_metodo_fecha on pagos (metodo_pago_id, estado_id, fecha_pago, fecha_creacion desc, pago_id desc);
