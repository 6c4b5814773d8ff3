import { maximos } from '@valija/contract/borradores.ts'
import { buenLote } from '@valija/sandbox/muestras/lote.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { conductorDe } from '../../testing/borrador-de-prueba.ts'
import { sendFiles } from '../../testing/send-files.ts'
import { createTestApp, type Persona, type TestApp } from '../../testing/test-app.ts'

const dia = '2026-10-12'
let app: TestApp
let quien: Persona
beforeAll(async () => {
  app = await createTestApp({ dia })
  quien = await app.persona('proveedor', { idProveedores: [101] })
})
afterAll(() => app.stop())

test('a draft takes no PDFs without end', async () => {
  const lote = await buenLote({ n: 1, proveedor: '101', dia })
  const c = conductorDe(app, quien)
  await c.xmls(lote.xmls)
  await c.pdfs(lote.pdfs)
  const [{ borradorId, archivoId } = { borradorId: '', archivoId: '' }] = await app.deps.db
    .selectFrom('borradorPdfs')
    .select(['borradorId', 'archivoId'])
    .execute()
  await app.deps.db
    .insertInto('borradorPdfs')
    .values(
      Array.from({ length: maximos.archivosPdf - 1 }, (_, i) => ({
        borradorId,
        archivoId,
        hash: `${i}`,
        nombre: `${i}.pdf`,
        orden: i + 10,
        cfdiId: null,
      })),
    )
    .execute()
  const otro = { nombre: 'otro.pdf', bytes: Buffer.from('%PDF-1.4 otro') }
  expect(await sendFiles(app, `${c.ruta}/pdfs`, quien, [otro])).toMatchObject({
    status: 409,
    body: { codigo: 'demasiadosPdfs' },
  })
})

test('a row taken out is put back only while there is room; the same files dropped again take none', async () => {
  const { xmls } = await buenLote({ n: 2, proveedor: '101', dia, desde: 60, sinPdf: true })
  const c = conductorDe(app, quien)
  const [una, otra] = (await c.xmls(xmls)).facturas.map(({ id }) => id)
  await c.call('DELETE', `/cfdis/${una}`)
  const fila = await app.deps.db
    .selectFrom('borradorCfdis')
    .select(['borradorId', 'archivoId', 'orden', 'nombre'])
    .where('id', '=', otra ?? '')
    .executeTakeFirstOrThrow()
  const lleno = maximos.archivosXml + 50
  await app.deps.db
    .insertInto('borradorCfdis')
    .values(
      Array.from({ length: lleno - 1 }, (_, i) => ({
        ...fila,
        hash: `${i}`,
        uuid: null,
        cfdi: null,
        expresion: null,
        hallazgos: JSON.stringify([]),
        sat: null,
        satPedidoEn: null,
        ant: null,
        quitadoEn: null,
      })),
    )
    .execute()
  expect(await app.call('POST', `${c.ruta}/cfdis/${una}/restaurar`, quien)).toMatchObject({
    status: 409,
    body: { codigo: 'demasiadasFacturas' },
  })
  expect((await c.read()).facturas).toHaveLength(lleno)
  // What is there already may be dropped once more.
  const repetida = xmls.filter(({ nombre }) => nombre === fila.nombre)
  expect((await sendFiles(app, `${c.ruta}/cfdis`, quien, repetida)).status).toBe(200)
})

test('the documented save takes no more bookings than a layout', async () => {
  const dinero = { base: 1, iva: 0, otrosImpuestos: 0, propinas: 0, totalReserva: 1 }
  const dataReserva = Array.from({ length: maximos.renglones + 1 }, () => ({
    folio: '1',
    bookingCode: 'X',
    ...dinero,
  }))
  const body = { nombre: 'Enorme', proveedor: 101, dataFactura: [{ urlxml: 'x', urlpdf: 'x', dataReserva }] }
  expect(await app.call('POST', '/api/Factura/guardarLote', quien, body)).toMatchObject({
    status: 413,
    body: { codigo: 'layoutDemasiadoGrande' },
  })
})
