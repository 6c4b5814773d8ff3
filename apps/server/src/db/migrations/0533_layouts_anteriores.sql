-- The layout that another took the place of in a draft, with its rows as they had been put right: one press brings it back.
create table borrador_layouts_anteriores (
  borrador_id uuid primary key references borradores on delete cascade,
  archivo_id uuid references archivos,
  nombre text,
  avisos jsonb not null,
  renglones jsonb not null,
  preguntado boolean not null,
  validado boolean not null
);
create index borrador_layouts_anteriores_archivo on borrador_layouts_anteriores (archivo_id) where archivo_id is not null;
