import { buenLote, type LoteMuestra } from '@valija/sandbox/muestras/lote.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Product, startProduct } from '../setup/product.ts'
import { chooseLayout, choosePdfs, dropXml, openWizard, pressValidar } from './lote-files.ts'

const dia = '2026-10-12'
let product: Product
let page: Page
let lote: LoteMuestra
beforeAll(async () => {
  product = await startProduct({ dia })
  lote = await buenLote({ n: 7, proveedor: '101', dia })
  page = await openWizard(product)
})
afterAll(() => product.stop())

// One way from the drop zone to the saved lote, told in two parts.
test('[B-026, B-027, B-028, B-029, B-031] XML, hotel, dictamen by groups and the layout template', async () => {
  await dropXml(page, lote.xmls)
  // Its issuer is one hotel's: it is known, and may be changed.
  await page.getByRole('button', { name: 'Cambiar', exact: true }).click()
  const hoteles = page.getByRole('listbox', { name: 'Elige el hotel al que corresponden las facturas' })
  await hoteles.getByRole('option').first().waitFor()
  // Only the person's own hotels, each with id, both names and RFC; searched by business name.
  await expect.poll(() => hoteles.getByRole('option').count()).toBe(2)
  await expect
    .poll(() => hoteles.getByRole('option', { name: /101/ }).textContent())
    .toMatch(/101.*Operadora .+, S\.A\. de C\.V\..*Hotel .+[A-Z]{3}\d{6}/)
  await page.getByLabel('Buscar por razón social').fill('puerto coral')
  await expect.poll(() => hoteles.getByRole('option').count()).toBe(1)
  await hoteles.getByRole('option', { name: /101/ }).click()
  await pressValidar(page)
  const continuar = page.getByRole('button', { name: 'Continuar con 7 facturas' })
  await continuar.waitFor()
  const grupos = page.getByRole('group', { name: 'Facturas por resultado' })
  await expect
    .poll(() => grupos.textContent())
    .toBe('Todas7Correctas7Rechazadas0Canceladas0No encontradas0Sin verificar0')
  const metodos = page.getByRole('group', { name: 'Facturas por método de pago' })
  const pue = lote.facturas.filter(({ metodoPago }) => metodoPago === 'PUE').length
  await expect.poll(() => metodos.textContent()).toBe(`PUE${pue}PPD${7 - pue}`)
  await metodos.getByRole('button', { name: 'PUE' }).click()
  const filas = page.getByRole('table', { name: 'Facturas del lote' }).locator('tbody tr')
  await expect.poll(() => filas.count()).toBe(pue)
  await continuar.click()
  const descarga = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar layout' }).click()
  expect((await descarga).suggestedFilename()).toBe('layout.xlsx')
})

test('[B-008, B-030, B-032, B-033, B-034] layout, name and PDFs, and the saved lote on the screen at once', async () => {
  await chooseLayout(page, lote.layoutXlsx)
  await page.getByRole('button', { name: 'Validar localizadores y totales' }).click()
  await page.getByText('ANT aceptó los localizadores y totales de 7 facturas').waitFor()
  await page.getByRole('button', { name: 'Validar Layout' }).click()
  await page.getByText('Layout Correcto!').waitFor()
  await page.getByRole('button', { name: 'Continuar con 7 facturas' }).click()
  const modal = page.getByRole('dialog', { name: 'Nombre y PDF del lote' })
  await modal.getByRole('button', { name: 'Validar lote' }).click()
  await modal.getByText('Por favor ingresa un nombre y carga la factura en formato PDF').waitFor()
  await modal.getByLabel('Nombre del lote').fill('Arrecife octubre 1')
  await choosePdfs(page, lote.pdfs)
  await modal.getByText('7 de 7 facturas con su PDF').waitFor()
  // The press leaves the field of the name, which saves it: what the press asks for waits for that.
  const pedidas: string[] = []
  const soltar = Promise.withResolvers<void>()
  await page.route(/\/(nombre|validarLote)$/, async (route) => {
    pedidas.push(new URL(route.request().url()).pathname.replace(/.*\//, ''))
    await soltar.promise
    await route.continue()
  })
  await modal.getByRole('button', { name: 'Validar lote' }).click()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(pedidas).toEqual(['nombre'])
  soltar.resolve()
  await page.getByRole('button', { name: 'Cargar lote' }).click()
  const confirma = page.getByRole('dialog', { name: 'Se guardará todo el lote de facturas' })
  await confirma.getByRole('button', { name: 'Confirmar' }).click()
  const desde = Date.now()
  await page.getByText('Lote «Arrecife octubre 1» guardado').waitFor()
  expect(Date.now() - desde).toBeLessThan(6000)
  expect(product.consoleErrors).toEqual([])
})
