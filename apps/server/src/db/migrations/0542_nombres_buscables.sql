-- por partes
-- The name a complement or a pre-invoice is found by, as the search compares it: made anew for each row that shares a
-- trigram it cost a search of a word that thousands share ten times the reading of them.
alter table complementos add column if not exists busqueda text not null default '';
alter table prefacturas add column if not exists busqueda text not null default '';
create or replace function complemento_buscable() returns trigger language plpgsql as $$
begin
  new.busqueda := buscable(new.emisor_nombre);
  return new;
end $$;
create or replace function prefactura_buscable() returns trigger language plpgsql as $$
begin
  new.busqueda := buscable(new.razon_social_emisor);
  return new;
end $$;
create or replace trigger complemento_buscable before insert or update of emisor_nombre on complementos
  for each row execute function complemento_buscable();
create or replace trigger prefactura_buscable before insert or update of razon_social_emisor on prefacturas
  for each row execute function prefactura_buscable();
-- parte
do $$
declare desde bigint := 0; hasta bigint;
begin
  loop
    select max(id) into hasta from (select id from complementos where id > desde order by id limit 2000) t;
    exit when hasta is null;
    update complementos set busqueda = buscable(emisor_nombre) where id > desde and id <= hasta and busqueda = '';
    desde := hasta;
    commit;
  end loop;
  desde := 0;
  loop
    select max(id) into hasta from (select id from prefacturas where id > desde order by id limit 2000) t;
    exit when hasta is null;
    update prefacturas set busqueda = buscable(razon_social_emisor) where id > desde and id <= hasta and busqueda = '';
    desde := hasta;
    commit;
  end loop;
end $$;
-- parte
drop index concurrently if exists complementos_busqueda;
-- parte
create index concurrently complementos_busqueda on complementos using gin (busqueda gin_trgm_ops);
-- parte
drop index concurrently if exists prefacturas_busqueda;
-- parte
create index concurrently prefacturas_busqueda on prefacturas using gin (busqueda gin_trgm_ops);
-- parte
drop index concurrently if exists complementos_emisor_nombre;
-- parte
drop index concurrently if exists prefacturas_emisor;
-- parte
analyze complementos, prefacturas;
