import { readFile } from 'node:fs/promises'
import type { Locator } from 'playwright-core'
import { Open } from 'unzipper-esm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fits } from '../setup/fits.ts'
import { type Product, startProduct } from '../setup/product.ts'
import { sembrar } from './sembrar.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct({ dia: '2026-10-10' })
  for (let i = 1; i <= 17; i++)
    await sembrar(product, 'proveedor@valija.demo', {
      nombre: `Arrecife ${String(i).padStart(2, '0')}`,
      facturas: 1,
    })
  await sembrar(product, 'proveedor@valija.demo', { nombre: 'Pagado uno', facturas: 7, estatus: 'Pagado' })
  await sembrar(product, 'proveedor@valija.demo', { nombre: 'Semana 41', facturas: 7 })
  await sembrar(product, 'proveedor2@valija.demo', { nombre: 'Del otro hotel', proveedorId: 103 })
})
afterAll(() => product.stop())
// Each open page follows the live events of all the others' work.

const admin = 'admin@valija.demo'
const rows = '[role=grid] tr[data-id]'

describe('the list of lotes', () => {
  test('[B-005, B-006, B-009, B-013] /factura: breadcrumb, category switch, four tabs, 15 rows a page, column chooser', async () => {
    const page = await product.open(admin, { ruta: '/factura' })
    await page.getByRole('heading', { name: 'Lotes de facturas cargadas' }).waitFor()
    await page.getByText('Lotes de Facturas', { exact: true }).waitFor()
    for (const tab of ['Procesados', 'Lotes en proceso de envío', 'En proceso de pago', 'Pagados'])
      await page.getByRole('tab', { name: tab }).waitFor()
    await page.locator(rows).first().waitFor()
    await expect.poll(() => page.locator(rows).count()).toBe(15)
    await page.getByText('1–15 de 19 lotes').waitFor()
    await page.getByRole('button', { name: 'Página siguiente' }).click()
    await page.getByText('16–19 de 19 lotes').waitFor()
    await page.getByRole('button', { name: 'Columnas' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'RFC' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('columnheader', { name: 'RFC' }).waitFor()
    // [IX-D3] What was asked before is seen until the answer, and nothing of it is in reach of a hand: no row, no page.
    const held = Promise.withResolvers<void>()
    await page.route('**/api/lotes?**', async (route) => {
      await held.promise
      await route.continue()
    })
    const inReach = (box: Locator) =>
      box.evaluate((one: HTMLElement) => {
        one.focus()
        return document.activeElement === one
      })
    const boxes = page.locator('[role=grid]').getByRole('checkbox', { includeHidden: true })
    expect(await inReach(boxes.nth(1))).toBe(true)
    await page.getByRole('columnheader', { name: 'Total' }).click()
    await expect.poll(() => inReach(boxes.nth(1))).toBe(false)
    expect(await inReach(boxes.nth(0))).toBe(false)
    await page.getByRole('button', { name: 'Página anterior' }).click()
    expect(page.url()).not.toContain('cursor')
    held.resolve()
    await page.getByText('1–15 de 19 lotes').waitFor()
    await page.getByRole('button', { name: 'Comisionista' }).click()
    await page.getByText('No hay lotes por procesar.').waitFor()
  })

  test('[B-007, B-108] /factura/proveedor is the supplier’s own list; the other hotel sees only its own', async () => {
    const page = await product.open('proveedor@valija.demo', { ruta: '/factura/proveedor' })
    await page.getByText('Listado de lotes').waitFor()
    await page.getByRole('link', { name: 'Cargar lote' }).waitFor()
    await page.locator(rows).first().waitFor()
    await page.getByText('1–15 de 18 lotes').waitFor()
    // [IX-C5] What the tab is called for comes next: the line under it says what lies in it.
    await page.getByText('Guardados y en espera de que se procesen').waitFor()
    await page.getByRole('tab', { name: /Pagados/ }).click()
    await page.getByText('Pagados. «Ver facturas» dice cuándo').waitFor()
    await expect.poll(() => page.getByText('Del otro hotel').count()).toBe(0)
    const other = await product.open('proveedor2@valija.demo', { ruta: '/factura/proveedor' })
    await other.getByText('Del otro hotel').waitFor()
    await expect.poll(() => other.locator(rows).count()).toBe(1)
  })

  test.each([
    ['/factura/proveedor', '/api/lotes?'],
    ['/inicio', '/api/inicio'],
  ])('[IX-D3] what %s asks first is asked for beside its code, and taken by it', async (ruta, asked) => {
    const page = await product.open(admin, { ruta: null, nuevo: true })
    // Its code is not handed over before: a screen that asks by itself would never come to ask.
    const pedida = page.waitForRequest((request) => request.url().includes(asked))
    await page.route('**/assets/marco-*', async (route) => {
      await pedida
      await route.continue()
    })
    await page.goto(`${product.url}${ruta}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    // What was asked so and nobody took would be asked for again by the screen.
    const left = () =>
      page.evaluate(() =>
        Object.keys((globalThis as { primeras?: { answers: object } }).primeras?.answers ?? {}),
      )
    await expect.poll(left).toEqual([])
  })

  test('[IX-D1] the arrows, Home and End walk the tabs round and round, and only Enter changes the list', async () => {
    const page = await product.open(admin, { ruta: '/factura/proveedor' })
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await page.getByRole('tab').first().focus()
    for (const [key, text] of [
      ['ArrowRight', 'Lotes en proceso de envío'],
      ['End', 'Pagados'],
      ['ArrowRight', 'Procesados'],
      ['ArrowLeft', 'Pagados'],
    ] as const) {
      await page.keyboard.press(key)
      await expect.poll(focused).toContain(text)
    }
    await page.getByRole('tab', { name: 'Procesados', selected: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('tab', { name: 'Pagados', selected: true }).waitFor()
  })

  test('[B-010, B-011, B-015] Procesados: rows are selected across pages with their sum; Procesar Lotes shows only with a payment date', async () => {
    const page = await product.open(admin, { ruta: '/factura/proveedor' })
    await page.getByRole('tab', { name: 'Procesados', selected: true }).waitFor()
    await page.locator(rows).first().waitFor()
    await page.locator(rows).nth(0).getByRole('checkbox').click()
    await page.getByText('1 lote seleccionado').waitFor()
    await page.getByRole('button', { name: 'Página siguiente' }).click()
    await page.getByText('16–19 de 19 lotes').waitFor()
    await page.locator(rows).nth(1).getByRole('checkbox').click()
    await page.getByText('2 lotes seleccionados').waitFor()
    // [IX-C1] A selection that lives beyond the page in sight says so.
    await page.getByText(', 1 en esta página').waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Procesar Lotes' }).count()).toBe(0)
    // [IX-C2] As people type it, wherever in the field they clicked.
    const pago = page.getByLabel('Fecha de pago')
    await pago.click()
    await page.keyboard.type('6/10/2026')
    await page.getByRole('button', { name: 'Procesar Lotes' }).waitFor()
    await expect.poll(() => pago.inputValue()).toBe('06/10/2026')
    // [IX-C3] A day on which banks do not pay is said before it is confirmed.
    await pago.fill('10/10/2026')
    await page.getByRole('button', { name: 'Procesar Lotes' }).click()
    await page.getByRole('dialog').getByText('Ese día cae en fin de semana').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    // [IX-C1] What is beyond the page is chosen in one press.
    await page.getByRole('button', { name: 'Seleccionar todo: 19 lotes' }).click()
    await page.getByText('19 lotes seleccionados').waitFor()
    // [IX-C3] What was chosen, and the day, are there again for who looked at another screen.
    await page.locator(rows).nth(0).getByRole('checkbox').click()
    await page.getByText('18 lotes seleccionados').waitFor()
    await page.getByRole('link', { name: 'Inicio', exact: true }).first().click()
    await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Lotes' }).waitFor()
    await page.getByRole('link', { name: 'Facturas de proveedor' }).first().click()
    await page.getByText('18 lotes seleccionados').waitFor()
    await page.getByRole('button', { name: 'Procesar Lotes' }).waitFor()
  })

  test('[IX-C1] j and k walk the rows from anywhere, x selects, Enter opens and e downloads; rows a page and their height are kept', async () => {
    const page = await product.open(admin, { ruta: '/factura/proveedor?orden=nombre' })
    await page.locator(rows).first().waitFor()
    const row = () =>
      page.evaluate(() => (document.activeElement?.closest('tr') as HTMLTableRowElement | null)?.rowIndex)
    await page.keyboard.press('j')
    await expect.poll(row).toBe(1)
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await page.getByText('1 lote seleccionado').waitFor()
    await page.keyboard.press('k')
    await expect.poll(row).toBe(1)
    await page.keyboard.press('k')
    await expect.poll(row).toBe(1)
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await page.getByText('1 lote seleccionado').waitFor({ state: 'detached' })
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.keyboard.press('e')
    await page.getByRole('menuitem', { name: /^CSV/ }).waitFor()
    await page.keyboard.press('Escape')
    // Letters typed in a field are letters.
    await page.getByRole('searchbox', { name: 'Buscar lotes' }).pressSequentially('jek')
    await expect.poll(() => page.getByRole('searchbox', { name: 'Buscar lotes' }).inputValue()).toBe('jek')
    await page.getByRole('searchbox', { name: 'Buscar lotes' }).press('Escape')
    await page.getByText('1–15 de 19 lotes').waitFor()

    const height = async () => (await page.locator(rows).first().boundingBox())?.height
    await expect.poll(height).toBe(36)
    const view = async (choice: string) => {
      await page.getByRole('button', { name: 'Vista' }).click()
      await page.getByRole('menuitemradio', { name: choice }).click()
    }
    await view('Compactos')
    await expect.poll(height).toBe(30)
    await view('50')
    await page.getByText('1–19 de 19 lotes').waitFor()
    await page.reload()
    await page.getByText('1–19 de 19 lotes').waitFor()
    await expect.poll(height).toBe(30)
    // Another person in the same browser has their own.
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('valija-listas-'))
          localStorage.setItem('valija-listas-otra', localStorage.getItem(key) ?? '')
      for (const key of Object.keys(localStorage))
        if (key.startsWith('valija-listas-') && key !== 'valija-listas-otra') localStorage.removeItem(key)
    })
    await page.reload()
    await page.getByText('1–15 de 19 lotes').waitFor()
    await page.setViewportSize({ width: 1440, height: 1440 })
    await page.getByText('1–19 de 19 lotes').waitFor()
  })

  test('[IX-C1] a column pasted into the search filters by its codes and says which are missing; lotes are grouped by hotel', async () => {
    const page = await product.open(admin, { ruta: '/factura/proveedor' })
    await page.locator(rows).first().waitFor()
    const { filas } = await product.api<{ filas: { id: number; nombre: string }[] }>(
      admin,
      'GET',
      '/api/lotes?q=semana',
    )
    const { filas: facturas } = await product.api<{ filas: { folio: string }[] }>(
      admin,
      'GET',
      `/api/lotes/${filas[0]?.id}/facturas`,
    )
    await page.getByRole('searchbox', { name: 'Buscar lotes' }).focus()
    await page.evaluate((text) => {
      const data = new DataTransfer()
      data.setData('text', text)
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    }, `${facturas[0]?.folio}\r\nNOESTA7\r\n`)
    const paste = page.getByRole('dialog', { name: 'Pegar códigos' })
    await paste.getByText('2 códigos').waitFor()
    await paste.getByRole('button', { name: 'Filtrar' }).click()
    await page.getByText('1–1 de 1 lote').waitFor()
    const absent = page.getByText('1 de 2 códigos no está en esta lista, con los filtros puestos:')
    await absent.waitFor()
    await page.getByText('NOESTA7', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Pegar códigos' }).click()
    await paste.getByRole('textbox').fill(Array.from({ length: 201 }, (_none, i) => `X${i}`).join('\n'))
    await paste
      .getByText('Son 201 códigos, más de los 200 que se buscan a la vez. Pégalos en partes.')
      .waitFor()
    await paste.getByRole('button', { name: 'Filtrar' }).click()
    await expect
      .poll(() => paste.getByRole('textbox').evaluate((one) => one === document.activeElement))
      .toBe(true)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Quitar el filtro 2 códigos' }).click()
    await absent.waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Agrupar por hotel' }).click()
    const groups = page.getByRole('grid', { name: 'Lotes por hotel' })
    await groups.locator('tr[data-id]').nth(1).waitFor()
    await page.getByText(/^Todos suman \$[\d,]+\.\d\d$/).waitFor()
    await page.reload()
    await groups.locator('tr[data-id]').first().dblclick()
    await page.getByText('1–15 de 18 lotes').waitFor()
  })

  test('search and filters stand in the address, are said in words and are taken away', async () => {
    const page = await product.open(admin, { ruta: '/factura/proveedor' })
    await page.getByRole('searchbox', { name: 'Buscar lotes' }).fill('semana')
    await page.getByText('1–1 de 1 lote').waitFor()
    expect(page.url()).toContain('q=semana')
    await page.reload()
    await page.getByText('1–1 de 1 lote').waitFor()
    // [IX-C1] Filters get a name of the person's own, and come back by it.
    await page.getByRole('button', { name: 'Filtros', exact: true }).click()
    await page.getByLabel('Guardar los filtros de ahora como').fill('Mi semana')
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await page.getByRole('button', { name: 'Olvidar los filtros «Mi semana»' }).waitFor()
    await page.getByRole('button', { name: 'Cerrar', exact: true }).click()
    await page.getByRole('button', { name: 'Quitar el filtro «semana»' }).click()
    await page.getByText('1–15 de 19 lotes').waitFor()
    await page.reload()
    await page.getByText('1–15 de 19 lotes').waitFor()
    await page.getByRole('button', { name: 'Filtros', exact: true }).click()
    await page.getByRole('button', { name: 'Mi semana', exact: true }).click()
    await page.getByText('1–1 de 1 lote').waitFor()
    await page.getByRole('button', { name: 'Quitar el filtro «semana»' }).click()
    await page.getByText('1–15 de 19 lotes').waitFor()
  })

  test('[B-014] Descargar registros downloads every row of the filter as CSV', async () => {
    const page = await product.open(admin, { ruta: '/factura/proveedor' })
    await page.locator(rows).first().waitFor()
    await page.getByRole('button', { name: 'Descargar registros' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: /^CSV/ }).click(),
    ])
    const text = await readFile(await download.path(), 'utf8')
    expect(text.trimEnd().split('\r\n')).toHaveLength(20)
    expect(download.suggestedFilename()).toBe('Lotes.csv')
  })

  test('[B-133] an archive that cannot be made is said, and nothing else is', async () => {
    const page = await product.open('proveedor@valija.demo', { ruta: '/factura/proveedor?etapa=pagado' })
    await page.getByText('Pagado uno').waitFor()
    await page.route(/\/api\/lotes\/descargas\/[^/]+$/, async (route) => {
      const answer = await route.fetch()
      const body = (await answer.json()) as object
      await route.fulfill({ response: answer, json: { ...body, estado: 'fallida' } })
    })
    await page.locator(rows).nth(0).getByRole('checkbox').click()
    await page.getByRole('button', { name: 'Descargar Facturas' }).click()
    await page.getByText('No se pudo generar el archivo ZIP').waitFor()
    await expect.poll(() => page.getByText('Archivos ZIP generados y descargados').count()).toBe(0)
    // [VI-D8] Under the same words whatever kind of failure it was, and why.
    await page.route('**/api/lotes/descargas', (route) => route.abort())
    await page.getByRole('button', { name: 'Descargar Facturas' }).click()
    await page.getByRole('alert').filter({ hasText: 'No hay conexión' }).waitFor()
    await expect
      .poll(() => page.getByRole('alert').innerText())
      .toMatch(/^No se pudo generar el archivo ZIP\n/)
  })

  test('[VI-D8, C-174] a list that does not come says so after 30 seconds, in place of its grey rows', async () => {
    const page = await product.open(admin, { ruta: null })
    await page.clock.install()
    await page.route('**/api/lotes?*', () => {})
    await page.goto(`${product.url}/factura/proveedor`)
    await page.getByText('Cargando').first().waitFor({ state: 'attached' })
    await page.clock.fastForward(20_000)
    await expect.poll(() => page.getByText('Está tardando más de lo normal').count()).toBe(0)
    await page.clock.fastForward(11_000)
    await page.getByText('Está tardando más de lo normal').waitFor()
  })

  test('[B-016, B-017, B-134, B-135] Descargar Facturas stands on Pagados: without selection it warns, with it the ZIP comes', async () => {
    const page = await product.open('proveedor@valija.demo', { ruta: '/factura/proveedor' })
    await page.locator(rows).first().waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Descargar Facturas' }).count()).toBe(0)
    await page.getByRole('tab', { name: 'Pagados' }).click()
    await page.getByText('Pagado uno').waitFor()
    await page.getByRole('button', { name: 'Descargar Facturas' }).click()
    await page.getByText('Selecciona al menos un lote para descargar sus facturas.').waitFor()
    await page.locator(rows).nth(0).getByRole('checkbox').click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Descargar Facturas' }).click(),
    ])
    const zip = await Open.buffer(await readFile(await download.path()))
    expect(zip.files).toHaveLength(14)
    await page.getByText('Archivos ZIP generados y descargados').waitFor()
  })

  test('[B-018, B-019] Ver facturas opens Detalles del lote: five a page, bookings of each, bitácora; it has an address', async () => {
    const page = await product.open(admin, { ruta: '/factura/proveedor' })
    await page.getByRole('button', { name: 'Ver facturas: Semana 41' }).click()
    const dialog = page.getByRole('dialog', { name: 'Semana 41' })
    await dialog.getByText('Detalles del lote').waitFor()
    await dialog.getByText('1–5 de 7 facturas').waitFor()
    await expect.poll(() => dialog.locator(rows).count()).toBe(5)
    await dialog
      .getByRole('button', { name: /^Ver reservas/ })
      .first()
      .click()
    await dialog.getByRole('columnheader', { name: 'Localizador' }).waitFor()
    await dialog.getByRole('columnheader', { name: 'Total de la reserva' }).waitFor()
    await page.reload()
    await page
      .getByRole('dialog', { name: 'Semana 41' })
      .getByRole('columnheader', { name: 'Localizador' })
      .waitFor()
    await page.goBack()
    await page.getByRole('dialog').getByText('1–5 de 7 facturas').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })

  test('[B-020, B-129] an administrator sees PDF, XML and bookings of a lote from its row; a supplier’s row has no such actions', async () => {
    const page = await product.open(admin, { ruta: '/factura/proveedor' })
    const more = (name: string) => page.getByRole('button', { name: `Más acciones: ${name}` })
    await more('Semana 41').click()
    for (const text of ['Ver PDF', 'Ver XML', 'Ver reservas', 'Agregar comprobante', 'Eliminar'])
      await page.getByRole('menuitem', { name: text }).waitFor()
    await page.getByRole('menuitem', { name: 'Ver XML' }).click()
    await page.getByText('Factura 1 de 7').waitFor()
    await page.getByText('cfdi:Comprobante').first().waitFor()
    await page.getByRole('button', { name: 'Factura siguiente' }).click()
    await page.getByText('Factura 2 de 7').waitFor()
    const supplier = await product.open('proveedor@valija.demo', { ruta: '/factura/proveedor' })
    await supplier.getByRole('button', { name: 'Ver facturas: Semana 41' }).waitFor()
    await expect.poll(() => supplier.getByRole('button', { name: /^Más acciones: / }).count()).toBe(0)
  })

  test('[B-021, B-143] Eliminar names the lote, and says when it is gone', async () => {
    const page = await product.open(admin, { ruta: '/factura/proveedor' })
    await page.getByRole('button', { name: 'Más acciones: Semana 41' }).click()
    await page.getByRole('menuitem', { name: 'Eliminar' }).click()
    await page
      .getByRole('dialog', { name: 'Se eliminará el lote Semana 41' })
      .getByRole('button', { name: 'Eliminar' })
      .click()
    await page.getByText('El lote Semana 41 se eliminó').waitFor()
    await page.getByText('1–15 de 18 lotes').waitFor()
  })

  test('on a phone the lotes are cards', async () => {
    const page = await product.open(admin, {
      ruta: '/factura/proveedor',
      viewport: { width: 390, height: 844 },
    })
    await page.getByText('Arrecife 17').waitFor()
    await expect.poll(() => page.locator('[role=grid]').count()).toBe(0)
    await fits(page)
    // [IX-C3] What searches stands in one row, *Pegar códigos* with it, and each part is large enough for a finger.
    const partes = [
      page.getByRole('searchbox', { name: 'Buscar lotes' }),
      page.getByRole('button', { name: 'Filtros' }).first(),
      page.getByRole('button', { name: 'Pegar códigos' }),
    ]
    await expect
      .poll(async () => {
        const cajas = await Promise.all(partes.map((parte) => parte.boundingBox()))
        const medios = cajas.map((caja) => (caja ? caja.y + caja.height / 2 : -1))
        return Math.max(...medios) - Math.min(...medios)
      })
      .toBeLessThan(12)
    const boton = await partes[2]?.boundingBox()
    expect(Math.min(boton?.width ?? 0, boton?.height ?? 0)).toBeGreaterThanOrEqual(40)
  })

  test('no screen of these left an error in the console', () => {
    // But for the network that was taken away on purpose.
    expect(product.consoleErrors.filter((error) => !error.includes('ERR_FAILED'))).toEqual([])
  })
})
