import type { Borrador } from '@valija/contract/borradores.ts'
import { openAutoridad } from '@valija/sandbox/muestras/autoridad.ts'
import { archivosSueltos, facturaConDefecto, nombresDefecto } from '@valija/sandbox/muestras/defectos.ts'
import { buenLote } from '@valija/sandbox/muestras/lote.ts'
import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { conductorDe } from '../../../testing/borrador-de-prueba.ts'
import { readRow } from '../../../testing/filas.ts'
import { sendFiles } from '../../../testing/send-files.ts'
import { type Persona, useTestApp } from '../../../testing/test-app.ts'
import { switchSandbox } from '../../../testing/use-sandbox.ts'
import { openSession } from '../acceso/open-session.ts'

const dia = '2026-10-12'
const app = await useTestApp({ dia })
const quien = await app.persona('proveedor', { idProveedores: [101, 102] })

const bad = (f: Borrador['facturas'][number] | undefined) =>
  f?.hallazgos.filter(({ severidad }) => severidad === 'error').map(({ codigo }) => codigo)

const contexto = async () => {
  const mundo = makeMundo()
  const bueno = await buenLote({ n: 1, proveedor: '101', dia, desde: 9000, sinPdf: true })
  return {
    mundo,
    autoridad: openAutoridad(),
    dia,
    semilla: 'defectos',
    proveedorId: '101',
    otroProveedorId: '103',
    yaCargada: bueno.xmls[0] ?? { nombre: '', bytes: new Uint8Array() },
  }
}

test('[B-064, B-075, B-076, B-079, B-085] each defect of a sample lote is found, and blocks nobody else', async () => {
  const c = conductorDe(app, quien)
  const de = await contexto()
  const archivos = nombresDefecto.map((nombre) => ({
    nombre: `${nombre}.xml`,
    bytes: facturaConDefecto(nombre, de).bytes,
  }))
  await c.xmls(archivos)
  const b = await c.validateFacturas(101)
  const por = new Map(b.facturas.map((f) => [f.nombre.replace('.xml', ''), f]))
  const situacion = (nombre: string) => por.get(nombre)?.situacion
  for (const nombre of ['correcta-1', 'correcta-2', 'correcta-3']) expect(situacion(nombre)).toBe('correcta')
  const esperados: Record<string, string> = {
    'emisor-distinto': 'emisorDistinto',
    'regimen-receptor-626': 'receptorRegimen',
    'uso-cfdi-g03': 'usoCfdi',
    'receptor-incorrecto': 'receptorRfc',
    'timbrada-el-anio-anterior': 'anioTimbrado',
    'timbrada-el-anio-siguiente': 'anioTimbrado',
    'sin-metodo-de-pago': 'metodoPago',
    'pue-del-mes-anterior': 'mesPue',
    'pue-con-forma-de-pago-01': 'formaPagoPue',
    'moneda-usd': 'moneda',
    'tipo-egreso': 'tipoDeComprobante',
    'emisor-en-lista-69b': 'efos',
    'sin-timbre': 'xmlIlegible',
    'con-dtd': 'xmlIlegible',
    corrupta: 'xmlIlegible',
  }
  for (const [nombre, codigo] of Object.entries(esperados))
    expect([nombre, bad(por.get(nombre))]).toEqual([nombre, expect.arrayContaining([codigo])])
  expect(por.get('con-fecha-por-venir')).toMatchObject({
    situacion: 'correcta',
    hallazgos: expect.arrayContaining([
      expect.objectContaining({ codigo: 'fechaPorVenir', severidad: 'aviso' }),
    ]),
  })
  // It stands, and its issuer has asked the SAT to cancel it.
  expect(por.get('cancelacion-en-proceso')).toMatchObject({
    situacion: 'correcta',
    hallazgos: expect.arrayContaining([
      expect.objectContaining({
        codigo: 'cancelacionEnProceso',
        severidad: 'aviso',
        encontrado: 'En proceso',
      }),
    ]),
  })
  expect(situacion('cancelada')).toBe('cancelada')
  expect(situacion('no-encontrada')).toBe('noEncontrada')
  for (const nombre of [
    'alterada-despues-del-timbrado',
    'certificado-de-otro',
    'total-mal-sumado',
    'cfdi-33',
  ])
    expect([nombre, situacion(nombre)]).toEqual([nombre, 'rechazada'])
  const titulos = b.avisos.map(({ titulo }) => titulo)
  for (const titulo of [
    'Sus archivos XML se encuentran corruptos o dañados!',
    '1 factura con un emisor distinto fue eliminada',
    'Régimen Fiscal Incorrecto',
    'Facturas con receptor incorrecto',
    'Tus facturas PUE no pueden contener otro método de pago que no sea 03',
    'Ingresaste facturas canceladas y no encontradas',
  ])
    expect(titulos).toContain(titulo)
  const dictamen = await app.call('GET', `${c.ruta}/dictamen.xlsx`, quien)
  expect(dictamen.status).toBe(200)
  expect(dictamen.raw.subarray(0, 2).toString()).toBe('PK')
})

test('[B-063] what the SAT did not find it is asked again when the facturas are validated again, and goes on once it is shown', async () => {
  const { xmls } = await buenLote({ n: 2, proveedor: '101', dia, desde: 900, sinPdf: true })
  const c = conductorDe(app, quien)
  const uuid = (await c.xmls(xmls)).facturas[0]?.cabecera?.uuid ?? ''
  await switchSandbox(app, { sat: { porUuid: { [uuid]: { estado: 'No Encontrado' } } } })
  const situaciones = async () =>
    (await c.validateFacturas(101)).facturas.map(({ situacion }) => situacion).toSorted()
  expect(await situaciones()).toEqual(['correcta', 'noEncontrada'])
  expect(await situaciones()).toEqual(['correcta', 'noEncontrada'])
  await switchSandbox(app, { sat: { porUuid: { [uuid]: { estado: 'Vigente' } } } })
  expect((await c.call('POST', '/validarFacturas')).satPendientes).toBe(1)
  expect(await situaciones()).toEqual(['correcta', 'correcta'])
})

test('[B-069, B-073, B-074, B-141] what is no XML is refused by name, more than a group is refused, the rest stays', async () => {
  const c = conductorDe(app, quien)
  await app.call('POST', '/api/borradores', quien, { id: c.id })
  const de = await contexto()
  const { status, body } = await sendFiles(app, `${c.ruta}/cfdis`, quien, archivosSueltos(de))
  expect(status).toBe(200)
  expect((body as { aviso: object }).aviso).toMatchObject({
    severidad: 'aviso',
    titulo: '2 de 4 archivos cargados; los demás no se tomaron',
    texto:
      'Archivos inválidos: no-es-xml.txt. Solo se permiten archivos XML; vacia.xml: El archivo está vacío',
  })
  expect((await c.read()).facturas.map(({ nombre }) => nombre)).toEqual([
    'xml-que-no-es-cfdi.xml',
    'uuid-ya-registrado.xml',
  ])
  const seis = Array.from({ length: 6 }, (_, i) => ({ nombre: `${i}.xml`, bytes: de.yaCargada.bytes }))
  expect((await sendFiles(app, `${c.ruta}/cfdis`, quien, seis)).status).toBe(400)
  const nada = await sendFiles(app, `${c.ruta}/cfdis`, quien, [])
  expect(nada).toMatchObject({ status: 400, body: { mensaje: 'No se seleccionaron archivos' } })
})

test('the same bytes uploaded again are the same row, so that a repeated upload is harmless', async () => {
  const c = conductorDe(app, quien)
  const lote = await buenLote({ n: 5, proveedor: '101', dia, desde: 9100, sinPdf: true })
  await c.xmls(lote.xmls)
  expect((await c.xmls(lote.xmls)).facturas).toHaveLength(5)
  const [primera] = lote.xmls
  if (!primera) throw new Error('no sample')
  expect((await c.xmls([primera, { ...primera, nombre: 'copia.xml' }])).facturas).toHaveLength(5)
})

test('[B-065] a later step is refused before the earlier one, with what to do', async () => {
  const c = conductorDe(app, quien)
  const lote = await buenLote({ n: 1, proveedor: '101', dia, desde: 9200, sinPdf: true })
  await app.call('POST', '/api/borradores', quien, { id: c.id })
  const code = async (resto: string) =>
    ((await app.call('POST', `${c.ruta}${resto}`, quien)).body as { codigo: string }).codigo
  expect(await code('/validarFacturas')).toBe('pasoFaltaFacturas')
  await c.xmls(lote.xmls)
  expect(await code('/validarFacturas')).toBe('pasoFaltaProveedor')
  const subida = await sendFiles(app, `${c.ruta}/layout`, quien, [
    { nombre: 'l.xlsx', bytes: lote.layoutXlsx },
  ])
  expect(subida.body).toMatchObject({ codigo: 'pasoFaltaProveedor' })
  expect(await code('/validarReservas')).toBe('pasoFaltaLayout')
  expect(await code('/validarLayout')).toBe('pasoFaltaLayout')
  expect(await code('/validarLote')).toBe('pasoFaltaProveedor')
  expect(await code('/guardar')).toBe('pasoFaltaValidarLote')
})

test('[B-130, B-131] SAT down: Sin verificar with the documented message, never rejected; verified when it is back', async () => {
  const c = conductorDe(app, quien)
  const lote = await buenLote({ n: 3, proveedor: '101', dia, desde: 9300, sinPdf: true })
  await c.xmls(lote.xmls)
  await switchSandbox(app, { sat: { caido: true } })
  const caido = await c.validateFacturas(101)
  expect(caido.facturas.map(({ situacion }) => situacion)).toEqual([
    'sinVerificar',
    'sinVerificar',
    'sinVerificar',
  ])
  expect(caido.avisos.map(({ titulo }) => titulo)).toEqual(['Error 404 / Error Externo'])
  await switchSandbox(app, { sat: { caido: false, rechaza: 401 } })
  await app.drainJobs()
  expect((await c.read()).avisos.map(({ titulo }) => titulo)).toEqual(['No hay conexión con la API SAT'])
  await switchSandbox(app, { sat: { rechaza: false } })
  await app.drainJobs()
  const vuelta = await c.read()
  expect(vuelta.facturas.map(({ situacion }) => situacion)).toEqual(['correcta', 'correcta', 'correcta'])
  expect(vuelta.avisos).toEqual([])
})

test('Sin verificar may be saved, and is counted on the lote', async () => {
  const c = conductorDe(app, quien)
  const lote = await buenLote({ n: 2, proveedor: '101', dia, desde: 9400 })
  await switchSandbox(app, { sat: { caido: true } })
  try {
    const { id } = await c.complete(lote, 101)
    const fila = await readRow(app, 'lotes', { id })
    expect(fila.numSinVerificar).toBe(2)
  } finally {
    await switchSandbox(app, { sat: { caido: false } })
  }
})

test('the cut-off is judged on the day the lote is saved', async () => {
  const c = conductorDe(app, quien)
  const lote = await buenLote({ n: 2, proveedor: '101', dia, desde: 9501 })
  await c.xmls(lote.xmls)
  await c.validateFacturas(101)
  await c.layout(lote.layoutXlsx)
  await c.name('Tarde')
  await c.pdfs(lote.pdfs)
  await c.validateLote()
  app.reloj.moveTo('2026-10-24')
  try {
    // Days have passed: the person signs in again and finds the draft where it was.
    quien.token = (await openSession(app.deps, { id: quien.id, email: quien.correo })).token
    await expect(c.save()).rejects.toMatchObject({ status: 409, body: { codigo: 'loteCambioMientras' } })
    const tarde = await c.read()
    expect(tarde.facturas.flatMap(bad)).toEqual(['cortePue', 'cortePpd'])
    expect(tarde.avisos.map(({ titulo }) => titulo)).toEqual(
      expect.arrayContaining([
        'Las facturas PUE se aceptan hasta el día 20 de cada mes',
        'Las facturas PPD se aceptan hasta el día 20 de cada mes',
      ]),
    )
  } finally {
    app.reloj.moveTo(dia)
  }
})

test('[B-144] a row is taken out, and the last one leaves an empty draft', async () => {
  const c = conductorDe(app, quien)
  const lote = await buenLote({ n: 2, proveedor: '101', dia, desde: 9600, sinPdf: true })
  const { facturas } = await c.xmls(lote.xmls)
  const [una, otra] = facturas.map(({ id }) => id)
  expect((await c.call('DELETE', `/cfdis/${una}`)).facturas.map(({ id }) => id)).toEqual([otra])
  expect((await c.call('DELETE', `/cfdis/${otra}`)).facturas).toEqual([])
  expect((await c.call('POST', `/cfdis/${una}/restaurar`)).facturas.map(({ id }) => id)).toEqual([una])
})

test('[VI-A7] a finding says where, which validation of the SAT, and what this reader can do; what was kept before still shows', async () => {
  const de = await contexto()
  const archivos = ['total-mal-sumado', 'alterada-despues-del-timbrado'].map((nombre) => ({
    nombre: `${nombre}.xml`,
    bytes: facturaConDefecto(nombre, de).bytes,
  }))
  const cargadas = async (persona: Persona) => {
    const c = conductorDe(app, persona)
    const { facturas } = await c.xmls(archivos)
    const of = (nombre: string, codigo: string) =>
      facturas.find((f) => f.nombre === nombre)?.hallazgos.find((h) => h.codigo === codigo)
    return { c, total: of('total-mal-sumado.xml', 'totalNoCuadra'), facturas }
  }
  const hotel = await cargadas(quien)
  expect(hotel.total).toMatchObject({
    lugar: 'Comprobante · Total',
    codigoSat: 'CFDI40119',
    accion: 'reemitir',
    remedio: expect.stringMatching(/Timbra otro comprobante que sustituya a este/),
  })
  const agencia = await cargadas(await app.persona('admin'))
  expect(agencia.total?.remedio).toMatch(/^Pide otra a quien la emitió/)
  const alterada = hotel.facturas.find((f) => f.nombre.startsWith('alterada'))
  for (const { remedio, severidad } of alterada?.hallazgos ?? [])
    if (severidad === 'error') expect(remedio).not.toMatch(/cancela (con|esta)|TipoRelacion/)

  const celdas = await writtenCells(await app.call('GET', `${hotel.c.ruta}/dictamen.xlsx`, quien))
  for (const celda of ['Lugar', 'Código SAT', 'Comprobante · Total', 'CFDI40119'])
    expect(celdas).toContain(celda)

  await sql`update borrador_cfdis set hallazgos = ${JSON.stringify([
    {
      codigo: 'texto',
      origen: 'cfdi',
      severidad: 'error',
      params: {
        de: 'totalNoCuadra',
        titulo: 'Total es 1 y se espera 2.',
        encontrado: '1',
        esperado: '2',
        remedio: 'Pide al emisor el XML original o uno nuevo.',
      },
    },
  ])}::jsonb where borrador_id = ${hotel.c.id}::uuid and nombre = 'total-mal-sumado.xml'`.execute(app.deps.db)
  const antes = (await hotel.c.read()).facturas.find((f) => f.nombre === 'total-mal-sumado.xml')
  expect(antes?.hallazgos[0]).toMatchObject({
    titulo: 'Total es 1 y se espera 2.',
    remedio: hotel.total?.remedio,
  })
})

const writtenCells = async ({ raw }: { raw: Buffer }): Promise<string[]> => {
  const { read, utils } = await import('@e965/xlsx')
  const libro = read(raw)
  return libro.SheetNames.flatMap((nombre) => {
    const hoja = libro.Sheets[nombre]
    return hoja ? utils.sheet_to_json<string[]>(hoja, { header: 1 }).flat() : []
  })
}

test('[IX-A] the corrected factura takes the place of the rejected one, and only if it comes in', async () => {
  const c = conductorDe(app, quien)
  const de = await contexto()
  const mala = facturaConDefecto('uso-cfdi-g03', { ...de, semilla: 'corregir' })
  const buenas = await buenLote({ n: 3, proveedor: '101', dia, desde: 9100 })
  const [una, otra, corregida] = buenas.xmls
  if (!una || !otra || !corregida) throw new Error('three were made')
  await c.xmls([una, { nombre: 'mala.xml', bytes: mala.bytes }, otra])
  const antes = await c.validateFacturas(101)
  const fila = antes.facturas.find(({ nombre }) => nombre === 'mala.xml')
  const conLayout = await c.layout(buenas.layoutXlsx)
  expect([fila?.situacion, conLayout.reservasValidadas]).toEqual(['rechazada', true])
  const ruta = `${c.ruta}/cfdis?reemplaza=${fila?.id}`
  const send = async (...archivos: { nombre: string; bytes: Uint8Array }[]) =>
    (await sendFiles(app, ruta, quien, archivos)) as {
      status: number
      body: { archivos: { motivo: unknown }[] }
    }
  const nombres = async () => (await c.read()).facturas.map(({ nombre }) => nombre)
  // What is no factura, the same one again, one that is here already, or two at once: the row stays as it was.
  for (const mal of [
    { nombre: 'nota.xml', bytes: Buffer.from('no es XML') },
    { nombre: 'mala.xml', bytes: mala.bytes },
    { nombre: 'copia.xml', bytes: una.bytes },
  ])
    expect((await send(mal)).body.archivos[0]?.motivo).toEqual(expect.any(String))
  expect((await send(corregida, otra)).status).toBe(400)
  expect(await nombres()).toEqual([una.nombre, 'mala.xml', otra.nombre])
  const ajena = await app.persona('proveedor', { idProveedores: [101] })
  expect((await sendFiles(app, ruta, ajena, [corregida])).status).toBe(404)

  expect((await send(corregida)).body.archivos[0]?.motivo).toBeNull()
  expect(await nombres()).toEqual([una.nombre, corregida.nombre, otra.nombre])
  // The very same once more, its answer lost.
  expect((await send(corregida)).body.archivos[0]?.motivo).toBeNull()
  const despues = await c.read()
  expect(despues.facturas.map(({ nombre }) => nombre)).toEqual([una.nombre, corregida.nombre, otra.nombre])
  // [VI-E3] Neither what cannot be read nor what does not pass takes the place of one that passes.
  const buena = despues.facturas.find(({ nombre }) => nombre === corregida.nombre)
  for (const peor of [
    { nombre: 'mala.xml', bytes: mala.bytes },
    { nombre: 'rota.xml', bytes: Buffer.from('<html>no</html>') },
  ]) {
    const { body } = (await sendFiles(app, `${c.ruta}/cfdis?reemplaza=${buena?.id}`, quien, [peor])) as {
      body: { archivos: { motivo: string }[] }
    }
    expect(body.archivos[0]?.motivo).toContain('La factura que ya estaba sigue aquí')
    expect(await nombres()).toEqual([una.nombre, corregida.nombre, otra.nombre])
  }
  // Nobody asked the SAT nor ANT about it yet: nothing says that it was checked.
  expect([despues.facturasValidadas, despues.reservasValidadas]).toEqual([false, false])
  expect(despues.facturas[1]?.situacion).toBe('sinVerificar')
  const nueva = despues.facturas[1]?.id
  await c.call('DELETE', `/cfdis/${nueva}`)
  await c.call('POST', `/cfdis/${fila?.id}/restaurar`)
  expect(await nombres()).toEqual([una.nombre, 'mala.xml', otra.nombre])
})
