-- Who works on the sending of a lote, until when it may be counted on, and the token that each of its writings shows.
create table turnos_de_envio (
  lote_id bigint primary key references lotes (id) on delete cascade,
  token uuid not null,
  vence_en timestamptz not null
);
