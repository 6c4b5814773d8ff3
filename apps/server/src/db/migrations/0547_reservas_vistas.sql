-- Who has opened a booking's page, for the first-run checklist: what is read is in no bitácora.
create table reservas_vistas (usuario_id uuid primary key references usuarios on delete cascade);
