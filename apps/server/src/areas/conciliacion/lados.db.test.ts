import { randomUUID } from 'node:crypto'
import type { MovimientoConSugerencias, Sugerencia } from '@valija/contract/conciliacion.ts'
import type { Corrida } from '@valija/contract/conciliacion-corridas.ts'
import { expect, test } from 'vitest'
import { seedMovimientos, seedPagos } from '../../../testing/conciliacion.ts'
import { readRow } from '../../../testing/filas.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { seedCatalogosDemo } from '../catalogos/seed-demo.ts'

const app = await useTestApp({ dia: '2026-10-10' })
await seedCatalogosDemo(app.deps)
const admin = await app.persona('admin')

const post = (ruta: string, body: object) =>
  app.call('POST', `/api/conciliacion${ruta}`, admin, { clave: randomUUID(), ...body })
const conciliado = async (pagoId: number) => (await readRow(app, 'pagos', { pagoId })).conciliado

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

test('taking back what one rule wrote leaves what another wrote since, also where it was written over', async () => {
  const { importacionID, movimientos } = await seedMovimientos(app, [
    { abono: 4_321, concepto: 'DOBLE REGLA' },
  ])
  const [id = 0] = movimientos
  const ver = async () =>
    (await app.call('GET', `/api/conciliacion/movimientos/${id}`, admin)).body as MovimientoConSugerencias
  const reglas: number[] = []
  // Each new rule is tried first.
  const applied = async (body: object) => {
    const { reglaID } = (
      await app.call('POST', '/api/conciliacion/reglas', admin, { contiene: 'doble regla', ...body })
    ).body as { reglaID: number }
    reglas.unshift(reglaID)
    await app.call('PUT', '/api/conciliacion/reglas/orden', admin, { reglaIDs: reglas })
    const { corridaID } = (await post('/corridas', { importacionID })).body as Corrida
    await app.drainJobs()
    expect((await app.call('GET', `/api/conciliacion/corridas/${corridaID}`, admin)).body).toMatchObject({
      porRegla: 1,
    })
    return (await ver()).acciones[0]?.accionID ?? 0
  }
  const uno = await applied({ accion: 'concepto', valor: 'Terminal' })
  const dos = await applied({ accion: 'reserva', valor: 'DB12RG' })
  const tres = await applied({ accion: 'concepto', valor: 'Agencia' })
  const undo = async (accion: number) => {
    expect((await post(`/acciones/${accion}/deshacer`, {})).status).toBe(200)
    return (await ver()).movimiento
  }
  expect(await undo(uno)).toMatchObject({ conceptoAsignado: 'Agencia', reservaAsignada: 'DB12RG' })
  expect(await undo(dos)).toMatchObject({ conceptoAsignado: 'Agencia', reservaAsignada: '' })
  expect(await undo(tres)).toMatchObject({ conceptoAsignado: '', reservaAsignada: '' })
})
