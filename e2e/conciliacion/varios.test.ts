import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from '../setup/axe.ts'
import { fits } from '../setup/fits.ts'
import { type Product, startProduct } from '../setup/product.ts'
import { settled } from '../setup/settled.ts'
import { pagos, renglones } from './renglones.ts'
import { admin, dia, importar, pagar } from './sembrar.ts'

let product: Product
let ids: number[]
let importacionID: number
beforeAll(async () => {
  product = await startProduct({ dia })
  ids = await pagar(product, pagos)
  importacionID = await importar(product, 'semana-41.xlsx', renglones)
})
afterAll(() => product.stop())

const ruta = '/listar/pagos/conciliacion'
const rows = (page: Page) => page.getByRole('listbox', { name: 'Movimientos por conciliar' })
const row = (page: Page, text: string) => rows(page).getByRole('option').filter({ hasText: text })
test('what the machine applied is marked so, with its reasons one step away, and taken back from its own tab', async () => {
  const page = await product.open(admin, { ruta: `${ruta}?vista=maquina` })
  await page.getByText('SPEI RECIBIDO SANTANDER').first().waitFor()
  await page.getByText('SPEI RECIBIDO SANTANDER').first().dblclick()
  const dialog = page.getByRole('dialog', { name: 'Abono de $8,400.00' })
  await dialog.getByRole('link', { name: `Pago ${ids[2]}` }).waitFor()
  await dialog.getByText(/Valija, /).waitFor()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Deshacer' }).click()
  await page.getByText('Deshecho. El movimiento vuelve a estar por revisar.').waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('Aún no se ha aplicado nada automáticamente.').waitFor()
  await page.getByRole('tab', { name: /Por revisar\s*9/ }).waitFor()
  await page.context().close()
})

test('several at once: only what is exact and unique is applied, each named before; one press takes all of it back', async () => {
  await importar(product, 'jueves.xlsx', [
    { fecha: '08/10/2026', concepto: 'SPEI RECIBIDO AZTECA', referencia: 'RAS0050001', abono: 3_100 },
    { fecha: '08/10/2026', concepto: 'SPEI RECIBIDO STP', referencia: 'RAS0050002', abono: 2_300 },
  ])
  // Registered after the machine had looked.
  await pagar(product, [
    { localizador: 'XVB384', monto: 3_100, fechaPago: '2026-10-08', numeroTransaccion: 'RAS0050001' },
    { localizador: 'LFN516', monto: 2_300, fechaPago: '2026-10-08', numeroTransaccion: 'RAS0050002' },
  ])
  const page = await product.open(admin, { ruta })
  for (const text of ['SPEI RECIBIDO AZTECA', 'SPEI RECIBIDO STP', 'TRASPASO CUENTAS PROPIAS'])
    await row(page, text).locator('.marca').click()
  await page.getByText('3 seleccionados').waitFor()
  await page.getByText('$105,400.00').waitFor()
  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: 'Revisar después' }).click()
  await page.getByText('3 movimientos quedan para después.').waitFor()
  await page.getByRole('tab', { name: /Para después\s*3/ }).waitFor()
  await page.getByRole('button', { name: 'Deshacer', exact: true }).click()
  await page.getByRole('tab', { name: /Para después\s*0/ }).waitFor()
  for (const text of ['SPEI RECIBIDO AZTECA', 'SPEI RECIBIDO STP', 'TRASPASO CUENTAS PROPIAS'])
    await row(page, text).locator('.marca').click()
  await page.getByText('3 seleccionados').waitFor()
  await page.getByRole('button', { name: 'Aplicar exactas' }).click()
  const dialog = page.getByRole('dialog', { name: 'Se aplicarán 2 movimientos' })
  await dialog
    .getByText('1 movimiento se queda por revisar: su mejor sugerencia no es exacta y única.')
    .waitFor()
  await dialog.getByText('Suman $5,400.00').waitFor()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Aplicar 2 movimientos' }).click()
  await page.getByText('2 movimientos aplicados.').waitFor()
  await page.getByRole('tab', { name: /Aplicados por personas\s*2/ }).waitFor()
  await page.getByRole('button', { name: 'Deshacer', exact: true }).click()
  await page.getByText('2 acciones deshechas.').waitFor()
  await page.getByRole('tab', { name: /Aplicados por personas\s*0/ }).waitFor()
  await page.context().close()
})

test('two people on one row: the second is told and nothing is applied twice; who only watches sees it leave without losing the place', async () => {
  const one = await product.open(admin, { ruta })
  const two = await product.open(admin, { ruta })
  for (const page of [one, two]) {
    await row(page, 'DEPÓSITO EN EFECTIVO').click()
    await page.getByRole('heading', { name: `Pago ${ids[3]}, localizador KJV599` }).waitFor()
  }
  // The second page hears nothing meanwhile, as when its connection lags.
  const { rows: movs } = await product.valija.deps.db
    .selectFrom('movimientos')
    .select('movimientoId')
    .where('concepto', '=', 'DEPÓSITO EN EFECTIVO')
    .execute()
    .then((found) => ({ rows: found }))
  const id = movs[0]?.movimientoId ?? 0
  let hold = true
  await two.route(`**/api/conciliacion/movimientos/${id}`, (route) =>
    hold ? route.abort() : route.continue(),
  )
  await one.getByRole('button', { name: `Aplicar: Pago ${ids[3]}, localizador KJV599` }).click()
  await one.getByText(`Abono de $6,500.00 aplicado: pago ${ids[3]}.`).waitFor()
  await two.getByRole('tab', { name: /Aplicados por personas\s*1/ }).waitFor()
  await expect.poll(() => row(two, 'DEPÓSITO EN EFECTIVO').getAttribute('data-aqui')).toBe('true')
  await expect.poll(() => row(two, 'DEPÓSITO EN EFECTIVO').innerText()).toContain('ya no está por revisar')
  await two.getByRole('button', { name: `Aplicar: Pago ${ids[3]}, localizador KJV599` }).click()
  hold = false
  await two.getByText('Abono de $6,500.00 no se aplicó').waitFor()
  await one.getByRole('button', { name: 'Deshacer', exact: true }).click()
  await one.getByText('Deshecho. El movimiento vuelve a estar por revisar.').waitFor()
  await one.context().close()
  await two.context().close()
})

test('a booking without a payment gets it, in Pendiente, only when a person applies it', async () => {
  const page = await product.open(admin, { ruta: `${ruta}?importacionID=${importacionID}` })
  await page.getByText(`Importación ${importacionID}`).waitFor()
  await row(page, 'SPEI RECIBIDO HSBC').click()
  await page.getByRole('button', { name: 'Buscar otro pago' }).click()
  const dialog = page.getByRole('dialog', { name: /Buscar a qué corresponde/ })
  await dialog.getByRole('textbox').fill('GQA296')
  await dialog.getByRole('textbox').press('Enter')
  const card = dialog.getByRole('article', { name: 'Reserva GQA296, sin pago registrado' })
  await card.getByText('Al aplicar se registra un pago nuevo de $11,780.50 en estado Pendiente.').waitFor()
  await card.getByRole('button', { name: /^Aplicar/ }).click()
  await page.getByText('Abono de $11,780.50 aplicado: reserva GQA296.').waitFor()
  const { filas } = await product.api<{
    filas: { bookingCode: string; nombreEstado: string; montoPago: number }[]
  }>(admin, 'GET', '/api/pagos?bookingCode=GQA296')
  expect(filas).toMatchObject([{ bookingCode: 'GQA296', nombreEstado: 'Pendiente', montoPago: 11_780.5 }])
  await page.context().close()
})

test('[P-157] on the statement each row says whether a payment is applied, whether that payment is Valido, and its months', async () => {
  const [aplicado] = await pagar(product, [
    { localizador: 'NBD722', monto: 4_321, fechaPago: '2026-10-09', numeroTransaccion: 'RAS0060001' },
  ])
  await product.api(admin, 'PUT', '/api/Pagos/ActualizarEstadoPago/ActualizarEstado', {
    pagoID: aplicado,
    nuevoEstadoID: 1,
    detalleRechazoPagoDescripcion: '',
  })
  await importar(product, 'viernes.xlsx', [
    { fecha: '09/10/2026', concepto: 'SPEI RECIBIDO MULTIVA', referencia: 'RAS0060001', abono: 4_321 },
  ])
  const page = await product.open(admin, { ruta: '/listar/pagos/estado-de-cuenta' })
  await page.getByRole('button', { name: 'Movimientos', exact: true }).click()
  const cells = async (text: string) =>
    (await page.getByRole('row').filter({ hasText: text }).getByRole('gridcell').allInnerTexts())
      .slice(-4)
      .map((one) => one.trim())
  await page.getByText('SPEI RECIBIDO MULTIVA').first().waitFor()
  await expect.poll(() => cells('SPEI RECIBIDO MULTIVA')).toEqual(['Sí', 'Sí', '0', 'Conciliado'])
  await expect.poll(() => cells('COMISIÓN POR MANEJO')).toEqual(['No', 'No', '0', 'Sin identificar'])
  await page.context().close()
})

test('a phone: the list, then the row on its own, and back to where the list was; in the dark nothing runs over', async () => {
  const page = await product.open(admin, {
    ruta,
    colorScheme: 'dark',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  await row(page, 'SPEI RECIBIDO BANORTE').waitFor()
  const line = async (role: 'link' | 'button', name: string) =>
    (await page.getByRole(role, { name }).boundingBox())?.y
  await expect
    .poll(async () => (await line('link', 'Reglas')) === (await line('button', 'Buscar coincidencias')))
    .toBe(true)
  await fits(page)
  expect(await violations(page)).toEqual([])
  await row(page, 'SPEI RECIBIDO BANORTE').tap()
  await page.getByRole('heading', { name: `Pago ${ids[0]}, localizador LMP735` }).waitFor()
  await fits(page)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Volver a la lista' }).tap()
  await row(page, 'SPEI RECIBIDO BANORTE').waitFor()
  await page.context().close()
})

test('every dialog and view is free of faults for who cannot see them, light and dark', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await product.open(admin, { ruta, colorScheme })
    await row(page, 'SPEI RECIBIDO BANORTE').click()
    await page.getByRole('heading', { name: `Pago ${ids[0]}, localizador LMP735` }).waitFor()
    expect(await violations(page)).toEqual([])
    for (const [button, name] of [
      ['Buscar otro pago', /Buscar a qué corresponde/],
      ['Repartir', /Repartir el/],
      ['Ignorar', /Se ignorará/],
    ] as const) {
      await page.getByRole('button', { name: button, exact: true }).click()
      await page.getByRole('dialog', { name }).waitFor()
      expect(await violations(page), button).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    for (const tab of ['Para después', 'Aplicados automáticamente', 'Ignorados', 'Bitácora']) {
      await page.getByRole('tab', { name: tab }).click()
      await settled(page)
      expect(await violations(page), tab).toEqual([])
    }
    await page.context().close()
  }
})

test('a proveedor is told who matches, and is not led there', async () => {
  const page = await product.open('proveedor@valija.demo', { ruta })
  await page.getByText('Solo un administrador puede conciliar los movimientos del banco.').waitFor()
  await page.goto(`${product.url}/listar/pagos`)
  await page.getByRole('link', { name: 'Crear Pago' }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Conciliación' }).count()).toBe(0)
})

test('no page complained', () =>
  // The one a test cuts off on purpose.
  expect(product.consoleErrors.filter((one) => !one.includes('ERR_FAILED'))).toEqual([]))
