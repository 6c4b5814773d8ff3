import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Product, startProduct } from '../setup/product.ts'
import { sembrar } from './sembrar.ts'

let product: Product
let page: Page
const rows = '[role=grid] tr[data-id]'
beforeAll(async () => {
  product = await startProduct({ dia: '2026-10-10' })
  for (const nombre of ['Ancla', 'Brisa', 'Coral', 'Duna'])
    await sembrar(product, 'proveedor@valija.demo', { nombre, facturas: 1 })
  page = await product.open('admin@valija.demo', { ruta: '/factura/proveedor?orden=nombre' })
  await page.locator(rows).first().waitFor()
})
afterAll(async () => {
  expect(product.consoleErrors).toEqual([])
  await product.stop()
})

const focused = () =>
  page.evaluate(() => {
    const at = document.activeElement
    const cell = at?.closest('td, th') as HTMLTableCellElement | null
    return cell === null ? null : [(cell.parentElement as HTMLTableRowElement).rowIndex, cell.cellIndex]
  })
const chosen = () => page.locator(`${rows}[aria-selected=true]`).allInnerTexts()
const names = async () =>
  (await page.locator(`${rows} td:nth-child(2)`).allInnerTexts()).map((text) => text.trim())

test('a list is one stop for Tab; the arrows go through its cells, Space selects and Enter opens', async () => {
  await page.getByRole('checkbox', { name: 'Seleccionar las filas de la página' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => focused()).toEqual([1, 0])
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => focused()).toEqual([2, 1])
  await page.keyboard.press('Space')
  await page.getByText('1 lote seleccionado').waitFor()
  await page.keyboard.press('Space')
  await page.getByText('1 lote seleccionado').waitFor({ state: 'detached' })
  await page.keyboard.press('Control+End')
  await expect.poll(async () => (await focused())?.[0]).toBe(4)
  await page.keyboard.press('Control+Home')
  await expect.poll(() => focused()).toEqual([0, 0])
  // Only the cell last left is in the order of Tab.
  await expect.poll(() => page.locator('[role=grid] [tabindex="0"]').count()).toBe(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})

test('a title orders, first from high to low, by mouse and by key', async () => {
  const title = page.getByRole('columnheader', { name: 'Lote' })
  await expect.poll(() => title.getAttribute('aria-sort')).toBe('ascending')
  await title.click()
  await page.locator('th[aria-sort=descending]').waitFor()
  await page.locator(rows).filter({ hasText: 'Duna' }).waitFor()
  await expect.poll(names).toEqual(['Duna', 'Coral', 'Brisa', 'Ancla'])
  await page.keyboard.press('Enter')
  await expect.poll(names).toEqual(['Ancla', 'Brisa', 'Coral', 'Duna'])
})

test('Shift selects everything between two rows; the head selects the page and takes it back', async () => {
  await page.locator(rows).nth(0).getByRole('checkbox').click()
  await page
    .locator(rows)
    .nth(2)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] })
  await page.getByText('3 lotes seleccionados').waitFor()
  await expect.poll(() => chosen()).toHaveLength(3)
  const all = page.getByRole('checkbox', { name: 'Seleccionar las filas de la página' })
  await expect.poll(() => all.getAttribute('data-indeterminate')).toBe('true')
  await all.click()
  await page.getByText('4 lotes seleccionados').waitFor()
  await all.click()
  await expect.poll(() => chosen()).toEqual([])
})

test('[IX-D3] what was taken out of the selection while all were being read stays out, and a selection that was ended stays ended', async () => {
  const marca = (nombre: string) => page.locator(rows).filter({ hasText: nombre }).getByRole('checkbox')
  /** «Seleccionar todo» pressed, and what a hand does before its answer comes. */
  const meanwhile = async (act: () => Promise<unknown>) => {
    const suelta = Promise.withResolvers<void>()
    await page.route(
      /porPagina=100/,
      async (route) => {
        await suelta.promise
        await route.continue()
      },
      { times: 1 },
    )
    const leidas = page.waitForResponse(/porPagina=100/)
    await page.getByRole('button', { name: 'Seleccionar todo: 4 lotes' }).click()
    await act()
    suelta.resolve()
    await (await leidas).finished()
  }
  await marca('Ancla').click()
  await marca('Brisa').click()
  await meanwhile(() => marca('Ancla').click())
  await page.getByText('3 lotes seleccionados').waitFor()
  await expect.poll(async () => (await chosen()).join()).not.toContain('Ancla')
  await meanwhile(() => page.getByRole('button', { name: 'Quitar selección' }).click())
  await marca('Duna').click()
  await page.getByText('1 lote seleccionado').waitFor()
  await marca('Duna').click()
})

test('a column is made wider by its edge and takes its own width back with a double press', async () => {
  const title = page.getByRole('columnheader', { name: 'Lote' })
  const width = async () => Math.round((await title.boundingBox())?.width ?? 0)
  const before = await width()
  const edge = await title.boundingBox()
  const x = (edge?.x ?? 0) + (edge?.width ?? 0) - 4
  const y = (edge?.y ?? 0) + 18
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 80, y, { steps: 4 })
  await page.mouse.up()
  await expect.poll(width).toBe(before + 80)
  await expect.poll(() => title.getAttribute('aria-sort')).toBe('ascending')
  await page.mouse.dblclick(x + 80, y)
  await expect.poll(width).toBe(before)
})
