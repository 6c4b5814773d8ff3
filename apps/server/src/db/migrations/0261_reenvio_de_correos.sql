-- When somebody asked for a failed mail again: its three days begin anew, and when it was written stays.
alter table correos add column reenviado_en timestamptz;
create index correos_fallidos on correos (creado_en) where estado = 'fallido';
