import pg from 'pg'

export type Tamano = { lotes: number; facturas: number; hoteles: number }

/** A register as it stands after years: most lotes paid, facturas and bookings made by the database itself. */
export async function fill(url: string, { lotes, facturas, hoteles }: Tamano): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const run = (sql: string, params: unknown[] = []) => client.query(sql, params)
  await run("set maintenance_work_mem = '512MB'")
  await run("set work_mem = '128MB'")
  const { rows } = await run(
    "insert into usuarios (email, tipo) values ('hotel@banco.mx', 'Proveedor') returning id",
  )
  const creador = rows[0].id as string
  await run(
    "insert into archivos (hash, tamano, tipo, nombre, proposito) values (repeat('0', 64), 1, 'application/xml', 'x.xml', 'xml')",
  )
  await run(
    `insert into lotes (nombre, categoria, proveedor_id, proveedor_nombre, proveedor_rfc, creador_id, creador, estatus, fecha_pago,
       pagado_en, fecha_creacion, num_facturas, num_reservas, total, pagado)
     select (array['Arrecife','Semana','Coral','Bahía','Jacaranda','Mirador'])[1 + i / 7 % 6] || ' ' || i, 'Proveedor', 100 + i % $2,
       'Operadora Hotelera ' || (100 + i % $2), 'OHO' || lpad((i % $2)::text, 6, '0') || 'AB1', $3, 'hotel@banco.mx',
       case when i % 100 < 70 then 'Pagado' when i % 100 < 90 then 'En proceso de pago' when i % 100 < 92 then 'En proceso de envío' else 'No procesado' end,
       case when i % 100 < 92 then date '2026-10-16' end, case when i % 100 < 70 then now() end,
       timestamptz '2020-01-01' + i * interval '55 minutes', 0, 0, 0, 0
     from generate_series(1, $1) i`,
    [lotes, hoteles, creador],
  )
  // The indexes are made after the rows, as a restored copy does.
  const { rows: indexes } = await run(
    "select indexname, indexdef from pg_indexes where tablename in ('facturas', 'factura_reservas') and indexname not like '%pkey'",
  )
  for (const { indexname } of indexes) await run(`drop index ${indexname}`)
  await run(
    `insert into facturas (lote_id, tipo, uuid, version, serie, folio, serie_folio, folio_serie, emisor, emisor_nombre, receptor,
       receptor_regimen, fecha, fecha_timbrado, metodo_pago, uso_cfdi, moneda, total, estado, envio, envio_folio, xml_archivo_id)
     select 1 + i % $2, 'p', gen_random_uuid(), '4.0', 'A', i::text, 'A' || i, i || 'A', 'OHO000001AB1', 'OPERADORA HOTELERA', 'GVV090317K52', '601',
       timestamp '2020-01-01' + i * interval '3 minutes', timestamp '2020-01-01' + i * interval '3 minutes', 'PPD', 'S01', 'MXN',
       100000 + i % 900000, 'Vigente', case when i % $2 % 100 < 90 then 'aceptado' else 'pendiente' end,
       case when i % $2 % 100 < 90 then 'PZ' || i end, (select id from archivos limit 1)
     from generate_series(1, $1) i`,
    [facturas, lotes],
  )
  await run(
    `insert into factura_reservas (factura_id, folio, booking_code, base, iva, otros_impuestos, propinas, total_reserva)
     select id, folio, 'AT' || id, total * 80 / 100, total * 16 / 100, total * 3 / 100, total / 100, total from facturas`,
  )
  for (const { indexdef } of indexes) await run(indexdef as string)
  await run(
    `update lotes l set num_facturas = c.n, num_reservas = c.n, total = c.total, pagado = case when estatus = 'Pagado' then c.total else 0 end
     from (select lote_id, count(*) n, sum(total) total from facturas group by 1) c where c.lote_id = l.id`,
  )
  await run('vacuum (analyze) lotes')
  await run('vacuum (analyze) facturas')
  await run('vacuum (analyze) factura_reservas')
  await client.end()
}
