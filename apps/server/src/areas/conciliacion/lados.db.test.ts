import { randomUUID } from 'node:crypto'
import type { Sugerencia } from '@valija/contract/conciliacion.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedMovimientos, seedPagos } from '../../testing/conciliacion.ts'
import { createTestApp, type Persona, type TestApp } from '../../testing/test-app.ts'
import { seedCatalogosDemo } from '../catalogos/seed-demo.ts'

let app: TestApp
let admin: Persona
beforeAll(async () => {
  app = await createTestApp({ dia: '2026-10-10' })
  await seedCatalogosDemo(app.deps)
  admin = await app.persona('admin')
})
afterAll(() => app.stop())

const post = (ruta: string, body: object) =>
  app.call('POST', `/api/conciliacion${ruta}`, admin, { clave: randomUUID(), ...body })
const conciliado = async (pagoId: number) =>
  (
    await app.deps.db
      .selectFrom('pagos')
      .select('conciliado')
      .where('pagoId', '=', pagoId)
      .executeTakeFirstOrThrow()
  ).conciliado

test('money that left the account covers no pago of a customer, one by one or in bulk, nor is it offered one', async () => {
  const [pagoID = 0] = await seedPagos(app, [{ bookingCode: 'CA11RG', monto: 70_000 }])
  const {
    movimientos: [cargo = 0],
  } = await seedMovimientos(app, [{ abono: 0, cargo: 70_000, concepto: 'SPEI ENVIADO CA11RG' }])
  expect(
    (await post(`/movimientos/${cargo}/aceptar`, { lineas: [{ pagoID, monto: 700 }] })).body,
  ).toMatchObject({
    codigo: 'movimientoEsCargo',
  })
  const enGrupo = await post('/aceptar', { pares: [{ movimientoID: cargo, sugerencia: `pago:${pagoID}` }] })
  expect(enGrupo.body).toMatchObject({ hechas: 0, omitidas: [{ id: cargo }] })
  expect(await conciliado(pagoID)).toBe(0)
  const found = await app.call('GET', `/api/conciliacion/candidatos?movimientoID=${cargo}&q=CA11RG`, admin)
  expect((found.body as { sugerencias: Sugerencia[] }).sugerencias).toEqual([])
})
