-- A guest's load that named no booking and gave up its place; its row stays to say so.
alter table cargas_invitados add column cedida_en timestamptz;
create index cargas_invitados_sin_reserva on cargas_invitados (borrador_id)
  where liberada_en is null and cedida_en is null and lote_id is null;
