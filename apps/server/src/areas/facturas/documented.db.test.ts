import { toPesos } from '@valija/sandbox/ant/paquete.ts'
import { buenLote } from '@valija/sandbox/muestras/lote.ts'
import { empresaDemo } from '@valija/sandbox/mundo/demo.ts'
import { expect, test } from 'vitest'
import { readRows } from '../../../testing/filas.ts'
import { query } from '../../../testing/query.ts'
import { seedLote } from '../../../testing/seed-lote.ts'
import { sendFiles } from '../../../testing/send-files.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { switchSandbox } from '../../../testing/use-sandbox.ts'

const dia = '2026-10-12'
const app = await useTestApp({ dia })
const quien = await app.persona('proveedor', { idProveedores: [101] })
const otro = await app.persona('proveedor', { idProveedores: [103] })
const lote = await buenLote({ n: 3, proveedor: '101', dia })

const both = (ruta: string) => [`/api/${ruta}`, `/${ruta}`]
const base64 = (i = 0) => Buffer.from(lote.xmls[i]?.bytes ?? []).toString('base64')
const uploadPdf = async (i: number, persona = quien) =>
  (
    await sendFiles(
      app,
      '/api/File/uploadFile',
      persona,
      [lote.pdfs[i] ?? { nombre: '', bytes: new Uint8Array() }],
      {
        ProyectName: '6',
        SetPrefixMiliSec: 'true',
        NameFile: `H${i}.pdf`,
        SubNivel1: 'pdf',
        SubNivel2: 'proveedor',
      },
    )
  ).body as string

test('[B-114] the first receptor is the company', async () => {
  for (const ruta of both('Factura/obtenerReceptores'))
    expect((await app.call('GET', ruta, quien)).body).toMatchObject([{ rfc: empresaDemo.rfc }])
})

test.each(['constructor', '__proto__', 'toString', 'zip'])(
  '[VII-B5] of the kind %j nothing is taken, and that is no fault of ours',
  async (SubNivel1) => {
    const [pdf] = lote.pdfs
    const { status, body } = await sendFiles(app, '/api/File/uploadFile', quien, pdf ? [pdf] : [], {
      SubNivel1,
    })
    expect([status, body]).toMatchObject([400, { codigo: 'archivoNoPermitido' }])
  },
)

test('[B-047, B-117] the tax-authority validation takes one invoice and answers from its bytes', async () => {
  const [factura] = lote.facturas
  for (const ruta of both('Factura/validarSat')) {
    const { status, body } = await app.call('POST', ruta, quien, [{ base64XML: base64() }])
    expect(status).toBe(200)
    expect(body).toMatchObject([
      {
        estado: 'Vigente',
        uuid: factura?.uuid.toUpperCase(),
        total: toPesos(factura?.total ?? 0),
        metodoPago: factura?.metodoPago,
        usoCFDI: 'G01',
        serieFolio: `${factura?.serie}${factura?.folio}`,
        base64XML: base64(),
      },
    ])
  }
  expect((await app.call('POST', '/api/Factura/validarSat', quien, [{}, {}])).status).toBe(400)
})

test('[B-130, B-131] the SAT’s own 401 and any other failure have their messages, and neither ends our session', async () => {
  const switches = (sat: object) => switchSandbox(app, { sat })
  const ask = () => app.call('POST', '/api/Factura/validarSat', quien, [{ base64: base64() }])
  await switches({ rechaza: 401 })
  expect(await ask()).toMatchObject({ status: 502, body: { mensaje: 'No hay conexión con la API SAT' } })
  await switches({ rechaza: 500 })
  expect(await ask()).toMatchObject({ status: 502, body: { mensaje: 'Error 404 / Error Externo' } })
  await switches({ rechaza: false })
})

test('[B-118, B-119] facturaValida is true while the uuid is free', async () => {
  const sembrado = await seedLote(app, { creador: quien, facturas: 1 })
  for (const ruta of both('Factura/validarUuid')) {
    const uuid = sembrado.facturas[0]?.uuid
    expect((await app.call('POST', ruta, quien, { uuid })).body).toEqual({ facturaValida: false, uuid })
    const libre = crypto.randomUUID()
    expect((await app.call('POST', ruta, quien, { uuid: libre })).body).toEqual({
      facturaValida: true,
      uuid: libre,
    })
  }
})

test('[B-139] when the duplicate check itself fails it says so', async () => {
  const ruta = '/api/Factura/validarUuid'
  await query(app.databaseUrl, 'alter table facturas rename to facturas_lejos')
  try {
    expect(await app.call('POST', ruta, quien, { uuid: crypto.randomUUID() })).toMatchObject({
      status: 502,
      body: { mensaje: 'Ocurrió un error al validar los UUID' },
    })
  } finally {
    await query(app.databaseUrl, 'alter table facturas_lejos rename to facturas')
  }
})

test('[B-046, B-120, B-121] the two ANT validations, for one’s own hotel only', async () => {
  const [factura] = lote.facturas
  const pedido = { uuid: factura?.uuid, folioFactura: factura?.folio, idProveedor: 101 }
  expect((await app.call('POST', '/api/Reserva/AntInvoiceValidation', quien, pedido)).body).toMatchObject({
    facturaValida: true,
    uuid: factura?.uuid,
    folioFactura: factura?.folio,
    idProveedor: 101,
  })
  expect((await app.call('POST', '/Reserva/AntInvoiceValidation', otro, pedido)).status).toBe(403)
  const reservas = factura?.reservas.map(({ bookingCode }) => ({ bookingCode }))
  const ask = (totalFactura: number, persona = quien) =>
    app.call('POST', '/api/Reserva/AntBookingValidation', persona, {
      reservas,
      totalFactura,
      idProveedor: '101',
    })
  expect((await ask(toPesos(factura?.total ?? 0))).body).toMatchObject({ facturaValida: true })
  expect((await ask(1)).body).toMatchObject({ facturaValida: false, bookingCode: reservas?.[0]?.bookingCode })
  expect((await ask(1, otro)).status).toBe(403)
})

test('[B-115, B-116, B-129] a file is uploaded with the documented fields, and opens for its owner alone', async () => {
  const url = await uploadPdf(0)
  const mine = await app.call('GET', url, quien)
  expect(mine.status).toBe(200)
  expect(mine.headers['content-disposition']).toMatch(/^attachment/)
  expect(mine.raw.equals(Buffer.from(lote.pdfs[0]?.bytes ?? []))).toBe(true)
  for (const persona of [otro, await app.persona('admin')])
    expect((await app.call('GET', url, persona)).status).toBe(404)
  expect((await app.call('GET', url, null)).status).toBe(401)
  const disguised = await sendFiles(
    app,
    '/File/uploadFile',
    quien,
    [{ nombre: 'x.pdf', bytes: Buffer.from('MZ...') }],
    {
      SubNivel1: 'pdf',
    },
  )
  expect(disguised.status).toBe(400)
})

test('[B-044, B-122] the documented save takes the full body and trusts only the XML in it', async () => {
  const body = {
    nombre: 'De una vez',
    proveedor: '101',
    // What the body says of an invoice is not believed.
    totalLayout: 1,
    creador: 'otro@prueba.mx',
    dataFactura: await Promise.all(
      lote.facturas.map(async (factura, i) => ({
        base64: base64(i),
        urlpdf: await uploadPdf(i),
        totalFactura: 5,
        estado: 'Vigente',
        dataReserva: factura.reservas.map((r) => ({
          folio: factura.folio,
          bookingCode: r.bookingCode,
          base: toPesos(r.base),
          iva: toPesos(r.iva),
          otrosImpuestos: toPesos(r.otrosImpuestos),
          propinas: toPesos(r.propinas),
          totalReserva: toPesos(r.total),
        })),
      })),
    ),
  }
  const stolen = await app.call('POST', '/api/Factura/guardarLote', otro, body)
  expect(stolen.status).toBe(404)
  const wrong = structuredClone(body)
  const [primera] = wrong.dataFactura
  const [reserva] = primera?.dataReserva ?? []
  if (reserva) Object.assign(reserva, { base: reserva.base + 500, totalReserva: reserva.totalReserva + 500 })
  const refused = await app.call('POST', '/api/Factura/guardarLote', quien, wrong)
  expect(refused).toMatchObject({ status: 409, body: { codigo: 'facturasNoPasan', titulo: 'Error 401' } })
  const saved = await app.call('POST', '/Factura/guardarLote', quien, body)
  expect(saved).toMatchObject({
    status: 200,
    body: { facturas: 3, total: toPesos(lote.total), nombre: 'De una vez' },
  })
  expect((await app.call('GET', '/api/borradores', quien)).body).toEqual([])
  expect((await app.call('POST', '/api/Factura/guardarLote', quien, body)).status).toBe(409)
})

test('[B-039, B-127] mensajeError of a lote is 0 or 1, of its facturas free text; only in one’s own scope', async () => {
  const { id, facturas } = await seedLote(app, { creador: quien, facturas: 2 })
  const body = { id, mensajeError: '0', dataFactura: [{ id: facturas[0]?.id, mensajeError: 'Revisar' }] }
  expect((await app.call('PUT', '/api/Factura/actualizarMensajeError', otro, body)).status).toBe(404)
  expect((await app.call('PUT', '/Factura/actualizarMensajeError', quien, body)).status).toBe(204)
  const fila = (await readRows(app, 'lotes', { id }))[0]
  expect(fila?.mensajeError).toBe('0')
  expect(
    (await app.call('PUT', '/api/Factura/actualizarMensajeError', quien, { id, mensajeError: '2' })).status,
  ).toBe(400)
})
