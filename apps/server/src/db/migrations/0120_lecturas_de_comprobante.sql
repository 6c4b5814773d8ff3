-- What a reader made of a proof, by the content of the file: a second look asks nobody again. The checks are made anew
-- each time, with the day and the balances of that moment.
create table lecturas_de_comprobante (
  hash text not null,
  lector text not null,
  lectura jsonb not null,
  leido_en timestamptz not null default now(),
  primary key (hash, lector)
);
