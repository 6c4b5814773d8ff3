import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reservaDePrueba } from '../../apps/server/testing/pagos-de-prueba.ts'
import { type Product, startProduct } from '../setup/product.ts'

let product: Product
const admin = 'admin@valija.demo'
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const alerts = (page: Page) => page.getByRole('alert').or(page.getByRole('dialog')).count()

describe('sub-screens of the payments', () => {
  test('[P-009] the list opens methods, promotions, statement import and products, and each leads back', async () => {
    const page = await product.open(admin, { ruta: '/listar/pagos' })
    const back = async () => {
      await page.getByRole('navigation').getByRole('link', { name: 'Pagos', exact: true }).last().click()
      await page.getByRole('link', { name: 'Crear Pago' }).waitFor()
    }
    for (const [name, seen] of [
      ['Métodos de Pago', 'Terminal PROSA'],
      ['Estado de cuenta', 'Estado de cuenta'],
    ] as const) {
      await page.getByRole('link', { name, exact: true }).click()
      await page.getByRole('heading', { level: 1, name }).waitFor()
      await page.getByText(seen).first().waitFor()
      await back()
    }
    for (const [name, seen] of [
      ['Promociones', '3 meses sin intereses'],
      ['Productos', 'Familia de paquetes'],
    ] as const) {
      await page.getByRole('button', { name: 'Catálogos de pagos' }).click()
      await page.getByRole('menuitem', { name, exact: true }).click()
      await page.getByRole('heading', { level: 1, name }).waitFor()
      await page.getByText(seen).first().waitFor()
      await back()
    }
  })

  test('[P-149] a catalogue that fails is logged, with an empty grid and no alert', async () => {
    const page = await product.open(admin, { ruta: null })
    const logged: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'warning') logged.push(message.text())
    })
    await page.route('**/api/catalogos/**', (route) =>
      route.fulfill({
        status: 500,
        json: { codigo: 'falla', mensaje: 'No se pudo completar.', detalles: [], referencia: '7F3A' },
      }),
    )
    for (const catalogo of ['metodos', 'promociones', 'productos', 'estados']) {
      logged.length = 0
      await page.goto(`${product.url}/listar/pagos/${catalogo}`)
      await page.getByText('No se pudieron consultar los registros en este momento.').waitFor()
      await expect.poll(() => alerts(page)).toBe(0)
      await expect.poll(() => logged.join()).toContain('No se pudo completar.')
      await page.getByRole('button', { name: 'Agregar', exact: true }).waitFor()
    }
    await page.unroute('**/api/catalogos/**')
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await page.getByText('Valido').first().waitFor()
  })

  test('[P-149] without its catalogues the list of payments and the form are there, and nothing alerts', async () => {
    const page = await product.open(admin, { ruta: null })
    const asked: string[] = []
    await page.route(/\/api\/(Catalogos|FamilyProduct|Product)\//, (route) => {
      asked.push(new URL(route.request().url()).pathname)
      return route.fulfill({
        status: 500,
        json: { codigo: 'falla', mensaje: 'No se pudo completar.', detalles: [], referencia: '7F3A' },
      })
    })
    await page.goto(`${product.url}/listar/pagos?estadoID=todos`)
    await page
      .getByText(/Aún no hay pagos|de \d+ pagos?/)
      .first()
      .waitFor()
    await expect.poll(() => alerts(page)).toBe(0)
    await page.goto(`${product.url}/crear/pago`)
    await page.getByLabel('Localizador', { exact: true }).fill('LMP735')
    await page.getByLabel('RFC', { exact: true }).fill(reservaDePrueba('LMP735').rfc)
    await page.keyboard.press('Enter')
    await page.getByLabel('Método de pago', { exact: true }).waitFor()
    await expect
      .poll(() => asked)
      .toEqual(expect.arrayContaining(['/api/Catalogos/GetEstados', '/api/Catalogos/GetMetodosPago']))
    await page.getByText('Se captura al elegir el método de pago.').waitFor()
    await expect.poll(() => alerts(page)).toBe(0)
  })
})
