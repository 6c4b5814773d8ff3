import pg from 'pg'

const montos = '{100000,150000,250000,320000,500000,499900,1250000,1800000}'

/** A register as it stands after three years: half of the payments already covered by rows, a third still pending. */
export async function fillPagos(url: string, pagos: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const run = (sql: string, params: unknown[] = []) => client.query(sql, params)
  await run("set maintenance_work_mem = '512MB'")
  await run(
    `insert into metodos_pago (nombre_metodo_pago, numero_cuenta, banco)
     values ('Transferencia BBVA', '0112345678', 'BBVA'), ('Depósito Santander', '6550123456', 'Santander'), ('Terminal', '7001122', 'PROSA')`,
  )
  const { rows: indexes } = await run(
    "select indexname, indexdef from pg_indexes where tablename = 'pagos' and indexname not like '%pkey'",
  )
  for (const { indexname } of indexes) await run(`drop index ${indexname}`)
  await run(
    `insert into pagos (fecha_creacion, fecha_pago, rfc, booking_code, nombre_paquete, motor_reserva_id, moneda_id, moneda_reserva,
       metodo_pago_id, estado_id, nombre_metodo_pago, banco, numero_cuenta, monto_pago, monto_pagado_moneda_reserva,
       monto_pago_moneda_nacional, monto_pago_dolares, tipo_cambio, concepto, numero_transaccion, user_create, conciliado)
     select timestamptz '2023-11-01' + i * (interval '1070 days' / $1), date '2023-11-01' + (i * 1070 / $1)::int,
       'OHO' || lpad((i % 50000)::text, 6, '0') || 'AB' || i % 10, upper(lpad(to_hex((i / 2 * 7919) % 16777216), 6, '0')),
       'Caribe todo incluido', 1 + i % 2, case when i % 20 = 0 then 2 else 1 end, 'MXN', 1 + i % 3,
       case when i % 100 < 60 then 1 when i % 100 < 65 then 2 else 3 end, 'Transferencia', 'BBVA',
       (array['0112345678', '6550123456', '7001122'])[1 + i % 3], m.monto, m.monto, m.monto, m.monto / 20, 20, 'Pago ' || i,
       'MBAN0100' || lpad(i::text, 16, '0'), 'caja@banco.mx', case when i % 100 < 50 then m.monto else 0 end
     from generate_series(1::bigint, $1) i cross join lateral (select case when i % 10 < 3
       then ($2::bigint[])[1 + i / 10 % 8] else 50000 + (i * 7919) % 4000000 end as monto) m`,
    [pagos, montos],
  )
  for (const { indexdef } of indexes) await run(indexdef as string)
  await run('vacuum (analyze) pagos')
  await client.end()
}

export type Fila = { concepto: string; ampliada: string; abono: number; fecha: string }

/** A statement over that register: rows named by clave, by localizador, by nothing but their amount, and of nobody. */
export async function makeFilas(url: string, filas: number): Promise<Fila[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ code: string; clave: string; monto: string; fecha: string }>(
    `select booking_code as code, numero_transaccion as clave, monto_pago as monto, fecha_pago::text as fecha from pagos
     where moneda_id = 1 and metodo_pago_id = 1 and estado_id = 3 and conciliado = 0 and pago_id > (select max(pago_id) * 0.9 from pagos)
     order by md5(pago_id::text) limit $1`,
    [filas],
  )
  await client.end()
  return rows.map(({ code, clave, monto, fecha }, i) => {
    const text = [
      `014 0260801PAGO 00014180000123456780 ${clave} CLIENTE`,
      `SPEI RECIBIDO 0260801${code}`,
      'DEPOSITO EN EFECTIVO',
      'INTERESES',
    ]
    const kind = i % 10 < 4 ? 0 : i % 10 < 7 ? 1 : i % 10 < 9 ? 2 : 3
    return {
      concepto: 'SPEI RECIBIDOSANTANDER',
      ampliada: text[kind] ?? '',
      abono: Number(monto) + (kind === 3 ? 7 : 0),
      fecha,
    }
  })
}
