-- por partes
-- What the lists of the matching are searched by: of a statement's row the payments it is tied to, of an act what it says.
drop index concurrently if exists pagos_texto;
-- parte
create index concurrently pagos_texto on pagos
  using gin (buscable(booking_code || ' ' || rfc || ' ' || user_create || ' ' || concepto) gin_trgm_ops);
-- parte
alter table acciones_conciliacion add column if not exists busqueda text not null default '';
-- Its values, not the names and the codes they are kept under.
create or replace function texto_de_accion(concepto text, quien text, dicho jsonb) returns text language sql immutable as $$
  select buscable(concepto || ' ' || quien || ' ' || coalesce((select string_agg(v #>> '{}', ' ') from jsonb_path_query(dicho,
    '$.** ? (@.type() == "object").keyvalue() ? (@.key != "codigo" && @.key != "de" && @.key != "n").value') v), '')) $$;
create or replace function accion_buscable() returns trigger language plpgsql as $$
begin
  new.busqueda := texto_de_accion(new.concepto, new.quien, new.dicho);
  return new;
end $$;
create or replace trigger accion_buscable before insert or update of concepto, quien, dicho on acciones_conciliacion
  for each row execute function accion_buscable();
-- parte
do $$
declare desde bigint := 0; hasta bigint;
begin
  loop
    select max(accion_id) into hasta from (select accion_id from acciones_conciliacion where accion_id > desde order by accion_id limit 2000) t;
    exit when hasta is null;
    update acciones_conciliacion set busqueda = texto_de_accion(concepto, quien, dicho)
      where accion_id > desde and accion_id <= hasta and busqueda = '';
    desde := hasta;
    commit;
  end loop;
end $$;
-- parte
drop index concurrently if exists acciones_conciliacion_busqueda;
-- parte
create index concurrently acciones_conciliacion_busqueda on acciones_conciliacion using gin (busqueda gin_trgm_ops);
-- parte
analyze pagos, acciones_conciliacion;
