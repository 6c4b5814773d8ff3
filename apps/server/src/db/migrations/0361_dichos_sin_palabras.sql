-- What the log of the matching did, and why a mail did not leave, were kept in sentences, and told apart by them. They become
-- codes with their values; what fits none keeps its sentence under the code `texto`.

create function pg_temp.dicho_de_accion(texto text) returns jsonb language plpgsql immutable as $$
declare
  partes text[];
begin
  partes := regexp_match(texto, '^Deshecho: (.*)$');
  if partes is not null then
    return jsonb_build_object('codigo', 'deshacer', 'de', pg_temp.dicho_de_accion(partes[1]));
  end if;
  partes := regexp_match(texto, '^Retirado con su importación: (.*)$');
  if partes is not null then
    return jsonb_build_object('codigo', 'retirar', 'de', pg_temp.dicho_de_accion(partes[1]));
  end if;
  partes := regexp_match(texto, '^Se rechazó el pago ([0-9]{1,15}): (.*)$');
  if partes is not null then
    return jsonb_build_object('codigo', 'pagoRechazado', 'pagoID', partes[1]::bigint, 'de', pg_temp.dicho_de_accion(partes[2]));
  end if;
  partes := regexp_match(texto, '^Conciliado con ([0-9]{1,3}) pagos?$');
  if partes is not null and texto = 'Conciliado con ' || partes[1] || (case partes[1] when '1' then ' pago' else ' pagos' end) then
    return jsonb_build_object('codigo', 'aceptar', 'n', partes[1]::int);
  end if;
  partes := regexp_match(texto, '^Conciliado con la reserva (.*), con su pago$');
  if partes is not null then
    return jsonb_build_object('codigo', 'aceptarReserva', 'bookingCode', partes[1]);
  end if;
  partes := regexp_match(texto, '^Conciliado con el pago a proveedor (.*)$');
  if partes is not null then
    return jsonb_build_object('codigo', 'aceptarLote', 'folio', partes[1]);
  end if;
  partes := regexp_match(texto, '^Rechazado: (.*)$');
  if partes is not null then
    return jsonb_build_object('codigo', 'rechazar', 'clave', partes[1]);
  end if;
  partes := regexp_match(texto, '^Clasificado como (.*)$');
  if partes is not null then
    return jsonb_build_object('codigo', 'clasificar', 'valor', partes[1]);
  end if;
  return case texto
    when 'Ignorado' then '{"codigo": "ignorar"}'::jsonb
    when 'Dejado para después' then '{"codigo": "posponer"}'::jsonb
    else jsonb_build_object('codigo', 'texto', 'texto', texto) end;
end $$;
alter table acciones_conciliacion alter column texto type jsonb using pg_temp.dicho_de_accion(texto);
alter table acciones_conciliacion rename column texto to dicho;

create function pg_temp.falla_de_correo(texto text) returns jsonb language sql immutable as $$
  select case
    when texto is null then null
    when texto = 'ya no aplica' then '{"codigo": "yaNoAplica"}'::jsonb
    when texto = 'no se mandó: esperaba en el respaldo del que se restauró esta instalación' then '{"codigo": "deAntesDeRestaurar"}'::jsonb
    when texto = 'el servidor de correo no respondió' then '{"codigo": "sinRespuesta"}'::jsonb
    when texto = 'el servidor de correo lo rechazó' then '{"codigo": "rechazado", "estado": null}'::jsonb
    when texto ~ '^el servidor de correo lo rechazó \([0-9]{3}\)$'
      then jsonb_build_object('codigo', 'rechazado', 'estado', substring(texto from '[0-9]{3}')::int)
    when texto ~ '^el servidor de correo no aceptó a Valija \([0-9]{3}\)$'
      then jsonb_build_object('codigo', 'noAceptado', 'estado', substring(texto from '[0-9]{3}')::int)
    else jsonb_build_object('codigo', 'texto', 'texto', texto) end
$$;
alter table correos alter column error type jsonb using pg_temp.falla_de_correo(error);
