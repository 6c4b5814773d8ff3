import type { Pagina } from '@valija/contract/lista.ts'
import { type RawBuilder, sql } from 'kysely'
import { expect, it } from 'vitest'
import { query } from '../../../testing/query.ts'
import { type Persona, useTestApp } from '../../../testing/test-app.ts'
import { hashToken, loadActor } from '../acceso/load-actor.ts'
import { conTexto } from './list-esperados.ts'

const app = await useTestApp({ dia: '2026-10-10' })
const propio = await app.persona('proveedor', { idProveedores: [101, 103] })
const ajeno = await app.persona('proveedor', { idProveedores: [107] })
const agente = await app.persona('comisionista', { claims: [['idComisionista', '501']] })
const abierto = await app.persona('proveedor', { idProveedores: [103] })
const quienes: [string, Persona, RawBuilder<unknown>][] = [
  ['admin', await app.persona('admin'), sql`true`],
  ['commissions', await app.persona('OperativoComisionista'), sql`l.categoria = 'Comisionista'`],
  [
    'its own lotes',
    propio,
    sql`l.categoria = 'Proveedor' and l.proveedor_id in (101, 103) and (l.creador_id = ${propio.id} or l.proveedor_id = 103)`,
  ],
  ['nothing', ajeno, sql`l.categoria = 'Proveedor' and l.proveedor_id = 107 and l.creador_id = ${ajeno.id}`],
  ['an agency', agente, sql`l.categoria = 'Comisionista' and l.proveedor_id = 501`],
  ['an open hotel', abierto, sql`l.categoria = 'Proveedor' and l.proveedor_id = 103`],
]

/** Sixty lotes of hotels and agencies, with payments covered, open, tolerated or void, and complements of several lotes, of one or of none. */
const mundo = (gente: string[]): string => `
  insert into proveedores (id, razon_social, nombre_comercial, rfc, actualizado_en) values (103, 'Hotel', 'Hotel', 'HAA0503127K4', now())
    on conflict do nothing;
  insert into proveedores_abiertos (proveedor_id, abierto_en, abierto_por) values (103, now(), 'admin');
  insert into archivos (id, hash, tamano, tipo, nombre, proposito)
    values ('00000000-0000-0000-0000-000000000001', repeat('0', 64), 1, 'application/xml', 'f.xml', 'xml');
  insert into lotes (id, nombre, categoria, proveedor_id, proveedor_nombre, proveedor_rfc, creador_id, creador, estatus,
    fecha_pago, pagado_en, num_facturas, num_reservas, total, eliminado_en) overriding system value
  select n, 'Lote ' || n, case when n % 3 = 0 then 'Comisionista' else 'Proveedor' end,
    case when n % 3 = 0 then (array[501, 502, 101])[1 + n / 3 % 3] else (array[101, 103, 107])[1 + n % 5 % 3] end, 'Hotel ' || n % 4, 'HAA0503127K4',
    ('{${gente.join(',')}}'::uuid[])[1 + n % 3], 'x', 'Pagado', '2026-09-01', now(), 1, 0, 10000, case when n % 11 = 0 then now() end
  from generate_series(1, 60) n;
  insert into facturas (id, lote_id, tipo, uuid, version, emisor, emisor_nombre, receptor, receptor_regimen, fecha,
    fecha_timbrado, metodo_pago, uso_cfdi, moneda, total, xml_archivo_id) overriding system value
  select n, 1 + n % 60, 'p', gen_random_uuid(), '4.0', 'HAA0503127K4', 'Hotel', 'AGE010101AAA', '601', '2026-01-05',
    '2026-01-05', 'PPD', 'G03', 'MXN', 10000, '00000000-0000-0000-0000-000000000001' from generate_series(1, 300) n;
  insert into comprobantes_pago (id, lote_id, rfc, banco_beneficiario, fecha_pago, total, folio, origen) overriding system value
  select n, n, 'HAA0503127K4', 'BBVA', '2026-09-10', 1, 'F' || n, 'manual' from generate_series(1, 60) n;
  insert into factura_pagos (id, factura_id, lote_id, comprobante_id, monto, fecha_pago) overriding system value
  select n, n, 1 + n % 60, 1 + n % 60, 10000, '2026-09-10' from generate_series(1, 300) n;
  insert into complementos_esperados (id, factura_pago_id, factura_id, lote_id, fecha_pago, forma_de_pago_p, num_parcialidad,
    imp_saldo_ant, imp_pagado, imp_saldo_insoluto, vence, recibido, tolerado, anulado_en) overriding system value
  select n, n, n, 1 + n % 60, '2026-09-10', '03', 1, 10000, 10000, 0, date '2026-10-10' + (n % 7 - 3),
    case n % 4 when 0 then 10000 when 1 then 9990 else 0 end, case when n % 8 = 1 then 10 else 0 end, case when n % 13 = 0 then now() end
  from generate_series(1, 300) n;
  insert into complementos (id, uuid, emisor, emisor_nombre, receptor, total, uso_cfdi, regimen_fiscal_receptor,
    tipo_de_comprobante, fechapago, moneda_p, monto_total_pagos, estado, creador_id, creador, xml_archivo_id, pdf_archivo_id,
    creado_en, por_revisar, estatus_cancelacion) overriding system value
  select n, gen_random_uuid(), 'HAA0503127K4', 'Hotel', 'AGE010101AAA', 0, 'CP01', '601', 'P', '2026-09-10', 'MXN', 10000, 'Vigente',
    ('{${gente.join(',')}}'::uuid[])[1 + n % 3], 'x', '00000000-0000-0000-0000-000000000001', '00000000-0000-0000-0000-000000000001',
    timestamptz '2026-09-20' + n / 5 * interval '1 minute', case when n % 9 = 0 then 'selloAntiguo' end,
    case when n % 5 = 0 then 'En proceso' else '' end from generate_series(1, 70) n;
  insert into complemento_folios (id, complemento_id, id_documento, imp_pagado, moneda_dr, num_parcialidad, fecha_pago) overriding system value
  select n, 1 + n * 7 % 66, gen_random_uuid(), 5000, 'MXN', 1, '2026-09-10' from generate_series(1, 300) n;
  insert into complemento_cobros (folio_id, esperado_id, monto) select n, n, 1 from generate_series(1, 300) n where n % 4 < 2;`

await query(app.databaseUrl, mundo([propio.id, agente.id, abierto.id]))
const hoy = sql`date '2026-10-10'`
const ids = async (cuales: RawBuilder<unknown>): Promise<number[]> =>
  (await sql<{ id: number }>`${cuales}`.execute(app.deps.db)).rows.map(({ id }) => id)
const walk = async (ruta: string, quien: Persona) => {
  const hallados: number[] = []
  for (let cursor = ''; ; ) {
    const { status, body } = await app.call('GET', `/api/complementos/${ruta}&porPagina=25${cursor}`, quien)
    expect(status, ruta).toBe(200)
    const { filas, total, siguiente } = body as Pagina<{ id?: number; idComplemento?: number }>
    hallados.push(...filas.map(({ id, idComplemento }) => id ?? idComplemento ?? 0))
    if (!siguiente) return { hallados, total }
    cursor = `&cursor=${siguiente}`
  }
}

it('[XI-C1] complements expected and received: rows, order and counts are those of looking at each one, to every role', async () => {
  let vistos = 0
  for (const [nombre, quien, alcance] of quienes) {
    const suyos: Record<string, number[]> = {}
    for (const [situacion, cuando] of [
      ['pendientes', sql`e.vence >= ${hoy}`],
      ['vencidos', sql`e.vence < ${hoy}`],
    ] as const)
      for (const [q, como] of [
        ['', sql`true`],
        ['Hotel 2', sql`l.proveedor_nombre = 'Hotel 2'`],
      ] as const) {
        const hay = await ids(sql`select e.id from complementos_esperados e join lotes l on l.id = e.lote_id
          where ${alcance} and ${cuando} and ${como} and l.eliminado_en is null and e.anulado_en is null
            and e.recibido + e.tolerado < e.imp_pagado order by e.vence, e.id`)
        const { hallados, total } = await walk(
          `esperados?situacion=${situacion}&q=${encodeURIComponent(q)}`,
          quien,
        )
        expect([nombre, situacion, q, total, hallados]).toEqual([nombre, situacion, q, hay.length, hay])
        if (q === '') suyos[situacion] = hay
        vistos += hay.length
      }
    for (const [situacion, cuando] of [
      ['recibidos', sql`true`],
      ['porCancelarse', sql`c.id % 5 = 0`],
      [
        'porRevisar',
        sql`(c.por_revisar is not null or exists (select from complemento_folios f join complemento_cobros k on k.folio_id = f.id
          join complementos_esperados e on e.id = k.esperado_id where f.complemento_id = c.id and e.anulado_en is not null))`,
      ],
    ] as const) {
      const hay = await ids(sql`select c.id from complementos c where ${cuando} and (${
        nombre === 'admin'
          ? sql`true`
          : sql`c.creador_id = ${quien.id}
          or exists (select from complemento_folios f join complemento_cobros k on k.folio_id = f.id
            join complementos_esperados e on e.id = k.esperado_id join lotes l on l.id = e.lote_id where f.complemento_id = c.id and ${alcance})`
      })
        order by c.creado_en desc, c.id desc`)
      const { hallados, total } = await walk(`recibidos?situacion=${situacion}`, quien)
      expect([nombre, situacion, total, hallados]).toEqual([nombre, situacion, hay.length, hay])
      suyos[situacion] = hay
      vistos += hay.length
    }
    const { body } = await app.call('GET', '/api/complementos/resumen', quien)
    expect([nombre, body]).toEqual([
      nombre,
      {
        pendientes: suyos.pendientes?.length,
        vencidos: suyos.vencidos?.length,
        recibidos: suyos.recibidos?.length,
        porRevisar: suyos.porRevisar?.length,
        porCancelarse: suyos.porCancelarse?.length,
      },
    ])
  }
  expect(vistos).toBeGreaterThan(500)
})

it('[XI-C1] who sees nothing of what a text finds walks none of the payments that wait', async () => {
  const found = async ([, { token }]: (typeof quienes)[number]) => {
    const actor = await loadActor(app.deps.db, hashToken(token), app.reloj.ahora())
    if (!actor) throw new Error('no session')
    return (await conTexto(app.deps.db, actor, 'Hotel')).compile(app.deps.db).parameters
  }
  const [admin, , , nadie] = quienes
  if (!admin || !nadie) throw new Error('nobody')
  expect((await found(admin)).flat().length).toBeGreaterThan(30)
  expect((await found(nadie)).flat()).toEqual([])
})
