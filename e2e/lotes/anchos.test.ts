import { afterAll, beforeAll, expect, test } from 'vitest'
import { pagar } from '../conciliacion/sembrar.ts'
import { type Product, startProduct } from '../setup/product.ts'
import { settled } from '../setup/settled.ts'
import { sembrar } from './sembrar.ts'

let product: Product
const admin = 'admin@valija.demo'
beforeAll(async () => {
  product = await startProduct({ dia: '2026-10-12' })
  for (const estatus of ['No procesado', 'En proceso de envío', 'En proceso de pago'] as const)
    await sembrar(product, 'proveedor@valija.demo', { estatus })
  await pagar(product, [{ localizador: 'BGT935', monto: 24_960, fechaPago: '2026-10-07' }])
})
afterAll(() => product.stop())

const listas = [
  '/factura/proveedor',
  '/factura/proveedor?etapa=enProcesoDeEnvio',
  '/factura/proveedor?etapa=enProcesoDePago',
  '/usuario?pestana=proveedores',
  '/proveedor',
  '/comisionista',
  '/listar/pagos?estadoID=todos',
  '/listar/pagos/metodos',
  '/listar/pagos/promociones',
  '/listar/pagos/productos',
  '/listar/pagos/estados',
]

/** Lists that are lived in: a tablet shows what can be done with a row too. */
const enTableta = listas.filter(
  (ruta) => ruta === '/proveedor' || /[?]etapa|=todos$|facturas?\/proveedor$/.test(ruta),
)

test.each([
  [820, enTableta],
  [1024, listas],
  [1200, listas],
  [1440, listas],
])('[IX-C1] at %i no list hides its last column behind a scroll', async (width, rutas) => {
  const page = await product.open(admin, { viewport: { width, height: 900 } })
  for (const ruta of rutas) {
    await page.goto(`${product.url}${ruta}`)
    await page.locator('[role=grid] tbody tr').first().waitFor()
    await settled(page)
    const hidden = await page
      .getByRole('grid')
      .evaluate(({ parentElement: box }) => (box === null ? -1 : box.scrollWidth - box.clientWidth))
    expect([ruta, hidden]).toEqual([ruta, 0])
  }
})

test('an address with a tab that does not exist opens the first one', async () => {
  const page = await product.open(admin, { ruta: '/factura/proveedor?etapa=vieja' })
  await page.locator('[role=grid] tbody tr').first().waitFor()
  await expect.poll(() => page.getByRole('tab', { selected: true }).innerText()).toContain('Procesados')
  await expect.poll(() => page.getByRole('alert').count()).toBe(0)
})
