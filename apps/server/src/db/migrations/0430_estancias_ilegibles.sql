-- A booking that the engines list in a way that cannot be read is left out alone, and counted, instead of stopping the list.
create table estancias_ilegibles (
  localizador text primary key,
  campo text not null,
  visto_en timestamptz not null
);
