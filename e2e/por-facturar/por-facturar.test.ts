import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEstancias } from '../../apps/server/src/areas/estancias/read-estancias.ts'
import { type Product, startProduct } from '../setup/product.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct({ dia: '2026-10-12', estancias: true })
  await readEstancias(product.valija.deps)
})
afterAll(() => product.stop())

test('[X-3, X-5] staff ask a hotel for its facturas and see it asked; the first steps lead there and tick it; a hotel finds its own', async () => {
  const page = await product.open('admin@valija.demo', { ruta: '/inicio' })
  const pasos = page.getByRole('region', { name: 'Primeros pasos' })
  await pasos.getByText('0 de 8 hechos').waitFor()
  await pasos.getByRole('link', { name: /^Ver hoteles/ }).click()
  await page.getByText(/reservas de \d+ hoteles por \$/).waitFor()
  await page.getByPlaceholder(/hoteles/).fill('Puerto Coral')
  const pedir = page.getByRole('button', { name: /^Pedir facturas/ })
  await expect.poll(() => pedir.count()).toBe(1)
  await pedir.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pedir facturas' }).click()
  await page.getByText(/^Enviaremos \d+ reservas a proveedor@valija.demo/).waitFor()
  await expect.poll(() => pedir.count()).toBe(0)
  await page.goto(`${product.url}/inicio`)
  await pasos.getByText('1 de 8 hechos').waitFor()
  await pasos.getByRole('button', { name: 'Ya no mostrar' }).click()
  await expect.poll(() => pasos.count()).toBe(0)

  // A card of a phone tells dollars beside pesos, and what its day is.
  const phone = await product.open('admin@valija.demo', {
    ruta: '/por-facturar',
    viewport: { width: 390, height: 844 },
  })
  await phone.getByPlaceholder(/hoteles/).fill('Puerto Coral')
  const card = phone.getByRole('listitem').filter({ hasText: 'Puerto Coral' })
  await card.getByText('Pedidas el 12/10/2026', { exact: true }).waitFor()
  expect(await card.innerText()).toMatch(/\$[\d,]+\.\d\d\s+\$[\d,]+\.\d\d USD/)

  const hotel = await product.open('proveedor@valija.demo', { ruta: '/por-facturar' })
  await hotel.getByRole('tab', { name: /^Reservas sin factura/ }).waitFor()
  await expect.poll(() => hotel.getByRole('tab').count()).toBe(1)
  await hotel.getByText('Sin factura', { exact: true }).first().waitFor()
  expect(product.consoleErrors).toEqual([])
})
