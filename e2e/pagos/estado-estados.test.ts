import { Buffer } from 'node:buffer'
import { estadoDePrueba } from '@valija/sandbox/testing/estado-de-prueba.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Product, startProduct } from '../setup/product.ts'

let product: Product
const admin = 'admin@valija.demo'
const ruta = '/listar/pagos/estado-de-cuenta'
beforeAll(async () => {
  product = await startProduct({ dia: '2026-10-12' })
})
afterAll(() => product.stop())

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const statement = (name: string, options = {}) => ({
  name,
  mimeType: xlsx,
  buffer: Buffer.from(estadoDePrueba({ filas: 3, ...options })),
})
const open = async () => {
  const page = await product.open(admin, { ruta })
  await page.getByLabel('Fuente', { exact: true }).click()
  await page.getByRole('option', { name: 'BBVA MXN' }).click()
  return page
}
const give = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.locator('input[type=file]').setInputFiles(file)

test('[P-092, VI-B7] only what banks give: another name is not even sent, another content is refused by the server', async () => {
  const page = await open()
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/previa')) sent += 1
  })
  for (const [name, mimeType] of [
    ['estado.pdf', 'application/pdf'],
    ['estado.xlsm', 'application/octet-stream'],
    ['estado', 'application/octet-stream'],
  ] as const) {
    await give(page, { name, mimeType, buffer: Buffer.from('Fecha;Concepto') })
    await page.getByRole('alert').getByText(name).waitFor()
  }
  await page.getByRole('alert').getByText('.xls, .xlsx, .csv, .txt, .prn o .html').waitFor()
  expect(sent).toBe(0)
  for (const [name, buffer] of [
    ['disfrazado.xlsx', Buffer.from('Fecha;Concepto\n01/10/2026;SPEI')],
    ['disfrazado.xls', Buffer.from('%PDF-1.7\n')],
  ] as const) {
    await give(page, { name, mimeType: xlsx, buffer })
    await page
      .getByRole('alert')
      .filter({ hasText: `${name}Su contenido no es una hoja de cálculo` })
      .getByText('Descárgalo de nuevo del banco como Excel o CSV.')
      .waitFor()
  }
  expect(sent).toBe(2)
  await give(page, statement('Octubre.XLSX', { cuenta: '0112345678' }))
  await page.getByText('Todavía no se ha guardado nada.').waitFor()
})

test('[P-058] no file, rows loaded, syncing, done; a failure goes back to the rows', async () => {
  const page = await open()
  // No file: there is nothing to import.
  await page.getByRole('button', { name: 'Elegir archivo' }).waitFor()
  const importar = page.getByRole('button', { name: /^Importar \d/ })
  await expect.poll(() => importar.count()).toBe(0)
  // Rows loaded.
  await give(page, statement('noviembre.xlsx'))
  await page.getByText('SPEI RECIBIDO 2').waitFor()
  await expect.poll(() => page.locator('input[type=file]').count()).toBe(0)
  await page.route('**/api/estados-de-cuenta', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
  )
  await importar.click()
  await page.getByText('Ocurrió un error al sincronizar los pagos...', { exact: true }).waitFor()
  await page.getByText('SPEI RECIBIDO 2').waitFor()
  await expect.poll(() => importar.isEnabled()).toBe(true)
  await page.unroute('**/api/estados-de-cuenta')
  // Syncing: neither another click nor another file.
  let go = () => {}
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route('**/api/estados-de-cuenta', async (route) => {
    if (route.request().method() === 'POST') await held
    await route.continue()
  })
  const text = await importar.innerText()
  await importar.click()
  await page.getByRole('progressbar').first().waitFor()
  await expect.poll(() => page.getByRole('button', { name: text }).isDisabled()).toBe(true)
  await expect.poll(() => page.getByRole('button', { name: 'Elegir otro archivo' }).isDisabled()).toBe(true)
  await expect.poll(() => page.getByText('Ocurrió un error al sincronizar').count()).toBe(0)
  go()
  // Done: what was imported, and ready for the next file.
  await page.getByText('¡Éxito! Los pagos se han sincronizado correctamente', { exact: true }).waitFor()
  await page.getByText('Se importaron 3 movimientos.').waitFor()
  await page.getByRole('link', { name: 'Conciliar', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Elegir archivo' }).waitFor()
  await page.getByText('noviembre.xlsx').waitFor()
  await expect.poll(() => importar.count()).toBe(0)
})

test('no page complained of more than the answer that was cut off', () =>
  expect(product.consoleErrors.filter((text) => !text.includes('ERR_CONNECTION_RESET'))).toEqual([]))
