-- por partes
-- The lotes whose payments a complement documents, with what says who may see them, as `lotes` has it: who may see a
-- complement is asked of these rows. Kept by the database with every change of a collection or of a lote.
create table if not exists complemento_lotes (
  complemento_id bigint not null references complementos on delete cascade,
  lote_id bigint not null references lotes,
  categoria text not null,
  proveedor_id int not null,
  creador_id uuid,
  primary key (complemento_id, lote_id)
);
create index if not exists complemento_lotes_lote on complemento_lotes (lote_id);
create index if not exists complemento_lotes_de on complemento_lotes (proveedor_id, categoria, complemento_id);
-- parte
drop index concurrently if exists complementos_creador;
-- parte
create index concurrently complementos_creador on complementos (creador_id);
-- parte
create or replace function cobros_nuevos() returns trigger language plpgsql as $$
begin
  insert into complemento_lotes
    select distinct f.complemento_id, l.id, l.categoria, l.proveedor_id, l.creador_id
    from nuevos n join complemento_folios f on f.id = n.folio_id
      join complementos_esperados e on e.id = n.esperado_id join lotes l on l.id = e.lote_id
    on conflict do nothing;
  return null;
end $$;
create or replace trigger cobros_nuevos after insert on complemento_cobros
  referencing new table as nuevos for each statement execute function cobros_nuevos();
-- parte
create or replace function cobros_se_van() returns trigger language plpgsql as $$
begin
  delete from complemento_lotes c using viejos v, complemento_folios f, complementos_esperados e
    where f.id = v.folio_id and e.id = v.esperado_id and c.complemento_id = f.complemento_id and c.lote_id = e.lote_id
      and not exists (select from complemento_folios g join complemento_cobros k on k.folio_id = g.id
        join complementos_esperados d on d.id = k.esperado_id
        where g.complemento_id = c.complemento_id and d.lote_id = c.lote_id);
  return null;
end $$;
create or replace trigger cobros_se_van after delete on complemento_cobros
  referencing old table as viejos for each statement execute function cobros_se_van();
-- parte
create or replace function lote_de_otro() returns trigger language plpgsql as $$
begin
  update complemento_lotes set categoria = new.categoria, proveedor_id = new.proveedor_id, creador_id = new.creador_id
    where lote_id = new.id;
  return null;
end $$;
create or replace trigger lote_de_otro after update of categoria, proveedor_id, creador_id on lotes
  for each row execute function lote_de_otro();
-- parte
do $$
declare desde bigint := 0; hasta bigint;
begin
  loop
    select max(id) into hasta from (select id from complementos where id > desde order by id limit 200) t;
    exit when hasta is null;
    -- Nothing is collected, taken back or moved while these are read.
    lock table lotes, complemento_cobros in share mode;
    insert into complemento_lotes
      select distinct f.complemento_id, l.id, l.categoria, l.proveedor_id, l.creador_id
      from complemento_folios f join complemento_cobros k on k.folio_id = f.id
        join complementos_esperados e on e.id = k.esperado_id join lotes l on l.id = e.lote_id
      where f.complemento_id > desde and f.complemento_id <= hasta
      on conflict do nothing;
    desde := hasta;
    commit;
  end loop;
end $$;
