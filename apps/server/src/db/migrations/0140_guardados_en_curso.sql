-- A commission invoice that a documented call is saving at this moment, by its agent and bookings: the same call sent
-- twice at once waits for the first and answers the same. One left behind by a process that died is taken over.
create table guardados_en_curso (
  llave text primary key,
  turno uuid not null,
  desde timestamptz not null
);
