-- por partes
-- The search box finds a booking by any word of its customer, package and hotel, compared as they are kept: made anew for each
-- row that shares a trigram it costs ten times the reading of them. And each word once, to find those that a misspelt one is like.
create table if not exists palabras_de_reserva (palabra text primary key);
alter table estancias add column if not exists busqueda text not null default '';
create or replace function estancia_buscable() returns trigger language plpgsql as $$
begin
  new.busqueda := buscable(new.cliente || ' ' || new.nombre_paquete || ' ' || new.proveedor_nombre);
  return new;
end $$;
create or replace function keep_palabras_de_reserva() returns trigger language plpgsql as $$
begin
  insert into palabras_de_reserva select distinct p from nuevas n, regexp_split_to_table(n.busqueda, '[^[:alpha:]]+') p
    where length(p) between 4 and 30 order by p on conflict do nothing;
  return null;
end $$;
create or replace trigger estancia_buscable before insert or update of cliente, nombre_paquete, proveedor_nombre, busqueda on estancias
  for each row execute function estancia_buscable();
create or replace trigger palabras_de_reserva_nuevas after insert on estancias referencing new table as nuevas
  for each statement execute function keep_palabras_de_reserva();
create or replace trigger palabras_de_reserva_cambian after update on estancias referencing new table as nuevas
  for each statement execute function keep_palabras_de_reserva();
-- parte
do $$
declare
  desde text := '';
  cuales text[];
begin
  loop
    cuales := array(select localizador from estancias where localizador > desde and busqueda = ''
      order by localizador limit 500 for update);
    exit when cardinality(cuales) = 0;
    update estancias set busqueda = '' where localizador = any(cuales);
    desde := cuales[cardinality(cuales)];
    commit;
  end loop;
end $$;
-- parte
drop index concurrently if exists estancias_busqueda;
-- parte
create index concurrently estancias_busqueda on estancias using gin (busqueda gin_trgm_ops);
-- parte
drop index concurrently if exists palabras_de_reserva_letras;
-- parte
create index concurrently palabras_de_reserva_letras on palabras_de_reserva using gin (palabra gin_trgm_ops);
-- parte
drop index concurrently if exists estancias_cliente;
-- parte
analyze estancias, palabras_de_reserva;
