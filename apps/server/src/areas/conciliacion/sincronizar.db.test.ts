import { randomUUID } from 'node:crypto'
import type { MovimientoConSugerencias, Sugerencia } from '@valija/contract/conciliacion.ts'
import type { AccionHecha } from '@valija/contract/conciliacion-cambios.ts'
import type { PagoDetalle } from '@valija/contract/pagos.ts'
import type { SincronizarRespuesta } from '@valija/contract/sincronizacion.ts'
import { reservasDemo } from '@valija/sandbox/reservas/reserva-cliente.ts'
import { expect, test } from 'vitest'
import { seedMovimientos, seedPagos } from '../../../testing/conciliacion.ts'
import { readRow, readRows, setRows } from '../../../testing/filas.ts'
import { reservaDePrueba } from '../../../testing/pagos-de-prueba.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { seedCatalogosDemo } from '../catalogos/seed-demo.ts'

const app = await useTestApp({ dia: '2026-10-10' })
await seedCatalogosDemo(app.deps)
const admin = await app.persona('admin')

const sync = (
  renglones: unknown[],
  { quien = admin, ruta = '/api/Pagos/SincronizarEstadoCuenta', query = '' } = {},
) => app.call('POST', `${ruta}?userValidatorID=otra@persona.mx&cuenta=0112345678${query}`, quien, renglones)
const renglon = (more: object = {}) => ({
  fechaOperacion: '05/10/2026',
  concepto: 'SPEI RECIBIDOSANTANDER',
  referencia: '0180000001',
  referenciaAmpliada: '',
  cargos: null,
  abonos: 100,
  saldo: null,
  // What the sender says of pagos is not believed.
  pagoAplicado: true,
  pagoValido: true,
  meses: 9,
  ...more,
})
const ver = async (id: number) =>
  (await app.call('GET', `/api/conciliacion/movimientos/${id}`, admin)).body as MovimientoConSugerencias
const pagosDe = (bookingCode: string) => readRows(app, 'pagos', { bookingCode })

test('[VII-B4] texts of a row that no index of the database takes are refused with its number; the longest that it takes are kept', async () => {
  // No compression makes these shorter.
  const letras = Array.from({ length: 1_000 }, (_, i) =>
    String.fromCodePoint(0x4e00 + ((i * 7_919) % 20_000)),
  ).join('')
  const largo = { concepto: letras.slice(0, 500), referencia: letras.slice(500) }
  const { status, body } = await sync([renglon(), renglon(largo)])
  expect([status, body]).toMatchObject([
    400,
    { codigo: 'sincronizacionInvalida', detalles: [{ campo: '1' }] },
  ])
  const justo = { concepto: letras.slice(0, 480), referencia: letras.slice(480, 666), abonos: 7.77 }
  const { body: guardado } = await sync([renglon(justo)])
  expect(guardado).toMatchObject({ nuevas: 1 })
})

test('[P-123, P-157] the sync keeps each row once; what matches exactly is its pago’s, a booking without pago gets one, the rest waits', async () => {
  const [valido = 0] = await seedPagos(app, [{ bookingCode: 'SY14NC', monto: 250_050, estado: 1 }])
  const { localizador, rfc } = { localizador: reservasDemo.sinPagos, rfc: reservaDePrueba('sinPagos').rfc }
  const { total } = reservaDePrueba('sinPagos')
  // Known to payments since somebody looked it up.
  expect((await app.call('POST', '/api/pagos/buscar-reserva', admin, { localizador, rfc })).status).toBe(200)
  const renglones = [
    renglon({ abonos: 2500.5, referenciaAmpliada: 'RESERVA SY14NC' }),
    renglon({
      abonos: total / 100,
      referenciaAmpliada: `014 0261005${localizador} VIAJE`,
      fechaOperacion: '2026-10-06',
    }),
    renglon({ abonos: '1,234.50', concepto: 'VENTAS CREDITO A 6 MESES SIN INTERESES' }),
    renglon({ cargos: 80, abonos: null, concepto: 'COMISION' }),
  ]
  const first = await sync(renglones)
  expect(first.status).toBe(200)
  const answer = first.body as SincronizarRespuesta
  expect(answer).toMatchObject({
    mensaje: '¡Éxito! Los pagos se han sincronizado correctamente',
    nuevas: 4,
    pagosCreados: 1,
  })
  const [creado] = await pagosDe(localizador)
  expect(creado).toMatchObject({
    estadoId: 3,
    montoPago: total,
    conciliado: total,
    fechaPago: '2026-10-06',
    numeroCuenta: '0112345678',
    // The session says who, not the query.
    userCreate: admin.correo,
  })
  expect(
    answer.renglones.map(({ pagoID, pagoAplicado, pagoValido, meses }) => [
      pagoID,
      pagoAplicado,
      pagoValido,
      meses,
    ]),
  ).toEqual([
    [valido, true, true, 0],
    [creado?.pagoId, true, false, 0],
    [null, false, false, 6],
    [null, false, false, 0],
  ])
  expect((await ver(answer.renglones[1]?.movimientoID ?? 0)).movimiento.aplicadoPor).toBe('maquina')
  const detalle = (await app.call('GET', `/api/pagos/${creado?.pagoId}`, admin)).body as PagoDetalle
  expect(detalle.movimientos).toMatchObject([
    { fechaOperacion: '2026-10-06', aplicadoPor: 'maquina', monto: total / 100 },
  ])

  const again = (await sync(renglones, { ruta: '/Pagos/SincronizarEstadoCuenta' }))
    .body as SincronizarRespuesta
  expect(again).toMatchObject({ nuevas: 0, pagosCreados: 0, importacionID: null })
  expect(again.renglones.map(({ nuevo, pagoAplicado }) => [nuevo, pagoAplicado])).toEqual([
    [false, true],
    [false, true],
    [false, false],
    [false, false],
  ])
  expect((await pagosDe(localizador)).length).toBe(1)
})

test('[P-147] a sync that fails says so by its documented title, tells every row that is wrong and keeps none', async () => {
  const before = await app.deps.db.selectFrom('movimientos').select('movimientoId').execute()
  const answer = await sync([
    renglon({ abonos: 31 }),
    renglon({ fechaOperacion: 'ayer' }),
    renglon({ abonos: '1.234' }),
    renglon({ fechaOperacion: '2026-10-11' }),
    renglon({ abonos: 0 }),
  ])
  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({
    codigo: 'sincronizacionInvalida',
    titulo: 'Ocurrió un error al sincronizar los pagos...',
  })
  expect((answer.body as { detalles: { campo: string }[] }).detalles.map(({ campo }) => campo)).toEqual([
    '1',
    '2',
    '3',
    '4',
  ])
  expect((await readRows(app, 'movimientos')).length).toBe(before.length)
  const hotel = await app.persona('proveedor', { idProveedores: [101] })
  expect((await sync([renglon()], { quien: hotel })).status).toBe(403)
})

test('rows sent by call that a file brought already are the same rows, with or without their account', async () => {
  const filas = [{ abono: 91_100, fecha: '2026-10-03', concepto: 'SPEI RECIBIDO A' }]
  const {
    importacionID,
    movimientos: [id = 0],
  } = await seedMovimientos(app, filas, { cuenta: '0177700011' })
  const { saldo } = await readRow(app, 'movimientos', { movimientoId: id })
  const enviado = renglon({
    fechaOperacion: '2026-10-03',
    concepto: 'SPEI RECIBIDO A',
    abonos: 911,
    saldo: (saldo ?? 0) / 100,
  })
  for (const ruta of [
    '/api/Pagos/SincronizarEstadoCuenta?cuenta=0177700011',
    '/api/Pagos/SincronizarEstadoCuenta',
  ]) {
    const answer = (await app.call('POST', ruta, admin, [enviado])).body as SincronizarRespuesta
    expect(answer).toMatchObject({ importacionID: null, nuevas: 0 })
    expect(answer.renglones).toMatchObject([{ movimientoID: id, nuevo: false }])
  }
  expect(importacionID).toBeGreaterThan(0)
})

test('a booking gets no second pago for a transfer that another one was registered with, unless a reason is given', async () => {
  const clave = 'MBAN01002610050099887766'
  await seedPagos(app, [{ bookingCode: 'RE99US', monto: 12_300, transaccion: clave }])
  const {
    movimientos: [id = 0],
  } = await seedMovimientos(app, [{ abono: 45_600, concepto: `SPEI RECIBIDO ${clave}` }])
  const bookingCode = reservasDemo.conPagos
  const aceptar = (motivo?: string) =>
    app.call('POST', `/api/conciliacion/movimientos/${id}/aceptar`, admin, {
      clave: randomUUID(),
      reserva: { bookingCode },
      motivo,
    })
  const stopped = await aceptar()
  expect(stopped).toMatchObject({ status: 409, body: { codigo: 'comprobanteReutilizado' } })
  expect(JSON.stringify(stopped.body)).toContain('RE99US')
  const done = await aceptar('Una transferencia para dos reservas')
  expect(done.status).toBe(200)
  const { pagoID, accionID } = done.body as AccionHecha
  const { historia } = (await app.call('GET', `/api/pagos/${pagoID}`, admin)).body as PagoDetalle
  expect(historia.map(({ accion, motivo }) => [accion, motivo])).toContainEqual([
    'comprobanteReutilizado',
    'Una transferencia para dos reservas',
  ])
  // Undone, its pago is rejected and stops nothing by itself.
  await app.call('POST', `/api/conciliacion/acciones/${accionID}/deshacer`, admin, { clave: randomUUID() })
  await setRows(app, 'pagos', { bookingCode: 'RE99US' }, { estadoId: 2 })
  expect((await aceptar()).status).toBe(200)
})

test('a booking looked for by a person gets its pago, once; undoing takes the pago back while nobody judged it', async () => {
  const { rfc } = reservaDePrueba('soloBms')
  const bookingCode = reservasDemo.soloBms
  const {
    movimientos: [uno = 0, dos = 0],
  } = await seedMovimientos(app, [{ abono: 123_400 }, { abono: 123_400 }])
  const found = await app.call(
    'GET',
    `/api/conciliacion/candidatos?movimientoID=${uno}&q=${bookingCode.toLowerCase()}`,
    admin,
  )
  const { sugerencias } = found.body as { sugerencias: Sugerencia[] }
  expect(sugerencias).toMatchObject([{ clave: `reserva:${bookingCode}`, reserva: { rfc } }])
  const aceptar = (id: number) =>
    app.call('POST', `/api/conciliacion/movimientos/${id}/aceptar`, admin, {
      clave: randomUUID(),
      reserva: { bookingCode },
    })
  const done = (await aceptar(uno)).body as AccionHecha
  expect(done).toMatchObject({
    movimiento: { estado: 'conciliado', pagoAplicado: true, aplicadoPor: 'persona' },
  })
  const read = async () => readRow(app, 'pagos', { pagoId: done.pagoID ?? 0 })
  expect(await read()).toMatchObject({ estadoId: 3, montoPago: 123_400, conciliado: 123_400, rfc })
  const undo = await app.call('POST', `/api/conciliacion/acciones/${done.accionID}/deshacer`, admin, {
    clave: randomUUID(),
  })
  expect(undo.body).toMatchObject({ movimiento: { estado: 'sinIdentificar' } })
  expect(await read()).toMatchObject({
    estadoId: 2,
    conciliado: 0,
    detalleRechazo: 'Se deshizo la conciliación que registró este pago',
  })

  const second = (await aceptar(dos)).body as AccionHecha
  await app.call('PUT', '/api/Pagos/ActualizarEstadoPago/ActualizarEstado', admin, {
    pagoID: second.pagoID,
    nuevoEstadoID: 1,
    detalleRechazoPagoDescripcion: '',
  })
  await app.call('POST', `/api/conciliacion/acciones/${second.accionID}/deshacer`, admin, {
    clave: randomUUID(),
  })
  const kept = await readRow(app, 'pagos', { pagoId: second.pagoID ?? 0 })
  expect(kept).toMatchObject({ estadoId: 1, conciliado: 0 })
  // That pago now waits for its money: the booking gets no second one.
  expect((await aceptar(uno)).body).toMatchObject({ codigo: 'pagoDeReservaYaExiste' })
  const cancelada = await app.call('POST', `/api/conciliacion/movimientos/${uno}/aceptar`, admin, {
    clave: randomUUID(),
    reserva: { bookingCode: reservasDemo.cancelada },
  })
  expect(cancelada.body).toMatchObject({ codigo: 'reservaCancelada' })
})
