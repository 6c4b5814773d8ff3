import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { pdfDePrueba } from '../../apps/server/testing/documentos-de-prueba.ts'
import { dropOn, emptyHands, onDisk } from '../setup/hands.ts'
import { type Product, startProduct } from '../setup/product.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct({ dia: '2026-10-12' })
})
afterEach(emptyHands)
afterAll(() => product.stop())

const pdf = () => onDisk([{ nombre: 'cualquiera.pdf', bytes: pdfDePrueba('Cualquiera') }]).rutas
const xml = () => onDisk([{ nombre: 'cualquiera.xml', bytes: Buffer.from('<a/>') }]).rutas
const titulo = (page: Page) => page.locator('h1').last()

test.each<[string, string | null, string, RegExp[], () => string[], RegExp]>([
  ['a complement', 'proveedor@valija.demo', '/nuevo/complemento', [], xml, /Todos tus complementos son inc/],
  ['a statement', 'admin@valija.demo', '/listar/pagos/estado-de-cuenta', [], xml, /cualquiera.xml no es un/],
  [
    'a receipt',
    'admin@valija.demo',
    '/factura',
    [/^Recibos de pago/, /BBVA/],
    xml,
    /cualquiera.xml no es un/,
  ],
  [
    'a bank cover',
    'comisionista@valija.demo',
    '/factura/comisionista/crear?ver=cuenta',
    [/^Cambiar cuenta/],
    pdf,
    /^cualquiera.pdf$/,
  ],
])(
  '[IX-A1] %s let go beside its area, anywhere on the screen, is taken by it',
  async (_que, quien, ruta, abre, de, dice) => {
    const page = await product.open(quien, { ruta })
    for (const name of abre) await page.getByRole('button', { name }).click()
    await page.locator('[data-zona]').waitFor()
    await dropOn(titulo(page), de())
    await page.getByText(dice).first().waitFor()
  },
)

test('[IX-A1] where no file goes, or nobody knows in which area, one let go takes nothing away from what was typed, and is told why', async () => {
  const page = await product.open('admin@valija.demo', { ruta: '/proveedor/crear' })
  const campo = page.getByRole('textbox').first()
  await campo.fill('Lo que se escribió')
  await dropOn(titulo(page), pdf())
  await page.getByText('en esta pantalla no se sueltan archivos').waitFor()
  await expect.poll(() => campo.inputValue()).toBe('Lo que se escribió')
  await page.evaluate(() => {
    const zone = (label: string) =>
      document
        .querySelector('main')
        ?.insertAdjacentHTML('beforeend', `<div data-zona="una" aria-label="${label}"></div>`)
    zone('El XML')
    zone('Su PDF')
  })
  await dropOn(titulo(page), pdf())
  await page.getByText('Suéltalo en el suyo: «El XML» o «Su PDF».').waitFor()
  await page.evaluate(() => {
    for (const zone of document.querySelectorAll('[data-zona]')) zone.setAttribute('aria-disabled', 'true')
  })
  await dropOn(titulo(page), pdf())
  await page.getByText('aún se revisan los archivos de antes').waitFor()
  expect(page.url()).toContain('/proveedor/crear')
})
