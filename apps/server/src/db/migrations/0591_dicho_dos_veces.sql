-- What a person asks for under a key is done once, however often the asking comes.
alter table correos add column clave uuid;
create unique index correos_clave on correos (clave, plantilla, registro, para) where clave is not null;
alter table prefacturas add column clave uuid;
update prefacturas p set clave = b.clave
  from (select distinct on (detalle ->> 'clave') entidad_id, (detalle ->> 'clave')::uuid as clave from bitacora
    where entidad = 'prefactura' and accion = 'crear' and detalle ->> 'clave' is not null order by detalle ->> 'clave', id) b
  where b.entidad_id = p.id::text;
create unique index prefacturas_clave on prefacturas (creador_id, clave) where clave is not null;
-- Which layout one comes back to, and which one was when it was put back: to press twice is to press once.
alter table borrador_layouts_anteriores add column clave uuid not null default gen_random_uuid(), add column deshizo uuid;
