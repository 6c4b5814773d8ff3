import type { MovimientoConSugerencias } from '@valija/contract/conciliacion.ts'
import type { ResumenConciliacion } from '@valija/contract/conciliacion-corridas.ts'
import { reservasDemo } from '@valija/sandbox/reservas/reserva-cliente.ts'
import { expect, test } from 'vitest'
import { seedMovimientos } from '../../../testing/conciliacion.ts'
import { readRow, readRows } from '../../../testing/filas.ts'
import { reservaDePrueba } from '../../../testing/pagos-de-prueba.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { switchSandbox } from '../../../testing/use-sandbox.ts'
import { seedCatalogosDemo } from '../catalogos/seed-demo.ts'
import { learnReservas } from './corrida/learn-reservas.ts'

const app = await useTestApp({ dia: '2026-10-10' })
await seedCatalogosDemo(app.deps)
const admin = await app.persona('admin')

const ver = async (id: number) =>
  (await app.call('GET', `/api/conciliacion/movimientos/${id}`, admin)).body as MovimientoConSugerencias
const correr = async (importacionID: number) => {
  await app.call('POST', '/api/conciliacion/corridas', admin, { importacionID })
  await app.drainJobs()
}
const noHalladas = async () => (await readRows(app, 'reservasNoHalladas')).map((row) => row.bookingCode)
const clientes = async (estado: object) => {
  await switchSandbox(app, { clientes: estado })
}

test('what the engine was paid already counts: the whole of the booking is more than it lacks', async () => {
  // 48,920.00 in all, of which the engine has 14,960.00.
  const code = reservasDemo.conPagos
  const {
    importacionID,
    movimientos: [toda = 0, resto = 0],
  } = await seedMovimientos(app, [
    { abono: 4_892_000, concepto: `SPEI RECIBIDO RESERVA ${code} RFC ${reservaDePrueba(code).rfc}` },
    { abono: 3_396_000, concepto: `SPEI RECIBIDO RESERVA ${code}` },
  ])
  await correr(importacionID)
  const razones = async (id: number) =>
    (await ver(id)).sugerencias[0]?.razones.map(({ razon }) => razon) ?? []
  expect(await razones(toda)).toContain('montoMayor')
  expect(await razones(resto)).toContain('montoIgual')
})

test('a booking that a row names is proposed although nobody looked it up; what no engine knows is asked once a day', async () => {
  const { total } = reservaDePrueba('sinPagos')
  const {
    importacionID,
    movimientos: [una = 0, otra = 0, cancelada = 0],
  } = await seedMovimientos(app, [
    { abono: total, concepto: `SPEI RECIBIDO RESERVA ${reservasDemo.sinPagos}` },
    { abono: 500, concepto: 'SPEI RECIBIDO RESERVA QQ99ZZ' },
    { abono: 600, concepto: `SPEI RECIBIDO RESERVA ${reservasDemo.cancelada}` },
  ])
  // Away, it is nobody's fault: nothing is taken for missing.
  await clientes({ caido: true })
  await correr(importacionID)
  expect(await noHalladas()).toEqual([])
  expect((await ver(una)).sugerencias).toEqual([])

  await clientes({ caido: false })
  await correr(importacionID)
  expect((await ver(una)).sugerencias[0]).toMatchObject({
    clave: `reserva:${reservasDemo.sinPagos}`,
    tipo: 'reserva',
    exacta: false,
    aplicar: total / 100,
  })
  // The order of the best suggestion knows it, and so does the count of the run, also when it is made again.
  for (let i = 0; i < 2; i++) {
    expect((await ver(una)).movimiento.puntos).toBe((await ver(una)).sugerencias[0]?.puntos)
    const { corrida } = (await app.call('GET', '/api/conciliacion/resumen', admin))
      .body as ResumenConciliacion
    expect(corrida?.conSugerencia).toBe(1)
    await correr(importacionID)
  }
  // Nothing was registered by it.
  expect((await readRows(app, 'pagos')).length).toBe(0)
  expect((await ver(otra)).sugerencias).toEqual([])
  expect((await ver(cancelada)).sugerencias).toEqual([])
  expect((await noHalladas()).sort()).toEqual([reservasDemo.cancelada, 'QQ99ZZ'].sort())
  const [before] = await app.deps.db
    .selectFrom('reservasNoHalladas')
    .select('vistoEn')
    .where('bookingCode', '=', 'QQ99ZZ')
    .execute()
  app.reloj.advance(3_600_000)
  await learnReservas(app.deps, { importacionId: importacionID })
  const seen = async () => (await readRow(app, 'reservasNoHalladas', { bookingCode: 'QQ99ZZ' })).vistoEn
  expect(await seen()).toEqual(before?.vistoEn)
  app.reloj.advance(24 * 3_600_000)
  await learnReservas(app.deps, { importacionId: importacionID })
  expect((await seen()).getTime()).toBeGreaterThan(before?.vistoEn.getTime() ?? 0)
})
