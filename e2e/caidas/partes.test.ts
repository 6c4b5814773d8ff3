import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sembrarAnio } from '../inicio/sembrar.ts'
import { type Product, startProduct } from '../setup/product.ts'
import { settled } from '../setup/settled.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct({ dia: '2026-10-12' })
  await sembrarAnio(product, 'proveedor@valija.demo', '2026-10-12')
})
afterAll(() => product.stop())

/** The code of a part, as it is when the network is cut (`null`) or when another version has replaced its file. */
const keep = (page: Page, name: string, status: 404 | null = null) =>
  page.route(`**/assets/${name}-*`, (route) =>
    status === null ? route.abort('internetdisconnected') : route.fulfill({ status }),
  )
const sinRed = 'Sin conexión; lo que escribiste sigue aquí'
const missing = (page: Page) => page.getByRole('dialog', { name: 'No se pudo abrir' })
const again = (page: Page) => page.getByRole('button', { name: 'Reintentar' })
const atBody = (page: Page) => page.evaluate(() => document.activeElement === document.body)

/** A part that opens over a screen: where, its file, how it is opened, and what is there once it has come. */
const over: [string, string, (page: Page) => Promise<void>, (page: Page) => Promise<void>][] = [
  [
    '/factura/proveedor',
    'view-menu',
    (page) => page.getByRole('button', { name: 'Vista' }).click(),
    (page) => page.getByRole('menuitemradio', { name: 'Compactos' }).waitFor(),
  ],
  [
    '/factura/proveedor',
    'codes-popover',
    (page) => page.getByRole('button', { name: 'Pegar códigos' }).click(),
    (page) => page.getByRole('dialog', { name: 'Pegar códigos' }).waitFor(),
  ],
  [
    '/factura/proveedor',
    'lote-dialog',
    (page) => page.locator('[role=grid] tbody tr').first().dblclick(),
    (page) => page.getByText('Detalles del lote').waitFor(),
  ],
  [
    '/factura/proveedor',
    'key-help',
    (page) => page.getByRole('button', { name: 'Vista' }).press('?'),
    (page) => page.getByRole('dialog', { name: 'Teclas' }).waitFor(),
  ],
]
test.each(over)(
  '[IX-D3] at %s a part (%s) whose code does not come says so over the screen, which stays as it was, and opens on asking again',
  async (ruta, name, openIt, isThere) => {
    const page = await product.open('admin@valija.demo', { nuevo: true, ruta })
    await settled(page)
    const typed = page.locator('main input[type=search]')
    await typed.fill('Arrecife')
    await page.getByText('«Arrecife»').waitFor()
    await settled(page)
    await keep(page, name)
    await openIt(page)
    await missing(page).getByText(sinRed).waitFor()
    expect(await atBody(page)).toBe(false)
    await page.keyboard.press('Escape')
    await missing(page).waitFor({ state: 'detached' })
    expect(await typed.inputValue()).toBe('Arrecife')
    await openIt(page)
    await missing(page).waitFor()
    await page.unroute(`**/assets/${name}-*`)
    await again(page).click()
    await isThere(page)
    await expect.poll(() => missing(page).count()).toBe(0)
    expect(await typed.inputValue()).toBe('Arrecife')
  },
)

test('[IX-D3] a part whose file a new version has replaced asks for the page anew; the network is not blamed', async () => {
  const page = await product.open('admin@valija.demo', { nuevo: true, ruta: '/factura/proveedor' })
  await settled(page)
  await keep(page, 'codes-popover', 404)
  await page.getByRole('button', { name: 'Pegar códigos' }).click()
  await missing(page).getByText('Hay una versión nueva de Valija').waitFor()
  await page.unroute('**/assets/codes-popover-*')
  await missing(page).getByRole('button', { name: 'Volver a cargar' }).click()
  await page.waitForLoadState()
  await settled(page)
  await page.getByRole('button', { name: 'Pegar códigos' }).click()
  await page.getByRole('dialog', { name: 'Pegar códigos' }).waitFor()
})

test('[IX-D3] a part of a screen whose code does not come is told in its place, and comes by itself with the network', async () => {
  const page = await product.open('admin@valija.demo', { nuevo: true, ruta: '/listar/pagos/conciliacion' })
  await settled(page)
  await keep(page, 'bitacora')
  await page.getByRole('tab', { name: /^Bitácora/ }).click()
  await page.getByRole('main').getByText(sinRed).waitFor()
  await page.getByRole('heading', { name: 'Conciliación' }).waitFor()
  await page.unroute('**/assets/bitacora-*')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await page.getByText(sinRed).waitFor({ state: 'detached' })
  await settled(page)
})

test('[IX-D3] a part whose code was lost in a moment in which every question was repeated in time comes by itself with the next answer', async () => {
  const page = await product.open('admin@valija.demo', { nuevo: true, ruta: '/listar/pagos/conciliacion' })
  await settled(page)
  await keep(page, 'bitacora')
  await page.getByRole('tab', { name: /^Bitácora/ }).click()
  await page.getByRole('main').getByText(sinRed).waitFor()
  await page.unroute('**/assets/bitacora-*')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('Arrecife')
  await page.getByText(sinRed).waitFor({ state: 'detached' })
  await settled(page)
})

test('[IX-D3] a screen whose code does not come leaves the menu where it is, and opens on asking again', async () => {
  const page = await product.open('admin@valija.demo', { nuevo: true, ruta: '/inicio' })
  await settled(page)
  await keep(page, 'usuarios-screen')
  await page.getByRole('navigation', { name: 'Menú' }).getByRole('link', { name: 'Usuarios' }).click()
  await page.getByRole('main').getByText(sinRed).waitFor()
  await page.unroute('**/assets/usuarios-screen-*')
  await again(page).click()
  await page.getByRole('heading', { name: /^Usuarios/ }).waitFor()
})

test('[IX-D3] without a network the calendar of a field says that it does not open', async () => {
  const page = await product.open('admin@valija.demo', { nuevo: true, ruta: '/factura/proveedor' })
  await settled(page)
  await keep(page, 'date-calendar')
  const row = page.getByRole('checkbox', { name: /^Seleccionar/ }).nth(1)
  await row.click()
  await page.getByRole('button', { name: /fecha/i }).first().click()
  await page.getByText('No hay conexión con el servidor.').waitFor()
})

test('[IX-D3] a ZIP that nothing here can open, since what opens it did not come, is not called damaged', async () => {
  const page = await product.open('proveedor@valija.demo', { nuevo: true, ruta: '/factura/crear/proveedor' })
  await settled(page)
  await keep(page, 'zip.worker')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'octubre.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from('PK'),
    })
  await page.getByText('a esta página le falta una parte que no llegó', { exact: false }).first().waitFor()
})
