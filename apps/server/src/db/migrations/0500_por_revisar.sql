-- What waits for a person's word, counted at every home.
create index complementos_por_revisar on complementos (id)
  where por_revisar is not null and revisado_en is null and cancelado_en is null and sustituido_por is null;
