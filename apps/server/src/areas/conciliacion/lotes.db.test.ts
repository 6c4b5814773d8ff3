import { randomUUID } from 'node:crypto'
import type { MovimientoConSugerencias } from '@valija/contract/conciliacion.ts'
import type { AccionHecha } from '@valija/contract/conciliacion-cambios.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { seedMovimientos } from '../../../testing/conciliacion.ts'
import { useTestApp } from '../../../testing/test-app.ts'

const app = await useTestApp({ dia: '2026-10-10' })
const admin = await app.persona('admin')

const ver = async (id: number) =>
  (await app.call('GET', `/api/conciliacion/movimientos/${id}`, admin)).body as MovimientoConSugerencias
const aceptar = (id: number, comprobanteID: number) =>
  app.call('POST', `/api/conciliacion/movimientos/${id}/aceptar`, admin, {
    clave: randomUUID(),
    comprobanteID,
  })

test('a cargo is proposed the payment to a supplier, an abono that gives it back too; neither is counted twice', async () => {
  const { rows } = await sql<{ id: number }>`
    with l as (insert into lotes (nombre, categoria, proveedor_id, proveedor_nombre, proveedor_rfc, creador_id, creador, estatus,
        num_facturas, num_reservas, total)
      values ('Semana 40', 'Proveedor', 101, 'Hotel Arrecife', 'HAR010203AB1', ${admin.id}, 'x', 'No procesado', 1, 1, 500000) returning id)
    insert into comprobantes_pago (lote_id, rfc, banco_beneficiario, fecha_pago, total, folio, origen)
    select id, 'HAR010203AB1', 'BBVA', '2026-10-05', 500000, '0098765432', 'manual' from l returning id`.execute(
    app.deps.db,
  )
  const comprobanteID = rows[0]?.id ?? 0
  const { movimientos } = await seedMovimientos(app, [
    { abono: 0, cargo: 500_000, concepto: 'SPEI ENVIADO BANAMEX', referencia: '98765432' },
    { abono: 0, cargo: 500_000, concepto: 'SPEI ENVIADO BANAMEX' },
    { abono: 500_000, concepto: 'SPEI DEVUELTO BANAMEX' },
    { abono: 500_000, concepto: 'SPEI RECIBIDO' },
  ])
  const [pago = 0, otro = 0, devuelto = 0, ajeno = 0] = movimientos
  expect((await ver(pago)).sugerencias[0]).toMatchObject({
    clave: `lote:${comprobanteID}`,
    tipo: 'lote',
    exacta: false,
    lote: { nombre: 'Semana 40', folio: '0098765432', total: 5_000 },
  })
  expect((await ver(ajeno)).sugerencias).toEqual([])
  const done = await aceptar(pago, comprobanteID)
  expect(done).toMatchObject({
    status: 200,
    body: { movimiento: { estado: 'conciliado', pagoAplicado: false } },
  })
  expect((await ver(pago)).aplicaciones[0]?.lote?.comprobanteID).toBe(comprobanteID)
  // The second cargo of that amount paid something else.
  expect((await ver(otro)).sugerencias).toEqual([])
  expect((await aceptar(otro, comprobanteID)).body).toMatchObject({ codigo: 'montoExcedido' })
  expect((await ver(devuelto)).sugerencias[0]?.clave).toBe(`lote:${comprobanteID}`)
  expect((await aceptar(devuelto, comprobanteID)).status).toBe(200)
  const { accionID } = done.body as AccionHecha
  const undone = await app.call('POST', `/api/conciliacion/acciones/${accionID}/deshacer`, admin, {
    clave: randomUUID(),
  })
  expect(undone.body).toMatchObject({ movimiento: { estado: 'sinIdentificar' } })
  expect((await ver(otro)).sugerencias[0]?.clave).toBe(`lote:${comprobanteID}`)
})

test('a payment to a supplier that is annulled lets go of its row, which then fits the payment that takes its place', async () => {
  const { rows } = await sql<{ id: number }>`
    with l as (insert into lotes (nombre, categoria, proveedor_id, proveedor_nombre, proveedor_rfc, creador_id, creador, estatus,
        num_facturas, num_reservas, total, pagado, fecha_pago)
      values ('Semana 41', 'Proveedor', 101, 'Hotel Arrecife', 'HAR010203AB1', ${admin.id}, 'x', 'En proceso de pago', 1, 1, 620000, 620000, '2026-10-05')
      returning id)
    insert into comprobantes_pago (lote_id, rfc, banco_beneficiario, fecha_pago, total, folio, origen)
    select id, 'HAR010203AB1', 'BBVA', '2026-10-05', 620000, f, 'manual' from l, unnest(array['0077777777', '0077777778']) f
    returning id`.execute(app.deps.db)
  const [mal = 0, bien = 0] = rows.map(({ id }) => id)
  const {
    movimientos: [cargo = 0],
  } = await seedMovimientos(app, [
    { abono: 0, cargo: 620_000, concepto: 'SPEI ENVIADO BANAMEX', referencia: '77777778' },
  ])
  expect((await aceptar(cargo, mal)).status).toBe(200)
  const annulled = await app.call('POST', `/api/comprobantes/${mal}/anular`, admin, { motivo: 'Era otro' })
  expect(annulled.status).toBe(200)
  const { movimiento, acciones, sugerencias, aplicaciones } = await ver(cargo)
  expect(movimiento).toMatchObject({ estado: 'sinIdentificar', restante: 6_200 })
  expect(aplicaciones).toEqual([])
  expect(acciones.map(({ clase }) => clase)).toEqual(['deshacer', 'aceptar'])
  expect(sugerencias[0]?.clave).toBe(`lote:${bien}`)
  expect((await aceptar(cargo, bien)).status).toBe(200)
})
