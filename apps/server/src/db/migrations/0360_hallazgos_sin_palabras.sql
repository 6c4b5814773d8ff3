-- Findings, how a layout was read and the cells that could not be read were kept in sentences: they become codes with
-- their values. What fits none keeps its sentence under the code `texto`.

create function pg_temp.en_centavos(texto text) returns bigint language sql immutable as $$
  select case when texto ~ '^-?\$[0-9,]+\.[0-9]{2}$' then replace(replace(replace(texto, '$', ''), ',', ''), '.', '')::bigint end
$$;

create function pg_temp.params_de(codigo text, encontrado text, esperado text) returns jsonb language plpgsql immutable as $$
declare
  partes text[];
begin
  if codigo = 'efosDesconocido' and encontrado like 'Código %' then
    return jsonb_build_object('codigo', substr(encontrado, length('Código ') + 1));
  end if;
  if codigo in ('comisionUsoCfdi', 'comisionCodigoPostal', 'comisionClaveProdServ', 'comisionClaveUnidad')
    and encontrado is not null and esperado is not null then
    return jsonb_build_object('encontrados', string_to_array(encontrado, ', '), 'esperado', esperado);
  end if;
  if codigo in ('comisionIsrNoHabitual', 'comisionRetIvaLejos', 'comisionRetIsrLejos') then
    partes := regexp_match(esperado, '^(\S+), con hasta (\S+) de diferencia$');
    if partes is not null and pg_temp.en_centavos(encontrado) is not null
      and pg_temp.en_centavos(partes[1]) is not null and pg_temp.en_centavos(partes[2]) is not null then
      return jsonb_build_object('encontrado', pg_temp.en_centavos(encontrado),
        'esperado', pg_temp.en_centavos(partes[1]), 'tolerancia', pg_temp.en_centavos(partes[2]));
    end if;
  end if;
  return null;
end $$;

create function pg_temp.hallazgo_sin_palabras(h jsonb) returns jsonb language sql immutable as $$
  select case when h ? 'ruta' or h ? 'params' then h else
    (select jsonb_build_object('codigo', case when p is null then 'texto' else h->>'codigo' end,
        'origen', coalesce(h->>'origen', 'regla'), 'severidad', coalesce(h->>'severidad', 'error'),
        'params', coalesce(p, jsonb_build_object('de', coalesce(h->>'codigo', 'texto'), 'titulo', coalesce(h->>'titulo', ''),
          'encontrado', h->>'encontrado', 'esperado', h->>'esperado', 'remedio', coalesce(h->>'remedio', ''))))
     from (select pg_temp.params_de(h->>'codigo', h->>'encontrado', h->>'esperado') as p) as q) end
$$;

create function pg_temp.campo_de(columna text) returns text language sql immutable as $$
  select case when columna = 'otros impuestos' then 'otrosImpuestos'
    when columna in ('folio', 'bookingCode', 'base', 'iva', 'propinas', 'totalReserva') then columna end
$$;

create function pg_temp.aviso_de_layout(texto text) returns jsonb language plpgsql immutable as $$
declare
  partes text[];
begin
  if texto like 'La hoja no trae el encabezado esperado y se leyó por posición:%' then
    return jsonb_build_object('codigo', 'layoutSinEncabezado');
  end if;
  partes := regexp_match(texto, '^No hay columna (.+); se tomó como cero\.$');
  if pg_temp.campo_de(partes[1]) is not null then
    return jsonb_build_object('codigo', 'layoutSinColumna', 'campo', pg_temp.campo_de(partes[1]));
  end if;
  partes := regexp_match(texto, '^Ninguna columna se llama ([^;]+); se leyó la ([A-Z]+) \(«([^«»]*)»\) por su posición\.$');
  if pg_temp.campo_de(partes[1]) is not null then
    return jsonb_build_object('codigo', 'layoutColumnaPorPosicion', 'campo', pg_temp.campo_de(partes[1]),
      'columna', jsonb_build_object('letra', partes[2], 'titulo', partes[3]));
  end if;
  partes := regexp_match(texto, '^El encabezado está en la fila ([0-9]{1,6}); lo que hay arriba no se leyó\.$');
  if partes is not null then
    return jsonb_build_object('codigo', 'layoutFilasArriba', 'fila', partes[1]::int);
  end if;
  partes := regexp_match(texto, '^Los renglones se leyeron de la hoja oculta «(.*)»\.$');
  if partes is not null then
    return jsonb_build_object('codigo', 'layoutHojaOculta', 'hoja', partes[1]);
  end if;
  partes := regexp_match(texto, '^Hay celdas combinadas: su folio o localizador se tomó para todos sus renglones \(([A-Z0-9:, ]+)\)\.$');
  if partes is not null then
    return jsonb_build_object('codigo', 'layoutCeldasCombinadas', 'celdas', string_to_array(partes[1], ', '));
  end if;
  return jsonb_build_object('codigo', 'texto', 'texto', texto);
end $$;

create function pg_temp.celda_ilegible(texto text) returns jsonb language plpgsql immutable as $$
declare
  partes text[] := regexp_match(texto, '^([^(]+) \((.*)\)$');
  visto text := partes[2];
begin
  if pg_temp.campo_de(texto) is not null then
    return jsonb_build_object('campo', pg_temp.campo_de(texto), 'visto', jsonb_build_object('codigo', 'sinAnotar'));
  end if;
  if pg_temp.campo_de(partes[1]) is null then
    return jsonb_build_object('campo', null, 'visto', jsonb_build_object('codigo', 'valor', 'valor', texto));
  end if;
  return jsonb_build_object('campo', pg_temp.campo_de(partes[1]), 'visto', case
    when visto = 'fórmula sin resultado' then jsonb_build_object('codigo', 'sinResultado')
    when visto = 'celda combinada' then jsonb_build_object('codigo', 'combinada')
    when visto = 'número de más de 15 cifras' then jsonb_build_object('codigo', 'numeroLargo')
    when visto in ('fecha', 'error') then jsonb_build_object('codigo', visto)
    when visto ~ '^«.*»$' then jsonb_build_object('codigo', 'texto', 'valor', substr(visto, 2, length(visto) - 2))
    else jsonb_build_object('codigo', 'valor', 'valor', visto) end);
end $$;

update facturas set hallazgos =
    (select jsonb_agg(pg_temp.hallazgo_sin_palabras(h) order by n) from jsonb_array_elements(hallazgos) with ordinality as e(h, n))
  where exists (select from jsonb_array_elements(hallazgos) as h where not h ? 'ruta' and not h ? 'params');
update borrador_cfdis set hallazgos =
    (select jsonb_agg(pg_temp.hallazgo_sin_palabras(h) order by n) from jsonb_array_elements(hallazgos) with ordinality as e(h, n))
  where exists (select from jsonb_array_elements(hallazgos) as h where not h ? 'ruta' and not h ? 'params');
update borradores set layout_avisos =
    (select jsonb_agg(case when jsonb_typeof(a) = 'string' then pg_temp.aviso_de_layout(a #>> '{}') else a end order by n)
     from jsonb_array_elements(layout_avisos) with ordinality as e(a, n))
  where jsonb_path_exists(layout_avisos, '$[*] ? (@.type() == "string")');
update borrador_renglones set motivos =
    (select jsonb_agg(case when jsonb_typeof(m) = 'string' then pg_temp.celda_ilegible(m #>> '{}') else m end order by n)
     from jsonb_array_elements(motivos) with ordinality as e(m, n))
  where jsonb_path_exists(motivos, '$[*] ? (@.type() == "string")');
