import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sembrar } from '../lotes/sembrar.ts'
import { type Product, startProduct } from '../setup/product.ts'

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
  return page
}
const box = (page: Page) => page.getByText('Creados desde', { exact: true }).locator('xpath=..')
/** A press on its day. */
const press = async (page: Page) => {
  const { x, y, height } = (await box(page).boundingBox()) ?? { x: 0, y: 0, height: 0 }
  await page.mouse.click(x + 18, y + height - 18)
}
const shown = async (page: Page) =>
  /[\dDMA]+ ?\/ ?[\dDMA]+ ?\/ ?[\dDMA]+/.exec(
    (await box(page).innerText()).replaceAll(/[\s\u200b-\u206f]/g, ''),
  )?.[0]
const filtered = (page: Page) => new URL(page.url()).searchParams.get('desde')
const place = async (page: Page) => (await box(page).boundingBox())?.y
const empty = async (page: Page) => {
  await press(page)
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Backspace')
  await expect.poll(() => shown(page)).toBe('DD/MM/AAAA')
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

/** A payment by hand whose calendar has not come: `comes` lets it, and waits until it has. */
const openPayment = async () => {
  const page = await product.open('admin@valija.demo', { ruta: '/factura/proveedor?etapa=enProcesoDePago' })
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/date-pick-field*.js', async (route) => {
    await promise
    await route.continue()
  })
  const row = page.getByRole('row', { name: /A mano/ })
  await row.getByRole('button', { name: /acciones/i }).click()
  await page.getByRole('menuitem', { name: 'Agregar comprobante' }).click()
  const dialog = page.getByRole('dialog', { name: 'Agregar comprobante' })
  const day = dialog.getByRole('group').getByRole('spinbutton').first()
  await day.click()
  const comes = async () => {
    const code = page.waitForResponse('**/assets/date-pick-field*.js')
    resolve()
    await (await code).finished()
  }
  const here = () => dialog.locator('[data-sectionindex]').first().waitFor()
  const fecha = async () => (await dialog.locator('form').innerText()).replaceAll(/[\s\u200b-\u206f]/g, '')
  return { page, dialog, day, comes, here, fecha, monto: dialog.getByLabel('Monto') }
}

test('[VIII-C1] a day typed before its calendar came is the day; who went on to the amount is left there, typing', async () => {
  const { page, dialog, comes, here, fecha, monto } = await openPayment()
  await page.keyboard.type('12102026')
  await monto.focus()
  await page.keyboard.type('10')
  await comes()
  await here()
  await page.keyboard.type('0')
  await expect.poll(fecha).toContain('12/10/2026')
  await dialog.getByLabel('Folio').focus()
  await expect.poll(() => monto.inputValue()).toBe('100.00')
})

test('[VIII-C1] half a day typed before its calendar came goes on where it was: in hand, and also after it was left', async () => {
  const hand = await openPayment()
  await hand.page.keyboard.type('1210')
  await hand.comes()
  await hand.here()
  await hand.page.keyboard.type('2026')
  await expect.poll(hand.fecha).toContain('12/10/2026')

  const left = await openPayment()
  await left.page.keyboard.type('1210')
  await left.monto.focus()
  await expect.poll(() => left.day.getAttribute('aria-invalid')).toBe('true')
  await left.comes()
  await left.page.keyboard.type('100')
  await expect.poll(() => left.monto.inputValue()).toBe('100')
  await expect.poll(left.fecha).toContain('1210')
  await left.day.click()
  await left.here()
  await left.page.keyboard.type('2026')
  await expect.poll(left.fecha).toContain('12/10/2026')
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
