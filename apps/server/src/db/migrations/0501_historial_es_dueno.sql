-- A file of the old history belongs to its row, as every other file does to its record.
create trigger archivo_id_toma after insert on historial_frio
  referencing new table as nuevos for each statement execute function toma_archivos(archivo_id);
create trigger archivo_id_suelta after delete on historial_frio
  referencing old table as viejos for each statement execute function suelta_archivos(archivo_id);
create trigger archivo_id_cambia after update of archivo_id on historial_frio
  for each row execute function cambia_archivo(archivo_id);
