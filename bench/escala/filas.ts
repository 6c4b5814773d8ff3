/**
 * A register of three years that ends today, as its tables hold it: `$1` facturas, sixteen to a lote, in `$2` hotels and
 * three agents each; what is older than forty days is paid but for one lote in twenty-five. Rows are numbered, and what
 * names another row computes its number: nothing is looked up.
 */
export const porLote = 16
export const primerHotel = 100
const correoDe = `case when l.n % 10 = 0 then 'agente' || l.n % ($2 * 3) else 'hotel' || l.n % $2 end || '@banco.mx'`
const cuando = (n: string, de: string) => `(now() - (1 - ${n}::float8 / (${de})) * interval '1095 days')`
const archivo = (clase: string, n: string) => `md5('${clase}' || ${n})::uuid`
const uuid = (n: string) => `md5('cfdi' || ${n})::uuid`
const lotes = `($1 / ${porLote})`
const pagado = `(l.n % 25 <> 0 and l.n < ${lotes} * (1 - 40 / 1095.0))`
const loteDe = (n: string) => `((${n} - 1) / ${porLote} + 1)`
const dias = `(now()::date - ${cuando('n', '$1')}::date)`
const conciliado = `(n % 10 < 7)`
/** What a customer pays: three in ten one of the prices that many pay. */
const monto = `case when n % 10 < 3 then ('{100000,150000,250000,320000,500000,499900,1250000,1800000}'::bigint[])[1 + n / 10 % 8]
  else 50000 + (n * 7919) % 4000000 end`

/** Who buys: of each word of a name as many as thousands share. */
const palabra = (palabras: string, cada: number) =>
  `('{${palabras}}'::text[])[1 + n / 2 / ${cada} % ${palabras.split(',').length}]`
const apellidos =
  'Ruiz,Peña,Ibáñez,Beltrán,Arce,Herrera,González,Gómez,Hernández,López,Martínez,Pérez,Ramírez,Rodríguez,Gutiérrez,Sánchez,Torres,Flores'
const cliente = [
  palabra('Ana,Lucía,José,María,Javier,Elena,Pedro,Sofía,Íñigo,Carmen,Luis,Rosa,Jorge,Teresa,Raúl', 1),
  palabra(apellidos, 15),
  palabra(apellidos, 270),
].join(` || ' ' || `)

/** What was bought: of each package as many as thousands share, of each hotel some hundreds. */
const paquete = [
  palabra('Cancún,Oaxaca,Mérida,Tulum,Bacalar,Puebla,Morelia,Xcaret,Huatulco,Mazatlán,Campeche,Taxco', 7),
  palabra('todo incluido,familiar,romántico,de fin de semana,en tren', 31),
].join(` || ' ' || `)

/** Of each table, in order: its name, and the query that fills it. */
export const filas: readonly (readonly [tabla: string, sql: string])[] = [
  [
    'usuarios',
    `insert into usuarios (id, email, tipo, nombre_agencia)
     select md5('u' || k || n)::uuid, k || n || '@banco.mx', 'Proveedor', k || ' ' || n
     from (values ('hotel', $2), ('agente', $2 * 3)) v(k, hasta), generate_series(0, hasta - 1) n where $1 > 0`,
  ],
  [
    'usuario_claims',
    `insert into usuario_claims (usuario_id, tipo, valor)
     select u.id, c.tipo, c.valor from usuarios u cross join lateral (values
       ('role', case when u.email like 'hotel%' then 'proveedor' else 'comisionista' end),
       (case when u.email like 'hotel%' then 'idProveedor' else 'idComisionista' end,
         (${primerHotel} + substring(u.email from '[0-9]+')::int)::text)) c(tipo, valor)
     where u.email like '%@banco.mx' and $1 > 0 and $2 > 0`,
  ],
  [
    'proveedores',
    `insert into proveedores (id, razon_social, nombre_comercial, rfc, actualizado_en)
     select ${primerHotel} + n, 'Operadora Hotelera ' || n, 'Hotel ' || n, 'OHO' || lpad(n::text, 6, '0') || 'AB1', now()
     from generate_series(0, $2 - 1) n where $1 > 0`,
  ],
  [
    'comisionistas',
    `insert into comisionistas (id, cliente_id, razon_social_cliente, nombre_comercial, rfc_cliente, regimen_fiscal, uso_cfdi, portal_invitacion, actualizado_en)
     select ${primerHotel} + n, ${primerHotel} + n, 'Agencia ' || n, 'Agencia ' || n, 'AGE' || lpad(n::text, 6, '0') || 'AB1', '601', 'G03', false, now()
     from generate_series(0, $2 * 3 - 1) n where $1 > 0`,
  ],
  [
    'archivos',
    `insert into archivos (id, hash, tamano, tipo, nombre, proposito, creado_en)
     select md5(c.clase || n)::uuid, encode(sha256((c.clase || n)::bytea), 'hex'), 9000, c.tipo, c.clase || n || '.' || c.proposito, c.proposito,
       ${cuando('n', 'c.cuantos')}
     from (values ('xml', 'application/xml', 'xml', $1), ('pdf', 'application/pdf', 'pdf', $1),
         ('layout', 'application/vnd.ms-excel', 'layout', ${lotes}), ('compl', 'application/xml', 'complemento', ${lotes}),
         ('pago', 'image/png', 'comprobante', $1 * 3 / 8)) c(clase, tipo, proposito, cuantos), generate_series(1, c.cuantos) n
     where $2 > 0`,
  ],
  [
    'lotes',
    `insert into lotes (nombre, categoria, proveedor_id, proveedor_nombre, proveedor_rfc, creador_id, creador, estatus,
       layout_archivo_id, fecha_creacion, fecha_pago, pagado_en, num_facturas, num_reservas, num_sin_verificar, num_excepciones,
       total, pagado, procesado_en, en_cola_en, en_pago_en)
     select (array['Arrecife','Semana','Coral','Bahía','Jacaranda','Mirador'])[1 + l.n / 7 % 6] || ' ' || l.n,
       case when l.n % 10 = 0 then 'Comisionista' else 'Proveedor' end,
       ${primerHotel} + case when l.n % 10 = 0 then l.n % ($2 * 3) else l.n % $2 end,
       case when l.n % 10 = 0 then 'Agencia ' || l.n % ($2 * 3) else 'Operadora Hotelera ' || l.n % $2 end,
       case when l.n % 10 = 0 then 'AGE' || lpad((l.n % ($2 * 3))::text, 6, '0') else 'OHO' || lpad((l.n % $2)::text, 6, '0') end || 'AB1',
       md5('u' || split_part(${correoDe}, '@', 1))::uuid, ${correoDe}, e.estatus, ${archivo('layout', 'l.n')}, d.creado,
       case when e.estatus <> 'No procesado' then d.creado::date + 30 end,
       case when e.estatus = 'Pagado' then d.creado + interval '30 days' end,
       ${porLote}, ${porLote}, case when l.n % 200 = 1 and e.estatus = 'No procesado' then 1 else 0 end,
       0, t.total, case when e.estatus = 'Pagado' then t.total else 0 end,
       case when e.estatus <> 'No procesado' then d.creado + interval '14 days' end,
       case when e.estatus <> 'No procesado' then d.creado + interval '14 days' end,
       case when e.estatus in ('En proceso de pago', 'Pagado') then d.creado + interval '14 days' end
     from generate_series(1, ${lotes}) l(n) cross join lateral (select ${cuando('l.n', lotes)} as creado) d
       cross join lateral (select case when ${pagado} then 'Pagado' when d.creado < now() - interval '15 days' then 'En proceso de pago'
         when d.creado < now() - interval '14 days' then 'En proceso de envío' else 'No procesado' end as estatus) e
       cross join lateral (select sum(100000 + i % 900000) as total from generate_series((l.n - 1) * ${porLote} + 1, l.n * ${porLote}) i) t`,
  ],
  [
    'facturas',
    `insert into facturas (lote_id, tipo, uuid, version, serie, folio, serie_folio, folio_serie, emisor, emisor_nombre, receptor,
       receptor_regimen, fecha, fecha_timbrado, metodo_pago, uso_cfdi, moneda, total, estado, sat_consultado_en, envio, envio_en,
       envio_folio, xml_archivo_id, pdf_archivo_id)
     select l.id, case l.categoria when 'Proveedor' then 'p' else 'c' end, ${uuid('n')}, '4.0', 'A', n::text, 'A' || n, n || 'A',
       l.proveedor_rfc, upper(l.proveedor_nombre), 'GVV090317K52', '601', l.fecha_creacion::timestamp, l.fecha_creacion::timestamp,
       case when n % 10 < 9 then 'PPD' else 'PUE' end, 'G03', 'MXN', 100000 + n % 900000,
       case when l.num_sin_verificar > 0 and n % ${porLote} = 0 then 'Sin verificar' else 'Vigente' end, l.fecha_creacion,
       case when l.en_pago_en is not null then 'aceptado' else 'pendiente' end, l.en_pago_en,
       case when l.en_pago_en is not null then 'PZ' || n end, ${archivo('xml', 'n')}, ${archivo('pdf', 'n')}
     from generate_series(1, $1) n join lotes l on l.id = ${loteDe('n')} where $2 > 0`,
  ],
  [
    'factura_reservas',
    `insert into factura_reservas (factura_id, folio, booking_code, base, iva, otros_impuestos, propinas, total_reserva)
     select n, n::text, 'AT' || n, t * 80 / 100, t * 16 / 100, t * 3 / 100, t / 100, t
     from generate_series(1, $1) n cross join lateral (select 100000 + n % 900000 as t) t where $2 > 0`,
  ],
  [
    'comprobantes_pago',
    `insert into comprobantes_pago (id, lote_id, rfc, titular, banco_beneficiario, fecha_pago, total, folio, sincronizado, origen, creado_en)
     overriding system value
     select l.id, l.id, l.proveedor_rfc, l.proveedor_nombre, 'BBVA', l.fecha_pago, l.total, 'TR' || l.id, 'si', 'manual', l.pagado_en
     from lotes l where l.estatus = 'Pagado' and $1 > 0 and $2 > 0`,
  ],
  [
    'factura_pagos',
    `insert into factura_pagos (id, factura_id, lote_id, comprobante_id, monto, fecha_pago) overriding system value
     select f.id, f.id, f.lote_id, f.lote_id, f.total, l.fecha_pago from facturas f join lotes l on l.id = f.lote_id
     where l.estatus = 'Pagado' and $1 > 0 and $2 > 0`,
  ],
  [
    'complementos_esperados',
    `insert into complementos_esperados (id, factura_pago_id, factura_id, lote_id, fecha_pago, forma_de_pago_p, num_parcialidad,
       imp_saldo_ant, imp_pagado, imp_saldo_insoluto, vence, recibido, avisos) overriding system value
     select p.id, p.id, p.factura_id, p.lote_id, p.fecha_pago, '03', 1, p.monto, p.monto, 0, p.fecha_pago + 20,
       case when p.fecha_pago < now()::date - 15 then p.monto else 0 end, '{}'
     from factura_pagos p join facturas f on f.id = p.factura_id where f.metodo_pago = 'PPD' and $1 > 0 and $2 > 0`,
  ],
  [
    'complementos',
    `insert into complementos (id, uuid, emisor, emisor_nombre, busqueda, receptor, total, uso_cfdi, regimen_fiscal_receptor,
       tipo_de_comprobante, fechapago, moneda_p, monto_total_pagos, estado, creador_id, creador, xml_archivo_id, pdf_archivo_id,
       creado_en, sat_consultado_en) overriding system value
     select l.id, md5('rep' || l.id)::uuid, l.proveedor_rfc, l.proveedor_nombre, buscable(l.proveedor_nombre), 'GVV090317K52', 0, 'CP01', '601', 'P',
       l.fecha_pago::timestamp, 'MXN', l.total, 'Vigente', l.creador_id, l.creador, ${archivo('compl', 'l.id')}, ${archivo('compl', 'l.id')},
       l.pagado_en + interval '10 days', now() - (l.id % 20) * interval '1 hour'
     from lotes l where l.estatus = 'Pagado' and l.fecha_pago < now()::date - 15 and $1 > 0 and $2 > 0`,
  ],
  [
    'complemento_folios',
    `insert into complemento_folios (id, complemento_id, id_documento, imp_pagado, moneda_dr, num_parcialidad, fecha_pago)
     overriding system value
     select e.id, e.lote_id, ${uuid('e.factura_id')}, e.imp_pagado, 'MXN', 1, e.fecha_pago from complementos_esperados e
     where e.recibido > 0 and $1 > 0 and $2 > 0`,
  ],
  [
    'complemento_cobros',
    `insert into complemento_cobros (folio_id, esperado_id, monto) select id, id, imp_pagado from complementos_esperados
     where recibido > 0 and $1 > 0 and $2 > 0`,
  ],
  [
    'metodos_pago',
    `insert into metodos_pago (nombre_metodo_pago, numero_cuenta, banco)
     select v.* from (values ('Transferencia BBVA', '0112345678', 'BBVA'), ('Depósito Santander', '6550123456', 'Santander'),
       ('Terminal', '7001122', 'PROSA')) v where $1 > 0 and $2 > 0`,
  ],
  [
    'comprobantes',
    `insert into comprobantes (comprobante_id, archivo_id, hash, creado_en) overriding system value
     select n, ${archivo('pago', 'n')}, encode(sha256(('pago' || n)::bytea), 'hex'), now() from generate_series(1, $1 * 3 / 8) n where $2 > 0`,
  ],
  [
    'pagos',
    `insert into pagos (fecha_creacion, fecha_pago, rfc, booking_code, nombre_paquete, motor_reserva_id, moneda_id, moneda_reserva,
       metodo_pago_id, estado_id, comprobante_id, nombre_metodo_pago, banco, numero_cuenta, monto_pago, monto_pagado_moneda_reserva,
       monto_pago_moneda_nacional, monto_pago_dolares, tipo_cambio, concepto, numero_transaccion, user_create, conciliado)
     select c.cuando, c.cuando::date, 'CLI' || lpad((n % 50000)::text, 6, '0') || 'AB' || n % 10, 'RS' || n, 'Caribe todo incluido',
       1 + n % 2, case when n % 20 = 0 then 2 else 1 end, 'MXN', 1 + n % 3,
       case when n % 10 < 7 then 1 when n % 50 = 7 then 2 when c.cuando > now() - interval '20 days' then 3 else 1 end,
       case when n % 8 between 1 and 3 then n / 8 * 3 + n % 8 end, 'Transferencia', 'BBVA', (array['0112345678', '6550123456', '7001122'])[1 + n % 3],
       m.monto, m.monto, m.monto, m.monto / 20, 20, 'Pago ' || n, 'MBAN0100' || lpad(n::text, 16, '0'), 'caja@banco.mx',
       case when ${conciliado} and n <= $1 * 4 / 5 then m.monto else 0 end
     from generate_series(1::bigint, $1) n cross join lateral (select ${monto} as monto) m
       cross join lateral (select ${cuando('n', '$1')} as cuando) c where $2 > 0`,
  ],
  [
    'importaciones',
    `insert into importaciones (importacion_id, fuente, cuenta, moneda, archivo_id, desde, hasta, filas, nuevas, ilegibles, suma_cargos,
       suma_abonos, creado_en) overriding system value
     select n, 'bbva', '0112345678', 'MXN', ${archivo('layout', '1')}, c.cuando::date, c.cuando::date, 500, 500, 0, 0, 0, c.cuando
     from generate_series(1, $1 * 4 / 5 / 500 + 1) n cross join lateral (select ${cuando('n', '$1 * 4 / 5 / 500 + 1')} as cuando) c where $2 > 0`,
  ],
  [
    'movimientos',
    `insert into movimientos (movimiento_id, importacion_id, fuente, cuenta, renglon, fecha_operacion, concepto, referencia,
       referencia_ampliada, cargos, abonos, saldo, meses, ordinal, estado, moneda, aplicado, atada_por, puntos) overriding system value
     select n, n / 500 + 1, 'bbva', '0112345678', n % 500, ${cuando('n', '$1 * 4 / 5')}::date, 'SPEI RECIBIDO', '', 'MBAN0100' || lpad(n::text, 16, '0'),
       0, m.monto, n, 0, 1, case when ${conciliado} or n < $1 * 37 / 50 then 'conciliado' else 'sinIdentificar' end, 'MXN',
       case when ${conciliado} or n < $1 * 37 / 50 then m.monto else 0 end,
       case when ${conciliado} then '{maquina}'::text[] else '{}' end, case when n % 3 = 0 then 60 else 0 end
     from generate_series(1::bigint, $1 * 4 / 5) n cross join lateral (select ${monto} as monto) m where $2 > 0`,
  ],
  [
    'acciones_conciliacion',
    `insert into acciones_conciliacion (accion_id, grupo, clase, aplicado_por, movimiento_id, huella, fecha_operacion, concepto, monto, dicho, quien, cuando)
     overriding system value
     select n, md5('g' || n)::uuid, 'aceptar', 'maquina', n, md5('h' || n), ${cuando('n', '$1 * 4 / 5')}::date, 'SPEI RECIBIDO', ${monto},
       '{"codigo": "aceptar", "n": 1}', 'Valija', ${cuando('n', '$1 * 4 / 5')} from generate_series(1::bigint, $1 * 4 / 5) n where ${conciliado} and $2 > 0`,
  ],
  [
    'conciliaciones',
    `insert into conciliaciones (conciliacion_id, accion_id, movimiento_id, pago_id, monto, razones) overriding system value
     select n, n, n, n, ${monto}, '[]' from generate_series(1::bigint, $1 * 4 / 5) n where ${conciliado} and $2 > 0`,
  ],
  [
    'reservas_de_pago',
    `insert into reservas_de_pago (booking_code, rfc, motor_reserva_id, moneda, total, estatus, nombre_paquete, visto_en, pagado_externo)
     select 'RS' || n, 'CLI000001AB1', 1, 'MXN', 1000000, 'Con', 'Caribe', now() + interval '1 day', 0 from generate_series(1, $1) n
     where n % 2000 <> 7 and $2 > 0`,
  ],
  [
    'estancias',
    `insert into estancias (localizador, motor, cancelada, llegada, salida, cliente, cliente_rfc, nombre_paquete, moneda, total, costo,
       proveedor_id, proveedor_nombre, proveedor_rfc, reserva_ant, visto_en, cambio_en, facturada)
     select case when n % 2000 = 7 then 'ES' else 'RS' end || n, 1, n % 50 = 7, now()::date - ${dias}, now()::date - ${dias} + 4, ${cliente}, 'XAXX010101000',
       ${paquete}, 'MXN', 1000000, 800000, ${primerHotel} + ${loteDe('n')} % $2, 'Operadora Hotelera ' || ${loteDe('n')} % $2, 'OHO000001AB1',
       case when n % 100 = 0 then 'XT' else 'AT' end || n, now(), now(), n % 100 <> 0
     from generate_series(1, $1) n where n % 2 = 1 or n % 100 = 0`,
  ],
  [
    'comisiones',
    `insert into comisiones (comisionista_id, booking_code, description, booking_date, commission)
     select ${primerHotel} + n / 250 % ($2 * 3), 'CM' || n, 'Reserva ' || n, now()::date - ${dias}, 20000 + n % 9000 from generate_series(250, $1, 250) n`,
  ],
  [
    'comisiones_lecturas',
    `insert into comisiones_lecturas (comisionista_id, leida_en) select id, now() + interval '30 days' from comisionistas where $1 > 0 and $2 > 0`,
  ],
  [
    'prefacturas',
    `insert into prefacturas (id, comisionista_id, rfc_emisor, razon_social_emisor, busqueda, regimen_fiscal, num_reservas, tarifa, iva, ret_iva,
       ret_isr, total, a_pagar, creador_id, creador, fecha_creacion) overriding system value
     select n, ${primerHotel} + (n - 1) % ($2 * 3), 'AGE000001AB1', 'Agencia', 'agencia', '601', 10, 10000, 1600, 0, 0, 11600, 11600,
       md5('uagente' || n % ($2 * 3))::uuid, 'agente' || n % ($2 * 3) || '@banco.mx', ${cuando('n', '$1 / 100')} from generate_series(1, $1 / 100) n`,
  ],
  [
    'prefactura_reservas',
    `insert into prefactura_reservas (prefactura_id, comisionista_id, booking_code, description, total)
     select p.id, p.comisionista_id, c.booking_code, c.description, c.commission from comisiones c
       join prefacturas p on p.id = substring(c.booking_code from 3)::int / 250 % ($1 / 100) + 1
     where p.comisionista_id = c.comisionista_id and $1 > 0 and $2 > 0`,
  ],
  [
    'bitacora',
    `insert into bitacora (cuando, quien, entidad, entidad_id, accion, detalle)
     select ${cuando('n', '$1')}, 'Valija', e.entidad, e.id::text, e.accion, '{"conteo": {"aceptado": 1}}'
     from generate_series(1, $1) n cross join lateral (values ('factura', n, 'verificarSat'), ('factura', n, 'respuestaAnt'),
       ('lote', ${loteDe('n')}, 'respuestaAnt'), ('pago', n, 'pagoRegistrado')) e(entidad, id, accion) where $2 > 0`,
  ],
  [
    'envios',
    `insert into envios (lote_id, paso, resultado, detalle, cuando)
     select ${loteDe('n')}, 'contabilidad', 'aceptado', '{}', ${cuando('n', '$1')} from generate_series(1, $1) n where $2 > 0`,
  ],
  [
    'correos',
    `insert into correos (plantilla, registro, para, asunto, sistema, estado, intentos, creado_en, enviado_en)
     select 'loteCreado', ${loteDe('n')}::text, 'hotel' || n % $2 || '@banco.mx', 'Tu lote', 1, 'enviado', 1, ${cuando('n', '$1')}, ${cuando('n', '$1')}
     from generate_series(1, $1) n where n % 2 = 0`,
  ],
  [
    'rechazos',
    `insert into rechazos (lote_id, factura, total, moneda, regla, causa, creado_en)
     select ${loteDe('n')}, 'A' || n, 100000, 'MXN', 'rechazadaPorAnt', '{"codigo": "rechazadaPorAnt", "motivo": null}', ${cuando('n', '$1')} from generate_series(1, $1) n where n % 100 = 0 and $2 > 0`,
  ],
]
