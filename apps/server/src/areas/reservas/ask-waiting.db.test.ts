import type { AvisosPorLote } from '@valija/contract/reservas.ts'
import { reservasDemo } from '@valija/sandbox/reservas/reserva-cliente.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readRows } from '../../../testing/filas.ts'
import { seedLote } from '../../../testing/seed-lote.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { switchSandbox } from '../../../testing/use-sandbox.ts'
import { seedCatalogosDemo } from '../catalogos/seed-demo.ts'
import { askWaiting } from './ask-waiting.ts'

const run = (query: ReturnType<typeof sql>) => query.execute(app.deps.db)
/** A booking of the list of stays, by the code that its hotel bills it under. */
const list = (localizador: string, reservaAnt: string) =>
  run(sql`insert into estancias (localizador, motor, cancelada, llegada, salida, cliente, cliente_rfc, nombre_paquete,
      moneda, total, costo, proveedor_id, proveedor_nombre, proveedor_rfc, reserva_ant, comisionista_nombre, visto_en, cambio_en)
    values (${localizador}, 1, false, '2026-10-01', '2026-10-05', 'Ana Ruiz', 'RUAA800101AB1', 'Cancún 4 noches', 'MXN',
      4892000, 800000, 101, 'Hotel Coral', 'OHO010101AB1', ${reservaAnt}, '', '2026-10-01', '2026-10-01')`)
async function lote(codes: readonly string[], estatus?: 'En proceso de pago'): Promise<number> {
  const creador = await app.persona('proveedor', { idProveedores: [101], rfc: 'OHO010101AB1' })
  const { id, facturas } = await seedLote(app, {
    creador,
    facturas: 1,
    ...(estatus && { estatus, fechaPago: '2026-10-16' }),
  })
  await run(sql`delete from factura_reservas where factura_id = ${facturas[0]?.id}`)
  await run(sql`insert into factura_reservas (folio, factura_id, booking_code, base, iva, otros_impuestos, propinas, total_reserva)
    select '1', ${facturas[0]?.id}, code, 1, 0, 0, 0, 1 from unnest(${[...codes]}::text[]) code`)
  return id
}
const sinSaber = async () =>
  ((await app.call('POST', '/api/reservas/avisos-por-lote', cxp, { ids: [waits] })).body as AvisosPorLote)
    .lotes[0]?.sinSaber
const externo = async (code: string) =>
  (await readRows(app, 'reservasDePago', { bookingCode: code }))[0]?.pagadoExterno

const app = await useTestApp({ dia: '2026-10-10' })
let cxp = await app.persona('OperativoProveedor')
await seedCatalogosDemo(app.deps)
await list(reservasDemo.conPagos, 'ATW1')
await list('ZZZ999', 'ATW2')
await list(reservasDemo.sinPagos, 'ATW3')
const waits = await lote(['ATW1', 'ATW2', 'ATNADIE'])
await lote(['ATW3'], 'En proceso de pago')

test('[X-2] the engines are asked of the bookings of lotes that wait, before anybody opens them: once a day, and of no other', async () => {
  expect(await sinSaber()).toBe(3)
  await switchSandbox(app, { clientes: { caido: true } })
  await askWaiting(app.deps)
  expect(await sinSaber()).toBe(3)
  await switchSandbox(app, { clientes: { caido: false } })
  expect(await askWaiting(app.deps)).toBe(2)
  // One that no engine knows, and one that is in no list, stay unknown.
  expect(await sinSaber()).toBe(2)
  expect(await externo(reservasDemo.conPagos)).toBe(1_496_000)
  expect(await externo(reservasDemo.sinPagos)).toBeUndefined()
  expect(await askWaiting(app.deps)).toBe(0)
  app.reloj.advance(25 * 3_600_000)
  expect(await askWaiting(app.deps)).toBe(2)
})

test('[X-2] who processes is not told that a customer owes what he paid since his engine was heard', async () => {
  const warn = () =>
    app.call('POST', '/api/reservas/avisos-de-lotes', cxp, { ids: [waits], fechaPago: '2026-10-16' })
  cxp = await app.persona('OperativoProveedor')
  await run(sql`update reservas_de_pago set pagado_externo = 0 where booking_code = ${reservasDemo.conPagos}`)
  await warn()
  expect(await externo(reservasDemo.conPagos)).toBe(0)
  app.reloj.advance(31 * 60_000)
  await warn()
  expect(await externo(reservasDemo.conPagos)).toBe(1_496_000)
})
