-- Why ANT does not have a factura, and why a file is not in an archive, were kept in sentences of ours among ANT's own words.
-- Ours become codes with their values; ANT's words, and what fits none, stay under the code `texto`.

create function pg_temp.motivo_de_envio(texto text) returns jsonb language plpgsql immutable as $$
declare
  uuid_ajeno text := (regexp_match(texto, '^ANT tiene con este número otra factura, la del UUID ([0-9A-F-]{36})\. Esta no le llegó con él'))[1];
  estado text := (regexp_match(texto, '^ANT no admitió el envío \(([0-9]{1,3})\)$'))[1];
begin
  if uuid_ajeno is not null then
    return jsonb_build_object('codigo', 'otroUuid', 'uuid', uuid_ajeno);
  end if;
  if estado is not null then
    return jsonb_build_object('codigo', 'noAdmitido', 'estado', estado::int);
  end if;
  return case
    when texto = '' then null
    when texto = 'ANT no respondió y pudo haberla recibido' then '{"codigo": "sinRespuesta"}'::jsonb
    when texto = 'ANT respondió sin mencionar esta factura' then '{"codigo": "sinMencion"}'::jsonb
    when texto = 'ANT no dio el motivo' then '{"codigo": "sinMotivo"}'::jsonb
    when texto like 'ANT dice que ya la tiene, pero no de qué UUID habla, %' then '{"codigo": "sinUuid"}'::jsonb
    when texto like 'ANT ya tenía un lote con este número que no se envió desde aquí. %' then '{"codigo": "loteAjeno"}'::jsonb
    else jsonb_build_object('codigo', 'texto', 'texto', texto) end;
end $$;
alter table facturas alter column envio_motivo drop default, alter column envio_motivo drop not null;
alter table facturas alter column envio_motivo type jsonb using pg_temp.motivo_de_envio(envio_motivo);

create function pg_temp.falta_de_archivo(texto text) returns jsonb language sql immutable as $$
  select case texto
    when 'La factura no tiene PDF' then '{"codigo": "archivoFaltaPdf"}'::jsonb
    when 'No está en el almacén' then '{"codigo": "archivoFaltaEnAlmacen"}'::jsonb
    when 'Cambió en el almacén: no es el que se guardó' then '{"codigo": "archivoAlteradoEnAlmacen"}'::jsonb
    when 'No se pudo leer; intenta de nuevo' then '{"codigo": "archivoSinLeer"}'::jsonb
    else jsonb_build_object('codigo', 'texto', 'texto', texto) end
$$;
update descargas set faltantes =
    (select jsonb_agg(f || jsonb_build_object('motivo', pg_temp.falta_de_archivo(f->>'motivo')) order by n)
     from jsonb_array_elements(faltantes) with ordinality as e(f, n))
  where jsonb_path_exists(faltantes, '$[*].motivo ? (@.type() == "string")');
