import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { violationsOfBothThemes } from '../setup/axe.ts'
import { fits } from '../setup/fits.ts'
import { type Product, startProduct } from '../setup/product.ts'
import { sembrarAnio } from './sembrar.ts'

let product: Product
const dia = '2026-10-12'
beforeAll(async () => {
  product = await startProduct({ dia })
  await sembrarAnio(product, 'proveedor@valija.demo', dia)
})
afterAll(() => product.stop())

describe('home', () => {
  test('[A-020, A-006] a supplier finds its stages, what needs it and when it is paid, at / and at /inicio', async () => {
    for (const ruta of ['/', '/inicio']) {
      const page = await product.open('proveedor@valija.demo', { ruta })
      const etapas = page.getByRole('region', { name: 'Lotes por etapa' })
      await etapas.getByText('Pagado en octubre').waitFor()
      await expect.poll(() => etapas.getByRole('link').count()).toBe(4)
      await expect.poll(() => etapas.getByText(/^1 lote, 4 facturas$/).count()).toBe(1)
      await page.getByText('ANT rechazó 1 factura del lote Arrecife octubre 1: la reserva KTR482').waitFor()
      await page.getByText(/^El viernes 16 te pagan \$[\d,]+\.\d{2} por 2 facturas\.$/).waitFor()
      const pagos = page.getByRole('region', { name: '¿Cuándo me pagan?' })
      await expect.poll(() => pagos.innerText()).toMatch(/vie 16\/10\/2026\s+\$[\d,]+\.\d{2}\s+1 lote/)
      // Only planned: on its way to ANT.
      await expect
        .poll(() => pagos.innerText())
        .toMatch(/vie 23\/10\/2026\s+\$[\d,]+\.\d{2}\s+Está previsto\s+1 lote en camino a ANT/)
      await expect.poll(() => pagos.innerText()).toContain('hasta el día 23, en 11 días')
      await expect.poll(() => pagos.innerText()).toContain('hasta el día 20, en 8 días')
    }
  })

  test('a stage opens its list, and a matter the lote it is about', async () => {
    const page = await product.open('proveedor@valija.demo', { ruta: '/inicio' })
    await page.getByRole('link', { name: /^Pagado en octubre/ }).click()
    await page.waitForURL(/\/factura\/proveedor\?etapa=pagado$/)
    await page.goBack()
    await page.getByRole('link', { name: /^Ver lote: ANT rechazó/ }).click()
    await page.getByRole('dialog').getByText('Arrecife octubre 1').first().waitFor()
  })

  test('[IX-D1] Escape in the search box gives the focus back to where it was, and never to the body', async () => {
    const page = await product.open('proveedor@valija.demo', { ruta: '/inicio' })
    const link = page.getByRole('link', { name: /^Pagado en octubre/ })
    const box = page.getByRole('combobox', { name: 'Buscar', exact: true })
    for (const [before, after] of [
      [link, link],
      [null, page.getByRole('heading', { level: 1 })],
    ] as const) {
      if (before === null) await page.reload()
      else await before.focus()
      await link.waitFor()
      await page.keyboard.press('Control+k')
      await box.and(page.locator(':focus')).waitFor()
      await page.keyboard.press('Escape')
      await after.and(page.locator(':focus')).waitFor()
    }
  })

  test('[IX-B] on a desk the three charts stand beside each other', async () => {
    const page = await product.open('operativo.proveedor@valija.demo', {
      ruta: '/inicio',
      viewport: { width: 1440, height: 900 },
    })
    const tops = () =>
      Promise.all(
        ['Dinero por día de pago', 'Rechazos por regla y hotel', 'Días de la carga al pago'].map(
          async (name) => (await page.getByRole('region', { name }).boundingBox())?.y,
        ),
      )
    await expect.poll(async () => new Set(await tops()).size).toBe(1)
  })

  test('[A-045] the chart shows facturas and reservas of each month, and the same as a table', async () => {
    const page = await product.open('proveedor@valija.demo', { ruta: '/inicio' })
    const panel = page.getByRole('region', { name: 'Facturas y reservas por mes' })
    await panel.locator('.MuiBarChart-label').first().waitFor()
    await expect.poll(() => panel.locator('.MuiBarChart-element').count()).toBe(24)
    await panel.getByRole('button', { name: 'Ver tabla' }).click()
    const rows = panel.getByRole('row')
    await expect.poll(() => rows.count()).toBe(13)
    await expect.poll(() => rows.nth(12).innerText()).toMatch(/^octubre 2026\s+12\s+\d+$/)
    await panel.getByRole('button', { name: 'Ver gráfica' }).click()
    await panel.locator('.MuiBarChart-label').first().waitFor()
  })

  test('[A-046, A-142] Ver detalle shows the documented grid, fifteen a page, and a way back to the summary', async () => {
    const page = await product.open('proveedor@valija.demo', { ruta: '/inicio' })
    await page.getByRole('button', { name: 'Ver detalle' }).click()
    await page.getByRole('row').nth(1).waitFor()
    await expect
      .poll(() => page.getByRole('columnheader').allInnerTexts())
      .toEqual([
        'Id de factura',
        'Fecha de creación',
        'Número de facturas',
        'Número de reservas',
        'Lote',
        'De quién',
        'Estatus',
        'Total',
      ])
    await expect.poll(() => page.getByRole('row').count()).toBe(16)
    await page.getByText('1–15 de 15 lotes').waitFor()
    await page.getByRole('button', { name: 'Volver al resumen' }).click()
    await page.getByRole('region', { name: 'Facturas y reservas por mes' }).waitFor()
  })

  test('[A-003] the admin sees every queue and switches the detail between the two kinds of lotes', async () => {
    const page = await product.open('admin@valija.demo', { ruta: '/inicio' })
    await page.getByRole('region', { name: 'Calendario de pagos' }).waitFor()
    await page.getByRole('button', { name: 'Ver detalle' }).click()
    await page.getByText('Aún no hay lotes.').waitFor()
    await page.getByRole('button', { name: 'Proveedor', exact: true }).click()
    await page.getByText('1–15 de 15 lotes').waitFor()
  })

  test('[IX-C] to who works agents’ lotes what was rejected is of agents, not of hotels', async () => {
    const page = await product.open('operativo.comisionista@valija.demo', { ruta: '/inicio' })
    await page.getByRole('region', { name: 'Rechazos por regla y comisionista' }).waitFor()
    await page.goto(`${product.url}/inicio?vista=rechazos&de=Comisionista`)
    await page.getByRole('heading', { name: 'Facturas rechazadas' }).waitFor()
    await expect.poll(() => page.getByText('Hotel', { exact: true }).count()).toBe(0)
  })

  test('[IX-B] the bell and the home of each role say the same, axe finds nothing, and each matter and bar opens a list with as many', async () => {
    for (const who of ['admin', 'operativo.proveedor', 'proveedor', 'comisionista'] as const) {
      const page = await product.open(`${who}@valija.demo`, { ruta: '/inicio' })
      const pending = page.getByRole('region', { name: 'Por resolver' })
      await pending
        .or(page.getByRole('link', { name: 'Facturar todo' }))
        .first()
        .waitFor()
      expect(await violationsOfBothThemes(page)).toEqual([])
      // Behind the open menu the page has no roles.
      const listed = await pending.locator('.texto').allInnerTexts()
      // What an agent may bill is said once: by the first line, with its sum.
      const said = who === 'comisionista' ? [expect.stringMatching(/^Total a comisionar/), ...listed] : listed
      await page.getByRole('button', { name: /^Avisos/ }).click()
      const items = page.getByRole('menu').getByRole('menuitem')
      await expect
        .poll(async () => (await items.allInnerTexts()).map((text) => text.trim()))
        .toEqual(said.length === 0 ? [expect.stringContaining('Todo al día.')] : said)
      await page.context().close()
    }
    const page = await product.open('admin@valija.demo', { ruta: '/inicio' })
    await page.getByText(/^Hay 1 lote en duda y 1 lote por procesar por \$[\d,.]+\.$/).waitFor()
    await page.getByRole('link', { name: /^Procesar: 1 lote por/ }).click()
    await page.waitForURL(/etapa=noProcesado&cola=porProcesar$/)
    await page.getByText('1–1 de 1 lote').waitFor()
    await page.goto(`${product.url}/inicio`)
    const bar = page
      .getByRole('region', { name: 'Dinero por día de pago' })
      .getByRole('link', { name: /En proceso de pago/ })
    await bar.first().click()
    await page.getByRole('button', { name: /^Quitar el filtro Con fecha de pago/ }).waitFor()
    await page.getByText('1–1 de 1 lote').waitFor()
  })

  test('[IX-B] an agent bills everything it may in one press from the home', async () => {
    const page = await product.open('comisionista@valija.demo', { ruta: '/inicio' })
    await page.getByText(/^Puedes facturar \$[\d,]+\.\d{2} \(\d+ reservas\)\.$/).waitFor()
    await page.getByRole('link', { name: 'Facturar todo', exact: true }).click()
    await page.getByRole('tab', { name: 'Pre-factura', selected: true }).waitFor()
    await page
      .getByRole('button', { name: /Guardar|Descargar/ })
      .first()
      .waitFor()
    // [IX-C1] What is chosen is seen: every row that can be billed is ticked, also those of the next page.
    await page.getByRole('tab', { name: 'Comisiones por facturar' }).click()
    const boxes = page.locator('[role=grid] tr[data-id] input[type=checkbox]')
    await boxes.first().waitFor()
    await expect
      .poll(() => boxes.evaluateAll((all) => all.filter((one) => !(one as HTMLInputElement).checked).length))
      .toBe(0)
    const bar = page.getByRole('toolbar', { name: 'Acciones para la selección' })
    await bar.getByText(/reservas seleccionadas/).waitFor()
    const said = Number(/\d+/.exec(await bar.innerText())?.[0])
    const shown = await boxes.count()
    if (said > shown) await bar.getByText(`, ${shown} en esta página`).waitFor()
    await boxes.first().click()
    await bar.getByText(`${said - 1} reservas seleccionadas`).waitFor()
  })

  test('another supplier sees nothing of it: all is up to date', async () => {
    const page = await product.open('proveedor2@valija.demo', { ruta: '/inicio' })
    await page.getByText('Todo al día.').waitFor()
    await page.getByText('Aún no hay lotes en los últimos doce meses.').waitFor()
    await expect.poll(() => page.getByText('Arrecife octubre').count()).toBe(0)
  })

  test('[A-008] a plain user sees the no-permission message', async () => {
    const page = await product.open('usuario@valija.demo', { ruta: '/inicio' })
    await page.getByText('No tienes permisos para ver esta página').waitFor()
  })

  test('[IX-D2] wide and on a phone nothing runs over', async () => {
    for (const who of ['proveedor', 'admin', 'comisionista', 'operativo.proveedor'] as const) {
      const page = await product.open(`${who}@valija.demo`, { ruta: '/inicio' })
      await page.getByRole('heading', { name: 'Facturas y reservas por mes' }).waitFor()
      if (who !== 'comisionista') await page.locator('.MuiBarChart-label').first().waitFor()
      for (const width of [1440, 390]) await fits(page, width)
      await page.context().close()
    }
  })

  test('no page complained', () => expect(product.consoleErrors).toEqual([]))
})
