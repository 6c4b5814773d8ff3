import type { CuerpoError } from '@valija/contract/error.ts'
import type { Importacion, Movimiento, PreviaDeEstado } from '@valija/contract/estados-de-cuenta.ts'
import type { Pagina } from '@valija/contract/lista.ts'
import { type Perfil, perfiles } from '@valija/documents/estados-de-cuenta/perfiles.ts'
import { arribaDe, writeLibro } from '@valija/documents/testing/write-estado.ts'
import { estadoDePrueba } from '@valija/sandbox/testing/estado-de-prueba.ts'
import { expect, test } from 'vitest'
import { readRows } from '../../../testing/filas.ts'
import { sendFiles } from '../../../testing/send-files.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { seedCatalogosDemo } from '../catalogos/seed-demo.ts'

const bbva = perfiles[1] as Perfil
const app = await useTestApp({ dia: '2026-10-10' })
await seedCatalogosDemo(app.deps)
const admin = await app.persona('admin')
const otroAdmin = await app.persona('admin')
const operativo = await app.persona('OperativoProveedor')
const hotel = await app.persona('proveedor', { idProveedores: [101] })

const previa = async (bytes: Uint8Array, fuente = 'bbvaMxn', quien = admin) =>
  sendFiles(app, '/api/estados-de-cuenta/previa', quien, [{ nombre: 'octubre.xlsx', bytes }], { fuente })
const leer = async (bytes: Uint8Array, fuente = 'bbvaMxn') => {
  const answer = await previa(bytes, fuente)
  expect(answer.status).toBe(200)
  return answer.body as PreviaDeEstado
}
const importar = async (archivoID: string, fuente = 'bbvaMxn', quien = admin) =>
  app.call('POST', '/api/estados-de-cuenta', quien, { archivoID, fuente })
const movimientos = async (query = '') =>
  (await app.call('GET', `/api/movimientos?${query}`, admin)).body as Pagina<Movimiento>

test('[P-153, VI-B7] the ten sources are offered and then the banks that are read by their headers, and who may import is the policy’s list of roles', async () => {
  const { body } = await app.call('GET', '/api/estados-de-cuenta/fuentes', admin)
  expect(body).toMatchObject({ puedeImportar: true })
  const nombres = (body as { fuentes: { nombre: string }[] }).fuentes.map(({ nombre }) => nombre)
  expect(nombres.slice(0, 10)).toEqual(perfiles.map(({ nombre }) => nombre))
  expect(nombres).toEqual(
    expect.arrayContaining(['Banamex MXN', 'Banorte MXN', 'HSBC MXN', 'Scotiabank MXN']),
  )
  expect((await app.call('GET', '/api/estados-de-cuenta/fuentes', hotel)).body).toMatchObject({
    puedeImportar: false,
  })
  for (const quien of [operativo, hotel]) {
    expect((await previa(estadoDePrueba({}), 'bbvaMxn', quien)).body).toMatchObject({
      codigo: 'sinPermisoDePago',
    })
    for (const ruta of ['/api/estados-de-cuenta', '/api/movimientos'])
      expect((await app.call('GET', ruta, quien)).status).toBe(403)
  }
})

test('what the import would do is shown before anything is saved; importing twice adds nothing; undoing takes all of it', async () => {
  const bytes = estadoDePrueba({ filas: 3, ilegible: true })
  const before = await leer(bytes)
  expect(before).toMatchObject({
    cuenta: '0112345678',
    filas: 3,
    nuevas: 3,
    yaImportadas: 0,
    desde: '2026-10-01',
    hasta: '2026-10-03',
    sumaCargos: 0,
    sumaAbonos: 303,
    saldoFinal: 1_303,
    saltosDeSaldo: [],
    ilegibles: [{ renglon: 6, motivo: 'Error al obtener la fecha de la operación' }],
  })
  expect(before.renglones.map((row) => [row.fechaOperacion, row.abonos, row.yaImportado])).toEqual([
    ['2026-10-01', 100, false],
    ['2026-10-02', 101, false],
    ['2026-10-03', 102, false],
  ])
  expect((await movimientos()).total).toBe(0)
  const done = await importar(before.archivoID)
  expect(done).toMatchObject({ status: 200, body: { nuevas: 3 } })
  expect((await importar(before.archivoID)).body).toEqual({ importacionID: null, nuevas: 0, noCuadra: false })
  const more = await leer(estadoDePrueba({ filas: 5 }))
  expect(more).toMatchObject({ filas: 5, yaImportadas: 3, nuevas: 2 })
  const second = await importar(more.archivoID)
  expect(second.body).toMatchObject({ nuevas: 2 })
  expect((await movimientos()).total).toBe(5)
  expect((await movimientos()).filas.every((row) => row.estado === 'sinIdentificar')).toBe(true)
  // None of it became a payment.
  expect((await readRows(app, 'pagos')).length).toBe(0)
  const { importacionID } = done.body as { importacionID: number }
  expect((await app.call('POST', `/api/estados-de-cuenta/${importacionID}/deshacer`, admin)).body).toEqual({
    importacionID,
    nuevas: 3,
  })
  expect(
    (await app.call('POST', `/api/estados-de-cuenta/${importacionID}/deshacer`, admin)).body,
  ).toMatchObject({
    codigo: 'importacionDeshecha',
  })
  expect((await movimientos()).total).toBe(2)
  const list = (await app.call('GET', '/api/estados-de-cuenta', admin)).body as Pagina<Importacion>
  expect(list.filas.map((row) => [row.nombreFuente, row.nuevas, row.deshechaEn !== null])).toEqual([
    ['BBVA MXN', 2, false],
    ['BBVA MXN', 3, true],
  ])
  const again = await leer(bytes)
  expect((await importar(again.archivoID)).body).toMatchObject({ nuevas: 3 })
})

test('[VI-B7] a file that says it holds more than was read is told so before it is imported, after, and among the imports', async () => {
  const [cuenta = [], titulos = []] = arribaDe(bbva, '0112345678')
  const bytes = writeLibro([
    [...cuenta, 'Total de movimientos: 2'],
    titulos,
    ['09/09/2026', 'SPEI RECIBIDO', '7', '', null, 100, 1100],
  ])
  const { archivoID, conteos } = await leer(bytes)
  expect(conteos).toEqual([{ renglon: 1, de: 'movimientos', dice: 2, leidos: 1 }])
  const { body } = await importar(archivoID)
  expect(body).toMatchObject({ nuevas: 1, noCuadra: true })
  const { filas } = (await app.call('GET', '/api/estados-de-cuenta', admin)).body as Pagina<Importacion>
  expect(filas[0]).toMatchObject({ noCuadra: true })
  const { importacionID } = body as { importacionID: number }
  await app.call('POST', `/api/estados-de-cuenta/${importacionID}/deshacer`, admin, {})
})

test('a row whose reference changed is the same row; equal rows of one file are each kept', async () => {
  const first = await leer(estadoDePrueba({ cuenta: '777', filas: 2, referencia: '0' }), 'bbvaMxn')
  expect((await importar(first.archivoID)).body).toMatchObject({ nuevas: 2 })
  expect(await leer(estadoDePrueba({ cuenta: '777', filas: 2, referencia: '0123' }))).toMatchObject({
    nuevas: 0,
  })
  const twins = await leer(estadoDePrueba({ cuenta: '778', iguales: 2 }))
  expect((await importar(twins.archivoID)).body).toMatchObject({ nuevas: 2 })
  expect(await leer(estadoDePrueba({ cuenta: '778', iguales: 3 }))).toMatchObject({
    nuevas: 1,
    yaImportadas: 2,
  })
})

test('two imports of one file at the same time keep each row once', async () => {
  const { archivoID } = await leer(estadoDePrueba({ cuenta: '900', filas: 4 }))
  const answers = await Promise.all([1, 2, 3].map(() => importar(archivoID)))
  expect(answers.map((one) => (one.body as { nuevas: number }).nuevas).sort((a, b) => a - b)).toEqual([
    0, 0, 4,
  ])
})

test('a file taken as another source of the same layout counts nothing twice, also when both are imported at once', async () => {
  const bytes = estadoDePrueba({ cuenta: '902', filas: 4 })
  const [buena, mala] = [await leer(bytes), await leer(bytes, 'clickYPaga')]
  expect(mala).toMatchObject({ nuevas: 4, importadasCon: [] })
  const answers = await Promise.all([importar(buena.archivoID), importar(mala.archivoID, 'clickYPaga')])
  expect(answers.map(({ body }) => (body as { nuevas: number }).nuevas).sort((a, b) => a - b)).toEqual([0, 4])
  const [primera] = (await movimientos('q=SPEI RECIBIDO 3')).filas.filter(({ cuenta }) => cuenta === '902')
  const otra = primera?.nombreFuente === 'BBVA MXN' ? 'clickYPaga' : 'bbvaMxn'
  expect(await leer(estadoDePrueba({ cuenta: '902', filas: 6 }), otra)).toMatchObject({
    nuevas: 2,
    yaImportadas: 4,
    numDeOtraFuente: 4,
    importadasCon: [primera?.nombreFuente],
  })
})

test('without a balance the reference tells two equal deposits of one day apart', async () => {
  const first = await leer(estadoDePrueba({ cuenta: '903', iguales: 1, referencia: '4711' }))
  expect((await importar(first.archivoID)).body).toMatchObject({ nuevas: 1 })
  const second = await leer(estadoDePrueba({ cuenta: '903', iguales: 1, referencia: '4712' }))
  expect(second).toMatchObject({ nuevas: 1, yaImportadas: 0 })
  expect((await importar(second.archivoID)).body).toMatchObject({ nuevas: 1 })
  expect(await leer(estadoDePrueba({ cuenta: '903', iguales: 1, referencia: '4711' }))).toMatchObject({
    nuevas: 0,
  })
})

test('every unreadable row is counted, also those that are not shown', async () => {
  const bytes = writeLibro([
    ['Cuenta', '904'],
    ['Fecha Operación', 'Concepto', 'Referencia', 'Referencia Ampliada', 'Cargo', 'Abono', 'Saldo'],
    ...Array.from({ length: 230 }, () => ['ayer', 'DEPOSITO', '', '', null, 10, null]),
    ['05/10/2026', 'DEPOSITO', '', '', null, 10, null],
  ])
  const seen = await leer(bytes)
  expect(seen).toMatchObject({ filas: 1, numIlegibles: 230 })
  expect(seen.ilegibles.length).toBeLessThan(230)
})

test('what is not the source’s form is refused with what to do; a file of one currency is not taken as another', async () => {
  for (const [bytes, fuente, expected] of [
    [Buffer.from('MZ'), 'bbvaMxn', 'Su contenido no es una hoja de cálculo'],
    [estadoDePrueba({}), 'sabadellMxn', 'no son los de Sabadell MXN, sino'],
    [estadoDePrueba({}), 'bbvaUsd', 'La cuenta 0112345678 no es de USD'],
    [estadoDePrueba({ filas: 0 }), 'bbvaMxn', 'El archivo no tiene movimientos'],
    [estadoDePrueba({}), 'otro', 'Elige de qué banco'],
  ] as const) {
    const answer = await previa(bytes, fuente)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect((answer.body as { mensaje: string }).mensaje).toContain(expected)
  }
})

test('[IX-A2] every source that a file looks like is told with its key, so that the same file is read with one of them', async () => {
  const { body } = await previa(estadoDePrueba({}), 'sabadellMxn')
  const { detalles } = body as CuerpoError
  expect(detalles).toContainEqual({ campo: 'bbvaMxn', mensaje: 'BBVA MXN' })
  expect(detalles).toContainEqual({ campo: 'clickYPaga', mensaje: 'Click y Paga' })
  expect(await leer(estadoDePrueba({}), 'bbvaMxn')).toMatchObject({ fuente: { clave: 'bbvaMxn' } })
})

test('[P-158] EUR rows are kept and shown, and said to create no payments', async () => {
  const seen = await leer(estadoDePrueba({ cuenta: '55', seis: true }), 'sabadellEur')
  expect(seen.fuente).toMatchObject({ moneda: 'EUR', creaPagos: false })
  await importar(seen.archivoID, 'sabadellEur')
  expect((await movimientos('fuente=sabadellEur')).filas[0]).toMatchObject({ moneda: 'EUR' })
})

test('a file is imported by who previewed it', async () => {
  const { archivoID } = await leer(estadoDePrueba({ cuenta: '901' }))
  expect((await importar(archivoID, 'bbvaMxn', otroAdmin)).status).toBe(404)
})

test('[VI-B7] a statement that proves to write its months first is read so, imported so, and says it by the date that proves it', async () => {
  const sabadell = perfiles.find(({ clave }) => clave === 'sabadellMxn')
  if (!sabadell) throw new Error('no source')
  const filas = ['09/05/2026', '09/14/2026', '09/30/2026'].map((dia, i) => [dia, 'SPEI', '7', null, 1, i + 1])
  const vista = await leer(writeLibro([...arribaDe(sabadell, '77'), ...filas]), 'sabadellMxn')
  expect(vista).toMatchObject({
    desde: '2026-09-05',
    hasta: '2026-09-30',
    avisoDeFechas:
      'Las fechas de este archivo traen primero el mes y así se leyeron: el renglón 4 dice 09/14/2026. Revisa el periodo antes de importarlo.',
  })
  expect((await importar(vista.archivoID, 'sabadellMxn')).body).toMatchObject({ nuevas: 3 })
  const { filas: guardadas } = await movimientos('fuente=sabadellMxn')
  expect(guardadas.map(({ fechaOperacion }) => fechaOperacion).toSorted()).toEqual([
    '2026-09-05',
    '2026-09-14',
    '2026-09-30',
  ])
})

const csv = (...filas: string[][]) =>
  Buffer.from(filas.map((fila) => fila.map((una) => `"${una}"`).join(',')).join('\r\n'), 'latin1')
test.each([
  ['figures in thousands', ['Cifras en miles de pesos'], 'estadoEnMiles', 'importes completos'],
  ['a credit card’s own', ['Pago mínimo: $1,200.00'], 'estadoDeTarjeta', 'tarjeta de crédito'],
])('[VI-B7] %s are refused with what to do, and leave no movement', async (_que, dice, codigo, palabras) => {
  const antes = (await movimientos()).total
  const bytes = csv(
    dice,
    ['Fecha', 'Descripción', 'Importe', 'Saldo'],
    ['05/11/2026', 'AEROMEXICO', '4500.00', '4500.00'],
    ['06/11/2026', 'HOTEL REAL', '1200.00', '5700.00'],
  )
  const { status, body } = await sendFiles(
    app,
    '/api/estados-de-cuenta/previa',
    admin,
    [{ nombre: 'octubre.csv', bytes }],
    { fuente: 'otroBancoMxn' },
  )
  expect({ status, ...(body as object) }).toMatchObject({
    status: 400,
    codigo,
    mensaje: expect.stringContaining(palabras) as string,
  })
  expect((await movimientos()).total).toBe(antes)
})
