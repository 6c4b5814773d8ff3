import { openAutoridad } from '@valija/sandbox/muestras/autoridad.ts'
import { facturaConDefecto } from '@valija/sandbox/muestras/defectos.ts'
import { buenLote } from '@valija/sandbox/muestras/lote.ts'
import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { personaDe } from '../../apps/server/testing/persona-de.ts'
import { seedBorrador } from '../../apps/server/testing/seed-borrador.ts'
import { type Product, startProduct } from '../setup/product.ts'
import { chooseLayout, choosePdfs, dropXml, openWizard, validateFacturas } from './lote-files.ts'

const dia = '2026-10-12'
let product: Product
beforeAll(async () => {
  product = await startProduct({ dia })
})
afterAll(() => product.stop())

test('before the first file the cut-offs are said; at the end each count opens its list, with why what stays out does', async () => {
  const lote = await buenLote({ n: 2, proveedor: '101', dia })
  const mala = facturaConDefecto('regimen-receptor-626', {
    mundo: makeMundo(),
    autoridad: openAutoridad(),
    dia,
    semilla: 'resumen',
    proveedorId: '101',
    otroProveedorId: '103',
    yaCargada: { nombre: 'nada.xml', bytes: new Uint8Array() },
  })
  const page = await openWizard(product)
  await page.getByText('Hoy es 12 de octubre. PUE se acepta hasta el día 23; PPD, hasta el día 20.').waitFor()
  await dropXml(page, [...lote.xmls, { nombre: 'regimen.xml', bytes: mala.bytes }])
  await validateFacturas(page)
  await page.getByRole('button', { name: 'Continuar con 2 facturas' }).click()
  await chooseLayout(page, lote.layoutXlsx)
  await page.getByRole('button', { name: 'Validar localizadores y totales' }).click()
  await page.getByText('ANT aceptó los localizadores y totales de 2 facturas').waitFor()
  await page.getByRole('button', { name: 'Validar Layout' }).click()
  await page.getByRole('button', { name: 'Continuar con 2 facturas' }).click()
  await page.getByLabel('Nombre del lote').fill('Con una fuera')
  await choosePdfs(page, lote.pdfs)
  await page.getByText('2 de 2 facturas con su PDF').waitFor()
  await page.getByRole('button', { name: 'Validar lote' }).click()
  // [IX-C1] What ends the step is where that of the others was, however little the step shows.
  const final = page.getByRole('button', { name: 'Cargar lote' })
  const fondo = () =>
    final.evaluate((boton) => Math.round(innerHeight - boton.getBoundingClientRect().bottom) < 48)
  await expect.poll(fondo).toBe(true)
  await page.getByText(/^Ver 2 facturas por \$/).click()
  await expect.poll(() => page.getByRole('table').first().locator('tbody tr').count()).toBe(2)
  await page.getByText(/^Ver la que queda fuera, por \$/).click()
  await page.getByRole('cell', { name: 'Régimen fiscal del receptor' }).waitFor()
  expect(product.consoleErrors).toEqual([])
})

test('[VIII-C1] a draft that is gone says so, also while it is asked for again, and leads to a new one', async () => {
  const id = crypto.randomUUID()
  const page = await product.open('proveedor@valija.demo', { ruta: null })
  let asked = 0
  await page.route(`**/api/borradores/${id}`, (route) => {
    asked++
    // What it is asked after the first time gets no answer.
    return asked === 1 ? route.continue() : undefined
  })
  await page.goto(`${product.url}/factura/crear/proveedor?borrador=${id}`)
  const another = page.getByRole('button', { name: 'Empezar un lote nuevo' })
  await another.waitFor()
  await product.api('proveedor@valija.demo', 'POST', '/api/borradores', { id: crypto.randomUUID() })
  await expect.poll(() => asked).toBeGreaterThan(1)
  await page.getByText('Este borrador ya no existe.').waitFor()
  await another.click()
  await page.getByText('Suelta de una vez los XML').waitFor()
})

test('who has lotes in other stages is not told that it has loaded none', async () => {
  const { sembrar } = await import('../lotes/sembrar.ts')
  await sembrar(product, 'proveedor2@valija.demo', { proveedorId: 103, estatus: 'Pagado', facturas: 1 })
  const page = await product.open('proveedor2@valija.demo', { ruta: '/factura/proveedor' })
  await page.getByText('No hay lotes por procesar.').waitFor()
  await expect.poll(() => page.getByText('Aún no has cargado lotes.').count()).toBe(0)
})

test('every draft is reached from the list, however many there are; too many files are told what to do', async () => {
  const { deps } = product.valija
  const creador = await personaDe(deps, 'proveedor2@valija.demo')
  for (let i = 1; i <= 5; i++)
    await seedBorrador({ deps }, { creador, nombre: `Borrador ${i}`, dia, proveedorId: 103 })
  const page = await product.open('proveedor2@valija.demo', { ruta: '/factura/crear/proveedor' })
  const continuar = page.getByRole('link', { name: 'Continuar borrador' })
  await continuar.first().waitFor()
  await expect.poll(() => continuar.count()).toBe(3)
  await page.getByRole('button', { name: 'Ver 2 borradores más' }).click()
  await continuar.nth(4).waitFor()
  await expect.poll(() => continuar.count()).toBe(5)
  const muchos = Array.from({ length: 201 }, (_, i) => ({
    nombre: `${i}.xml`,
    bytes: Buffer.from(`<a n="${i}"/>`),
  }))
  await dropXml(page, muchos)
  await page.getByText(/^Son 201 XML.*un lote admite 200\. Todavía no se carga ninguno\.$/).waitFor()
  await page.getByRole('button', { name: 'Cargarlos en 2 lotes' }).waitFor()
})

test('a factura taken out by mistake is put back', async () => {
  const { xmls } = await buenLote({ n: 2, proveedor: '101', dia, desde: 90, sinPdf: true })
  const page = await openWizard(product)
  await dropXml(page, xmls)
  const filas = page.getByRole('table', { name: 'Facturas del lote' }).locator('tbody tr')
  await page.getByRole('button', { name: 'Cambiar', exact: true }).waitFor()
  await filas.nth(1).waitFor()
  await page
    .getByRole('button', { name: /^Quitar la factura/ })
    .first()
    .click()
  await page.getByText(/^Quitaste H /).waitFor()
  await filas.nth(1).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await filas.nth(1).waitFor()
  await page.getByText(/^Quitaste H /).waitFor({ state: 'detached' })
})
