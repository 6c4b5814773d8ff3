import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Product, startProduct } from '../setup/product.ts'
import { admin, dia, hoja, importar, pagar } from './sembrar.ts'

let product: Product
const claves = ['MBAN01002610070000048811', 'MBAN01002610070000048822', 'MBAN01002610070000048833']
const renglones = [
  { fecha: '07/10/2026', concepto: 'SPEI RECIBIDOBANORTE', ampliada: `PAGO ${claves[0]}`, abono: 8_400 },
  { fecha: '07/10/2026', concepto: 'SPEI RECIBIDOAZTECA', ampliada: `PAGO ${claves[1]}`, abono: 3_100 },
  { fecha: '07/10/2026', concepto: 'SPEI RECIBIDOSTP', ampliada: `PAGO ${claves[2]}`, abono: 2_300 },
  { fecha: '08/10/2026', concepto: 'SPEI RECIBIDOINBURSA', ampliada: 'VIAJE', abono: 9_000 },
]
beforeAll(async () => {
  product = await startProduct({ dia })
  await pagar(product, [
    { localizador: 'YBN616', monto: 8_400, fechaPago: '2026-10-07', numeroTransaccion: claves[0] },
    { localizador: 'XVB384', monto: 3_100, fechaPago: '2026-10-07', numeroTransaccion: claves[1] },
    { localizador: 'LFN516', monto: 2_300, fechaPago: '2026-10-07', numeroTransaccion: claves[2] },
    { localizador: 'KJV599', monto: 9_000, fechaPago: '2026-10-08' },
    { localizador: 'RZJ166', monto: 9_000, fechaPago: '2026-10-08' },
  ])
  await importar(product, 'semana-41.xlsx', renglones)
})
afterAll(() => product.stop())

const enMano = { viewport: { width: 1440, height: 900 } }

test('[VI-B4] two tabs: what one confirmed with two quick presses is confirmed once, and the other one, which still has it chosen, takes it all back', async () => {
  const one = await product.open(admin, { ruta: '/listar/pagos/conciliacion?vista=maquina', ...enMano })
  await one.getByText('SPEI RECIBIDOBANORTE').first().waitFor()
  const row = one.getByRole('row', { name: /SPEI RECIBIDOBANORTE/ })
  // The row says by itself what it went to, whose that is and why.
  for (const said of ['YBN616', 'pago 1', 'viajero@correo.mx', 'El monto es igual'])
    await expect.poll(() => row.innerText()).toContain(said)
  const two = await one.context().newPage()
  await two.goto(one.url())
  for (const page of [one, two]) {
    await page.getByText('SPEI RECIBIDOBANORTE').first().waitFor()
    await page.getByRole('checkbox').first().check()
    await page.getByText('3 seleccionados').waitFor()
  }
  let sent = 0
  await one.route('**/api/conciliacion/confirmar', (route) => {
    sent++
    return route.continue()
  })
  await one.getByRole('button', { name: 'Confirmar', exact: true }).dblclick()
  await one.getByText('3 movimientos confirmados').first().waitFor()
  expect(sent).toBe(1)
  await expect.poll(() => one.getByText('3 movimientos confirmados').count()).toBe(1)
  await expect.poll(() => two.getByText('Confirmado por admin@valija.demo').count()).toBe(3)
  await two.getByRole('button', { name: 'Deshacer', exact: true }).click()
  const dialog = two.getByRole('dialog', { name: 'Se desharán 3 acciones' })
  await dialog.getByRole('button', { name: 'Deshacer' }).click()
  await two.getByRole('tab', { name: /Por revisar\s*4/ }).waitFor()
  await one.getByRole('tab', { name: /Aplicados automáticamente\s*0/ }).waitFor()
  await one.context().close()
})

test('[VI-B2] Enter on a row that another person must judge applies nothing, and says why it waits', async () => {
  const page = await product.open(admin, { ruta: '/listar/pagos/conciliacion', ...enMano })
  const rows = page.getByRole('listbox', { name: 'Movimientos por conciliar' })
  await rows.getByRole('option').filter({ hasText: 'SPEI RECIBIDOINBURSA' }).click()
  await page
    .getByText(/mismo monto/)
    .first()
    .waitFor()
  await rows.focus()
  const sent: string[] = []
  page.on('request', (request) => void (request.url().endsWith('/aceptar') && sent.push(request.url())))
  await page.keyboard.press('Enter')
  // By the time that the next key has done its part, Enter would have sent.
  await page.keyboard.press('b')
  await page.getByRole('dialog', { name: /Buscar a qué corresponde/ }).waitFor()
  expect(sent).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: /Aplicados por personas\s*0/ }).waitFor()
  await page.context().close()
})

test('one statement imported from two tabs at once is there once, and the tab that came later says so', async () => {
  const file = hoja('jueves.xlsx', [
    { fecha: '09/10/2026', concepto: 'DEPOSITO DE TERCERO', ampliada: 'UNO', abono: 111 },
    { fecha: '09/10/2026', concepto: 'DEPOSITO DE TERCERO', ampliada: 'DOS', abono: 222 },
  ])
  const one = await product.open(admin, { ruta: '/listar/pagos/estado-de-cuenta', ...enMano })
  const two = await one.context().newPage()
  await two.goto(one.url())
  const importar = (page: Page) => page.getByRole('button', { name: 'Importar 2 movimientos' })
  for (const page of [one, two]) {
    await page.getByLabel('Fuente', { exact: true }).click()
    await page.getByRole('option', { name: 'BBVA MXN' }).click()
    await page.locator('input[type=file]').setInputFiles(file)
    await importar(page).waitFor()
  }
  await importar(one).dblclick()
  await one.getByText('Se importaron 2 movimientos.').waitFor()
  await importar(two).dblclick()
  await two.getByText('Todos los movimientos de este archivo ya estaban importados.').waitFor()
  await expect.poll(() => two.getByText('¡Éxito!').count()).toBe(0)
  const rows = await product.valija.deps.db
    .selectFrom('movimientos')
    .select('movimientoId')
    .where('concepto', '=', 'DEPOSITO DE TERCERO')
    .execute()
  expect(rows).toHaveLength(2)
  await one.context().close()
})

test('no page complained', () => expect(product.consoleErrors).toEqual([]))
