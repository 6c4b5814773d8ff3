import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violationsOfBothThemes } from '../setup/axe.ts'
import { type Product, startProduct } from '../setup/product.ts'
import { agencia, dia, pdf, xmlDe } from './mundo.ts'

let product: Product
const una = agencia('502')
beforeAll(async () => {
  product = await startProduct({ dia })
})
afterAll(() => product.stop())

const found: string[] = []
async function look(page: Page, donde: string): Promise<void> {
  // It is walked on as on a phone.
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 844 })
    found.push(...(await violationsOfBothThemes(page)).map((one) => `${donde} at ${width} ${one}`))
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    if (wide) found.push(`${donde} at ${width}: wider than its window`)
  }
}

test('guests, light and dark, at 1440 and at 320: no screen without a session has a violation or runs over', async () => {
  const linea = una.pagables[0]
  if (!linea) throw new Error('no booking')
  const page = await product.open(null, {
    ruta: '/ingresar/rfc',
    viewport: { width: 320, height: 844 },
  })
  await page.getByRole('button', { name: 'Continuar' }).click()
  await look(page, 'rfc')
  await page.goto(`${product.url}/ComisionistaInvitado/confirmar?codigo=nada`)
  await look(page, 'confirmar')
  await page.goto(`${product.url}/ComisionistaInvitado`)
  await look(page, 'menu')
  await page.getByRole('button', { name: /Actualizar datos bancarios/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Solicitar cambio' }).click()
  await look(page, 'cuenta')
  await page.goto(`${product.url}/Comision/Reserva`)
  await page.getByLabel('Localizador de la reserva').fill(linea.bookingCode)
  await page.getByLabel('RFC', { exact: true }).fill(una.rfc)
  await page.getByRole('button', { name: 'Generar pre-factura' }).click()
  await page.getByRole('heading', { name: 'Lo que debe decir tu factura' }).waitFor()
  await look(page, 'generador')

  const wizard = `${product.url}/factura/comisionista/invitado/crear`
  await page.goto(`${wizard}?paso=guardar`)
  await look(page, 'cerrado')
  await page.goto(wizard)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      xmlDe(una, linea.commission, { semilla: 'axe-mala', retIva: 1_000 }),
      xmlDe(una, linea.commission, { semilla: 'axe' }),
    ])
  const seguir = page.getByRole('button', { name: 'Continuar con 1 factura' })
  await seguir.waitFor()
  await look(page, 'facturas')
  await seguir.click()
  await page.getByRole('button', { name: 'Validar reserva', exact: true }).last().click()
  await look(page, 'reservas')
  await page.getByLabel(/^Localizadores de la factura/).fill(linea.bookingCode)
  await page.keyboard.press('Enter')
  await seguir.click()
  await page.locator('input[type=file]').first().setInputFiles(pdf('uno'))
  await page.getByText('1 de 1 factura con su PDF').waitFor()
  await look(page, 'guardar')
  expect(found).toEqual([])
  expect(product.consoleErrors).toEqual([])
})
