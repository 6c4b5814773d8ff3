-- Files, by content, on which a reader ran out of time or memory: refused at once from then on, by every process. `lector`
-- names the reader and its version; a newer one tries again.
create table lecturas_agotadas (
  hash text not null,
  lector text not null,
  motivo text not null check (motivo in ('tiempoAgotado', 'memoriaAgotada')),
  creado_en timestamptz not null default now(),
  primary key (hash, lector)
);
