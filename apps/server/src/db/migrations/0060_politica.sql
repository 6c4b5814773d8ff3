-- The documented value of a key is put in once, also when several processes start together.
delete from politica p using politica q where p.creado_por is null and q.creado_por is null and p.clave = q.clave and p.id > q.id;
create unique index politica_semilla on politica (clave) where creado_por is null;
-- What the home page sums, by who may see it.
create index lotes_mes on lotes (fecha_creacion) where eliminado_en is null;
