-- Of which payments a key is: the same key with others is no repetition of it.
alter table guardados_de_pago add column huella text;
