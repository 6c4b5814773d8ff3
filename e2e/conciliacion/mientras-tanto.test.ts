import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Product, startProduct } from '../setup/product.ts'
import { admin, dia, importar, pagar } from './sembrar.ts'

let product: Product
let page: Page
const rastreo = 'MBAN01002610080012345678'
beforeAll(async () => {
  product = await startProduct({ dia })
  await pagar(product, [
    { localizador: 'KJV599', monto: 1_111, fechaPago: '2026-10-08', numeroTransaccion: rastreo },
  ])
  await importar(product, 'semana-41.xlsx', [
    {
      fecha: '09/10/2026',
      concepto: 'SPEI RECIBIDO HEY',
      ampliada: `RESERVA RZJ166 ${rastreo}`,
      abono: 4_300,
    },
    { fecha: '08/10/2026', concepto: 'SPEI RECIBIDO AZTECA', referencia: '0050001', abono: 3_100 },
    { fecha: '07/10/2026', concepto: 'SPEI RECIBIDO AFIRME', referencia: '0050002', abono: 2_200 },
    { fecha: '06/10/2026', concepto: 'SPEI RECIBIDO INBURSA', referencia: '0050003', abono: 1_750 },
  ])
  page = await product.open(admin, { ruta: '/listar/pagos/conciliacion' })
})
afterAll(() => product.stop())

const rows = () => page.getByRole('listbox', { name: 'Movimientos por conciliar' })
const row = (text: string) => rows().getByRole('option').filter({ hasText: text })
const inHand = (text: string) =>
  rows().locator('[role=option][data-aqui=true]').filter({ hasText: text }).waitFor()
/** What goes to that address waits until it is let go. */
const hold = async (call: RegExp) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(call, async (route) => {
    await promise
    await route.fallback()
  })
  return async () => {
    resolve()
    await page.unrouteAll({ behavior: 'wait' })
  }
}

test('[VI-D8] what a row needs before it is applied is asked over no dialog about another: what is written there stays, and the notice leads to the row', async () => {
  const release = await hold(/\/aceptar$/)
  await row('SPEI RECIBIDO HEY').click()
  const reserva = page.getByRole('article', { name: /^Reserva RZJ166/ })
  await reserva.getByRole('button', { name: 'Aplicar' }).click()
  await inHand('SPEI RECIBIDO AZTECA')
  await page.getByRole('heading', { name: 'Abono de $3,100.00' }).waitFor()
  await page.keyboard.press('i')
  const ignorar = page.getByRole('dialog', { name: /^Se ignorará 1 movimiento de \$3,100.00/ })
  const motivo = ignorar.getByRole('textbox', { name: 'Motivo' })
  await motivo.fill('Es de otra empresa del grupo')
  await release()
  await page.getByText('Abono de $4,300.00 no se aplicó').waitFor()
  await expect.poll(() => motivo.inputValue()).toBe('Es de otra empresa del grupo')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(1)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Ver el movimiento' }).click()
  await inHand('SPEI RECIBIDO HEY')
  await reserva.getByRole('button', { name: 'Aplicar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Esta transferencia parece ya registrada' })
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
})

test('[VI-D8] a row marked while others are put aside stays marked', async () => {
  await rows().focus()
  await row('SPEI RECIBIDO AZTECA').click()
  await page.keyboard.press(' ')
  await page.getByText('1 seleccionado').waitFor()
  const release = await hold(/\/posponer/)
  await page.keyboard.press('d')
  await row('SPEI RECIBIDO INBURSA').locator('.marca').click()
  await release()
  await page.getByText('Abono de $3,100.00 queda para después.').waitFor()
  await page.getByRole('tab', { name: /Para después\s*1/ }).waitFor()
  await expect.poll(() => row('SPEI RECIBIDO INBURSA').getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('Escape')
})

test('[VI-D8] an undo is at its row at once; whoever went on to another meanwhile is not called back by its answer', async () => {
  await rows().focus()
  const release = await hold(/\/deshacer$/)
  await page.keyboard.press('z')
  await inHand('SPEI RECIBIDO AZTECA')
  await row('SPEI RECIBIDO AFIRME').click()
  await inHand('SPEI RECIBIDO AFIRME')
  await release()
  await page.getByText('Deshecho. El movimiento vuelve a estar por revisar.').waitFor()
  await page.getByRole('tab', { name: /Para después\s*0/ }).waitFor()
  await inHand('SPEI RECIBIDO AFIRME')
})

test('[VIII-C1] the answer to a search that was left takes the focus from no field: what is typed there is no key of the list', async () => {
  await rows().focus()
  await page.keyboard.press('b')
  const buscar = page.getByRole('dialog', { name: /^Buscar a qué corresponde el abono de \$2,200.00/ })
  await page.keyboard.type('KJV599')
  await page.keyboard.press('Enter')
  const release = await hold(/\/aceptar$/)
  await buscar.getByRole('button', { name: 'Aplicar' }).first().click()
  await page.keyboard.press('Escape')
  await buscar.waitFor({ state: 'detached' })
  const campo = page.getByRole('searchbox', { name: 'Buscar movimientos' })
  await campo.fill('da')
  await release()
  await page
    .getByText(/^Abono de \$2,200.00 .*\$1,089.00/)
    .first()
    .waitFor()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await page.keyboard.type('da')
  expect(await campo.inputValue()).toBe('dada')
})

test('no page complained of more than what was refused', () =>
  expect(product.consoleErrors.filter((text) => !text.includes('409'))).toEqual([]))
