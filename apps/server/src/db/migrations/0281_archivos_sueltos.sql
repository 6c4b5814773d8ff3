-- Files that no finished record names: what a draft holds, what was uploaded and not used, what a deleted record left.
-- Who owns how much of them is counted here, and the clean-up looks at these and at no others.
create table archivos_sueltos (
  archivo_id uuid primary key references archivos on delete cascade,
  creado_por uuid,
  tamano bigint not null
);
create index archivos_sueltos_de on archivos_sueltos (creado_por) include (tamano);
create index usuario_claims_valor on usuario_claims (tipo, valor);

create function archivo_nuevo() returns trigger language plpgsql as $$
begin
  insert into archivos_sueltos select id, creado_por, tamano from nuevos;
  return null;
end $$;
create trigger archivo_nuevo after insert on archivos
  referencing new table as nuevos for each statement execute function archivo_nuevo();

create function suelta_archivo(archivo uuid) returns void language sql as $$
  insert into archivos_sueltos select id, creado_por, tamano from archivos where id = archivo on conflict do nothing
$$;

-- The column that names the file is the argument.
create function toma_archivos() returns trigger language plpgsql as $$
begin
  execute format('delete from archivos_sueltos s using nuevos n where s.archivo_id = n.%I', tg_argv[0]);
  return null;
end $$;
create function suelta_archivos() returns trigger language plpgsql as $$
begin
  execute format('select suelta_archivo(v.%1$I) from viejos v where v.%1$I is not null', tg_argv[0]);
  return null;
end $$;
create function cambia_archivo() returns trigger language plpgsql as $$
declare
  viejo uuid;
  nuevo uuid;
begin
  execute format('select ($1).%1$I, ($2).%1$I', tg_argv[0]) using old, new into viejo, nuevo;
  if viejo is distinct from nuevo then
    delete from archivos_sueltos where archivo_id = nuevo;
    perform suelta_archivo(viejo);
  end if;
  return null;
end $$;

do $$ declare r record; begin
  for r in select * from (values
    ('facturas', 'xml_archivo_id'), ('facturas', 'pdf_archivo_id'), ('lotes', 'layout_archivo_id'),
    ('complementos', 'xml_archivo_id'), ('complementos', 'pdf_archivo_id'), ('cuentas_pago', 'archivo_id'),
    ('importaciones', 'archivo_id'), ('recibos_bancarios', 'archivo_id')) as duenos (tabla, columna)
  loop
    execute format('create trigger %2$s_toma after insert on %1$s referencing new table as nuevos
      for each statement execute function toma_archivos(%2$s)', r.tabla, r.columna);
    execute format('create trigger %2$s_suelta after delete on %1$s referencing old table as viejos
      for each statement execute function suelta_archivos(%2$s)', r.tabla, r.columna);
    execute format('create trigger %2$s_cambia after update of %2$s on %1$s
      for each row execute function cambia_archivo(%2$s)', r.tabla, r.columna);
  end loop;
end $$;

-- A proof belongs to its payments: what stands between them is only the upload.
create function pago_cambia_comprobante() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform suelta_archivo(c.archivo_id) from comprobantes c where c.comprobante_id = old.comprobante_id;
  end if;
  if tg_op <> 'DELETE' then
    delete from archivos_sueltos s using comprobantes c
      where c.comprobante_id = new.comprobante_id and s.archivo_id = c.archivo_id;
  end if;
  return null;
end $$;
create trigger pago_toma_comprobante after insert or delete or update of comprobante_id on pagos
  for each row execute function pago_cambia_comprobante();

insert into archivos_sueltos
  select a.id, a.creado_por, a.tamano from archivos a
  where not exists (select from facturas f where f.xml_archivo_id = a.id)
    and not exists (select from facturas f where f.pdf_archivo_id = a.id)
    and not exists (select from lotes l where l.layout_archivo_id = a.id)
    and not exists (select from complementos c where c.xml_archivo_id = a.id)
    and not exists (select from complementos c where c.pdf_archivo_id = a.id)
    and not exists (select from cuentas_pago c where c.archivo_id = a.id)
    and not exists (select from importaciones i where i.archivo_id = a.id)
    and not exists (select from recibos_bancarios r where r.archivo_id = a.id)
    and not exists (select from comprobantes c join pagos p on p.comprobante_id = c.comprobante_id
      where c.archivo_id = a.id);
