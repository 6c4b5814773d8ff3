import { afterAll, beforeAll, expect, test } from 'vitest'
import { claveDemo } from '../../apps/server/src/areas/acceso/seed-demo.ts'
import { type Product, startProduct } from '../setup/product.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

test.each([
  ['admin@valija.demo', '/inicio'],
  ['comisionista@valija.demo', '/factura/comisionista/crear'],
  ['proveedor@valija.demo', '/factura/proveedor'],
  ['operativo.proveedor@valija.demo', '/inicio'],
  ['operativo.comisionista@valija.demo', '/inicio'],
])('[A-042, A-043] %s signs in and arrives at %s', async (correo, ruta) => {
  const page = await product.open(null)
  await page.getByLabel('Correo electrónico').fill(correo)
  await page.getByLabel('Contraseña', { exact: true }).fill(claveDemo)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await page.waitForURL(`**${ruta}`)
  await page
    .getByText(/Te damos la bienvenida/)
    .first()
    .waitFor()
  expect(new URL(page.url()).pathname).toBe(ruta)
  expect(product.consoleErrors).toEqual([])
})
