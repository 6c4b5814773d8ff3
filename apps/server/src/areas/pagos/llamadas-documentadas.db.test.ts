import { randomUUID } from 'node:crypto'
import type { PagoDetalle } from '@valija/contract/pagos.ts'
import type { BusquedaReserva } from '@valija/contract/reservas-de-pago.ts'
import type { SincronizarRespuesta } from '@valija/contract/sincronizacion.ts'
import { expect, test } from 'vitest'
import { readRow } from '../../../testing/filas.ts'
import { pagoDePrueba, pngDePrueba, reservaDePrueba } from '../../../testing/pagos-de-prueba.ts'
import { sendFiles } from '../../../testing/send-files.ts'
import { setPolitica } from '../../../testing/set-politica.ts'
import { type Persona, useTestApp } from '../../../testing/test-app.ts'
import { resetSandbox, switchSandbox } from '../../../testing/use-sandbox.ts'
import { seedCatalogosDemo } from '../catalogos/seed-demo.ts'

const app = await useTestApp({ dia: '2026-10-10' })
await seedCatalogosDemo(app.deps)
const admin = await app.persona('admin')
const hotel = await app.persona('proveedor', { idProveedores: [101] })

const get = async <T>(ruta: string, quien = admin): Promise<T> => {
  const { status, body } = await app.call('GET', ruta, quien)
  expect(status).toBe(200)
  return body as T
}
const names = (value: object | undefined): string[] => Object.keys(value ?? {}).sort()
const guardar = async (quien: Persona, change: Parameters<typeof pagoDePrueba>[0]) => {
  const { status, body } = await app.call('POST', '/api/pagos/guardar', quien, {
    clave: randomUUID(),
    pagos: [pagoDePrueba(change)],
  })
  expect(status).toBe(200)
  return (body as { pagos: { pagoID: number }[] }).pagos[0]?.pagoID ?? 0
}
const detalle = (pagoID: number) => get<PagoDetalle>(`/api/pagos/${pagoID}`)
const change = (body: object) => app.call('PUT', '/Pagos/ActualizarEstadoPago/ActualizarEstado', admin, body)

test('[P-041, P-049, P-050] Valido, Rechazado and Pendiente to begin with; a state added to the catalogue is one to change to, and by its id may be the one that counts', async () => {
  const estados = await get<{ estadoID: number; nombreEstado: string }[]>('/Catalogos/GetEstados')
  expect(estados.map(({ estadoID, nombreEstado }) => [estadoID, nombreEstado])).toEqual([
    [1, 'Valido'],
    [2, 'Rechazado'],
    [3, 'Pendiente'],
  ])
  const pagoID = await guardar(admin, { monto: 1_500 })
  const { localizador, rfc } = reservaDePrueba('sinPagos')
  const pagado = async () => {
    const { body } = await app.call('POST', '/api/pagos/buscar-reserva', admin, { localizador, rfc })
    return (body as BusquedaReserva).totales.pagado
  }
  const descripcion = { detalleRechazoPagoDescripcion: 'Cotejado con el banco' }
  expect((await change({ pagoID, nuevoEstadoID: 4, ...descripcion })).body).toMatchObject({
    mensaje: 'Estado no encontrado',
  })
  await app.call('POST', '/api/Catalogos/CreateEstado', admin, { nombreEstado: 'Cotejado' })
  expect(await get('/Catalogos/GetEstados')).toContainEqual({
    estadoID: 4,
    nombreEstado: 'Cotejado',
    colorEstado: null,
  })
  expect((await change({ pagoID, nuevoEstadoID: 4, ...descripcion })).body).toEqual({
    pagoID,
    estadoID: 4,
    nombreEstado: 'Cotejado',
    movimientosLiberados: 0,
  })
  expect(await detalle(pagoID)).toMatchObject({ estadoID: 4, nombreEstado: 'Cotejado' })
  expect(await pagado()).toBe(0)
  // Renamed, it is still the one that counts: the id is compared, not the name.
  await app.call('PUT', '/api/Catalogos/UpdateEstado/1', admin, { nombreEstado: 'Aceptado' })
  expect((await change({ pagoID, nuevoEstadoID: 1 })).body).toMatchObject({ nombreEstado: 'Aceptado' })
  expect(await pagado()).toBe(1_500)
  await change({ pagoID, nuevoEstadoID: 4, ...descripcion })
  expect(await pagado()).toBe(0)
  await setPolitica(app, { estadoPagoValido: 4 })
  expect(await pagado()).toBe(1_500)
  await setPolitica(app, { estadoPagoValido: 1 })
})

test('[P-044] a statement row has the documented fields, with what is ours to say of its pago', async () => {
  const documented = [
    'abonos',
    'cargos',
    'concepto',
    'fechaOperacion',
    'meses',
    'pagoAplicado',
    'pagoValido',
    'referencia',
    'referenciaAmpliada',
    'saldo',
  ]
  const { status, body } = await app.call('POST', '/Pagos/SincronizarEstadoCuenta', admin, [
    {
      fechaOperacion: '2026-10-05',
      concepto: 'VENTAS CREDITO A 6 MESES',
      referencia: '0180000001',
      referenciaAmpliada: 'TERMINAL 7001122',
      cargos: 0,
      abonos: '1,234.50',
      saldo: 9_000.25,
      pagoAplicado: true,
      pagoValido: true,
      meses: 6,
    },
  ])
  expect(status).toBe(200)
  const [row] = (body as SincronizarRespuesta).renglones
  expect(names(row)).toEqual(expect.arrayContaining(documented))
  const said = {
    fechaOperacion: '2026-10-05',
    concepto: 'VENTAS CREDITO A 6 MESES',
    referencia: '0180000001',
    referenciaAmpliada: 'TERMINAL 7001122',
    cargos: 0,
    abonos: 1_234.5,
    saldo: 9_000.25,
    pagoAplicado: false,
    pagoValido: false,
    meses: 6,
  }
  expect(row).toMatchObject(said)
  const { filas } = await get<{ filas: object[] }>('/api/conciliacion/movimientos?estado=todos&tipo=todos')
  expect(filas).toContainEqual(expect.objectContaining(said))
})

test('[P-053] no notice of a change that failed, and no change stopped by a mail that cannot leave', async () => {
  const correo = 'avisado@correo.mx'
  const pagoID = await guardar(admin, { monto: 1_601, userID: correo })
  await app.drainJobs()
  const mails = async () =>
    (await detalle(pagoID)).correos.filter(({ plantilla }) => plantilla === 'cambioEstadoPago')
  expect((await change({ pagoID, nuevoEstadoID: 2 })).status).toBe(400)
  expect((await change({ pagoID, nuevoEstadoID: 3, detalleRechazoPagoDescripcion: 'x' })).status).toBe(409)
  await app.drainJobs()
  expect(await mails()).toEqual([])
  await switchSandbox(app, { correo: { caido: true } })
  const done = await change({
    pagoID,
    nuevoEstadoID: 2,
    detalleRechazoPagoDescripcion: 'No está en el banco',
  })
  expect(done.status).toBe(200)
  await app.drainJobs()
  expect(await detalle(pagoID)).toMatchObject({ estadoID: 2 })
  expect(await mails()).toMatchObject([{ para: correo, estado: 'porEnviar', intentos: 1 }])
  await resetSandbox(app)
  await app.drainJobs()
  expect(await mails()).toMatchObject([{ para: correo, estado: 'enviado' }])
})

test('[P-125] send-mail takes the documented names; which mail and whose record decide the rest', async () => {
  const correo = 'cliente@correo.mx'
  const pagoID = await guardar(admin, { monto: 1_702, userID: correo })
  await change({ pagoID, nuevoEstadoID: 1 })
  await app.drainJobs()
  const cambio = await readRow(app, 'pagoCambios', { pagoId: pagoID })
  // What identifies a system, a language or a booking is taken and not believed.
  const documented = {
    systemId: 99,
    systemName: 'Otro',
    companyId: 5,
    languageId: 2,
    generalTagsReplace: [{ tag: 'x', value: 'y' }],
    mainSeccions: ['<b>x</b>'],
    bookingCode: 'ZZZ999',
  }
  const send = (body: object, quien = admin) =>
    app.call('POST', '/api/Mailing/SendMail', quien, { ...documented, ...body })
  const sent = async (plantilla: string) =>
    await app.deps.db
      .selectFrom('correos')
      .select(['para', 'sistema', 'idioma', 'asunto'])
      .where('plantilla', '=', plantilla)
      .where('para', '=', correo)
      .execute()
  for (const [templateName, registro] of [
    ['confirmacionPago', String(pagoID)],
    ['cambioEstadoPago', String(cambio.id)],
  ] as const) {
    expect((await send({ templateName, registro })).status).toBe(200)
    await app.drainJobs()
    const rows = await sent(templateName)
    expect(rows.length).toBe(2)
    expect(rows[1]).toMatchObject({ para: correo, sistema: 10, idioma: 1 })
    expect(rows[1]?.asunto).toBe(rows[0]?.asunto)
    for (const free of [
      { mailTo: { name: 'Ajeno', email: 'ajeno@x.mx' } },
      { mailFrom: 'ajeno@x.mx' },
      { cc: ['ajeno@x.mx'] },
      { bcc: ['ajeno@x.mx'] },
      { subject: 'Otro asunto' },
      { html: '<b>x</b>' },
    ])
      expect((await send({ templateName, registro, ...free })).body).toMatchObject({ codigo: 'correoLibre' })
    expect((await send({ templateName, registro }, hotel)).status).toBe(404)
    await app.drainJobs()
    expect((await sent(templateName)).length).toBe(2)
  }
  // Invitation and credentials are sent through the same call, by who may: a record of nobody is none.
  for (const templateName of ['invitacion', 'recuperacion', 'credenciales', 'otra'])
    expect((await send({ templateName, registro: '0' })).status).toBe(404)
})

test('[P-128] methods and promotions under /Catalogos, products under /Product, payments and proofs under /Pagos, all of one host', async () => {
  const { body: url } = await sendFiles(
    app,
    '/File/uploadFile',
    admin,
    [{ nombre: 'pago.png', bytes: pngDePrueba(77) }],
    { ProyectName: '7', NameFile: 'pago.png', SubNivel1: 'comprobantes', SubNivel2: 'pagos' },
  )
  expect(url).toMatch(/^\/api\//)
  for (const [metodo, ruta, body] of [
    ['GET', '/Catalogos/GetMetodosPago'],
    ['GET', '/Catalogos/GetPromociones'],
    ['GET', '/Product/GetProducts'],
    ['GET', '/Product/GetProductCatalog'],
    ['POST', '/Pagos/BuscarPagos', { rfc: 'XAXX010101000', bookingCode: 'LMP735' }],
    ['POST', '/Pagos/BuscarPagos/BuscarPagos', {}],
    ['POST', '/Pagos/CreateComprobante', { urlComprobante: url }],
    ['GET', '/Pagos/GetComprobanteById?id=1'],
    ['POST', '/Booking/SearchBooking', { bookingEngine: 'JNP', bookingCode: 'LMP735' }],
  ] as const) {
    const literal = await app.call(metodo, ruta, admin, body)
    expect([ruta, literal.status]).toEqual([ruta, 200])
    const canonical = await app.call(metodo, `/api${ruta}`, admin, body)
    expect([ruta, canonical.status, canonical.body]).toEqual([ruta, 200, literal.body])
  }
  for (const [i, ruta] of ['/Pagos/GuardarPagos', '/api/Pagos/GuardarPagos'].entries()) {
    const saved = await app.call('POST', ruta, admin, [pagoDePrueba({ monto: 1_803 + i })])
    expect([ruta, saved.status]).toEqual([ruta, 201])
  }
})
