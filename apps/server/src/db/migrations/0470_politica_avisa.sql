-- What a process holds of the policy is dropped when any of it changes, however it was written.
create function tell_politica() returns trigger language plpgsql as $$
begin
  perform pg_notify('valija_politica', '');
  return null;
end $$;
create trigger politica_avisa after insert or update or delete on politica
  for each statement execute function tell_politica();
