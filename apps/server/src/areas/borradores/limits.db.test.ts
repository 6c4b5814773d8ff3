import { maximos } from '@valija/contract/borradores.ts'
import { buenLote } from '@valija/sandbox/muestras/lote.ts'
import { readSheet } from 'read-excel-file/node'
import { expect, test, vi } from 'vitest'
import { conductorDe } from '../../../testing/borrador-de-prueba.ts'
import { readRows } from '../../../testing/filas.ts'
import { sendFiles } from '../../../testing/send-files.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { NamingClient } from '../../db/naming-client.ts'

const dia = '2026-10-12'
const app = await useTestApp({ dia })
const quien = await app.persona('proveedor', { idProveedores: [101] })

test('a draft takes no PDFs without end', async () => {
  const lote = await buenLote({ n: 1, proveedor: '101', dia })
  const c = conductorDe(app, quien)
  await c.xmls(lote.xmls)
  await c.pdfs(lote.pdfs)
  const [{ borradorId, archivoId } = { borradorId: '', archivoId: '' }] = await readRows(app, 'borradorPdfs')
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
  const [otro = { nombre: '', bytes: new Uint8Array() }] = (
    await buenLote({ n: 1, proveedor: '101', dia, desde: 30 })
  ).pdfs
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
  const lleno = maximos.archivosXml
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

test('[VI-D3] a lote takes 200 facturas wherever they come in, and what does not fit is kept nowhere and said by its place', async () => {
  const { xmls } = await buenLote({ n: 3, proveedor: '101', dia, desde: 90, sinPdf: true })
  const [una, dos, tres] = xmls
  if (!una || !dos || !tres) throw new Error('three')
  const c = conductorDe(app, quien)
  await c.xmls([una])
  const fila = await app.deps.db
    .selectFrom('borradorCfdis')
    .select(['archivoId', 'nombre'])
    .where('borradorId', '=', c.id)
    .executeTakeFirstOrThrow()
  const fill = (desde: number, n: number) =>
    app.deps.db
      .insertInto('borradorCfdis')
      .values(
        Array.from({ length: n }, (_, i) => ({
          ...fila,
          borradorId: c.id,
          hash: `lleno${desde + i}`,
          orden: 10 + desde + i,
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
  await fill(0, maximos.archivosXml - 2)
  const guardados = async () =>
    Number(
      (
        await app.deps.db
          .selectFrom('archivos')
          .select((eb) => eb.fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    )
  const antes = await guardados()
  const { status, body } = await sendFiles(app, `${c.ruta}/cfdis`, quien, [una, dos, tres], { desde: '0' })
  expect(status).toBe(200)
  const { archivos } = body as { archivos: { motivo: string | null }[] }
  expect(archivos.map(({ motivo }) => motivo?.slice(0, 22) ?? null)).toEqual([
    null,
    null,
    'Un lote admite hasta 2',
  ])
  expect((await c.read()).facturas).toHaveLength(maximos.archivosXml)
  expect((await guardados()) - antes).toBe(2)
  const dinero = { base: 1, iva: 0, otrosImpuestos: 0, propinas: 0, totalReserva: 1 }
  const factura = { urlxml: 'x', urlpdf: 'x', dataReserva: [{ folio: '1', bookingCode: 'X', ...dinero }] }
  const dataFactura = Array.from({ length: maximos.archivosXml + 1 }, () => factura)
  expect(
    await app.call('POST', '/api/Factura/guardarLote', quien, {
      nombre: 'De más',
      proveedor: 101,
      dataFactura,
    }),
  ).toMatchObject({ status: 409, body: { codigo: 'demasiadasFacturas' } })
})

test('[VI-D3] a copy byte by byte is told by its place; the same upload sent twice is none; two files may have one name', async () => {
  const { xmls, pdfs } = await buenLote({ n: 2, proveedor: '101', dia, desde: 120 })
  const [una, otra] = xmls
  const [pdf, otroPdf] = pdfs
  if (!una || !otra || !pdf || !otroPdf) throw new Error('two')
  const c = conductorDe(app, quien)
  await app.call('POST', '/api/borradores', quien, { id: c.id })
  const send = async (ruta: string, archivos: { nombre: string; bytes: Uint8Array }[], campos = {}) => {
    const { body } = await sendFiles(app, `${c.ruta}/${ruta}`, quien, archivos, campos)
    return (body as { archivos: { id: string | null; motivo: string | null }[] }).archivos
  }
  const nombre = 'factura.xml'
  const grupo = [
    { ...una, nombre },
    { ...una, nombre: 'copia.xml' },
    { ...otra, nombre },
    { nombre: 'nota.txt', bytes: Buffer.from('x') },
  ]
  const motivos = [
    null,
    'Es idéntico a factura.xml, que ya está; se toma una sola vez',
    null,
    'No es un archivo XML',
  ]
  const primera = await send('cfdis', grupo, { desde: '0' })
  expect(primera.map(({ motivo }) => motivo)).toEqual(motivos)
  expect(new Set([primera[0]?.id, primera[2]?.id]).size).toBe(2)
  const segunda = await send('cfdis', grupo, { desde: '0' })
  expect([segunda[0]?.motivo, segunda[2]?.motivo]).toEqual([null, null])
  const falso = { nombre: 'falso.pdf', bytes: una.bytes }
  const roto = { nombre: 'roto.pdf', bytes: Buffer.from('%PDF-1.4 nada') }
  const deUnNombre = [{ ...pdf, nombre: 'scan.pdf' }, { ...otroPdf, nombre: 'scan.pdf' }, falso]
  const subidos = await send('pdfs', deUnNombre)
  expect(subidos.map(({ motivo }) => motivo)).toEqual([null, null, 'No es un archivo PDF'])
  expect(new Set(subidos.map(({ id }) => id)).size).toBe(3)
  expect((await send('pdfs', [roto, { ...pdf, nombre: 'otra.pdf' }])).map(({ motivo }) => motivo)).toEqual([
    'No es un archivo PDF',
    'Es idéntico a scan.pdf, que ya está; se toma una sola vez',
  ])
})

test('[VI-D2] PDFs of one name, dropped in the wrong order, go by the uuid of their text and say so', async () => {
  const lote = await buenLote({ n: 3, proveedor: '101', dia, desde: 150 })
  const c = conductorDe(app, quien)
  await c.xmls(lote.xmls)
  await c.validateFacturas(101)
  await c.layout(lote.layoutXlsx)
  const b = await c.pdfs(lote.pdfs.toReversed().map(({ bytes }) => ({ nombre: 'factura.pdf', bytes })))
  expect(b.facturas.map(({ pdf }) => pdf?.forma)).toEqual(['uuid', 'uuid', 'uuid'])
  const hashOf = new Map(
    (await readRows(app, 'borradorPdfs', { borradorId: c.id })).map(({ id, uuids }) => [id, uuids]),
  )
  for (const { pdf, cabecera } of b.facturas) expect(hashOf.get(pdf?.id ?? '')).toContain(cabecera?.uuid)
})

test('[VI-D3] two XML of another hotel dropped first do not throw ours away: the chosen hotel’s stay', async () => {
  const ajenas = await buenLote({ n: 2, proveedor: '102', dia, desde: 180, sinPdf: true })
  const nuestras = await buenLote({ n: 2, proveedor: '101', dia, desde: 180, sinPdf: true })
  const c = conductorDe(app, await app.persona('proveedor', { idProveedores: [101, 102] }))
  const antes = await c.xmls([...ajenas.xmls, ...nuestras.xmls])
  expect(antes.avisos.map(({ codigo }) => codigo)).toEqual(['variosEmisores'])
  const b = await c.validateFacturas(101)
  expect(b.facturas.map(({ situacion }) => situacion)).toEqual([
    'rechazada',
    'rechazada',
    'correcta',
    'correcta',
  ])
  expect(b.avisos.map(({ titulo }) => titulo)).toEqual([
    '2 facturas con un emisor distinto fueron eliminadas',
  ])
  const otra = await c.call('PUT', '/proveedor', { proveedorId: 102 })
  expect(otra.facturas.map(({ situacion }) => situacion)).toEqual([
    'correcta',
    'correcta',
    'rechazada',
    'rechazada',
  ])
})

test('[VII-B] a draft of two hundred XML with two hundred findings each is answered in little; its download has them all', async () => {
  const { xmls } = await buenLote({ n: 1, proveedor: '101', dia, desde: 70, sinPdf: true })
  const c = conductorDe(app, quien)
  await c.xmls(xmls)
  const fila = await app.deps.db
    .selectFrom('borradorCfdis')
    .select(['borradorId', 'archivoId', 'nombre'])
    .where('borradorId', '=', c.id)
    .executeTakeFirstOrThrow()
  const hallazgos = Array.from({ length: 200 }, (_, i) => ({
    codigo: i < 150 ? 'importeConcepto' : 'claveDesconocida',
    severidad: 'error',
    ruta: `/cfdi:Comprobante/cfdi:Conceptos/cfdi:Concepto[${i + 1}]/@Importe`,
    encontrado: 'x'.repeat(120),
    esperado: 'y'.repeat(120),
  }))
  const insertThe = (desde: number, hasta: number) =>
    app.deps.db
      .insertInto('borradorCfdis')
      .values(
        Array.from({ length: hasta - desde }, (_, i) => ({
          ...fila,
          orden: desde + i,
          hash: `${desde + i}`,
          uuid: null,
          cfdi: null,
          expresion: null,
          hallazgos: JSON.stringify(hallazgos),
          sat: null,
          satPedidoEn: null,
          ant: null,
          quitadoEn: null,
        })),
      )
      .execute()
  await insertThe(1, 3)
  const { raw: hoja } = await app.call('GET', `${c.ruta}/dictamen.xlsx`, quien)
  expect((await readSheet(hoja)).length).toBeGreaterThan(2 * 200)
  await insertThe(3, maximos.archivosXml)
  const { raw } = await app.call('GET', c.ruta, quien)
  expect(raw.length).toBeLessThan(3_000_000)
  const una = (await c.read()).facturas.at(-1)?.hallazgos
  expect(una?.flatMap(({ otros }) => otros ?? [])).toEqual([145, 45])
})

test('[VIII-E] a group of files is one question before it is read, and is written and counted once; a draft is one', async () => {
  const { xmls, pdfs } = await buenLote({ n: 5, proveedor: '101', dia, desde: 700 })
  const c = conductorDe(app, quien)
  await app.call('POST', '/api/borradores', quien, { id: c.id })
  const asked = vi.spyOn(NamingClient.prototype, 'query')
  const preguntas = async (call: () => Promise<unknown>): Promise<number> => {
    asked.mockClear()
    await call()
    const textos = asked.mock.calls.map(([text]) => String(text))
    return textos.filter((text) => /borrador|archivos|lecturas|usuario_claims/.test(text)).length
  }
  const subir = (resto: string, archivos: typeof xmls) => () =>
    sendFiles(app, `${c.ruta}${resto}`, quien, archivos, { desde: '0' })
  const dichas = [
    await preguntas(subir('/cfdis', xmls)),
    await preguntas(subir('/pdfs', pdfs.slice(0, 3))),
    await preguntas(c.read),
  ]
  asked.mockRestore()
  // The draft, its files and the room, what ran out of time; the files; the draft, their rows with how many they are now.
  expect(dichas).toEqual([5, 5, 1])
})
