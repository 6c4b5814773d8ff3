import { afterAll, beforeAll, expect, test } from 'vitest'
import { pagos, renglones } from '../conciliacion/renglones.ts'
import { importar, pagar } from '../conciliacion/sembrar.ts'
import { fits } from '../setup/fits.ts'
import { type Product, startProduct } from '../setup/product.ts'
import { settled } from '../setup/settled.ts'
import { sembrar } from './sembrar.ts'

let product: Product
const admin = 'admin@valija.demo'
beforeAll(async () => {
  product = await startProduct({ dia: '2026-10-12' })
  for (const estatus of ['No procesado', 'En proceso de envío', 'En proceso de pago'] as const)
    await sembrar(product, 'proveedor@valija.demo', { estatus })
  await pagar(product, pagos)
  await importar(product, 'semana-41.xlsx', renglones)
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
  '/listar/pagos/estado-de-cuenta',
  '/listar/pagos/conciliacion?vista=bitacora',
]

test.each(listas)('[IX-C1] %s hides its last column behind a scroll at no width', async (ruta) => {
  const page = await product.open(admin, { ruta, viewport: { width: 820, height: 900 } })
  await page.locator('[role=grid] tbody tr').first().waitFor()
  await settled(page)
  // What the new width changes is drawn two frames later at most.
  const hidden = () =>
    page.getByRole('grid').evaluate(async ({ parentElement: box }) => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
      return box === null ? -1 : box.scrollWidth - box.clientWidth
    })
  for (const width of [820, 1024, 1200, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(hidden, { message: `${width} px` }).toBe(0)
  }
})

test('an address with a tab that does not exist opens the first one', async () => {
  const page = await product.open(admin, { ruta: '/factura/proveedor?etapa=vieja' })
  await page.locator('[role=grid] tbody tr').first().waitFor()
  await expect.poll(() => page.getByRole('tab', { selected: true }).innerText()).toContain('Procesados')
  await expect.poll(() => page.getByRole('alert').count()).toBe(0)
})

test('[IX-D2] on a phone the words of the home’s queue keep their room beside two buttons', async () => {
  const page = await product.open(admin, { ruta: '/inicio', viewport: { width: 390, height: 844 } })
  const button = page.getByRole('button', { name: 'Conciliar las exactas' })
  const texto = page.getByRole('listitem').filter({ has: button }).locator('.texto')
  await button.waitFor()
  expect(await texto.evaluate((words) => words.getBoundingClientRect().width)).toBeGreaterThan(200)
})

test('[IX-D2] a name in one word, of a lote or of a file, runs over no phone: in its card, its dialog and the wizard', async () => {
  const nombre = `FACTURAS_OCTUBRE_2026_HOTEL_PUERTO_CORAL_${'SEGUNDA_'.repeat(4)}PUE`
  await sembrar(product, 'proveedor@valija.demo', { nombre, facturas: 1 })
  const viewport = { width: 390, height: 844 }
  const page = await product.open('proveedor@valija.demo', { ruta: '/factura/proveedor', viewport })
  await page.getByRole('button', { name: nombre }).first().click()
  const dialog = page.getByRole('dialog', { name: nombre })
  await dialog.getByRole('heading', { name: nombre }).waitFor()
  expect(await dialog.evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(390)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await fits(page)
  await page.goto(`${product.url}/factura/crear/proveedor`)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: `${nombre}.xml`, mimeType: 'text/xml', buffer: Buffer.from('<nota/>') })
  const card = page
    .getByRole('list', { name: 'Facturas del lote' })
    .getByRole('button', { name: nombre })
    .first()
  await card.waitFor()
  // What cannot be read has no total to tell, and its name once.
  expect(await card.innerText()).toBe(`${nombre}.xml`)
  await fits(page)
})
