import { layoutsConDefecto } from '@valija/sandbox/muestras/defectos-layout.ts'
import { buenLote } from '@valija/sandbox/muestras/lote.ts'
import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import { expect, test } from 'vitest'
import { conductorDe } from '../../../testing/borrador-de-prueba.ts'
import { readRows } from '../../../testing/filas.ts'
import { useTestApp } from '../../../testing/test-app.ts'

const dia = '2026-10-12'
const app = await useTestApp({ dia })
const quien = await app.persona('proveedor', { idProveedores: [101] })

let desde = 0
const lotes = (n: number) => buenLote({ n, proveedor: '101', dia, desde: (desde += 30) })
async function ready(n = 2) {
  const lote = await lotes(n)
  const c = conductorDe(app, quien)
  await c.xmls(lote.xmls)
  await c.validateFacturas(101)
  await c.layout(lote.layoutXlsx)
  return { lote, c }
}

test('[B-096, B-097, B-098] a lote wants a name and the PDFs, each absence with its message', async () => {
  const { lote, c } = await ready()
  const message = async () =>
    ((await app.call('POST', `${c.ruta}/validarLote`, quien)).body as { mensaje: string }).mensaje
  expect(await message()).toBe('Por favor ingresa un nombre y carga la factura en formato PDF')
  await c.name('Octubre')
  expect(await message()).toBe('Por favor carga la factura en formato PDF')
  await c.name('')
  await c.pdfs(lote.pdfs)
  expect(await message()).toBe('Por favor ingresa un nombre')
})

test('[B-099] with fewer PDFs than facturas nothing is saved', async () => {
  const { lote, c } = await ready(3)
  await c.name('Faltan')
  const b = await c.pdfs(lote.pdfs.slice(0, 2))
  expect(b.facturas.filter(({ pdf }) => pdf === null)).toHaveLength(1)
  await expect(c.validateLote()).rejects.toMatchObject({ status: 400 })
  await expect(c.save()).rejects.toMatchObject({ status: 409 })
})

test('[B-062] validating changes when something changes: a lote is saved only as it was validated', async () => {
  const { lote, c } = await ready()
  await c.name('Uno')
  await c.pdfs(lote.pdfs)
  expect((await c.validateLote()).loteValidado).toBe(true)
  expect((await c.name('Uno')).loteValidado).toBe(true)
  expect((await c.call('PUT', '/proveedor', { proveedorId: 101 })).loteValidado).toBe(true)
  expect((await c.name('Dos')).loteValidado).toBe(false)
  await expect(c.save()).rejects.toMatchObject({ status: 409 })
})

test('[B-038, B-040, B-041, B-042, B-043] the saved lote carries what the documents and the layout say', async () => {
  const { lote, c } = await ready(4)
  await c.name('Completo')
  await c.pdfs(lote.pdfs)
  await c.validateLote()
  const { id } = await c.save()
  const facturas = await readRows(app, 'facturas', { loteId: id }, 'id')
  expect(facturas.map((f) => [f.uuid.toUpperCase(), f.total, f.tipo, f.estado, f.folioSerie])).toEqual(
    lote.facturas.map((f) => [f.uuid.toUpperCase(), f.total, 'p', 'Vigente', `${f.folio}${f.serie}`]),
  )
  const reservas = await app.deps.db
    .selectFrom('facturaReservas as r')
    .innerJoin('facturas as f', 'f.id', 'r.facturaId')
    .selectAll('r')
    .where('f.loteId', '=', id)
    .orderBy('r.id')
    .execute()
  expect(
    reservas.map((r) => [r.bookingCode, r.base, r.iva, r.otrosImpuestos, r.propinas, r.totalReserva]),
  ).toEqual(
    lote.facturas.flatMap((f) =>
      f.reservas.map((r) => [r.bookingCode, r.base, r.iva, r.otrosImpuestos, r.propinas, r.total]),
    ),
  )
  const bitacora = await readRows(app, 'bitacora', { entidad: 'lote', entidadId: String(id) })
  expect(bitacora).toMatchObject([{ accion: 'crear', quien: quien.correo, a: 'No procesado' }])
})

test('saving twice at once makes one lote and answers both with it', async () => {
  const { lote, c } = await ready()
  await c.name('Doble')
  await c.pdfs(lote.pdfs)
  await c.validateLote()
  const [uno, otro] = await Promise.all([c.save(), c.save()])
  expect(uno).toEqual(otro)
  expect(await c.save()).toEqual(uno)
  const { n } = await app.deps.db
    .selectFrom('lotes')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('nombre', '=', 'Doble')
    .executeTakeFirstOrThrow()
  expect(Number(n)).toBe(1)
})

test('[B-086] two people save the same invoice at once: one lote has it, the other is told which and keeps the rest', async () => {
  const otra = await app.persona('proveedor', { idProveedores: [101] })
  const comun = await lotes(3)
  const propia = await lotes(1)
  const a = conductorDe(app, quien)
  const b = conductorDe(app, otra)
  const prepare = async (
    c: typeof a,
    xmls: typeof comun.xmls,
    pdfs: typeof comun.pdfs,
    layout: Uint8Array,
  ) => {
    await c.xmls(xmls)
    await c.validateFacturas(101)
    await c.layout(layout)
    await c.name('Carrera')
    await c.pdfs(pdfs)
    await c.validateLote()
  }
  const { renglonesDe, writeLayout } = await import('@valija/sandbox/muestras/layout.ts')
  await prepare(a, comun.xmls, comun.pdfs, comun.layoutXlsx)
  await prepare(
    b,
    [...comun.xmls.slice(0, 1), ...propia.xmls],
    [...comun.pdfs.slice(0, 1), ...propia.pdfs],
    writeLayout(renglonesDe([...comun.facturas.slice(0, 1), ...propia.facturas])),
  )
  const results = await Promise.allSettled([a.save(), b.save()])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const perdio = results[0]?.status === 'rejected' ? a : b
  const [fallo] = results.filter((r) => r.status === 'rejected')
  expect(fallo?.reason).toMatchObject({
    status: 409,
    body: { codigo: 'facturasRegistradasMientras', titulo: 'Error 401' },
  })
  const queda = await perdio.read()
  expect(queda.facturas.filter(({ situacion }) => situacion === 'repetida')).toHaveLength(1)
  expect(queda.listas.facturas).toBe(perdio === a ? 2 : 1)
  // The rest goes on as it is.
  await perdio.validateLote()
  expect((await perdio.save()).facturas).toBe(perdio === a ? 2 : 1)
})

test('partial acceptance: what does not pass stays out, and the lote has the rest', async () => {
  const bueno = await lotes(2)
  const c = conductorDe(app, quien)
  await c.xmls([...bueno.xmls, { nombre: 'roto.xml', bytes: Buffer.from('<cfdi:Comprobante>') }])
  await c.validateFacturas(101)
  await c.layout(bueno.layoutXlsx)
  await c.name('Parcial')
  await c.pdfs(bueno.pdfs)
  await c.validateLote()
  expect((await c.save()).facturas).toBe(2)
})

test('what ANT refused still says so after the lote was validated without it, and comes in once it is put right', async () => {
  const lote = await lotes(2)
  const c = conductorDe(app, quien)
  await c.xmls(lote.xmls)
  await c.validateFacturas(101)
  const malo = layoutsConDefecto(lote.facturas, makeMundo()).find(
    (a) => a.nombre === 'layout-reserva-inexistente.xlsx',
  )
  await c.layout(malo?.bytes ?? new Uint8Array())
  await c.name('Con una fuera')
  await c.pdfs(lote.pdfs)
  await c.validateLote()
  await app.drainJobs()
  const despues = await c.read()
  expect(despues.listas.facturas).toBe(1)
  // Nothing waits for ANT: it has answered about both.
  expect(despues.antPendientes).toBe(0)
  const fuera = despues.facturas.find(({ lista }) => !lista)
  expect(fuera?.layout).toMatchObject({
    ant: 'incorrecto',
    hallazgos: expect.arrayContaining([expect.objectContaining({ codigo: 'antReservas' })]),
  })
  const renglon = despues.layout?.renglones.find(({ motivos }) => motivos.length > 0)
  const buena = lote.facturas.find(({ folio }) => folio === fuera?.cabecera?.folio)?.reservas[0]?.bookingCode
  await c.call('PUT', `/renglones/${renglon?.numero}`, { ...renglon, bookingCode: buena })
  await app.drainJobs()
  expect((await c.read()).listas.facturas).toBe(2)
  await c.validateLote()
  expect((await c.save()).facturas).toBe(2)
})

test('[VI-D8] a draft that another tab saved is told by the lote it became; one that was thrown away only as gone', async () => {
  const { lote, c } = await ready(1)
  await c.name('De otra pestaña')
  await c.pdfs(lote.pdfs)
  await c.validateLote()
  await c.save()
  expect((await app.call('GET', c.ruta, quien)).body).toMatchObject({
    codigo: 'borradorYaGuardado',
    mensaje: 'Este borrador ya se guardó: es el lote «De otra pestaña». Lo encuentras en tu listado.',
  })
  const ajena = await app.persona('proveedor', { idProveedores: [101] })
  expect((await app.call('GET', c.ruta, ajena)).body).toMatchObject({ codigo: 'borradorNoEncontrado' })
  const otro = await ready(1)
  await app.call('DELETE', otro.c.ruta, quien)
  expect((await app.call('GET', otro.c.ruta, quien)).body).toMatchObject({ codigo: 'borradorNoEncontrado' })
})

test('[VI-D8] what became a lote, or was thrown away, is no draft again for the files that another window still had', async () => {
  const { lote, c } = await ready(1)
  await c.name('Ya guardado')
  await c.pdfs(lote.pdfs)
  await c.validateLote()
  await c.save()
  const id = c.ruta.split('/').at(-1)
  const again = (cual: string | undefined) => app.call('POST', '/api/borradores', quien, { id: cual })
  expect(await again(id)).toMatchObject({ status: 404, body: { codigo: 'borradorYaGuardado' } })
  const otro = await ready(1)
  await app.call('DELETE', otro.c.ruta, quien)
  const suyo = otro.c.ruta.split('/').at(-1)
  expect(await again(suyo)).toMatchObject({ status: 404, body: { codigo: 'borradorNoEncontrado' } })
})
