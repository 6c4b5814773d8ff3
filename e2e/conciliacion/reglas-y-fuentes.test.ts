import { Buffer } from 'node:buffer'
import { utils, write } from '@e965/xlsx'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from '../setup/axe.ts'
import { type Product, startProduct } from '../setup/product.ts'
import { renglones } from './renglones.ts'
import { admin, dia, hoja, importar } from './sembrar.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct({ dia })
  await importar(product, 'semana-41.xlsx', renglones)
})
afterAll(() => product.stop())

const choose = async (page: Page, label: string, option: string) => {
  await page.getByLabel(label, { exact: true }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}
const order = (page: Page) =>
  page
    .getByRole('list', { name: 'Reglas de conciliación' })
    .locator('.cuerpo b:first-of-type')
    .allInnerTexts()

/** The order as the server has it. */
const kept = async () => {
  const { reglas } = await product.api<{ reglas: { contiene: string }[] }>(
    admin,
    'GET',
    '/api/conciliacion/reglas',
  )
  return reglas.map(({ contiene }) => `«${contiene}»`)
}

test('rules: what one would touch is seen before it is kept; their order is dragged or moved with the keys; applied, they touch what is left', async () => {
  const page = await product.open(admin, { ruta: '/listar/pagos/conciliacion' })
  await page.getByRole('link', { name: 'Reglas' }).click()
  await page.getByText(/Aún no hay reglas/).waitFor()
  const add = async (contiene: string, entonces: string, campo: string, valor: string) => {
    await page.getByRole('button', { name: 'Agregar regla' }).click()
    await page.getByLabel('Si el texto contiene').fill(contiene)
    await choose(page, 'Entonces', entonces)
    await page.getByRole('dialog').getByLabel(campo, { exact: true }).fill(valor)
    await page.getByRole('button', { name: 'Ver qué tocaría' }).click()
    await page.getByText(/Esta regla/).waitFor()
  }
  await add('traspaso cuentas', 'Ignorar con el motivo', 'Motivo', 'Traspaso propio')
  await page.getByText('Esta regla tocaría 1 movimiento de los que quedan.').waitFor()
  await page.getByRole('dialog').getByText('TRASPASO CUENTAS PROPIAS').waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByText('Regla guardada').first().waitFor()
  await add('spei recibido', 'Asignar el concepto', 'Concepto', 'Transferencia')
  await page
    .getByText('Esta regla tocaría 5 movimientos de los que quedan.')
    .or(page.getByText(/tocaría \d movimientos/))
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await add('no existe esto', 'Asignar a la reserva', 'Localizador', 'LMP735')
  await page.getByText('Esta regla no tocaría ningún movimiento de los que quedan.').waitFor()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => order(page)).toEqual(['«traspaso cuentas»', '«spei recibido»', '«no existe esto»'])

  const up = page.getByRole('button', { name: 'Subir «no existe esto»' })
  await up.press('Enter')
  await up.press('Enter')
  await expect.poll(() => order(page)).toEqual(['«no existe esto»', '«traspaso cuentas»', '«spei recibido»'])
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Bajar «no existe esto»')
  const items = page.getByRole('list', { name: 'Reglas de conciliación' }).getByRole('listitem')
  await items.nth(2).locator('.asa').dragTo(items.nth(0))
  await expect.poll(() => order(page)).toEqual(['«spei recibido»', '«no existe esto»', '«traspaso cuentas»'])
  await expect.poll(kept).toEqual(['«spei recibido»', '«no existe esto»', '«traspaso cuentas»'])
  await page.reload()
  await items.first().waitFor()
  await expect.poll(() => order(page)).toEqual(['«spei recibido»', '«no existe esto»', '«traspaso cuentas»'])
  await page.getByLabel('Activa: «no existe esto»').click()
  await page.getByText('Inactiva', { exact: false }).first().waitFor()
  expect(await violations(page)).toEqual([])

  await page.getByRole('button', { name: 'Aplicar a lo que queda' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Aplicar a lo que queda' }).click()
  await page.getByText(/Búsqueda terminada/).waitFor()
  await page.getByText('ha tocado 1 movimiento').first().waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Conciliación' }).click()
  await page.getByRole('tab', { name: /Ignorados\s*1/ }).click()
  await page.getByText('Traspaso propio').waitFor()
  await page.context().close()
})

test('[VI-D8] a rule switched off and on again ends on, however long the first takes', async () => {
  await product.api(admin, 'POST', '/api/conciliacion/reglas', {
    contiene: 'dos veces',
    accion: 'ignorar',
    valor: 'Prueba',
    fuente: null,
    activa: true,
  })
  const page = await product.open(admin, { ruta: '/listar/pagos/conciliacion/reglas' })
  const activa = page.getByLabel('Activa: «dos veces»')
  const suelta = Promise.withResolvers<void>()
  await page.route(
    /conciliacion\/reglas\/\d+$/,
    async (route) => {
      await suelta.promise
      await route.continue()
    },
    { times: 1 },
  )
  const vueltas: boolean[] = []
  page.on('requestfinished', (request) => {
    if (request.method() === 'PUT') vueltas.push((request.postDataJSON() as { activa: boolean }).activa)
  })
  await activa.click()
  await expect.poll(() => activa.isChecked()).toBe(false)
  await activa.click()
  await expect.poll(() => activa.isChecked()).toBe(true)
  suelta.resolve()
  await expect.poll(() => vueltas).toEqual([false, true])
  await expect.poll(() => activa.isChecked()).toBe(true)
  await page.context().close()
})

const propia = () => {
  const book = utils.book_new()
  const all = [
    ['Banco del Valle'],
    [],
    ['Día', 'Descripción', 'Folio', 'Retiros', 'Depósitos'],
    ['09/10/2026', 'Depósito en ventanilla', '881', null, '1.234,50'],
    ['10/10/2026', 'Comisión', '882', '10,00', null],
  ]
  utils.book_append_sheet(book, utils.aoa_to_sheet(all), 'Movimientos')
  return {
    name: 'valle.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer),
  }
}

test('a person adds a bank: its headers are taken from a real file, it is tried before it is kept, and then it imports', async () => {
  const page = await product.open(admin, { ruta: '/listar/pagos/estado-de-cuenta' })
  await page.getByRole('link', { name: 'Fuentes' }).click()
  await page.getByText('Click y Paga').waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Agregar fuente' }).click()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByText('Escribe al menos 2 letras').waitFor()
  await page.getByLabel('Nombre', { exact: true }).fill('Banco del Valle')
  await page.locator('input[type=file]').setInputFiles(propia())
  await page.getByRole('button', { name: 'Usar el renglón 3 como encabezados' }).click()
  await expect.poll(() => page.getByLabel('Fecha de operación').inputValue()).toBe('Día')
  await expect.poll(() => page.getByLabel('Abonos').inputValue()).toBe('Depósitos')
  await expect.poll(() => page.getByLabel('Primer renglón con movimientos').inputValue()).toBe('4')
  await choose(page, 'Formato de importes', 'Coma decimal (1.234,56)')
  await page.getByLabel('Número de cuenta').last().fill('5550001')
  await page.getByRole('button', { name: 'Probar con este archivo' }).click()
  await page.getByText('Se leerían 2 movimientos').waitFor()
  await page.getByText('$1,234.50').first().waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByText('Fuente guardada').waitFor()
  await page.getByText('Banco del Valle').first().waitFor()
  await page.getByRole('link', { name: 'Estado de cuenta' }).click()
  await choose(page, 'Fuente', 'Banco del Valle')
  await page.locator('input[type=file]').setInputFiles(propia())
  await page.getByRole('button', { name: 'Importar 2 movimientos' }).click()
  await page.getByText('Se importaron 2 movimientos.', { exact: false }).waitFor()
  await page.getByRole('link', { name: 'Conciliar' }).click()
  await page.getByRole('option').filter({ hasText: 'Depósito en ventanilla' }).waitFor()
  await page.context().close()
})

test('[VI-B7] a refused statement offers to make its source of this very file, which is then read without being chosen again', async () => {
  const page = await product.open(admin, { ruta: '/listar/pagos/estado-de-cuenta' })
  await choose(page, 'Fuente', 'BBVA MXN')
  const texto = 'Día;Glosa;Retiros;Depósitos\n05/10/2026;SPEI NORTE;;150.00\n06/10/2026;COMISIÓN;12.00;\n'
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'norte.csv', mimeType: 'text/csv', buffer: Buffer.from(texto) })
  await page.getByRole('link', { name: 'Crear la fuente con este archivo' }).click()
  await page.getByText('Primeros renglones de norte.csv').waitFor()
  await page.getByRole('button', { name: 'Usar el renglón 1 como encabezados' }).click()
  await page.getByLabel('Nombre', { exact: true }).fill('Banco del Norte')
  await page.getByLabel('Concepto', { exact: true }).fill('Glosa')
  // Without the column of what left the account, everything would be an abono: the trial says so.
  await page.getByLabel('Cargos', { exact: false }).first().fill('')
  await page.getByRole('button', { name: 'Probar con este archivo' }).click()
  await page.getByText('Ningún renglón se leería como cargo').waitFor()
  await page.getByLabel('Cargos', { exact: false }).first().fill('Retiros')
  await page.getByRole('button', { name: 'Probar con este archivo' }).click()
  await page.getByText('Se leerían 2 movimientos').waitFor()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByRole('button', { name: 'Leer norte.csv' }).click()
  await page.getByRole('button', { name: 'Importar 2 movimientos' }).waitFor()
  await page.getByText('SPEI NORTE').first().waitFor()
  await page.getByRole('button', { name: 'Elegir otro archivo' }).click()
  await page.getByRole('button', { name: 'Leer norte.csv' }).waitFor()
  await page.context().close()
})

test('[VI-B7] a statement that says it holds more movements than were read is told before it is imported, and after', async () => {
  const page = await product.open(admin, { ruta: '/listar/pagos/estado-de-cuenta' })
  await choose(page, 'Fuente', 'Banamex MXN')
  const texto =
    'Total de movimientos: 2\nFecha;Descripción;Retiros;Depósitos;Saldo\n08/10/2026;SPEI SUR;;61.00;1061.00\n'
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'corto.csv', mimeType: 'text/csv', buffer: Buffer.from(texto) })
  await page.getByText('El renglón 1 dice que son 2 movimientos, y se leyeron 1').waitFor()
  await page.getByText('nada de este archivo se conciliará automáticamente').waitFor()
  await page.getByRole('button', { name: 'Importar 1 movimiento' }).click()
  await page.getByText('no cuadran con los totales que dice el archivo').waitFor()
  await page.getByText('No cuadra con su archivo').waitFor()
  await page.context().close()
})

test('[P-147] the sync fails: the documented words, why, and the file still there to try again', async () => {
  const page = await product.open(admin, { ruta: '/listar/pagos/estado-de-cuenta' })
  await choose(page, 'Fuente', 'BBVA MXN')
  await page
    .locator('input[type=file]')
    .setInputFiles(hoja('lunes.xlsx', [{ fecha: '12/10/2026', concepto: 'DEPÓSITO', abono: 77 }]))
  await page.getByText('Todavía no se ha guardado nada.').waitFor()
  let down = true
  await page.route('**/api/estados-de-cuenta', (route) =>
    down && route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await page.getByRole('button', { name: 'Importar 1 movimiento' }).click()
  await page.getByText('Ocurrió un error al sincronizar los pagos...').waitFor()
  await page.getByText('No hay conexión con el servidor.', { exact: false }).waitFor()
  down = false
  await page.getByRole('button', { name: 'Importar 1 movimiento' }).click()
  await page.getByText('¡Éxito! Los pagos se han sincronizado correctamente').waitFor()
  await page.context().close()
})

test('no page complained', () =>
  expect(product.consoleErrors.filter((one) => !one.includes('ERR_FAILED'))).toEqual([]))
