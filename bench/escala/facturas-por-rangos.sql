-- The way of facturas to partitions, tried on the bench's database (docs/crecer.md); no migration. By ranges of the id,
-- which grows with time: the key and whoever names it stay as they are, and the table of today becomes the first
-- partition without a row being copied. A uuid is unique over all of them by a table of its own.
--$
begin;
--$
create table uuids_de_facturas (uuid uuid primary key, factura_id bigint not null);
--$
insert into uuids_de_facturas select uuid, id from facturas where eliminada_en is null and retirada_en is null;
--$
do $$
declare
  r record;
  corte bigint;
begin
  select max(id) + 1 into corte from facturas;
  create temp table claves on commit drop as
    select conrelid::regclass::text as tabla, conname, pg_get_constraintdef(oid) as def
    from pg_constraint where contype = 'f' and confrelid = 'facturas'::regclass;
  create temp table disparadores on commit drop as
    select tgname, pg_get_triggerdef(oid) as def from pg_trigger where tgrelid = 'facturas'::regclass and not tgisinternal;
  create temp table indices on commit drop as
    select replace(pg_get_indexdef(indexrelid), format('INDEX %I ON', indexrelid::regclass::text), 'INDEX ON') as def
    from pg_index where indrelid = 'facturas'::regclass and not indisunique;
  for r in select * from claves loop execute format('alter table %s drop constraint %I', r.tabla, r.conname); end loop;
  for r in select * from disparadores loop execute format('drop trigger %I on facturas', r.tgname); end loop;
  -- Proved once, so that attaching reads nothing.
  execute format('alter table facturas add constraint facturas_primeras check (id < %s)', corte);
  alter table facturas alter id drop identity;
  alter table facturas rename to facturas_1;
  create table facturas (like facturas_1 including defaults including generated including constraints) partition by range (id);
  alter table facturas drop constraint facturas_primeras;
  execute format('alter table facturas attach partition facturas_1 for values from (minvalue) to (%s)', corte);
  execute format('create table facturas_2 partition of facturas for values from (%s) to (%s)', corte, corte + 5000000);
  alter table facturas add primary key (id);
  execute format('alter table facturas alter id add generated always as identity (start with %s)', corte);
  -- Those the first partition has are taken, not made anew.
  for r in select * from indices loop execute r.def; end loop;
  for r in select * from disparadores loop execute r.def; end loop;
  for r in select * from claves loop execute format('alter table %s add constraint %I %s', r.tabla, r.conname, r.def); end loop;
end $$;
--$
create function factura_unica() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then delete from uuids_de_facturas where uuid = old.uuid and factura_id = old.id; end if;
  if tg_op <> 'DELETE' and new.eliminada_en is null and new.retirada_en is null then
    insert into uuids_de_facturas values (new.uuid, new.id);
  end if;
  return null;
end $$;
--$
create trigger factura_unica after insert or delete or update of uuid, eliminada_en, retirada_en on facturas
  for each row execute function factura_unica();
