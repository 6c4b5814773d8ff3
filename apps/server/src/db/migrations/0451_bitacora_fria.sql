-- What of the bitácora lies in files: seals up to one, each file with its SHA-256. The seals stay, so the chain is whole
-- and whoever has the files proves every row.
create table bitacora_fria (
  hasta_sello bigint primary key,
  desde_sello bigint not null check (desde_sello <= hasta_sello),
  filas bigint not null,
  archivo text not null,
  huella text not null check (huella ~ '^[0-9a-f]{64}$'),
  cuando timestamptz not null default now()
);
create trigger bitacora_fria_solo_crece before update or delete or truncate on bitacora_fria
  for each statement execute function bitacora_solo_crece();

-- Only rows that were just proved to lie in a file go, and only where their owner says so for one transaction.
create or replace function bitacora_solo_crece() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and tg_table_name = 'bitacora' and current_setting('valija.enfria', true) = 'si' then
    return null;
  end if;
  raise exception 'la bitácora solo crece: % no se permite en %', lower(tg_op), tg_table_name
    using errcode = 'insufficient_privilege';
end $$;
