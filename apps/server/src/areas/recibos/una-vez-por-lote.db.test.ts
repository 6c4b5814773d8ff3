import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import { expect, test } from 'vitest'
import { readRows } from '../../../testing/filas.ts'
import { query } from '../../../testing/query.ts'
import { seedLote } from '../../../testing/seed-lote.ts'
import { useTestApp } from '../../../testing/test-app.ts'

const app = await useTestApp({ dia: '2026-10-10' })

test('[B-146] what complements the payments of a lote call for is worked out once, however many proofs a save has', async () => {
  const creador = await app.persona('proveedor', { idProveedores: [101] })
  const lote = await seedLote(app, { creador, facturas: 2, estatus: 'En proceso de pago', dia: '2026-10-01' })
  await query(
    app.databaseUrl,
    `create table veces (n int);
    create function contar() returns trigger language plpgsql security definer as $$ begin insert into veces values (1); return null; end $$;
    create trigger contar after insert on complementos_esperados for each statement execute function contar()`,
  )
  const partes = [1_000, 2_500, lote.total - 3_500]
  const { status, body } = await app.call(
    'POST',
    '/api/Factura/guardarComprobantes',
    await app.persona('admin'),
    partes.map((monto, i) => ({
      idFactura: lote.id,
      rfc: (makeMundo().proveedor('101')?.rfc ?? '').replaceAll('-', ''),
      bancobeneficiario: 'BBVA',
      fechapago: '2026-10-10',
      totalLayout: monto / 100,
      folio: `V${i}`,
    })),
  )
  expect(status, JSON.stringify(body)).toBe(200)
  expect(await query(app.databaseUrl, 'select n from veces')).toEqual([{ n: 1 }])
  // Each part goes on where the one before it ended, and each factura is paid whole.
  const pagos = await readRows(app, 'facturaPagos', { loteId: lote.id }, 'id')
  for (const { id, total } of lote.facturas)
    expect(
      pagos.filter(({ facturaId }) => facturaId === id).reduce((suma, { monto }) => suma + monto, 0),
    ).toBe(total)
})
