-- A ticket is of the session that asked for it and ends with it: signing out, or a password changed elsewhere, leaves none
-- that still opens something for the rest of its minute. Without one: a process of the version before, for a minute.
alter table boletos add column sesion_id uuid references sesiones on delete cascade;
create index boletos_sesion on boletos (sesion_id);
