import { buenLote } from '@valija/sandbox/muestras/lote.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chooseLayout, choosePdfs, dropXml, openWizard, pickHotel } from '../borradores/lote-files.ts'
import { pagar } from '../conciliacion/sembrar.ts'
import { type Product, startProduct } from '../setup/product.ts'

const dia = '2026-10-12'
const admin = 'admin@valija.demo'
let product: Product
beforeAll(async () => {
  product = await startProduct({ dia })
})
afterAll(async () => {
  expect(product.consoleErrors).toEqual([])
  await product.stop()
})

/** Holds the changes sent there; let go, it waits until the page has its answer and drew it. */
async function hold(page: Page, call: RegExp): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(call, async (route) => {
    if (route.request().method() !== 'GET') await promise
    await route.fallback()
  })
  return async () => {
    const answered = page.waitForResponse(
      (answer) => call.test(answer.url()) && answer.request().method() !== 'GET',
    )
    resolve()
    await (await answered).finished()
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
}

test('[VI-D8] the answer to a dialog that was left calls nobody back from the screen where they write by then', async () => {
  await pagar(product, [{ localizador: 'KJV599', monto: 1_111, fechaPago: '2026-10-08' }])
  const page = await product.open(admin, { ruta: '/listar/pagos' })
  await page
    .getByRole('row', { name: /KJV599/ })
    .getByRole('button', { name: /Más acciones/ })
    .click()
  await page.getByRole('menuitem', { name: 'Actualizar estado' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nuevo estado').click()
  await page.getByRole('option', { name: 'Rechazado' }).click()
  await dialog.getByLabel('Descripción').fill('No aparece en el banco')
  const release = await hold(page, /ActualizarEstado$/)
  await dialog.getByRole('button', { name: 'Actualizar estado' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Crear Pago' }).click()
  const localizador = page.getByLabel('Localizador', { exact: true })
  await localizador.fill('XRV7')
  await release()
  await page.getByText('El pago quedó en estado Rechazado').waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/crear/pago')
  expect(await localizador.inputValue()).toBe('XRV7')
  await page.context().close()
})

test('[VI-D8] the answer to a dialog that was cancelled closes no other', async () => {
  const page = await product.open(admin, { ruta: '/listar/pagos/promociones' })
  const nueva = page.getByRole('button', { name: 'Agregar', exact: true })
  const nombre = page.getByRole('dialog').getByLabel('Nombre')
  await nueva.click()
  await nombre.fill('24 meses')
  const release = await hold(page, /\/CreatePromocion/i)
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()
  await nueva.click()
  await nombre.fill('36 meses')
  await release()
  await page.getByText('24 meses', { exact: true }).waitFor()
  expect(await nombre.inputValue()).toBe('36 meses')
  await page.context().close()
})

test('[VI-D8] the next address, begun while the invitation before is on its way, is not emptied by its answer', async () => {
  const page = await product.open('proveedor@valija.demo', { ruta: '/usuario/crear' })
  const correo = page.getByLabel('Correo', { exact: true })
  await correo.fill('primera@hotel.mx')
  const release = await hold(page, /\/invitaciones$/)
  await page.getByRole('button', { name: 'Enviar invitación' }).click()
  await correo.fill('segunda@hotel.mx')
  await release()
  await page.getByText('La invitación va en camino a primera@hotel.mx.').waitFor()
  expect(await correo.inputValue()).toBe('segunda@hotel.mx')
  await page.getByRole('button', { name: 'Enviar invitación' }).click()
  await page.getByText('La invitación va en camino a segunda@hotel.mx.').waitFor()
  await expect.poll(() => correo.inputValue()).toBe('')
  await page.context().close()
})

test('[VI-D8] a check of the wizard that ends after its step was left goes on to no other step', async () => {
  const lote = await buenLote({ n: 1, proveedor: '101', dia, desde: 310 })
  const page = await openWizard(product)
  await dropXml(page, lote.xmls)
  await pickHotel(page)
  await page.getByRole('button', { name: 'Continuar con 1 factura' }).click()
  await page.getByRole('button', { name: 'Descargar layout' }).waitFor()
  await chooseLayout(page, lote.layoutXlsx)
  await page.getByRole('button', { name: 'Validar localizadores y totales' }).click()
  await page.getByText('ANT aceptó').waitFor()
  await page.getByRole('button', { name: 'Validar Layout' }).click()
  const continuar = page.getByRole('button', { name: 'Continuar con 1 factura' })
  await continuar.click()
  const dialog = page.getByRole('dialog', { name: 'Nombre y PDF del lote' })
  await dialog.getByLabel('Nombre del lote').fill('Arrecife tarde')
  await choosePdfs(page, lote.pdfs)
  await dialog.getByText('1 de 1 factura con su PDF').waitFor()
  const release = await hold(page, /\/validarLote$/)
  const asked = page.waitForRequest(/\/validarLote$/)
  await dialog.getByRole('button', { name: 'Validar lote' }).click()
  await asked
  await dialog.getByRole('button', { name: 'Atrás' }).click()
  await page.getByRole('button', { name: 'Descargar layout' }).waitFor()
  await release()
  await continuar.click()
  await dialog.waitFor()
  expect(new URL(page.url()).searchParams.get('paso')).toBe('nombre')
  await page.context().close()
})
