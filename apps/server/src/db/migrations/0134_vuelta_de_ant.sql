-- Each time an answer of ANT is taken back because what it judged changed: one still on its way then comes too late.
alter table borrador_cfdis add column ant_vuelta int not null default 0;
create function contar_vuelta_de_ant() returns trigger language plpgsql as $$
begin
  if new.ant is null then
    new.ant_vuelta := old.ant_vuelta + 1;
  end if;
  return new;
end $$;
create trigger borrador_cfdis_vuelta before update of ant on borrador_cfdis
  for each row execute function contar_vuelta_de_ant();
