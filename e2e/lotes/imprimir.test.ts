import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Product, startProduct } from '../setup/product.ts'
import { sembrar } from './sembrar.ts'

let product: Product
const rows = '[role=grid] tr[data-id]'
const largo = 'Lote de una temporada con un nombre que en la pantalla no cabe entero en su columna'
beforeAll(async () => {
  product = await startProduct({ dia: '2026-10-10' })
  for (let i = 1; i <= 40; i++)
    await sembrar(product, 'proveedor@valija.demo', {
      nombre: i === 7 ? largo : `Arrecife ${String(i).padStart(2, '0')}`,
      facturas: 1,
    })
  await sembrar(product, 'proveedor2@valija.demo', { nombre: 'Del otro hotel', proveedorId: 103 })
})
afterAll(async () => {
  expect(product.consoleErrors).toEqual([])
  await product.stop()
})

/** A page whose print does not open the browser's own window: the paper is taken as a PDF instead. */
async function open(email: string, ruta: string, options = {}): Promise<Page> {
  const page = await product.open(email, { ruta, ...options })
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-impreso', 'si')
  })
  await page.locator(rows).first().waitFor()
  return page
}
async function paper(page: Page): Promise<string[]> {
  await page.locator('body[data-impreso=si]').waitFor()
  return sheets(page)
}
async function sheets(page: Page): Promise<string[]> {
  const bytes = await page.pdf({ preferCSSPageSize: true })
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const document = await task.promise
  const paginas: string[] = []
  for (let n = 1; n <= document.numPages; n++) {
    const one = await document.getPage(n)
    const { items } = await one.getTextContent()
    paginas.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replace(/\s+/g, ' '),
    )
  }
  await task.destroy()
  return paginas
}

test('Imprimir puts every row of the list on paper, not only the page: title, tab, date, user, n of m, nothing cut', async () => {
  const page = await open('proveedor@valija.demo', '/factura/proveedor', { colorScheme: 'dark' })
  await expect.poll(() => page.locator(rows).count()).toBe(15)
  await page.getByRole('button', { name: 'Imprimir' }).click()
  await page.locator('body[data-impreso=si]').waitFor()
  // Black on white, also from the dark screen.
  await page.emulateMedia({ media: 'print' })
  const colours = await page.evaluate(() => {
    const cell = document.querySelector('[data-impresion] td') as Element
    return [getComputedStyle(cell).color, getComputedStyle(document.body).backgroundColor]
  })
  expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
  const paginas = await paper(page)
  const todo = paginas.join(' ')
  for (let i = 1; i <= 40; i++)
    expect(todo).toContain(i === 7 ? largo : `Arrecife ${String(i).padStart(2, '0')}`)
  expect(todo).not.toContain('Del otro hotel')
  expect(paginas.length).toBeGreaterThan(1)
  for (const [i, texto] of paginas.entries()) {
    expect(texto).toContain(`Página ${i + 1} de ${paginas.length}`)
    // The titles stand on every sheet.
    expect(texto).toMatch(/Lote Proveedor Facturas Fecha de creación Total Estado en el SAT/)
  }
  expect(paginas[0]).toMatch(
    /Lotes de facturas cargadas: Procesados Sin filtros Impreso el \d\d\/\d\d\/\d{4} \d\d:\d\d por proveedor@valija\.demo · 40 lotes/,
  )
  // Neither menu nor bars nor buttons.
  for (const nunca of ['Cerrar sesión', 'Descargar registros', 'Ver facturas', 'Buscar', 'SAT en línea'])
    expect(todo).not.toContain(nunca)
  await page.emulateMedia({ media: 'screen' })
  // Once printed, the list is as it was.
  await page.locator('[data-impresion]').waitFor({ state: 'detached' })
  await expect.poll(() => page.locator(rows).count()).toBe(15)
  await page.context().close()
})

test('a filter in force stays in force on paper and is said there; Ctrl+P does the same as the button', async () => {
  const page = await open('admin@valija.demo', '/factura/proveedor?q=temporada')
  await page.getByText('1–1 de 1 lote').waitFor()
  await page.keyboard.press('Control+p')
  const paginas = await paper(page)
  expect(paginas).toHaveLength(1)
  expect(paginas[0]).toContain('Filtros: «temporada»')
  expect(paginas[0]).toContain('1 lote')
  expect(paginas[0]).not.toContain('Arrecife')
  await page.context().close()
})

test('many rows are asked about first, with their sheets; more than the count knows are not printed', async () => {
  const page = await open('admin@valija.demo', '/factura/proveedor')
  let total = 3420
  let topado = false
  await page.route('**/api/lotes?**', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as object
    await route.fulfill({ response: answer, json: { ...body, total, totalTopado: topado } })
  })
  await page.reload()
  await page.getByText('de 3,420 lotes').waitFor()
  await page.getByRole('button', { name: 'Imprimir' }).click()
  const dialog = page.getByRole('dialog', { name: 'Imprimir lotes' })
  await dialog.getByText('Se imprimirán 3,420 lotes del filtro, cerca de 98 hojas.').waitFor()
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => page.locator('body[data-impreso]').count()).toBe(0)
  total = 10_000
  topado = true
  await page.reload()
  await page.getByText('de más de 10,000 lotes').waitFor()
  await page.getByRole('button', { name: 'Imprimir' }).click()
  await dialog.getByText('Acota la lista con los filtros').waitFor()
  await expect.poll(() => dialog.getByRole('button', { name: 'Imprimir' }).count()).toBe(0)
  await page.context().close()
})

test('[IX-D2] what the browser prints by itself is dark on white from the dark theme, a dialog whole and alone, with nothing to press', async () => {
  const { id, facturas } = await sembrar(product, 'proveedor@valija.demo', {
    nombre: 'En papel',
    facturas: 5,
  })
  const page = await product.open('proveedor@valija.demo', {
    ruta: `/factura/proveedor?lote=${id}`,
    colorScheme: 'dark',
    viewport: { width: 1000, height: 400 },
  })
  const dialog = page.getByRole('dialog', { name: 'En papel' })
  await dialog.locator(rows).first().waitFor()
  await page.emulateMedia({ media: 'print' })
  const colours = await page.evaluate(() => {
    const { color } = getComputedStyle(document.querySelector('[role=dialog] h2') as Element)
    return [color, getComputedStyle(document.body).backgroundColor]
  })
  expect(colours).toEqual(['rgb(23, 37, 42)', 'rgb(255, 255, 255)'])
  expect(await dialog.getByRole('button').filter({ visible: true }).allInnerTexts()).toEqual([])
  const todo = (await sheets(page)).join(' ')
  for (const { folio } of facturas) expect(todo).toContain(`S ${folio}`)
  expect(todo).not.toContain('Arrecife 40')
  await page.context().close()
})
