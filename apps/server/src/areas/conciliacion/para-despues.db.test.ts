import { randomUUID } from 'node:crypto'
import type { MovimientoConSugerencias, MovimientoPorConciliar } from '@valija/contract/conciliacion.ts'
import type { AccionHecha, VariasHechas } from '@valija/contract/conciliacion-cambios.ts'
import type { Corrida, ResumenConciliacion } from '@valija/contract/conciliacion-corridas.ts'
import type { Pagina } from '@valija/contract/lista.ts'
import { expect, test } from 'vitest'
import { seedMovimientos, seedPagos } from '../../../testing/conciliacion.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { seedCatalogosDemo } from '../catalogos/seed-demo.ts'

const app = await useTestApp({ dia: '2026-10-10' })
await seedCatalogosDemo(app.deps)
const admin = await app.persona('admin')

const base = '/api/conciliacion'
const post = (ruta: string, body: object = {}, quien = admin) =>
  app.call('POST', `${base}${ruta}`, quien, { clave: randomUUID(), ...body })
const lista = async (query: string) =>
  ((await app.call('GET', `${base}/movimientos?${query}`, admin)).body as Pagina<MovimientoPorConciliar>)
    .filas
const idsOf = async (query: string) =>
  (await lista(query)).map(({ movimientoID }) => movimientoID).toSorted((a, b) => a - b)
const resumen = async () => (await app.call('GET', `${base}/resumen`, admin)).body as ResumenConciliacion
const ver = async (id: number) =>
  (await app.call('GET', `${base}/movimientos/${id}`, admin)).body as MovimientoConSugerencias

test('put aside, a row leaves what is to be reviewed and still waits; twice sent it is put aside once; undone, it is back', async () => {
  const { importacionID, movimientos } = await seedMovimientos(app, [{ abono: 10_100 }, { abono: 20_200 }])
  const [uno = 0, dos = 0] = movimientos
  const de = `importacionID=${importacionID}`
  const before = await resumen()
  const clave = randomUUID()
  const first = await post(`/movimientos/${uno}/posponer`, { clave })
  expect(first.status).toBe(200)
  const { accionID, movimiento } = first.body as AccionHecha
  expect(movimiento).toMatchObject({ estado: 'sinIdentificar', paraDespuesAccionID: accionID })
  expect((await post(`/movimientos/${uno}/posponer`, { clave })).body).toMatchObject({
    accionID,
    repetido: true,
  })
  expect(await idsOf(`${de}&lugar=porRevisar`)).toEqual([dos])
  expect(await idsOf(`${de}&lugar=paraDespues`)).toEqual([uno])
  expect(await idsOf(de)).toEqual([uno, dos])
  const after = await resumen()
  expect(after.paraDespues.filas).toBe(before.paraDespues.filas + 1)
  expect(after.paraDespues.monto).toEqual([{ moneda: 'MXN', monto: 101 }])
  expect(after.sinIdentificar.filas).toBe(before.sinIdentificar.filas)
  expect((await post(`/movimientos/${uno}/posponer`)).body).toMatchObject({
    codigo: 'movimientoYaParaDespues',
  })
  const [accion] = (await ver(uno)).acciones
  expect(accion).toMatchObject({ clase: 'posponer', sePuedeDeshacer: true, quien: admin.correo })
  expect((await post(`/acciones/${accionID}/deshacer`)).status).toBe(200)
  expect(await idsOf(`${de}&lugar=porRevisar`)).toEqual([uno, dos])
  expect((await post(`/acciones/${accionID}/deshacer`)).body).toMatchObject({ codigo: 'accionDeshecha' })
})

test('many at once, each its own outcome; one press takes all of them back', async () => {
  const { importacionID, movimientos } = await seedMovimientos(app, [
    { abono: 30_300 },
    { abono: 40_400 },
    { abono: 50_500 },
  ])
  const [uno = 0, dos = 0, tres = 0] = movimientos
  await post(`/movimientos/${tres}/ignorar`, { motivo: 'Prueba' })
  await post(`/movimientos/${dos}/posponer`)
  const { body } = await post('/posponer', { movimientoIDs: [uno, dos, tres, 999_999_999] })
  const varias = body as VariasHechas
  expect(varias.hechas).toBe(1)
  expect(varias.omitidas.map(({ id, codigo }) => [id, codigo])).toEqual([
    [dos, 'movimientoYaParaDespues'],
    [tres, 'movimientoIgnorado'],
    [999_999_999, 'noEncontrado'],
  ])
  const aside = () => idsOf(`importacionID=${importacionID}&lugar=paraDespues`)
  expect(await aside()).toEqual([uno, dos])
  expect((await post('/deshacer', { grupo: varias.grupo })).body).toMatchObject({ hechas: 1 })
  expect(await aside()).toEqual([dos])
})

test('aside, it is matched like any other: by a person, and by a run when it is exact and unique', async () => {
  const { importacionID, movimientos } = await seedMovimientos(app, [
    { abono: 61_600, ampliada: 'RESERVA QW12ER' },
    { abono: 71_700 },
  ])
  const [uno = 0, dos = 0] = movimientos
  await post('/posponer', { movimientoIDs: movimientos })
  const [exacto = 0, otro = 0] = await seedPagos(app, [
    { bookingCode: 'QW12ER', monto: 61_600 },
    { bookingCode: 'TY34UI', monto: 71_700 },
  ])
  const accepted = await post(`/movimientos/${dos}/aceptar`, { lineas: [{ pagoID: otro, monto: 717 }] })
  expect((accepted.body as AccionHecha).movimiento).toMatchObject({ estado: 'conciliado' })
  const { corridaID } = (await post('/corridas', { importacionID })).body as Corrida
  await app.drainJobs()
  expect((await app.call('GET', `${base}/corridas/${corridaID}`, admin)).body).toMatchObject({ aplicados: 1 })
  expect((await ver(uno)).aplicaciones[0]).toMatchObject({
    aplicadoPor: 'maquina',
    linea: { pagoID: exacto },
  })
  expect(await idsOf(`importacionID=${importacionID}&lugar=paraDespues`)).toEqual([])
  // Taken back, it stands where it stood.
  await post(`/acciones/${(accepted.body as AccionHecha).accionID}/deshacer`)
  expect(await idsOf(`importacionID=${importacionID}&lugar=paraDespues`)).toEqual([dos])
})

test('who may not match puts nothing aside', async () => {
  const { movimientos } = await seedMovimientos(app, [{ abono: 80_800 }])
  for (const rol of ['proveedor', 'OperativoProveedor', 'comisionista'] as const) {
    const quien = await app.persona(rol)
    expect((await post(`/movimientos/${movimientos[0]}/posponer`, {}, quien)).body).toMatchObject({
      codigo: 'sinPermisoDePago',
    })
    expect((await post('/posponer', { movimientoIDs: movimientos }, quien)).status).toBe(403)
  }
  expect((await ver(movimientos[0] ?? 0)).movimiento.paraDespuesAccionID).toBeNull()
})

test('the list counts the suggestions of this moment: a payment registered after the run is in it', async () => {
  const { importacionID, movimientos } = await seedMovimientos(app, [
    { abono: 91_900, ampliada: 'SIN DATOS' },
    { abono: 1_234_500 },
  ])
  const counts = async () =>
    (await lista(`importacionID=${importacionID}&orden=fechaOperacion`)).map((one) => one.numSugerencias)
  await post('/corridas', { importacionID })
  await app.drainJobs()
  expect(await counts()).toEqual([0, 0])
  await seedPagos(app, [
    { bookingCode: 'AS12DF', monto: 91_900 },
    { bookingCode: 'GH34JK', monto: 91_900 },
  ])
  expect(await counts()).toEqual([2, 0])
  const { sugerencias, porQueNo } = await ver(movimientos[0] ?? 0)
  expect(sugerencias).toHaveLength(2)
  expect(porQueNo).toBe('Hay dos pagos con el mismo monto. Por eso no se aplicó automáticamente.')
  expect((await ver(movimientos[1] ?? 0)).porQueNo).toBeNull()
})

test('[XI-A1] the key of a request with another thing in it does that, and is not told that the first was it', async () => {
  const { movimientos } = await seedMovimientos(app, [{ abono: 30_100 }, { abono: 40_200 }])
  const [uno = 0, dos = 0] = movimientos
  const clave = randomUUID()
  for (const [id, repetido] of [
    [uno, false],
    [uno, true],
    [dos, false],
  ] as const)
    expect((await post('/posponer', { clave, movimientoIDs: [id] })).body).toMatchObject({ repetido })
  for (const id of [uno, dos]) expect((await ver(id)).movimiento.paraDespuesAccionID).not.toBeNull()
})
