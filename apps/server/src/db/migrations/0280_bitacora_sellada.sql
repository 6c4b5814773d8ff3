-- The bitácora is only ever added to. Even its owner is refused, unless the trigger was disabled on purpose.
create function bitacora_solo_crece() returns trigger language plpgsql as $$
begin
  raise exception 'la bitácora solo crece: % no se permite en %', lower(tg_op), tg_table_name
    using errcode = 'insufficient_privilege';
end $$;

-- Each seal covers the rows that were committed since the one before: their digests, and the seal it follows.
create table bitacora_sellos (
  numero bigint primary key check (numero > 0),
  cuando timestamptz not null,
  -- The seal before; empty in the first.
  previo bytea not null,
  -- The rows it covers. Ids of rows that came late, or never, are holes.
  ids int8multirange not null check (not isempty(ids)),
  -- SHA-256 of each row, in the order of the ids, one after the other.
  huellas bytea not null,
  sello bytea not null check (length(sello) = 32)
);

create trigger bitacora_solo_crece before update or delete or truncate on bitacora
  for each statement execute function bitacora_solo_crece();
create trigger bitacora_sellos_solo_crece before update or delete or truncate on bitacora_sellos
  for each statement execute function bitacora_solo_crece();

-- What waits for its seal. A row is here from its own commit on, so none escapes by committing late.
create table bitacora_por_sellar (id bigint primary key);
insert into bitacora_por_sellar select id from bitacora;

create function bitacora_por_sellar() returns trigger language plpgsql as $$
begin
  insert into bitacora_por_sellar select id from nuevas;
  return null;
end $$;
create trigger bitacora_por_sellar after insert on bitacora
  referencing new table as nuevas for each statement execute function bitacora_por_sellar();
