-- What the complement of a factura's payments must say of taxes, read once from its stored XML; null until then.
alter table facturas add column impuestos_dr jsonb;
