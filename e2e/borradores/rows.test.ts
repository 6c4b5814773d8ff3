import { type RenglonMuestra, writeLayout } from '@valija/sandbox/muestras/layout.ts'
import { buenLote } from '@valija/sandbox/muestras/lote.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fits } from '../setup/fits.ts'
import { type Product, startProduct } from '../setup/product.ts'
import { chooseLayout, choosePdfs, dropXml, openWizard, pickHotel, toLayout } from './lote-files.ts'

const dia = '2026-10-12'
let product: Product
beforeAll(async () => {
  product = await startProduct({ dia })
})
afterAll(() => product.stop())

test('on a phone the rows of the layout are cards to correct: nothing scrolls sideways', async () => {
  const lote = await buenLote({ n: 2, proveedor: '101', dia, desde: 240, sinPdf: true })
  const otro = await buenLote({ n: 2, proveedor: '101', dia, desde: 260, sinPdf: true })
  const page = await openWizard(product, undefined, { viewport: { width: 390, height: 844 } })
  await dropXml(page, lote.xmls)
  await toLayout(page, 2)
  // The rows of other facturas fit none of these.
  await chooseLayout(page, otro.layoutXlsx)
  const tabla = page.getByRole('table', { name: 'Renglones del layout' })
  await tabla.waitFor()
  const campo = tabla.getByRole('textbox').first()
  await campo.waitFor()
  const wide = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('main *')]
      .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX === 'auto')
      .map((one) => `${one.tagName} ${one.className}`),
  )
  expect(wide).toEqual([])
  await fits(page)
  for (const titulo of ['Folio', 'Total de la reserva'])
    await expect.poll(() => tabla.locator(`td[data-titulo="${titulo}"]`).count()).toBeGreaterThan(0)
  const box = await tabla.getByRole('textbox').last().boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390)
  await page.context().close()
})

test('[IX-C3] a layout with 387 faults is paged, and walked from fault to fault across its pages and round', async () => {
  const lote = await buenLote({ n: 1, proveedor: '101', dia, desde: 290, sinPdf: true })
  const page = await openWizard(product)
  await dropXml(page, lote.xmls)
  await pickHotel(page)
  await page.getByRole('button', { name: 'Continuar con 1 factura' }).click()
  await page.getByRole('button', { name: 'Descargar layout' }).waitFor()
  const malos = Array.from(
    { length: 387 },
    (_, i): RenglonMuestra => [`NADIE${i}`, `RV${i}`, 100, 16, 0, 0, 116],
  )
  await chooseLayout(page, writeLayout(malos))
  const tabla = page.getByRole('table', { name: 'Renglones del layout' })
  await page
    .getByRole('button', { name: /^Con falla/ })
    .filter({ hasText: '387' })
    .waitFor()
  await expect.poll(() => tabla.locator('tbody tr').count()).toBe(15)
  const falla = (n: number) => page.getByText(`Falla ${n} de 387`, { exact: true })
  await page.getByRole('button', { name: 'Falla siguiente' }).click()
  await falla(1).waitFor()
  await page.getByRole('button', { name: 'Falla anterior' }).click()
  // Round to the last, on its own page, with the focus in its row.
  await falla(387).waitFor()
  await expect.poll(() => tabla.locator('tbody tr').count()).toBe(387 % 15)
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('tr')?.innerHTML.includes('NADIE386')))
    .toBe(true)
  await page.getByRole('button', { name: 'Falla siguiente' }).click()
  await falla(1).waitFor()
  await expect.poll(() => tabla.locator('tbody tr').count()).toBe(15)
  await page.context().close()
})

test('[VI-D8] what is written in a field while what was written before is being saved stays, and is what is saved in the end', async () => {
  const lote = await buenLote({ n: 1, proveedor: '101', dia, desde: 292, sinPdf: true })
  const page = await openWizard(product)
  await dropXml(page, lote.xmls)
  await pickHotel(page)
  await page.getByRole('button', { name: 'Continuar con 1 factura' }).click()
  await page.getByRole('button', { name: 'Descargar layout' }).waitFor()
  await chooseLayout(page, writeLayout([['NADIE', 'RV1', 100, 16, 0, 0, 116]]))
  const campo = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name} del renglón`) })
  const base = campo('Base')
  await base.waitFor()
  let llegan = 0
  const held = Promise.withResolvers<undefined>()
  await page.route('**/renglones/*', async (route) => {
    llegan += 1
    await held.promise
    await route.continue()
  })
  // Written again where it is on its way; written back where it was, and left.
  await base.fill('200')
  await campo('IVA').fill('20')
  await expect.poll(() => llegan).toBe(1)
  await campo('IVA').blur()
  await campo('IVA').fill('16.00')
  await base.fill('300')
  const saved = page.waitForResponse((answer) => answer.url().includes('/renglones/'))
  held.resolve(undefined)
  await saved
  await expect.poll(() => llegan).toBe(3)
  await expect.poll(() => campo('IVA').inputValue()).toBe('16.00')
  await expect.poll(() => base.inputValue()).toBe('300')
  expect(await base.evaluate((one) => one === document.activeElement)).toBe(true)
  await base.blur()
  await expect.poll(() => base.inputValue()).toBe('300.00')
  await page.reload()
  await expect.poll(() => base.inputValue()).toBe('300.00')
  await expect.poll(() => campo('IVA').inputValue()).toBe('16.00')
  await page.context().close()
})

test('a PDF dragged onto the row of a factura is that factura’s, whatever its name', async () => {
  const lote = await buenLote({ n: 2, proveedor: '101', dia, desde: 280 })
  const page = await openWizard(product)
  await dropXml(page, lote.xmls)
  await toLayout(page, 2)
  await chooseLayout(page, lote.layoutXlsx)
  await page.getByRole('button', { name: 'Validar localizadores y totales' }).click()
  await page.getByText('ANT aceptó').waitFor()
  await page.getByRole('button', { name: 'Validar Layout' }).click()
  await page.getByRole('button', { name: 'Continuar con 2 facturas' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nombre y PDF del lote' })
  const filas = dialog.getByRole('table').locator('tbody tr')
  await expect.poll(() => filas.count()).toBe(2)
  const [otro, pdf] = lote.pdfs
  const dropped = await page.evaluateHandle(
    (text) => {
      const data = new DataTransfer()
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
      data.items.add(new File([bytes], 'escaneo del martes.pdf', { type: 'application/pdf' }))
      return data
    },
    Buffer.from(pdf?.bytes ?? '').toString('base64'),
  )
  await filas.nth(1).dispatchEvent('dragover', { dataTransfer: dropped })
  await filas.nth(1).dispatchEvent('drop', { dataTransfer: dropped })
  await filas.nth(1).getByText('escaneo del martes.pdf').waitFor()
  await expect.poll(() => filas.nth(0).getByText('Falta').count()).toBe(1)
  // The other one goes to whom it is left for.
  await choosePdfs(page, otro ? [otro] : [])
  await page.getByText('2 de 2 facturas con su PDF').waitFor()
  await expect.poll(() => filas.nth(1).innerText()).toContain('escaneo del martes.pdf')
  expect(product.consoleErrors).toEqual([])
  await page.context().close()
})

test('[VIII-B5] what one button started stays busy while another of the step starts and ends its own', async () => {
  const lote = await buenLote({ n: 2, proveedor: '101', dia, desde: 295, sinPdf: true })
  const page = await openWizard(product)
  await dropXml(page, lote.xmls)
  await toLayout(page, 2)
  await chooseLayout(page, lote.layoutXlsx)
  const validar = page.getByRole('button', { name: 'Validar localizadores y totales' })
  await expect.poll(() => validar.isEnabled()).toBe(true)
  const held = Promise.withResolvers<undefined>()
  await page.route('**/validarReservas', async (route) => {
    await held.promise
    await route.continue()
  })
  await validar.click()
  const descarga = page.waitForEvent('download')
  const plantilla = page.getByRole('button', { name: 'Descargar layout' })
  await plantilla.click()
  await descarga
  await expect.poll(() => plantilla.isEnabled()).toBe(true)
  expect(await validar.isEnabled()).toBe(false)
  held.resolve(undefined)
  await expect.poll(() => validar.isEnabled()).toBe(true)
  await page.context().close()
})
