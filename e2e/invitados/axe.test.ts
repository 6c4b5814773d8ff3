import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Product, startProduct } from '../setup/product.ts'
import { settled } from '../setup/settled.ts'
import { agencia, dia, pdf, xmlDe } from './mundo.ts'

let product: Product
const una = agencia('502')
beforeAll(async () => {
  product = await startProduct({ dia })
})
afterAll(() => product.stop())

const found: string[] = []
async function look(page: Page, donde: string): Promise<void> {
  await settled(page)
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  found.push(...violations.map(({ id, nodes }) => `${donde} ${id}: ${nodes[0]?.html.slice(0, 160) ?? ''}`))
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  if (wide) found.push(`${donde}: wider than its window`)
}

describe.each([
  ['light', 1440],
  ['dark', 1440],
  ['light', 390],
  ['dark', 320],
] as const)('guests, %s at %i', (colorScheme, width) => {
  test('no screen without a session has a violation or runs over', async () => {
    found.length = 0
    const n = width + (colorScheme === 'dark' ? 1 : 0)
    const linea = una.pagables[n % una.pagables.length]
    if (!linea) throw new Error('no booking')
    const page = await product.open(null, {
      ruta: '/ingresar/rfc',
      colorScheme,
      viewport: { width, height: 844 },
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
        xmlDe(una, linea.commission, { semilla: `axe-mala-${n}`, retIva: 1_000 }),
        xmlDe(una, linea.commission, { semilla: `axe-${n}` }),
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
})
