import { randomUUID } from 'node:crypto'
import type { DatosCfdi } from '@valija/cfdi'
import type { Borrador } from '@valija/contract/borradores.ts'
import { readLayout } from '@valija/documents/layout/read-layout.ts'
import { openAutoridad } from '@valija/sandbox/muestras/autoridad.ts'
import { layoutsConDefecto } from '@valija/sandbox/muestras/defectos-layout.ts'
import { signFactura } from '@valija/sandbox/muestras/firma.ts'
import { renglonesDe, writeLayout } from '@valija/sandbox/muestras/layout.ts'
import { buenLote } from '@valija/sandbox/muestras/lote.ts'
import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import { expect, test } from 'vitest'
import { conductorDe } from '../../../testing/borrador-de-prueba.ts'
import { sendFiles } from '../../../testing/send-files.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { askSandbox, switchSandbox } from '../../../testing/use-sandbox.ts'

const dia = '2026-10-12'
const app = await useTestApp({ dia })
const quien = await app.persona('proveedor', { idProveedores: [101, 104] })

let desde = 0
async function validated(n = 3) {
  const lote = await buenLote({ n, proveedor: '101', dia, desde: (desde += 30), sinPdf: true })
  const c = conductorDe(app, quien)
  await c.xmls(lote.xmls)
  await c.validateFacturas(101)
  const malos = new Map(layoutsConDefecto(lote.facturas, makeMundo()).map((a) => [a.nombre, a.bytes]))
  const upload = (nombre: string) => c.layout(malos.get(`layout-${nombre}.xlsx`) ?? new Uint8Array())
  return { lote, c, upload, malos }
}

test.each([
  ['correcto', 'Layout Correcto!', 3],
  ['diferencia-de-un-peso', 'Layout Correcto!', 3],
  ['diferencia-de-1.01', 'Layout Incorrecto! Los monto de tus facturas no coincide con el de tu layout!', 2],
  ['monto-distinto', 'Layout Incorrecto! Los monto de tus facturas no coincide con el de tu layout!', 2],
  ['sin-un-folio', 'No existe el siguiente XMLID en tu layout', 2],
])('[B-091, B-092, B-093, B-094, B-148] layout-%s gives %s', async (nombre, titulo, listas) => {
  const { upload } = await validated()
  const b = await upload(nombre)
  expect(b.avisos.map((aviso) => aviso.titulo)).toEqual([titulo])
  expect(b.listas.facturas).toBe(listas)
})

/** A taxed concept of it retains 1.25 % of ISR, as of a person in RESICO. */
const conRetencion = (d: DatosCfdi): DatosCfdi => {
  const [concepto] = d.conceptos ?? []
  const [traslado] = concepto?.impuestos?.traslados ?? []
  if (!concepto || !traslado) throw new Error('no taxed concept')
  const importe = (Number(traslado.base) * 0.0125).toFixed(2)
  const retencion = { ...traslado, impuesto: '001', tasaOCuota: '0.012500', importe }
  return {
    ...d,
    total: (Number(d.total) - Number(importe)).toFixed(2),
    conceptos: (d.conceptos ?? []).map((uno) =>
      uno === concepto ? { ...uno, impuestos: { ...uno.impuestos, retenciones: [retencion] } } : uno,
    ),
    impuestos: {
      ...d.impuestos,
      retenciones: [{ impuesto: '001', importe }],
      totalImpuestosRetenidos: importe,
    },
  }
}

test('[VI-E5] a factura that retains goes on with its bookings at what they are worth, and it is told', async () => {
  const { facturas, layoutXlsx } = await buenLote({
    n: 2,
    proveedor: '101',
    dia,
    desde: (desde += 30),
    sinPdf: true,
  })
  const c = conductorDe(app, quien)
  await c.xmls(
    facturas.map((f, i) => ({
      nombre: `${f.folio}.xml`,
      bytes: signFactura(f, { autoridad: openAutoridad(), ...(i === 0 ? { cambia: conRetencion } : {}) })
        .bytes,
    })),
  )
  await c.validateFacturas(101)
  const b = await c.layout(layoutXlsx)
  expect(b.avisos.map(({ titulo }) => titulo)).toEqual(['Layout Correcto!'])
  expect(b.listas.facturas).toBe(2)
  const dichos = b.facturas.map(({ layout }) => (layout?.hallazgos ?? []).map(({ titulo }) => titulo))
  expect(dichos.filter((suyos) => suyos.length > 0)).toEqual([
    ['Las reservas suman el total de la factura más lo que retiene'],
  ])
})

test.each(['reserva-inexistente', 'reserva-cancelada', 'reserva-de-otro-hotel'])(
  '[B-002, B-121] layout-%s: ANT refuses that row, the others go on, a candidate is named',
  async (nombre) => {
    const { upload } = await validated()
    const b = await upload(nombre)
    const malos = b.layout?.renglones.filter(({ motivos }) => motivos.length > 0) ?? []
    expect(malos).toHaveLength(1)
    expect(malos[0]?.motivos[0]).toMatch(/no existe|cancelada|otro proveedor/)
    expect(malos[0]?.candidata?.bookingCode).toMatch(/^AT101/)
    expect(b.listas.facturas).toBe(2)
  },
)

test('[B-070] an empty layout, a text in disguise and a wrong name are refused with what to do', async () => {
  const { c, malos } = await validated()
  const send = async (nombre: string, bytes: Uint8Array = new Uint8Array()) =>
    ((await sendFiles(app, `${c.ruta}/layout`, quien, [{ nombre, bytes }])).body as { codigo: string }).codigo
  expect(await send('layout.xlsx', malos.get('layout-vacio.xlsx'))).toBe('layoutVacio')
  expect(await send('layout.xlsx')).toBe('layoutVacio')
  expect(await send('layout.csv', malos.get('layout-en-csv.csv'))).toBe('layoutNoEsExcel')
  expect(await send('layout.xls', malos.get('layout-en-csv.csv'))).toBe('layoutNoEsExcel')
})

test.each([
  ['monto-distinto', 'facturas correctas y con el nuevo 2 ('],
  ['sin-un-folio', '(La factura no está en el layout: '],
])(
  '[VI-E3] layout-%s does not take the place of a good one, a good one takes that of a bad one',
  async (nombre, motivo) => {
    const { lote, c, upload } = await validated()
    expect((await upload(nombre)).listas.facturas).toBe(2)
    const bueno = await c.layout(lote.layoutXlsx)
    expect(bueno.listas.facturas).toBe(3)
    await expect(upload(nombre)).rejects.toMatchObject({
      status: 409,
      body: { codigo: 'layoutNoReemplazado', mensaje: expect.stringContaining(motivo) as string },
    })
    // What ANT said of it stands as well.
    const { listas, layout, reservasValidadas, layoutValidado } = await c.read()
    expect([listas.facturas, layout, reservasValidadas, layoutValidado]).toEqual([
      3,
      bueno.layout,
      true,
      true,
    ])
    expect((await c.layout(lote.layoutXls, 'otro.xls')).layout?.nombre).toBe('otro.xls')
  },
)

test('[VI-E3] a worse layout says which facturas fall; on purpose it is taken, and one press brings the other back as it was', async () => {
  const { lote, c, malos } = await validated()
  const bueno = await c.layout(lote.layoutXlsx)
  const archivo = { nombre: 'peor.xlsx', bytes: malos.get('layout-sin-un-folio.xlsx') ?? new Uint8Array() }
  const send = (query: string) => sendFiles(app, `${c.ruta}/layout${query}`, quien, [archivo])
  const back = (clave: string | null | undefined = randomUUID()) =>
    app.call('POST', `${c.ruta}/layout/anterior`, quien, { clave })
  expect((await back()).body).toMatchObject({ codigo: 'sinLayoutAnterior' })
  const { body } = await send('')
  const caen = lote.facturas.filter(({ folio }) => (body as { mensaje: string }).mensaje.includes(folio))
  expect(caen).toHaveLength(1)
  expect((await c.read()).layout?.anterior).toBeNull()
  expect((await send('?deTodosModos=si')).status).toBe(200)
  await app.drainJobs()
  const peor = await c.read()
  expect(peor.layout?.nombre).toBe('peor.xlsx')
  expect((await back(peor.layout?.anterior)).status).toBe(200)
  await app.drainJobs()
  const { layout, listas, layoutValidado, reservasValidadas } = await c.read()
  expect([listas, layoutValidado, reservasValidadas]).toEqual([bueno.listas, true, true])
  expect(layout).toEqual({ ...bueno.layout, anterior: expect.any(String) })
  // There and back.
  const { body: otraVez } = await back(layout?.anterior)
  expect((otraVez as Borrador).layout?.renglones.length).toBe(peor.layout?.renglones.length)
})

test('[VI-D8] to come back to the layout before, pressed twice, is to come back once, and not where another came since', async () => {
  const { lote, c, malos } = await validated()
  const bueno = (await c.layout(lote.layoutXlsx)).layout?.renglones.length
  const peor = { nombre: 'peor.xlsx', bytes: malos.get('layout-sin-un-folio.xlsx') ?? new Uint8Array() }
  const send = () => sendFiles(app, `${c.ruta}/layout?deTodosModos=si`, quien, [peor])
  await send()
  const clave = (await c.read()).layout?.anterior
  const back = async () => {
    const { status, body } = await app.call('POST', `${c.ruta}/layout/anterior`, quien, { clave })
    return [status, (body as Borrador).layout?.renglones.length]
  }
  expect(await Promise.all([back(), back(), back()])).toEqual(Array(3).fill([200, bueno]))
  expect(await back()).toEqual([200, bueno])
  await send()
  expect(await back()).toEqual([409, undefined])
})

test('[VI-E3, XI-A1] a layout sent again, its answer lost, leaves the one before it to come back to, and of one alone makes none', async () => {
  const { lote, c, malos } = await validated()
  const send = (bytes: Uint8Array = new Uint8Array()) =>
    sendFiles(app, `${c.ruta}/layout?deTodosModos=si`, quien, [{ nombre: 'layout.xlsx', bytes }])
  const back = async () =>
    app.call('POST', `${c.ruta}/layout/anterior`, quien, {
      clave: (await c.read()).layout?.anterior ?? randomUUID(),
    })
  for (let veces = 0; veces < 2; veces++) expect((await send(lote.layoutXlsx)).status).toBe(200)
  expect((await back()).body).toMatchObject({ codigo: 'sinLayoutAnterior' })
  const bueno = (await c.read()).layout?.renglones.length
  const peor = malos.get('layout-sin-un-folio.xlsx')
  for (let veces = 0; veces < 2; veces++) expect((await send(peor)).status).toBe(200)
  expect((await c.read()).layout?.renglones.length).toBeLessThan(bueno ?? 0)
  expect(((await back()).body as Borrador).layout?.renglones.length).toBe(bueno)
})

test('[B-070] a true .xls is read like the .xlsx', async () => {
  const { lote, c } = await validated()
  const b = await c.layout(lote.layoutXls, 'layout.xls')
  expect(b.listas.facturas).toBe(3)
})

test('[B-029] the template carries the folios of what continues', async () => {
  const { c, lote } = await validated()
  const plantilla = await app.call('GET', `${c.ruta}/layout.xlsx`, quien)
  expect(plantilla.headers['content-disposition']).toContain('layout.xlsx')
  expect(readLayout(plantilla.raw).renglones).toEqual([])
  const vacia = await sendFiles(app, `${c.ruta}/layout`, quien, [{ nombre: 'l.xlsx', bytes: plantilla.raw }])
  expect(vacia.body).toMatchObject({ codigo: 'layoutVacio' })
  expect(lote.facturas).toHaveLength(3)
})

test('only the failed rows go out with their reason; corrected and uploaded again they merge', async () => {
  const { upload, c, lote } = await validated()
  const antes = await upload('reserva-inexistente')
  const bien = antes.layout?.renglones.length
  const salida = await app.call('GET', `${c.ruta}/excepciones.xlsx`, quien)
  const { renglones, deExcepciones } = readLayout(salida.raw)
  expect(deExcepciones).toBe(true)
  expect(renglones).toHaveLength(1)
  // The hotel corrects that one row and sends the same sheet back.
  const { utils, read, write } = await import('@e965/xlsx')
  const libro = read(salida.raw, { type: 'buffer' })
  const hoja = libro.Sheets.Layout
  if (!hoja) throw new Error('no sheet')
  utils.sheet_add_aoa(hoja, [[lote.facturas[0]?.reservas[0]?.bookingCode]], { origin: 'B2' })
  const { status } = await sendFiles(app, `${c.ruta}/layout`, quien, [
    {
      nombre: 'excepciones.xlsx',
      bytes: new Uint8Array(write(libro, { type: 'buffer', bookType: 'xlsx' }) as Buffer),
    },
  ])
  expect(status).toBe(200)
  await app.drainJobs()
  const despues = await c.read()
  expect(despues.layout?.renglones).toHaveLength(bien ?? -1)
  expect(despues.listas.facturas).toBe(3)
  expect(despues.avisos.map(({ titulo }) => titulo)).toEqual(['Layout Correcto!'])
})

test('a row corrected in the grid is asked of ANT again; the others keep their answer', async () => {
  const { upload, c, lote } = await validated()
  const antes = await upload('reserva-inexistente')
  const malo = antes.layout?.renglones.find(({ motivos }) => motivos.length > 0)
  const preguntas = async () =>
    (await askSandbox<{ antValidaciones: number }>(app, '/contadores')).antValidaciones
  const previas = await preguntas()
  const { numero, facturaId: _f, motivos: _m, candidata: _c, ...renglon } = malo ?? ({} as never)
  await c.call('PUT', `/renglones/${numero}`, {
    ...renglon,
    bookingCode: lote.facturas[0]?.reservas[0]?.bookingCode,
  })
  await app.drainJobs()
  expect((await c.read()).listas.facturas).toBe(3)
  expect((await preguntas()) - previas).toBeLessThanOrEqual(2)
})

test('ANT down: nobody is refused, the documented message stands and the answer comes when it is back', async () => {
  const { lote, c } = await validated(2)
  const switches = (ant: object) => switchSandbox(app, { ant })
  await switches({ caido: true })
  const b = await c.layout(lote.layoutXlsx)
  expect(b.avisos.map(({ titulo }) => titulo)).toContain('No podemos establecer conexión con la API ANT')
  expect(b.facturas.map(({ layout }) => layout?.ant)).toEqual(['sinRespuesta', 'sinRespuesta'])
  expect(b.paso).toBe('layout')
  await switches({ caido: false })
  await app.drainJobs()
  expect((await c.read()).listas.facturas).toBe(2)
})

test('[B-048, B-095] with isOmnibeesLocator the bookings are asked by external locator', async () => {
  const omnibees = await app.persona('proveedor', {
    idProveedores: [104],
    claims: [['isOmnibeesLocator', '1']],
  })
  const lote = await buenLote({ n: 2, proveedor: '104', dia, sinPdf: true })
  expect(String(renglonesDe(lote.facturas)[0]?.[1])).toMatch(/^OB104/)
  for (const [persona, listas] of [
    [omnibees, 2],
    [quien, 0],
  ] as const) {
    const c = conductorDe(app, persona)
    await c.xmls(lote.xmls)
    await c.validateFacturas(104)
    const b = await c.layout(writeLayout(renglonesDe(lote.facturas)))
    expect(b.listas.facturas).toBe(listas)
  }
})

test('[VI-D1] an iva of #N/A is never money: its factura waits until somebody writes it, whatever else of the row is saved', async () => {
  const { lote, c } = await validated(2)
  const { utils, read, write } = await import('@e965/xlsx')
  const libro = read(lote.layoutXls, { type: 'array' })
  Object.assign(libro.Sheets.Layout ?? {}, { D2: { t: 'e', v: 42 } })
  utils.sheet_add_aoa(libro.Sheets.Layout ?? {}, [['FOLIO ', 'Localizador']], { origin: 'A1' })
  const b = await c.layout(
    new Uint8Array(write(libro, { type: 'buffer', bookType: 'biff8' }) as Buffer),
    'layout.xls',
  )
  const malo = b.layout?.renglones.find(({ numero }) => numero === 2)
  expect(malo?.motivos).toEqual(['No se puede leer: iva (#N/A)'])
  expect(b.listas.facturas).toBe(1)
  expect(b.avisos.map(({ codigo }) => codigo)).not.toContain('layoutCorrecto')
  const antes = await c.call('PUT', '/renglones/2', { propinas: 0.01 })
  expect([
    antes.listas.facturas,
    antes.layout?.renglones.find(({ numero }) => numero === 2)?.ilegibles,
  ]).toEqual([1, ['iva']])
  await c.call('PUT', '/renglones/2', { iva: 16 })
  await app.drainJobs()
  expect((await c.read()).listas.facturas).toBe(2)
})

test('[VI-D8] two that write in one row at once each keep what they wrote, and take nothing of the other’s back', async () => {
  const { lote, c } = await validated(1)
  const b = await c.layout(lote.layoutXls, 'layout.xls')
  const [antes] = b.layout?.renglones ?? []
  const ruta = `/renglones/${antes?.numero}`
  await Promise.all([
    c.call('PUT', ruta, { bookingCode: 'AT101X' }),
    c.call('PUT', ruta, { propinas: 0.01 }),
    c.call('PUT', ruta, { iva: 16 }),
  ])
  const [renglon] = (await c.read()).layout?.renglones ?? []
  expect(renglon).toMatchObject({
    numero: antes?.numero,
    folio: antes?.folio,
    totalReserva: antes?.totalReserva,
    bookingCode: 'AT101X',
    propinas: 0.01,
    iva: 16,
  })
})

test('[VI-D1] how the sheet was read is said on the draft; columns nobody can tell apart are refused by name', async () => {
  const { lote, c } = await validated(1)
  const { utils, write } = await import('@e965/xlsx')
  const filas = renglonesDe(lote.facturas)
  const libroDe = (rows: unknown[][]) => {
    const libro = utils.book_new()
    utils.book_append_sheet(libro, utils.aoa_to_sheet(rows), 'Hoja1')
    return new Uint8Array(write(libro, { type: 'buffer', bookType: 'xlsx' }) as Buffer)
  }
  const alReves = filas.map(([folio, code, ...importes]) => [
    folio,
    code,
    importes.at(-1),
    ...importes.slice(0, -1),
  ])
  const { status, body } = await sendFiles(app, `${c.ruta}/layout`, quien, [
    { nombre: 'l.xlsx', bytes: libroDe(alReves) },
  ])
  expect([status, (body as { codigo: string }).codigo]).toEqual([400, 'layoutColumnasDudosas'])
  expect((body as { mensaje: string }).mensaje).toContain('La columna C parece totalReserva')
  const b = await c.layout(libroDe(filas))
  expect(b.avisos.find(({ codigo }) => codigo === 'layoutComoSeLeyo')?.texto).toContain(
    'se leyó por posición',
  )
  expect(b.listas.facturas).toBe(1)
})
