import { randomUUID } from 'node:crypto'
import type { MovimientoConSugerencias, MovimientoPorConciliar } from '@valija/contract/conciliacion.ts'
import type { AccionHecha, VariasHechas } from '@valija/contract/conciliacion-cambios.ts'
import type { Corrida, ResumenConciliacion } from '@valija/contract/conciliacion-corridas.ts'
import type { Pagina } from '@valija/contract/lista.ts'
import type { PagoDetalle } from '@valija/contract/pagos.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { seedMovimientos, seedPagos } from '../../../testing/conciliacion.ts'
import { readRow, setRows } from '../../../testing/filas.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { seedCatalogosDemo } from '../catalogos/seed-demo.ts'

const app = await useTestApp({ dia: '2026-10-10' })
await seedCatalogosDemo(app.deps)
const admin = await app.persona('admin')
const otra = await app.persona('admin')

const base = '/api/conciliacion'
const post = (ruta: string, body: object, quien = admin) =>
  app.call('POST', `${base}${ruta}`, quien, { clave: randomUUID(), ...body })
const ver = async (id: number) =>
  (await app.call('GET', `${base}/movimientos/${id}`, admin)).body as MovimientoConSugerencias
const correr = async (importacionID?: number) => {
  const { body } = await post('/corridas', { importacionID })
  await app.drainJobs()
  return (await app.call('GET', `${base}/corridas/${(body as Corrida).corridaID}`, admin)).body as Corrida
}
const aceptar = async (id: number, lineas: { pagoID: number; monto: number }[], quien = admin) =>
  post(`/movimientos/${id}/aceptar`, { lineas }, quien)
const pago = async (id: number) => await readRow(app, 'pagos', { pagoId: id })
const lista = async (query = '') =>
  (await app.call('GET', `${base}/movimientos?${query}`, admin)).body as Pagina<MovimientoPorConciliar>

test('[P-157] exact and unique is applied by the machine and marked; pagoAplicado and pagoValido say of the pago', async () => {
  const [uno = 0, dos = 0] = await seedPagos(app, [
    { bookingCode: 'AB12CD', monto: 150_000, estado: 1 },
    {
      bookingCode: 'EF34GH',
      monto: 80_000,
      transaccion: 'MBAN01002610050000012345',
      fechaPago: '2026-10-04',
    },
  ])
  const { importacionID, movimientos } = await seedMovimientos(app, [
    { abono: 150_000, ampliada: '014 0261005AB12CD RESERVA' },
    { abono: 80_000, ampliada: 'CLAVE MBAN01002610050000012345 CLIENTE' },
    { abono: 99_999, concepto: 'DEPOSITO EN EFECTIVO' },
  ])
  const corrida = await correr(importacionID)
  expect(corrida).toMatchObject({ estado: 'terminada', total: 3, revisados: 3, aplicados: 2 })
  const [a, b, c] = await Promise.all(movimientos.map(ver))
  expect(a?.movimiento).toMatchObject({
    estado: 'conciliado',
    pagoAplicado: true,
    pagoValido: true,
    aplicadoPor: 'maquina',
    restante: 0,
  })
  expect(a?.aplicaciones[0]).toMatchObject({ linea: { pagoID: uno }, monto: 1500 })
  expect(a?.aplicaciones[0]?.razones.map(({ razon }) => razon)).toEqual(
    expect.arrayContaining(['montoIgual', 'localizador', 'mismaCuenta', 'mismoDia']),
  )
  expect(b?.movimiento).toMatchObject({ estado: 'conciliado', pagoAplicado: true, pagoValido: false })
  expect(c?.movimiento).toMatchObject({ estado: 'sinIdentificar', pagoAplicado: false, aplicadoPor: null })
  expect(await pago(dos)).toMatchObject({ conciliado: 80_000, estadoId: 3 })
  // Again: nothing more happens.
  expect(await correr(importacionID)).toMatchObject({ total: 1, aplicados: 0 })
})

test('[VI-B7] of a statement that says it holds more than was read, nothing is applied by the machine, by no rule either; a person may', async () => {
  const [suyo = 0] = await seedPagos(app, [{ bookingCode: 'NO11CU', monto: 43_000 }])
  const { importacionID, movimientos } = await seedMovimientos(
    app,
    [{ abono: 43_000, ampliada: '014 0261005NO11CU RESERVA' }],
    { conteos: [{ renglon: 1, de: 'movimientos', dice: 2, leidos: 1 }] },
  )
  const [id = 0] = movimientos
  const regla = { contiene: 'no11cu reserva', accion: 'ignorar', valor: 'De una regla' }
  expect((await app.call('POST', `${base}/reglas/previa`, admin, regla)).body).toMatchObject({ filas: 0 })
  const { reglaID } = (await app.call('POST', `${base}/reglas`, admin, regla)).body as { reglaID: number }
  expect(await correr(importacionID)).toMatchObject({
    estado: 'terminada',
    total: 1,
    aplicados: 0,
    porRegla: 0,
  })
  expect((await ver(id)).movimiento).toMatchObject({ estado: 'sinIdentificar', aplicadoPor: null })
  expect((await aceptar(id, [{ pagoID: suyo, monto: 430 }])).status).toBe(200)
  expect((await app.call('DELETE', `${base}/reglas/${reglaID}`, admin)).status).toBe(200)
})

test('two that fit equally, either side, wait for a person with the reason told', async () => {
  await seedPagos(app, [
    { bookingCode: 'GE11ML', monto: 50_000 },
    { bookingCode: 'GE11ML', monto: 50_000 },
    { bookingCode: 'SO22LO', monto: 60_000 },
    { bookingCode: 'CU33TA', monto: 61_000, cuenta: '6550123456' },
  ])
  const { importacionID, movimientos } = await seedMovimientos(app, [
    { abono: 50_000, concepto: 'SPEI GE11ML' },
    { abono: 60_000, concepto: 'SPEI SO22LO' },
    { abono: 60_000, concepto: 'SPEI SO22LO' },
    { abono: 61_000, concepto: 'SPEI CU33TA' },
  ])
  expect(await correr(importacionID)).toMatchObject({ aplicados: 0, conSugerencia: 4 })
  const [dosPagos, dosFilas, , otraCuenta] = await Promise.all(movimientos.map(ver))
  expect(dosPagos?.sugerencias[0]?.razones.map(({ razon }) => razon)).toContain('otroCandidato')
  expect(dosFilas?.sugerencias[0]?.razones.map(({ razon }) => razon)).toContain('otroMovimiento')
  expect(otraCuenta?.sugerencias[0]?.razones).toContainEqual(
    expect.objectContaining({ razon: 'otraCuenta', aFavor: false, puntos: -15 }),
  )
})

test('one abono covers several pagos, several abonos one pago, and a rest is shown; no sum passes either side', async () => {
  const [uno = 0, dos = 0, tres = 0] = await seedPagos(app, [
    { bookingCode: 'MU44CH', monto: 70_000 },
    { bookingCode: 'MU44CH', monto: 30_000 },
    { bookingCode: 'PA55RC', monto: 100_000 },
  ])
  const { movimientos } = await seedMovimientos(app, [
    { abono: 100_000, concepto: 'SPEI MU44CH' },
    { abono: 40_000, concepto: 'SPEI PA55RC' },
    { abono: 70_000, concepto: 'SPEI PA55RC 2' },
  ])
  const [varios = 0, parte = 0, resto = 0] = movimientos
  const [first] = (await ver(varios)).sugerencias
  expect(first).toMatchObject({ tipo: 'pagos', clave: `pagos:${uno}+${dos}`, aplicar: 1000, restante: 0 })
  const done = await aceptar(
    varios,
    first?.lineas.map(({ pagoID, aplicar }) => ({ pagoID, monto: aplicar })) ?? [],
  )
  expect(done).toMatchObject({ status: 200, body: { movimiento: { estado: 'conciliado' } } })

  expect((await ver(parte)).sugerencias[0]).toMatchObject({ clave: `pago:${tres}`, aplicar: 400 })
  await aceptar(parte, [{ pagoID: tres, monto: 400 }])
  // The second deposit is larger than what the pago still lacks: the rest stays with the row.
  const tooMuch = await aceptar(resto, [{ pagoID: tres, monto: 700 }])
  expect(tooMuch).toMatchObject({ status: 409, body: { codigo: 'montoExcedido' } })
  expect((tooMuch.body as { detalles: unknown[] }).detalles).toEqual([
    { campo: `pago:${tres}`, mensaje: `Del pago ${tres} quedan $600.00` },
  ])
  expect((await aceptar(resto, [{ pagoID: tres, monto: 600 }])).body).toMatchObject({
    movimiento: { estado: 'parcial', aplicado: 600, restante: 100 },
  })
  expect(await pago(tres)).toMatchObject({ conciliado: 100_000 })
  await expect(setRows(app, 'movimientos', { movimientoId: resto }, { aplicado: 70_001 })).rejects.toThrow(
    'movimientos_aplicado',
  )
})

test('two people at once, and a double click, tie a row once', async () => {
  const [uno = 0] = await seedPagos(app, [{ bookingCode: 'RA66CE', monto: 10_000 }])
  const { movimientos } = await seedMovimientos(app, [{ abono: 10_000 }, { abono: 10_000 }])
  const [a = 0, b = 0] = movimientos
  const answers = await Promise.all([
    aceptar(a, [{ pagoID: uno, monto: 100 }]),
    aceptar(b, [{ pagoID: uno, monto: 100 }], otra),
  ])
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
  const [dos = 0] = await seedPagos(app, [{ bookingCode: 'DO77BL', monto: 20_000 }])
  const {
    movimientos: [c = 0],
  } = await seedMovimientos(app, [{ abono: 20_000 }])
  const clave = randomUUID()
  const twice = await Promise.all(
    [1, 2, 3].map(() =>
      app.call('POST', `${base}/movimientos/${c}/aceptar`, admin, {
        clave,
        lineas: [{ pagoID: dos, monto: 200 }],
      }),
    ),
  )
  expect(twice.filter(({ body }) => (body as AccionHecha).repetido).length).toBe(2)
  expect(new Set(twice.map(({ body }) => (body as AccionHecha).accionID)).size).toBe(1)
})

test('a refused pair never comes back, not even after its import is undone and made again; undoing the refusal brings it', async () => {
  await seedPagos(app, [{ bookingCode: 'RE88CH', monto: 12_300 }])
  const fila = [{ abono: 12_300, concepto: 'SPEI RE88CH', fecha: '2026-10-05' }]
  const {
    movimientos: [id = 0],
    importacionID,
  } = await seedMovimientos(app, fila)
  const [first] = (await ver(id)).sugerencias
  const refused = await post(`/movimientos/${id}/rechazar`, {
    sugerencia: first?.clave,
    motivo: 'Es de otro cliente',
  })
  expect((await ver(id)).sugerencias).toEqual([])
  expect((await correr(importacionID)).aplicados).toBe(0)
  expect((await ver(id)).rechazadas).toMatchObject([{ clave: first?.clave, texto: 'RE88CH' }])
  const { saldo, huella } = await readRow(app, 'movimientos', { movimientoId: id })
  expect(saldo).not.toBeNull()
  expect((await app.call('POST', `/api/estados-de-cuenta/${importacionID}/deshacer`, admin)).status).toBe(200)
  const again = await seedMovimientos(app, fila)
  await setRows(app, 'movimientos', { movimientoId: again.movimientos[0] ?? 0 }, { saldo })
  const back = await ver(again.movimientos[0] ?? 0)
  expect(back.rechazadas.length).toBe(1)
  expect(back.sugerencias).toEqual([])
  expect(huella).toHaveLength(32)
  // The log outlives the row; what its row took along cannot be undone any more.
  expect((await post(`/acciones/${(refused.body as AccionHecha).accionID}/deshacer`, {})).body).toMatchObject(
    {
      codigo: 'accionNoDeshacible',
    },
  )
  const {
    movimientos: [otro = 0],
  } = await seedMovimientos(app, [{ abono: 12_300, concepto: 'SPEI RE88CH BIS' }])
  const no = await post(`/movimientos/${otro}/rechazar`, { sugerencia: first?.clave })
  expect((await ver(otro)).sugerencias).toEqual([])
  expect((await post(`/acciones/${(no.body as AccionHecha).accionID}/deshacer`, {}, otra)).status).toBe(200)
  expect((await ver(otro)).sugerencias[0]?.clave).toBe(first?.clave)
})

test('what the machine did is undone by anyone, once, and the machine does not do it again', async () => {
  const [uno = 0] = await seedPagos(app, [{ bookingCode: 'UN99DO', monto: 33_300 }])
  const {
    importacionID,
    movimientos: [id = 0],
  } = await seedMovimientos(app, [{ abono: 33_300, concepto: 'SPEI UN99DO' }])
  expect((await correr(importacionID)).aplicados).toBe(1)
  const accion = (await ver(id)).aplicaciones[0]?.accionID ?? 0
  const answers = await Promise.all([
    post(`/acciones/${accion}/deshacer`, {}),
    post(`/acciones/${accion}/deshacer`, {}, otra),
  ])
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ codigo: 'accionDeshecha' })
  expect(await pago(uno)).toMatchObject({ conciliado: 0 })
  expect((await correr(importacionID)).aplicados).toBe(0)
  const now = await ver(id)
  // It is still proposed: undoing is no refusal.
  expect(now.sugerencias[0]).toMatchObject({ clave: `pago:${uno}`, exacta: false })
  expect((await aceptar(id, [{ pagoID: uno, monto: 333 }])).status).toBe(200)
  expect((await ver(id)).acciones.map(({ clase, aplicadoPor }) => `${clase} ${aplicadoPor}`)).toEqual([
    'aceptar persona',
    'deshacer persona',
    'aceptar maquina',
  ])
})

test('in bulk: suggestions accepted, rows ignored, and all of it undone by its group; what cannot be is told', async () => {
  const pagos = await seedPagos(app, [
    { bookingCode: 'BU10LK', monto: 41_000 },
    { bookingCode: 'BU11LK', monto: 42_000 },
  ])
  const { movimientos } = await seedMovimientos(app, [
    { abono: 41_000, concepto: 'SPEI BU10LK' },
    { abono: 42_000, concepto: 'SPEI BU11LK' },
    { abono: 43_000, concepto: 'COMISION' },
  ])
  const [a = 0, b = 0, c = 0] = movimientos
  const done = await post('/aceptar', {
    pares: [
      { movimientoID: a, sugerencia: `pago:${pagos[0]}` },
      { movimientoID: b, sugerencia: `pago:${pagos[1]}` },
      { movimientoID: c, sugerencia: `pago:${pagos[1]}` },
    ],
  })
  const { grupo } = done.body as VariasHechas
  expect(done.body).toMatchObject({ hechas: 2, omitidas: [{ id: c, codigo: 'sugerenciaCambio' }] })
  const ignored = await post('/ignorar', { movimientoIDs: [a, c], motivo: 'Comisión del banco' })
  expect(ignored.body).toMatchObject({ hechas: 1, omitidas: [{ id: a, codigo: 'movimientoConciliado' }] })
  expect((await ver(c)).movimiento).toMatchObject({
    estado: 'ignorado',
    motivoIgnorado: 'Comisión del banco',
    aplicadoPor: 'persona',
  })
  expect((await lista('estado=ignorado')).filas.map(({ movimientoID }) => movimientoID)).toContain(c)
  expect((await post('/deshacer', { grupo })).body).toMatchObject({ hechas: 2, omitidas: [] })
  expect((await ver(a)).movimiento.estado).toBe('sinIdentificar')
  expect((await post('/deshacer', { grupo })).body).toMatchObject({ codigo: 'nadaQueDeshacer' })
  expect((await post('/deshacer', { grupo: (ignored.body as VariasHechas).grupo })).body).toMatchObject({
    hechas: 1,
  })
  expect((await ver(c)).movimiento).toMatchObject({ estado: 'sinIdentificar', motivoIgnorado: null })
})

test('an import with matches is undone only together with them, each one told in the log', async () => {
  const [uno = 0] = await seedPagos(app, [{ bookingCode: 'IM12PO', monto: 77_700 }])
  const {
    importacionID,
    movimientos: [id = 0],
  } = await seedMovimientos(app, [{ abono: 77_700, concepto: 'SPEI IM12PO' }])
  await aceptar(id, [{ pagoID: uno, monto: 777 }])
  const undo = (body?: object) =>
    app.call('POST', `/api/estados-de-cuenta/${importacionID}/deshacer`, admin, body)
  expect(await undo()).toMatchObject({ status: 409, body: { codigo: 'importacionConciliada' } })
  expect(await pago(uno)).toMatchObject({ conciliado: 77_700 })
  expect((await undo({ deshacerConciliaciones: true })).status).toBe(200)
  expect(await pago(uno)).toMatchObject({ conciliado: 0 })
  const log = (await app.call('GET', `${base}/acciones?movimientoID=${id}`, admin)).body as Pagina<{
    clase: string
  }>
  expect(log.filas.map(({ clase }) => clase)).toEqual(['retirar', 'aceptar'])
  // The log is searched by what it tells, and by no name or code it is kept under.
  const found = async (q: string) =>
    ((await app.call('GET', `${base}/acciones?movimientoID=${id}&q=${q}`, admin)).body as Pagina<object>)
      .filas.length
  expect(await Promise.all(['IM12PO', 'codigo', 'aceptar', 'retirar'].map(found))).toEqual([2, 0, 0, 0])
  await sql`update acciones_conciliacion set dicho = '{"codigo":"retirar","de":{"codigo":"aceptarLote","folio":"FOL-55"}}'
    where movimiento_id = ${id} and clase = 'retirar'`.execute(app.deps.db)
  expect(await found('fol-55')).toBe(1)
  const { historia } = (await app.call('GET', `/api/pagos/${uno}`, admin)).body as PagoDetalle
  expect(historia.map(({ accion }) => accion)).toEqual(['conciliacionDeshecha', 'pagoConciliado'])
})

test('rules in order: concept, booking, ignore; previewed, applied by a run, taken back for good', async () => {
  const [uno = 0] = await seedPagos(app, [{ bookingCode: 'RG13LA', monto: 5_500 }])
  const { importacionID, movimientos } = await seedMovimientos(app, [
    { abono: 5_500, concepto: 'TRASPASO AGENCIA ÚNICA' },
    { abono: 100, concepto: 'INTERESES GANADOS' },
    { abono: 200, concepto: 'Ventas crédito 123' },
  ])
  const regla = async (body: object) =>
    (await app.call('POST', `${base}/reglas`, admin, body)).body as { reglaID: number }
  const reserva = await regla({ contiene: 'agencia unica', accion: 'reserva', valor: 'rg13la' })
  const ignora = await regla({ contiene: 'INTERESES', accion: 'ignorar', valor: 'Intereses del banco' })
  const todo = await regla({ contiene: 'ventas credito', accion: 'concepto', valor: 'Terminal' })
  const previa = (body: object) => app.call('POST', `${base}/reglas/previa`, admin, body)
  expect((await previa({ contiene: 'INTERESES GAN', accion: 'ignorar', valor: 'x' })).body).toMatchObject({
    filas: 1,
  })
  const orden = await app.call('PUT', `${base}/reglas/orden`, admin, {
    reglaIDs: [todo.reglaID, ignora.reglaID, reserva.reglaID],
  })
  expect((orden.body as { reglas: { reglaID: number }[] }).reglas.map(({ reglaID }) => reglaID)).toEqual([
    todo.reglaID,
    ignora.reglaID,
    reserva.reglaID,
  ])
  expect(
    (await app.call('PUT', `${base}/reglas/orden`, admin, { reglaIDs: [todo.reglaID] })).body,
  ).toMatchObject({
    codigo: 'ordenDeReglasIncompleto',
  })
  expect(await correr(importacionID)).toMatchObject({ porRegla: 3, aplicados: 1 })
  const [a, b, c] = await Promise.all(movimientos.map(ver))
  expect(a?.aplicaciones[0]?.linea?.pagoID).toBe(uno)
  expect(b?.movimiento).toMatchObject({
    estado: 'ignorado',
    motivoIgnorado: 'Intereses del banco',
    aplicadoPor: 'regla',
  })
  expect(c?.movimiento).toMatchObject({ conceptoAsignado: 'Terminal', estado: 'sinIdentificar' })
  const ignorar = b?.acciones.find(({ clase }) => clase === 'ignorar')?.accionID ?? 0
  expect((await post(`/acciones/${ignorar}/deshacer`, {})).status).toBe(200)
  expect(await correr(importacionID)).toMatchObject({ porRegla: 0 })
  expect((await ver(movimientos[1] ?? 0)).movimiento.estado).toBe('sinIdentificar')
  for (const { reglaID } of [reserva, ignora, todo])
    expect((await app.call('DELETE', `${base}/reglas/${reglaID}`, admin)).status).toBe(200)
})

test('what is left is counted by state; an outsider is told that matching is not for it', async () => {
  const { body } = await app.call('GET', `${base}/resumen`, admin)
  const resumen = body as ResumenConciliacion
  const left = await lista('porPagina=100')
  expect(resumen.sinIdentificar.filas + resumen.parcial.filas).toBe(left.total)
  expect(resumen.umbrales).toEqual({ sugerencia: 35, diasMaquina: 5, diasBusqueda: 15 })
  expect(resumen.pesos.find(({ razon }) => razon === 'montoIgual')).toMatchObject({ puntos: 40 })
  const hotel = await app.persona('proveedor', { idProveedores: [101] })
  expect((await app.call('GET', `${base}/resumen`, hotel)).body).toMatchObject({
    puedeConciliar: false,
    porMaquina: { total: 0, totalTopado: false },
  })
  // What is done, as its tabs list it; who undid a tie no longer ties its row.
  const hechas = async (quien: string) =>
    (await lista(`estado=conciliado&tipo=todos&aplicadoPor=${quien}`)).total
  expect([resumen.porMaquina.total, resumen.porPersona.total]).toEqual([
    await hechas('maquina'),
    await hechas('persona'),
  ])
  expect(resumen.porMaquina.total).toBeGreaterThan(0)
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from movimientos m where m.atada_por is distinct from
    array(select distinct a.aplicado_por from conciliaciones c join acciones_conciliacion a on a.accion_id = c.accion_id
      where c.movimiento_id = m.movimiento_id and c.deshecha_accion_id is null order by 1)`.execute(
    app.deps.db,
  )
  expect(rows).toEqual([{ n: 0 }])
  expect((await app.call('GET', `${base}/movimientos`, hotel)).status).toBe(403)
})

test('[VI-B2] a second booking that only the engines’ list of stays knows keeps the machine away', async () => {
  await sql`insert into estancias (localizador, motor, cancelada, llegada, salida, cliente, cliente_rfc, nombre_paquete, moneda, visto_en, cambio_en)
    values ('ZW-7K4Q', 1, false, '2026-10-20', '2026-10-22', 'Ana', '', '', 'MXN', now(), now())`.execute(
    app.deps.db,
  )
  await seedPagos(app, [
    { bookingCode: 'QR41TS', monto: 71_300 },
    { bookingCode: 'QR42TS', monto: 71_400 },
  ])
  const { importacionID, movimientos } = await seedMovimientos(app, [
    { abono: 71_300, ampliada: 'PAGO QR41TS GRUPO ZW7K4Q' },
    { abono: 71_400, ampliada: 'PAGO QR42TS GRUPO NADIE77' },
  ])
  await correr(importacionID)
  const [uno, dos] = await Promise.all(movimientos.map(ver))
  expect(uno).toMatchObject({ aplicaciones: [], porQueNo: expect.stringContaining('otra reserva') })
  expect(dos).toMatchObject({ aplicaciones: [], porQueNo: expect.stringContaining('«NADIE77»') })
})

test('[VI-B2] what the engines’ list tells of a booking explains its row, and another’s keeps it waiting', async () => {
  const senas = { cliente: 'Ana Ruiz', senas: 'Velas Huatulco', llegada: '2026-12-20', salida: '2026-12-24' }
  await seedPagos(app, [
    { bookingCode: 'QR51TS', monto: 72_300, senas },
    { bookingCode: 'QR52TS', monto: 72_400, senas },
  ])
  const { importacionID, movimientos } = await seedMovimientos(app, [
    { abono: 72_300, ampliada: 'ANA RUIZ QR51TS VELAS HUATULCO 20 AL 24 DIC' },
    { abono: 72_400, ampliada: 'ANA SOLIS QR52TS VELAS HUATULCO 20 AL 24 ENE' },
  ])
  await correr(importacionID)
  const [suya, otra] = await Promise.all(movimientos.map(ver))
  expect(suya?.aplicaciones).toHaveLength(1)
  expect(otra?.aplicaciones).toEqual([])
  expect(otra?.porQueNo).toBe(
    'El texto dice «SOLIS 20 24 ENE», que no es del banco ni de lo que se sabe de la reserva. Por eso no se aplicó automáticamente.',
  )
})

test('[VI-B2] anybody may pay a booking, but for the customer of another one', async () => {
  const senas = { cliente: 'Bruno Avilés', senas: '', llegada: '2026-12-20', salida: '2026-12-24' }
  const deOtra = { cliente: 'Irma Zamudio Lozano', senas: '', llegada: '2026-12-01', salida: '2026-12-02' }
  await seedPagos(app, [
    { bookingCode: 'QR61TS', monto: 73_300, senas },
    { bookingCode: 'QR62TS', monto: 73_400, senas },
    { bookingCode: 'QR63TS', monto: 99_900, senas: deOtra },
  ])
  const { importacionID, movimientos } = await seedMovimientos(app, [
    { abono: 73_300, ampliada: 'QR61TS OFELIA CISNEROS' },
    { abono: 73_400, ampliada: 'QR62TS IRMA ZAMUDIO' },
  ])
  await correr(importacionID)
  const [suya, otra] = await Promise.all(movimientos.map(ver))
  expect(suya?.aplicaciones).toHaveLength(1)
  expect(otra).toMatchObject({ aplicaciones: [], porQueNo: expect.stringContaining('«IRMA ZAMUDIO»') })
})
