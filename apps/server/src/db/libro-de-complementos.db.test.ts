import pg from 'pg'
import { expect, test } from 'vitest'
import { dropDatabase, emptyDatabase } from '../../testing/test-app.ts'
import { knownMigrations, migrate } from './migrate.ts'

const libro = '0210_libro_de_complementos.sql'
const hasta = (ultima: string) => knownMigrations().filter((name) => name <= ultima)
const antes = knownMigrations().filter((name) => name < libro)

const uno = '00000000-0000-0000-0000-000000000001'
/** Rows as an installation of before had them: payments saved, and complements expected only of lotes marked as paid. */
const viejas = `
  insert into usuarios (id, email, tipo) values ('${uno}', 'hotel@ejemplo.mx', 'Proveedor');
  insert into archivos (id, hash, tamano, tipo, nombre, proposito)
  values ('${uno}', repeat('0', 64), 1, 'application/xml', 'f.xml', 'xml');
  insert into lotes (id, nombre, categoria, proveedor_id, proveedor_nombre, proveedor_rfc, creador_id, creador, estatus,
    fecha_pago, pagado_en, num_facturas, num_reservas, total, eliminado_en) overriding system value
  select id, 'Lote ' || id, 'Proveedor', 1, 'Hotel', 'HAA0503127K4', '${uno}', 'hotel@ejemplo.mx', estatus,
    '2026-01-31', case when estatus = 'Pagado' then timestamptz '2026-02-01' end, 1, 0, 10000,
    case when id = 3 then timestamptz '2026-02-01' end
  from (values (1, 'En proceso de pago'), (2, 'Pagado'), (3, 'En proceso de pago')) as l (id, estatus);
  insert into facturas (id, lote_id, tipo, uuid, version, emisor, emisor_nombre, receptor, receptor_regimen, fecha,
    fecha_timbrado, metodo_pago, uso_cfdi, moneda, total, xml_archivo_id, retirada_en) overriding system value
  select id, lote, 'p', gen_random_uuid(), '4.0', 'HAA0503127K4', 'Hotel', 'AGE010101AAA', '601', '2026-01-05',
    '2026-01-05', metodo, 'G03', 'MXN', 10000, '${uno}', case when id = 13 then timestamptz '2026-01-06' end
  from (values (11, 1, 'PPD'), (12, 1, 'PUE'), (13, 1, 'PPD'), (21, 2, 'PPD'), (31, 3, 'PPD')) as f (id, lote, metodo);
  insert into comprobantes_pago (id, lote_id, rfc, banco_beneficiario, fecha_pago, total, folio, origen)
    overriding system value
  select n, case when n < 6 then 1 when n = 8 then 3 else 2 end, 'HAA0503127K4', 'BBVA', '2026-01-10', 1, 'F' || n, 'manual'
  from generate_series(1, 10) n;
  insert into factura_pagos (id, factura_id, lote_id, comprobante_id, monto, fecha_pago, anulado_en) overriding system value
  values (1, 11, 1, 1, 4000, '2026-01-31', null), (2, 11, 1, 2, 1000, '2026-01-10', null),
    (3, 11, 1, 3, 500, '2026-01-09', '2026-01-09'), (4, 12, 1, 4, 10000, '2026-01-10', null),
    (5, 13, 1, 5, 700, '2026-01-10', null), (6, 21, 2, 6, 6000, '2026-01-10', null),
    (7, 21, 2, 7, 4000, '2026-01-12', null), (8, 31, 3, 8, 100, '2026-01-10', null),
    (9, 21, 2, 9, 1, '2026-01-13', null), (10, 21, 2, 10, 1, '2026-01-14', null);
  insert into complementos_esperados (factura_pago_id, factura_id, lote_id, fecha_pago, forma_de_pago_p, num_parcialidad,
    imp_saldo_ant, imp_pagado, imp_saldo_insoluto, vence, recibido, anulado_en)
  values (6, 21, 2, '2026-01-10', '03', 1, 10000, 6000, 4000, '2026-02-05', 5950, null),
    (7, 21, 2, '2026-01-12', '03', 2, 4000, 4000, 0, '2026-02-05', 3800, null),
    (9, 21, 2, '2026-01-13', '03', 3, 90, 90, 0, '2026-02-05', 40, null),
    (10, 21, 2, '2026-01-14', '03', 4, 6000, 6000, 0, '2026-02-05', 5999, '2026-01-15');`

test.each([
  ['the 5th where the policy says nothing', null, '2026-02-05'],
  ['the last day of a month that has no such day', 31, '2026-02-28'],
])(
  '[VI-E2] the ledger takes up the payments saved before it, due on %s, and owes no rounding for ever',
  async (_como, dia, vence) => {
    const url = await emptyDatabase()
    const client = new pg.Client({ connectionString: url })
    try {
      await migrate(url, { only: antes })
      await client.connect()
      await client.query(viejas)
      if (dia !== null)
        await client.query(
          `insert into politica (clave, valor, desde, fuente) values ('diaComplemento', '${dia}', '2020-01-01', 'prueba')`,
        )
      expect(await migrate(url, { only: hasta(libro) })).toContain(libro)
      const { rows } = await client.query<Record<string, unknown>>(
        `select factura_pago_id::int as pago, num_parcialidad as num, imp_saldo_ant::int as anterior,
          imp_pagado::int as pagado, imp_saldo_insoluto::int as insoluto, vence::text, tolerado::int as tolerado
        from complementos_esperados order by factura_pago_id`,
      )
      const nuevos = rows.filter(({ pago }) => Number(pago) < 6)
      // By day, whatever order they were saved in; not the undone one, nor of a PUE, a withdrawn factura or a deleted lote.
      expect(nuevos).toEqual([
        { pago: 1, num: 2, anterior: 9000, pagado: 4000, insoluto: 5000, vence, tolerado: 0 },
        { pago: 2, num: 1, anterior: 10000, pagado: 1000, insoluto: 9000, vence, tolerado: 0 },
      ])
      // Those that were expected already stay as they are, each once; what lacks a peso at most is owed no more.
      expect(
        rows.filter(({ pago }) => Number(pago) >= 6).map((r) => [r.pago, r.num, r.vence, r.tolerado]),
      ).toEqual([
        [6, 1, '2026-02-05', 50],
        [7, 2, '2026-02-05', 0],
        [9, 3, '2026-02-05', 0],
        [10, 4, '2026-02-05', 0],
      ])
      // The rest of the migrations stand on it.
      await migrate(url)
    } finally {
      await client.end()
      await dropDatabase(url)
    }
  },
)
