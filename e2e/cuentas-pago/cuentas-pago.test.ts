import { afterAll, beforeAll, expect, test } from 'vitest'
import { announce } from '../../apps/server/src/http/events.ts'
import { pdfDePrueba } from '../../apps/server/testing/documentos-de-prueba.ts'
import { type Product, startProduct } from '../setup/product.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct({ dia: '2026-10-12' })
})
afterAll(() => product.stop())

const askForAnother = async () => {
  const page = await product.open('comisionista@valija.demo', { ruta: '/factura/comisionista/crear' })
  await page.getByRole('row').nth(1).waitFor()
  await page.getByRole('tab', { name: 'Cuenta de pago' }).click()
  await page.getByRole('button', { name: 'Cambiar cuenta beneficiaria' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cambiar cuenta beneficiaria' })
  return { page, dialog, clabe: dialog.getByLabel('CLABE interbancaria') }
}

test('[IX-C3] Back closes the window of the account and keeps what was typed and chosen; Cancelar forgets it', async () => {
  const { page, dialog, clabe } = await askForAnother()
  const abrir = page.getByRole('button', { name: 'Cambiar cuenta beneficiaria' })
  const backAndOpen = async () => {
    await page.goBack()
    await dialog.waitFor({ state: 'hidden' })
    await abrir.click()
  }
  await clabe.fill('012180000123456782')
  // Without the cover nothing was sent: it is kept all the same.
  await dialog.getByLabel('Correo').fill('hola@agencia.mx')
  await dialog.getByRole('button', { name: 'Solicitar cambio' }).click()
  await dialog.getByRole('alert').waitFor()
  await backAndOpen()
  await expect.poll(() => clabe.inputValue()).toBe('012180000123456782')
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'mi-caratula.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(pdfDePrueba('Carátula')),
  })
  await backAndOpen()
  await expect.poll(() => clabe.inputValue()).toBe('012180000123456782')
  await dialog.getByText('mi-caratula.pdf').waitFor()
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await abrir.click()
  await expect.poll(() => clabe.inputValue()).toBe('')
  // [IX-D2] A dialog that fills a phone has its foot at the bottom, however little it holds.
  await page.setViewportSize({ width: 390, height: 1200 })
  await expect
    .poll(() => dialog.locator('footer').evaluate((foot) => Math.round(foot.getBoundingClientRect().bottom)))
    .toBe(1200)
  expect(await dialog.getByText('mi-caratula.pdf').count()).toBe(0)
})

test('[C-007, C-033] an agent asks for another account with its bank cover, and an admin approves it', async () => {
  const { page: agente, dialog, clabe } = await askForAnother()
  await clabe.fill('012180000123456783')
  await clabe.blur()
  await dialog.getByText(/La CLABE no es correcta/).waitFor()
  await clabe.fill('012180000123456782')
  await dialog.getByText('Banco: BBVA MEXICO').waitFor()
  await dialog.getByRole('button', { name: 'Solicitar cambio' }).click()
  await dialog.getByText('No has ingresado tu caratula bancaria').waitFor()
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'caratula.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(pdfDePrueba('Carátula')),
  })
  await dialog.getByRole('button', { name: 'Solicitar cambio' }).click()
  await agente.getByText('Tu petición ha sido enviada.').waitFor()
  await agente.getByText('Cambio de cuenta en espera de aprobación').waitFor()

  const admin = await product.open('admin@valija.demo', { ruta: '/facturas/comisionista' })
  await admin.getByRole('link', { name: 'Cuentas Pago' }).click()
  await admin.getByRole('heading', { name: 'Cuentas de pago' }).waitFor()
  await admin
    .getByRole('button', { name: /Revisar/ })
    .first()
    .click()
  const review = admin.getByRole('dialog')
  await review.getByText('012180000123456782').waitFor()
  // The cover stands beside the account that it must agree with.
  await review.getByRole('button', { name: 'Ver carátula' }).click()
  await review.locator('iframe[title^="Carátula bancaria de"]').waitFor()
  await review.getByRole('button', { name: 'Aprobar cuenta' }).click()
  await admin.getByText('Cuenta aprobada').waitFor()
  await admin.getByText('Aprobada', { exact: true }).waitFor()

  // The agent's open page shows it by itself.
  await agente.getByText('Cambio de cuenta en espera de aprobación').waitFor({ state: 'detached' })
  await agente.getByText('•••• 6782').first().waitFor()
  // The list of commissions stays mounted behind the tab, and its grid says that it has no height.
  expect(product.consoleErrors).toEqual([])
})

test('[VIII-C1] what is being typed stays when what stands behind it cannot be fetched again', async () => {
  const { page, clabe } = await askForAnother()
  await clabe.fill('0121')
  let asked = 0
  await page.route('**/api/cuentas-pago/cuenta?*', (route) => {
    asked++
    return route.fulfill({
      status: 500,
      json: { codigo: 'errorInterno', mensaje: 'No se pudo leer la cuenta.' },
    })
  })
  const { db } = product.valija.deps
  await db.transaction().execute((tx) => announce(tx, { tipo: 'cuentaPago', ids: [] }, { todos: true }))
  await expect.poll(() => asked).toBeGreaterThan(0)
  await page.getByText('No se pudo leer la cuenta.').waitFor()
  await expect.poll(() => clabe.inputValue()).toBe('0121')
})

test('[A-143] the accounts come thirty a page', async () => {
  const admin = await product.open('admin@valija.demo', { ruta: null })
  const asked = admin.waitForRequest(/\/api\/cuentas-pago\?/)
  await admin.goto(`${product.url}/facturas/comisionista/CuentaPago`)
  expect(new URL((await asked).url()).searchParams.get('porPagina')).toBe('30')
})
