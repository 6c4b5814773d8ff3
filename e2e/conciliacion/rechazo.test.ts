import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Product, startProduct } from '../setup/product.ts'
import { admin, dia, hoja, importar, pagar } from './sembrar.ts'

let product: Product
let ids: number[]
const renglones = [
  { fecha: '07/10/2026', concepto: 'SPEI RECIBIDO SANTANDER', referencia: 'RAS0048815', abono: 8_400 },
  { fecha: '08/10/2026', concepto: 'SPEI RECIBIDO AZTECA', referencia: 'RAS0050001', abono: 3_100 },
]
beforeAll(async () => {
  product = await startProduct({ dia })
  ids = await pagar(product, [
    { localizador: 'YBN616', monto: 8_400, fechaPago: '2026-10-07', numeroTransaccion: 'RAS0048815' },
    { localizador: 'XVB384', monto: 3_100, fechaPago: '2026-10-08', numeroTransaccion: 'RAS0050001' },
  ])
  await importar(product, 'semana-41.xlsx', renglones)
})
afterAll(() => product.stop())

test('a matched payment that is rejected says what becomes of its row, and the row is there to be matched again', async () => {
  const page = await product.open(admin, { ruta: `/detalle/pago/${ids[0]}` })
  await page.getByText('SPEI RECIBIDO SANTANDER').first().waitFor()
  await page.getByRole('button', { name: 'Actualizar estado' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nuevo estado').click()
  await page.getByRole('option', { name: 'Rechazado' }).click()
  await dialog.getByText('Está conciliado con 1 movimiento del banco.').waitFor()
  await dialog.getByLabel('Descripción').fill('El depósito era de otro cliente')
  await dialog.getByRole('button', { name: 'Actualizar estado' }).click()
  await page
    .getByText('El pago quedó en estado Rechazado. 1 movimiento del banco vuelve a quedar por conciliar')
    .waitFor()
  await page.getByText('deshizo la conciliación con el banco').waitFor()
  await page.goto(`${product.url}/listar/pagos/conciliacion`)
  await page.getByRole('option').filter({ hasText: 'SPEI RECIBIDO SANTANDER' }).waitFor()
  await page.getByRole('tab', { name: /Aplicados automáticamente\s*1/ }).waitFor()
  // Its order is that of the last search, and says so.
  await page.getByRole('button', { name: 'Orden', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Mejor sugerencia primero' }).click()
  await page.getByText('En el orden de la última búsqueda de coincidencias').waitFor()
  await page.context().close()
})

test('all that one search of the machine did is taken back from the log in one press', async () => {
  const page = await product.open(admin, { ruta: '/listar/pagos/conciliacion?vista=bitacora' })
  const row = page.getByRole('row', { name: /SPEI RECIBIDO AZTECA/ })
  await row.getByRole('button', { name: /Más acciones/ }).click()
  await page.getByRole('menuitem', { name: 'Deshacer todo lo de esa vez' }).click()
  const dialog = page.getByRole('dialog', { name: /^Se deshará todo lo que se hizo a la vez/ })
  await dialog.getByText('Fueron 2 acciones').waitFor()
  await dialog.getByRole('button', { name: 'Deshacer' }).click()
  await page.getByText('1 acción deshecha.').waitFor()
  await page.getByRole('tab', { name: /Por revisar\s*2/ }).waitFor()
  await page.context().close()
})

test('a file taken as another source says whose rows it holds, and offers nothing to import', async () => {
  const page = await product.open(admin, { ruta: '/listar/pagos/estado-de-cuenta' })
  await page.getByLabel('Fuente', { exact: true }).click()
  await page.getByRole('option', { name: 'Click y Paga' }).click()
  await page.locator('input[type=file]').setInputFiles(hoja('semana-41.xlsx', renglones))
  await page.getByText('2 movimientos de este archivo ya están importados con la fuente BBVA MXN').waitFor()
  await expect.poll(() => page.getByRole('button', { name: /^Importar/ }).count()).toBe(0)
  await page.context().close()
})

test('a booking that a row names is proposed by itself; a transfer that another payment has asks for a reason first', async () => {
  const rastreo = 'MBAN01002610080012345678'
  await pagar(product, [
    { localizador: 'KJV599', monto: 1_111, fechaPago: '2026-10-08', numeroTransaccion: rastreo },
  ])
  await importar(product, 'viernes.xlsx', [
    {
      fecha: '09/10/2026',
      concepto: 'SPEI RECIBIDO HEY',
      ampliada: `RESERVA RZJ166 ${rastreo}`,
      abono: 4_300,
    },
  ])
  const page = await product.open(admin, { ruta: '/listar/pagos/conciliacion' })
  await page.getByRole('option').filter({ hasText: 'SPEI RECIBIDO HEY' }).click()
  const reserva = page.getByRole('article', { name: /^Reserva RZJ166/ })
  await reserva.waitFor()
  await reserva.getByRole('button', { name: 'Aplicar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Esta transferencia parece ya registrada' })
  await dialog.getByText(/^Tienen el mismo número de transacción: pago \d+ de KJV599$/).waitFor()
  await dialog.getByRole('button', { name: 'Guardar de todos modos' }).click()
  await dialog.getByText('Escribe el motivo para continuar').waitFor()
  await dialog
    .getByLabel('Motivo para registrarlo de todos modos')
    .fill('Una transferencia para dos reservas')
  await dialog.getByRole('button', { name: 'Guardar de todos modos' }).click()
  await page.getByText(/^Abono de \$4,300.00 aplicado/).waitFor()
  await page.context().close()
})

test('no page complained of more than what was refused', () =>
  expect(product.consoleErrors.filter((text) => !text.includes('409'))).toEqual([]))
