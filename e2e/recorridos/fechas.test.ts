import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sembrar } from '../lotes/sembrar.ts'
import { type Product, startProduct } from '../setup/product.ts'
import { settled } from '../setup/settled.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct({ dia: '2026-10-10' })
  await sembrar(product, 'proveedor@valija.demo', {
    nombre: 'A mano',
    facturas: 1,
    estatus: 'En proceso de pago',
    dia: '2026-09-01',
  })
})
afterAll(() => product.stop())

const openFilters = async (): Promise<Page> => {
  const page = await product.open('admin@valija.demo', { ruta: '/factura/proveedor' })
  await page.getByRole('button', { name: 'Filtros' }).first().click()
  await page.getByRole('dialog', { name: 'Filtros' }).waitFor()
  await settled(page)
  return page
}
const box = (page: Page) => page.getByText('Creados desde', { exact: true }).locator('xpath=..')
/** A press on its day. */
const press = async (page: Page) => {
  const { x, y, height } = (await box(page).boundingBox()) ?? { x: 0, y: 0, height: 0 }
  await page.mouse.click(x + 18, y + height - 18)
}
const shown = (page: Page) => page.getByLabel('Creados desde').inputValue()
const filtered = (page: Page) => new URL(page.url()).searchParams.get('desde')
const place = async (page: Page) => (await box(page).boundingBox())?.y
const empty = async (page: Page) => {
  await press(page)
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Backspace')
  await expect.poll(() => shown(page)).toBe('')
  await expect.poll(() => filtered(page)).toBeNull()
}

test('[IX-C2] a day typed fast on a slow machine is the day that was typed, and no other day is filtered by', async () => {
  const page = await openFilters()
  const asked = new Set<string>()
  page.on('request', (request) => {
    const desde = new URL(request.url()).searchParams.get('desde')
    if (desde !== null) asked.add(desde)
  })
  const devtools = await page.context().newCDPSession(page)
  const before = await place(page)
  for (const [texto, dia] of [
    ['01092026', '2026-09-01'],
    ['1/9/2026', '2026-09-01'],
    ['2026-09-02', '2026-09-02'],
    ['03/09/2026', '2026-09-03'],
    ['1/9/26\t', '2026-09-01'],
    ['05092026', '2026-09-05'],
  ] as const) {
    await empty(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 8 })
    await press(page)
    // As fast as a hand: the next key does not wait for what the page makes of the one before.
    await Promise.all(
      texto
        .replace('\t', '')
        .split('')
        .map((text) => devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', text, key: text })),
    )
    if (texto.endsWith('\t')) await page.keyboard.press('Tab')
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await expect.poll(() => filtered(page), { message: texto }).toBe(dia)
    await expect.poll(() => shown(page), { message: texto }).toBe(dia.split('-').reverse().join('/'))
    // No field moves from under the hand when a filter comes into force.
    await page.getByRole('region', { name: 'Mis filtros' }).waitFor()
    expect(await place(page)).toBe(before)
  }
  expect([...asked].filter((dia) => !/^2026-09-0[1-5]$/.test(dia))).toEqual([])
})

test('[IX-C2] a pasted day is read as it is written; half a day filters by nothing and is marked', async () => {
  const page = await openFilters()
  for (const [texto, dia] of [
    ['2026-09-01', '2026-09-01'],
    ['02/09/2026', '2026-09-02'],
    [' 3/9/26 ', '2026-09-03'],
  ] as const) {
    await press(page)
    await page.evaluate((text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', text)
      const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(paste)
    }, texto)
    await expect.poll(() => filtered(page), { message: texto }).toBe(dia)
    await expect.poll(() => shown(page), { message: texto }).toBe(dia.split('-').reverse().join('/'))
  }
  for (const half of ['0109202', '0109']) {
    await empty(page)
    await press(page)
    await page.keyboard.type(half)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect
      .poll(() => box(page).locator('.Mui-error').count(), {
        message: half,
      })
      .toBeGreaterThan(0)
    expect(filtered(page)).toBeNull()
  }
  await empty(page)
  await expect.poll(() => box(page).locator('.Mui-error').count()).toBe(0)
  expect(product.consoleErrors).toEqual([])
})

/** A payment by hand, whose calendar's code stays on its way until `comes`. */
const openPayment = async () => {
  const page = await product.open('admin@valija.demo', {
    ruta: '/factura/proveedor?etapa=enProcesoDePago',
    nuevo: true,
  })
  const { promise, resolve: comes } = Promise.withResolvers<undefined>()
  await page.route('**/assets/date-calendar*.js', async (route) => {
    await promise
    await route.continue()
  })
  const row = page.getByRole('row', { name: /A mano/ })
  await row.getByRole('button', { name: /acciones/i }).click()
  await page.getByRole('menuitem', { name: 'Agregar comprobante' }).click()
  const dialog = page.getByRole('dialog', { name: 'Agregar comprobante' })
  const calendar = page.getByRole('dialog', { name: 'Elige fecha' })
  const day = dialog.getByLabel('Fecha de pago')
  await day.click()
  return { page, dialog, day, comes, calendar, monto: dialog.getByLabel('Monto') }
}

test('[VIII-C1] a calendar that comes late opens under the hand that asked for it, and not for who went on', async () => {
  const { page, dialog, day, comes, calendar, monto } = await openPayment()
  await dialog.getByRole('button', { name: 'Elige fecha' }).click()
  await monto.focus()
  const code = page.waitForResponse('**/assets/date-calendar*.js')
  comes(undefined)
  await (await code).finished()
  await page.keyboard.type('100')
  await expect.poll(() => monto.inputValue()).toBe('100')
  expect(await calendar.count()).toBe(0)

  await day.fill('12/10/2026')
  await page.keyboard.press('ArrowDown')
  await calendar.getByRole('gridcell', { name: '12', selected: true }).waitFor()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await calendar.waitFor({ state: 'detached' })
  await expect.poll(() => day.inputValue()).toBe('13/10/2026')
  await expect.poll(() => day.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(product.consoleErrors).toEqual([])
})

test('[IX-C2] the first press on a day chooses it whole, and what is typed takes its place; the second puts the hand in it', async () => {
  const { page, day, monto } = await openPayment()
  await page.keyboard.type('12/10/2026')
  await monto.focus()
  await day.click()
  await page.keyboard.type('5/10/26')
  await page.keyboard.press('Tab')
  await expect.poll(() => day.inputValue()).toBe('05/10/2026')
  await day.click()
  await day.click({ position: { x: 2, y: 4 } })
  await page.keyboard.press('Home')
  await page.keyboard.press('Delete')
  await page.keyboard.type('1')
  await expect.poll(() => day.inputValue()).toBe('15/10/2026')
})

test('[VIII-C1] a payment is saved on the day that was typed though its calendar never came', async () => {
  const { page, dialog, monto } = await openPayment()
  await page.keyboard.type('12102026')
  await monto.fill('100')
  await dialog.getByLabel('Banco beneficiario').fill('BANORTE')
  await dialog.getByLabel('Folio').fill('M1')
  const saved = page.waitForRequest('**/api/Factura/guardarComprobantePago')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  expect((await saved).postDataJSON()).toMatchObject([{ fechapago: '2026-10-12' }])
})
