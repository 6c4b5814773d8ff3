import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Product, startProduct } from '../setup/product.ts'
import { renglones } from './renglones.ts'
import { admin, dia, hoja, pagar } from './sembrar.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct({ dia })
})
afterAll(() => product.stop())

test('from the list of payments: import the statement, match, undo, match again, and see it in the life of the payment', async () => {
  const [id] = await pagar(product, [{ localizador: 'LMP735', monto: 24_960, fechaPago: '2026-10-07' }])
  const page = await product.open(admin, { ruta: '/listar/pagos' })
  await page.getByRole('link', { name: 'Estado de cuenta' }).click()
  await page.getByLabel('Fuente', { exact: true }).click()
  await page.getByRole('option', { name: 'BBVA MXN' }).click()
  await page.locator('input[type=file]').setInputFiles(hoja('semana-41.xlsx', renglones))
  await page.getByRole('button', { name: 'Importar 10 movimientos' }).click()
  await page.getByText('Se importaron 10 movimientos.', { exact: false }).waitFor()
  await page.getByRole('link', { name: 'Conciliar' }).click()
  const row = page.getByRole('option').filter({ hasText: 'SPEI RECIBIDO BANORTE' })
  await row.click()
  const apply = page.getByRole('button', { name: `Aplicar: Pago ${id}, localizador LMP735` })
  await apply.click()
  await page.getByText(`Abono de $24,960.00 aplicado: pago ${id}.`).waitFor()
  await page.getByRole('button', { name: 'Deshacer', exact: true }).click()
  await page.getByText('Deshecho. El movimiento vuelve a estar por revisar.').waitFor()
  await apply.click()
  await page.getByText(`Abono de $24,960.00 aplicado: pago ${id}.`).waitFor()

  await page.getByRole('tab', { name: 'Bitácora' }).click()
  await page.getByText('Deshecha').first().waitFor()
  await expect.poll(() => page.getByText('Conciliado con 1 pago', { exact: true }).count()).toBe(2)

  await page.goto(`${product.url}/detalle/pago/${id}`)
  const bank = page.getByRole('region', { name: 'Movimientos del banco' })
  await bank.getByText('SPEI RECIBIDO BANORTE', { exact: false }).waitFor()
  const life = page.getByRole('region', { name: 'Vida del pago' })
  await life.getByText(`${admin} deshizo la conciliación con el banco`).waitFor()
  // The one that was taken back and the one that holds.
  await expect
    .poll(() => life.getByText(`${admin} concilió el pago con un movimiento del banco`).count())
    .toBe(2)
  await life.getByText('$24,960.00 del 07/10/2026, BBVA MXN').waitFor()
  await life.getByText('Reserva LMP735', { exact: false }).waitFor()
  await bank.getByRole('link', { name: 'Ver en la conciliación' }).click()
  await page
    .getByRole('region', { name: 'Aplicado a' })
    .getByRole('link', { name: `Pago ${id}` })
    .waitFor()
})

test('an import with matched rows says how many before it takes them along', async () => {
  const page = await product.open(admin, { ruta: '/listar/pagos/estado-de-cuenta' })
  await page
    .getByRole('button', { name: /Más acciones/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Deshacer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer' }).click()
  await page.getByText('1 movimiento de esta importación ya está conciliado', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Deshacer también sus conciliaciones' }).click()
  await page.getByText('Importación deshecha').waitFor()
  await page.goto(`${product.url}/listar/pagos/conciliacion`)
  // With its only import undone there is nothing to be matched yet: that is no «Todo conciliado».
  await page
    .getByText('Todavía no hay depósitos por conciliar. Importa el estado de cuenta de un banco.')
    .waitFor()
})

test('no page complained', () => expect(product.consoleErrors).toEqual([]))
