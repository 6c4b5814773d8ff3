import { afterAll, beforeAll, test } from 'vitest'
import { sembrar } from '../lotes/sembrar.ts'
import { type Product, startProduct } from '../setup/product.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

test('[A-002] the screens speak of lotes, proveedores, comisionistas, reservas, ANT and CFDI', async () => {
  await sembrar(product, 'proveedor@valija.demo', { nombre: 'Palabras', facturas: 1 })
  const page = await product.open('admin@valija.demo', { ruta: '/factura/proveedor' })
  for (const name of ['Proveedores', 'Comisionistas'])
    await page.getByRole('navigation', { name: 'Menú' }).getByRole('link', { name, exact: true }).waitFor()
  await page.getByRole('heading', { name: 'Lotes de facturas cargadas' }).waitFor()
  await page.getByText(/^ANT (en línea|lento|sin respuesta)$/).waitFor()
  await page.getByRole('button', { name: 'Ver facturas: Palabras' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Ver reservas/ })
    .or(page.getByRole('dialog').getByText('Ver reservas'))
    .first()
    .waitFor()
  await page.goto(`${product.url}/comisionista`)
  await page.getByRole('columnheader', { name: 'Uso de CFDI' }).waitFor()
})
