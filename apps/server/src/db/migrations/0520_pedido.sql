-- A second factor is activated within minutes of its owner asking for it with the password. What was begun before that was
-- asked is begun again.
alter table segundos_factores add column pedido_en timestamptz;
delete from segundos_factores where activado_en is null;
