import { Buffer } from 'node:buffer'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { makeEstados } from '@valija/sandbox/muestras/estados-de-cuenta/make-estados.ts'
import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import { estadoDePrueba } from '@valija/sandbox/testing/estado-de-prueba.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fits } from '../setup/fits.ts'
import { type Product, startProduct } from '../setup/product.ts'

let product: Product
const admin = 'admin@valija.demo'
beforeAll(async () => {
  product = await startProduct({ dia: '2026-10-12' })
})
afterAll(() => product.stop())

test('[P-007, P-148, IX-C3] from the list: a file that waits for its source, what it would do, import, and the whole of it undone', async () => {
  const page = await product.open(admin, { ruta: '/listar/pagos' })
  for (const name of ['Crear Pago', 'Métodos de Pago', 'Estado de cuenta'])
    await page.getByRole('link', { name }).waitFor()
  await page.getByRole('button', { name: 'Filtros Avanzados' }).waitFor()
  await page.getByRole('link', { name: 'Estado de cuenta' }).click()
  const file = {
    name: 'octubre.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(estadoDePrueba({ filas: 4, ilegible: true })),
  }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByText('Elige de qué banco o terminal es el estado de cuenta.').waitFor()
  await page.getByText('octubre.xlsx espera: se lee en cuanto elijas su fuente.').waitFor()
  await page.getByLabel('Fuente', { exact: true }).click()
  // The ten documented ones first, then the banks that are read by their headers.
  await expect.poll(() => page.getByRole('option').count()).toBe(20)
  expect((await page.getByRole('option').allInnerTexts()).slice(0, 10)).toContain('BBVA MXN')
  await page.getByRole('option', { name: 'BBVA MXN' }).click()
  await page.getByText('Todavía no se ha guardado nada.').waitFor()
  await page.getByText('1 renglón no se puede leer y se queda fuera').waitFor()
  await page.getByText('Error al obtener la fecha de la operación').waitFor()
  await page.getByText('SPEI RECIBIDO 3').waitFor()
  await page.getByRole('button', { name: 'Importar 4 movimientos' }).click()
  await page.getByText('¡Éxito! Los pagos se han sincronizado correctamente').waitFor()
  await page.getByText('octubre.xlsx').waitFor()
  await page.getByRole('button', { name: 'Movimientos', exact: true }).click()
  await page.getByText('SPEI RECIBIDO 3').waitFor()
  await expect.poll(() => page.getByText('Sin identificar').count()).toBe(4)
  await page.getByRole('button', { name: 'Importaciones', exact: true }).click()
  await page.getByLabel('Fuente', { exact: true }).click()
  await page.getByRole('option', { name: 'BBVA MXN' }).click()
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByText('Todos los movimientos de este archivo ya estaban importados.').waitFor()
  await page.getByRole('button', { name: 'Elegir otro archivo' }).click()
  await page
    .getByRole('button', { name: /Deshacer|Más acciones/ })
    .first()
    .click()
  const item = page.getByRole('menuitem', { name: 'Deshacer' })
  const asked = page.getByRole('dialog').getByText('Se quitarán 4 movimientos')
  await item.or(asked).first().waitFor()
  if (await item.isVisible()) await item.click()
  await asked.waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer' }).click()
  await page.getByText('Importación deshecha').waitFor()
  await page.getByRole('button', { name: 'Movimientos', exact: true }).click()
  await page.getByText('Aún no hay movimientos.').waitFor()
})

test('what a file declares and its rows do not give is said before it is imported; one of another form says why not', async () => {
  const muestras = new Map(
    [...makeEstados({ dia: '2026-10-10' as Dia, mundo: makeMundo() })].map((one) => [one.nombre, one.bytes]),
  )
  const page = await product.open(admin, { ruta: '/listar/pagos/estado-de-cuenta' })
  const drop = (name: string) =>
    page.locator('input[type=file]').setInputFiles({
      name,
      mimeType: 'application/vnd.ms-excel',
      buffer: Buffer.from(muestras.get(name) ?? ''),
    })
  const chooseFuente = async () => {
    await page.getByLabel('Fuente', { exact: true }).click()
    await page.getByRole('option', { name: 'Santander MXN' }).click()
  }
  await chooseFuente()
  await drop('santanderMxn-totales-que-no-cuadran.xlsx')
  await page
    .getByText(/^El renglón 28 dice que los abonos suman \$[\d,]+\.\d{2}, y los leídos suman/)
    .waitFor()
  await page.getByRole('button', { name: 'Elegir otro archivo' }).click()
  await chooseFuente()
  await drop('santanderMxn-saldo-que-salta.xls')
  await page.getByText('El saldo no sigue del anterior en el renglón 12').waitFor()
  await page.getByRole('button', { name: 'Elegir otro archivo' }).click()
  await chooseFuente()
  for (const [name, why] of [
    [
      'rechazado-fechas-de-dos-lecturas-en-santanderMxn.xlsx',
      'No se sabe si las fechas vienen como día/mes o como mes/día',
    ],
    [
      'rechazado-con-titulos-arriba-en-santanderMxn.xls',
      'Los encabezados están en el renglón 5 y en Santander MXN van en el 2.',
    ],
  ] as const) {
    await drop(name)
    await page.getByText(why).waitFor()
  }
})

test('[IX-A2] the source that a file is of is one press away, and so is any other: nobody drops it again', async () => {
  const page = await product.open(admin, { ruta: '/listar/pagos/estado-de-cuenta' })
  const choose = async (name: string) => {
    await page.getByLabel('Fuente', { exact: true }).click()
    await page.getByRole('option', { name }).click()
  }
  const file = {
    name: 'noviembre.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(estadoDePrueba({ filas: 4 })),
  }
  const deFuente = (name: string) =>
    page.getByLabel('Antes de guardar').locator('dd').getByText(name).waitFor()
  await choose('Sabadell MXN')
  await page.locator('input[type=file]').setInputFiles(file)
  await page
    .getByText('Los encabezados del archivo no son los de Sabadell MXN, sino los de estas fuentes.')
    .waitFor()
  await page.getByRole('button', { name: 'Usar BBVA MXN' }).click()
  await deFuente('BBVA MXN')
  await page.getByRole('button', { name: 'Importar 4 movimientos' }).click()
  await page.getByText('Se importaron 4 movimientos.').waitFor()
  // Refused, and another one chosen.
  await choose('Sabadell MXN')
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: 'Usar BBVA MXN' }).waitFor()
  await choose('Otro banco MXN')
  await deFuente('Otro banco MXN')
  // Its rows are there, by another source.
  await page.getByText('con la fuente BBVA MXN').waitFor()
  // [VIII-C1] Who went for another file while this one is read anew is not given it back.
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/estados-de-cuenta\/previa$/, async (route) => {
    await promise
    await route.fallback()
  })
  await page.getByRole('button', { name: 'Usar BBVA MXN' }).click()
  await page.getByRole('button', { name: 'Elegir otro archivo' }).click()
  resolve()
  await page.unrouteAll({ behavior: 'wait' })
  await choose('Otro banco MXN')
  await page.locator('input[type=file]').setInputFiles(file)
  await deFuente('Otro banco MXN')
  await page.getByRole('button', { name: 'Usar BBVA MXN' }).click()
  await deFuente('BBVA MXN')
  await page.setViewportSize({ width: 390, height: 844 })
  // [IX-D2] On a phone the day, the amount and what for are in sight.
  const uno = page.getByRole('region', { name: 'Movimientos' }).getByRole('listitem').first()
  for (const texto of ['01/10/2026', 'SPEI RECIBIDO 0', '$100.00', 'Saldo $1,100.00'])
    await uno.getByText(texto).first().waitFor()
  await expect
    .poll(() => uno.evaluate((one) => one.parentElement!.parentElement!.scrollWidth - one.clientWidth))
    .toBeLessThan(20)
})

test('[IX-D3] another source chosen while the file is being read is the one that it is read with', async () => {
  const page = await product.open(admin, { ruta: '/listar/pagos/estado-de-cuenta' })
  const suelta = Promise.withResolvers<void>()
  await page.route(
    '**/previa',
    async (route) => {
      await suelta.promise
      await route.continue().catch(() => undefined)
    },
    { times: 1 },
  )
  const choose = async (name: string) => {
    await page.getByLabel('Fuente', { exact: true }).click()
    await page.getByRole('option', { name }).click()
  }
  await choose('BBVA MXN')
  const pedida = page.waitForRequest('**/previa')
  await page.locator('input[type=file]').setInputFiles({
    name: 'noviembre.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(estadoDePrueba({ filas: 4 })),
  })
  await pedida
  await choose('Click y Paga')
  suelta.resolve()
  await page.getByText('Todavía no se ha guardado nada.').waitFor()
  await expect
    .poll(() => page.getByLabel('Antes de guardar').locator('dl').innerText())
    .toContain('Click y Paga')
})

test('a proveedor is told who imports statements; on a phone nothing runs over', async () => {
  const hotel = await product.open('proveedor@valija.demo', { ruta: '/listar/pagos/estado-de-cuenta' })
  await hotel.getByText('Solo un administrador puede importar estados de cuenta.').waitFor()
  const page = await product.open(admin, {
    ruta: '/listar/pagos/estado-de-cuenta',
    colorScheme: 'dark',
    viewport: { width: 390, height: 844 },
  })
  await page.getByText('octubre.xlsx').waitFor()
  await fits(page)
})

test('no page complained', () => expect(product.consoleErrors).toEqual([]))
