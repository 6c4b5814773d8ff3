import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Product, startProduct } from '../setup/product.ts'
import { pagos, renglones } from './renglones.ts'
import { admin, dia, importar, pagar } from './sembrar.ts'

let product: Product
let ids: number[]
let page: Page
beforeAll(async () => {
  product = await startProduct({ dia })
  ids = await pagar(product, pagos)
  await importar(product, 'semana-41.xlsx', renglones)
  page = await product.open(admin, { ruta: '/listar/pagos/conciliacion' })
})
afterAll(() => product.stop())

const rows = () => page.getByRole('listbox', { name: 'Movimientos por conciliar' })
const row = (text: string) => rows().getByRole('option').filter({ hasText: text })
const here = () => rows().locator('[role=option][data-aqui=true]').innerText()
const press = (key: string) => page.keyboard.press(key)
/** With the keys, to the row that says so: down to the end, then up. */
const goTo = async (text: string) => {
  for (const key of ['ArrowDown', 'ArrowUp'])
    for (let i = 0; i < 10; i++) {
      if ((await here()).includes(text)) return
      await press(key)
    }
  throw new Error(`the arrows never came to ${text}`)
}

test('on arrival the keys work at once: what the machine applied is not left, the first row is in hand', async () => {
  await page.getByText('8 movimientos por conciliar').waitFor()
  await page.getByRole('tab', { name: /Aplicados automáticamente\s*1/ }).waitFor()
  await row('SPEI RECIBIDO BANORTE').waitFor()
  await expect.poll(() => rows().getByRole('option').count()).toBe(8)
  await expect.poll(here).toContain('SPEI RECIBIDO BANORTE')
  await expect.poll(() => row('SPEI RECIBIDO BANORTE').innerText()).toContain('2 sugerencias')
  await expect.poll(() => row('DEPÓSITO EN EFECTIVO').innerText()).toContain('1 sugerencia')
  await expect.poll(() => row('DEPÓSITO CON CHEQUE').innerText()).toContain('sin sugerencias')
  await expect
    .poll(() => page.getByRole('note', { name: 'Teclas de la conciliación' }).innerText())
    .toMatch(/1\s*a\s*9\s*elegir sugerencia.*B\s*buscar\s*R\s*repartir\s*D\s*revisar después\s*Z\s*deshacer/s)
})

test('two that fit equally are both shown with their reasons, the chosen one beside the row; the second one is applied by its number; undo brings it back to hand, with what it was suggested', async () => {
  await page.getByRole('heading', { name: `Pago ${ids[0]}, localizador LMP735` }).waitFor()
  await page.getByRole('heading', { name: `Pago ${ids[1]}, localizador BGT935` }).waitFor()
  await page.getByText('Hay dos pagos con el mismo monto. Por eso no se aplicó automáticamente.').waitFor()
  const first = page.getByRole('article', { name: `Pago ${ids[0]}, localizador LMP735` })
  await expect.poll(() => first.innerText()).toContain('El monto es igual')
  await expect
    .poll(() => first.getByRole('table').getByRole('row', { name: /Monto/ }).innerText())
    .toContain('$24,960.00')
  await press('2')
  await page.locator('article[data-elegida=true]', { hasText: 'BGT935' }).waitFor()
  // [VI-D8] What comes in meanwhile may change their order: the one that was chosen stays it. Once another took it none is
  // in hand, and Enter applies nothing that was not chosen.
  type Una = { lineas: { pagoID: number }[] }
  let llegan = (todas: Una[]) => todas.toReversed()
  await page.route(/conciliacion\/movimientos\/\d+$/, async (route) => {
    const real = await route.fetch()
    const datos = (await real.json()) as { sugerencias: Una[] }
    await route.fulfill({ response: real, json: { ...datos, sugerencias: llegan(datos.sugerencias) } })
  })
  const otro = { localizador: 'XVB384', fechaPago: '2026-01-05' }
  await pagar(product, [{ ...otro, monto: 7 }])
  await page.locator('article', { hasText: 'BGT935' }).and(page.locator('article:first-child')).waitFor()
  await page.locator('article[data-elegida=true]', { hasText: 'BGT935' }).waitFor({ timeout: 5000 })
  llegan = (todas) => todas.filter(({ lineas }) => lineas[0]?.pagoID !== ids[1])
  await pagar(product, [{ ...otro, monto: 8 }])
  await expect.poll(() => page.locator('article', { hasText: 'BGT935' }).count()).toBe(0)
  expect(await page.locator('article[data-elegida=true]').count()).toBe(0)
  llegan = (todas) => todas
  await pagar(product, [{ ...otro, monto: 9 }])
  await page.locator('article[data-elegida=true]', { hasText: 'BGT935' }).waitFor()
  await page.unrouteAll({ behavior: 'wait' })
  await press('Enter')
  await page.getByText(`Abono de $24,960.00 aplicado: pago ${ids[1]}.`).waitFor()
  await expect.poll(() => row('SPEI RECIBIDO BANORTE').innerText()).toContain(`pago ${ids[1]}`)
  await expect.poll(here).toContain('DEPÓSITO EN EFECTIVO')

  await press('z')
  await page.getByText('Deshecho. El movimiento vuelve a estar por revisar.').waitFor()
  await expect.poll(here).toContain('SPEI RECIBIDO BANORTE')
  await page.locator('article[data-elegida=true]', { hasText: 'LMP735' }).waitFor()
  // Held down it is one press: the row after it is not accepted unseen.
  await page.keyboard.down('Enter')
  await page.getByText(`Abono de $24,960.00 aplicado: pago ${ids[0]}.`).waitFor()
  await expect.poll(here).toContain('DEPÓSITO EN EFECTIVO')
  await page.getByRole('heading', { name: `Pago ${ids[3]}, localizador KJV599` }).waitFor()
  for (let i = 0; i < 3; i++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await page.getByText('7 movimientos por conciliar').waitFor()
  await expect.poll(here).toContain('DEPÓSITO EN EFECTIVO')
})

test('a refused pair never comes back, unless a person takes the refusal back', async () => {
  await goTo('DEPÓSITO EN EFECTIVO')
  const name = `Pago ${ids[3]}, localizador KJV599`
  await page.getByRole('heading', { name }).waitFor()
  await press('x')
  await page.getByText(`Rechazada: ${name}. No volverá a sugerirse.`).waitFor()
  await page.getByText('1 sugerencia rechazada').waitFor()
  await expect.poll(() => page.getByRole('heading', { name }).count()).toBe(0)
  await page.getByRole('button', { name: 'Buscar coincidencias' }).click()
  await page.getByText(/Búsqueda terminada/).waitFor()
  await page.reload()
  await page.getByText('1 sugerencia rechazada').waitFor()
  await expect.poll(() => page.getByRole('heading', { name }).count()).toBe(0)
  await page.getByText('1 sugerencia rechazada').click()
  await page.getByRole('button', { name: 'Recuperar' }).click()
  await page.getByRole('heading', { name }).waitFor()
})

test('part of a payment, and a remainder: both are said before and after', async () => {
  await rows().focus()
  await goTo('SPEI RECIBIDO BANREGIO')
  await page.getByRole('heading', { name: `Pago ${ids[6]}, localizador XRV722` }).waitFor()
  await page.getByText('El pago queda con $4,950.00 por cubrir.').waitFor()
  await press('Enter')
  await page.getByText(`Abono de $5,000.00 aplicado: pago ${ids[6]}.`).waitFor()
  await goTo('SPEI RECIBIDO INBURSA')
  await page.getByText('Se aplican $18,640.12 y quedan $60.00 por asignar.').waitFor()
  await press('Enter')
  await page.getByText(`Abono de $18,700.12 aplicado en parte: pago ${ids[7]}. Quedan $60.00.`).waitFor()
  await expect.poll(() => row('SPEI RECIBIDO INBURSA').innerText()).toContain('faltan $60.00')
  await expect.poll(here).toContain('SPEI RECIBIDO INBURSA')
})

test('one row over several payments, found by typing; what is left over is seen before it is applied', async () => {
  await goTo('SPEI RECIBIDO AFIRME')
  await page.getByRole('heading', { name: 'Abono de $30,000.00' }).waitFor()
  await press('r')
  const dialog = page.getByRole('dialog', { name: 'Repartir el abono de $30,000.00' })
  await dialog.waitFor()
  await page.keyboard.type('RZJ166')
  await press('Enter')
  for (const id of [ids[4], ids[5]]) {
    const add = dialog.getByRole('button', { name: `Agregar Pago ${id}, localizador RZJ166` }).first()
    await add.focus()
    await press('Enter')
  }
  await dialog.getByText('Queda por asignar', { exact: true }).waitFor()
  const monto = dialog.getByLabel(`Monto para Pago ${ids[5]}`)
  await monto.fill('19000')
  await dialog.getByText('Del pago solo queda $18,000.00 por cubrir').waitFor()
  await monto.fill('18000')
  await dialog.getByRole('button', { name: 'Aplicar a 2 pagos' }).press('Enter')
  await page.getByText('Abono de $30,000.00 aplicado: 2 pagos.').waitFor()
})

test('another payment than those suggested: typed, looked for with Enter and applied with Enter', async () => {
  await rows().focus()
  await goTo('DEPÓSITO CON CHEQUE')
  await page.getByRole('heading', { name: 'Abono de $32,200.00' }).waitFor()
  await press('b')
  const dialog = page.getByRole('dialog', { name: /Buscar a qué corresponde el abono de \$32,200.00/ })
  await page.keyboard.type('KJV599')
  await press('Enter')
  await dialog.getByRole('heading', { name: `Pago ${ids[3]}, localizador KJV599` }).waitFor()
  await press('Enter')
  await page.getByText(/Abono de \$32,200.00 aplicado en parte/).waitFor()
  await press('z')
  await page.getByText('Deshecho. El movimiento vuelve a estar por revisar.').waitFor()
})

test('[VI-D8] B pressed before the suggestions of a row have come opens its search: what is typed next is no key of the list', async () => {
  const otra = await product.open(admin, { ruta: null })
  const { promise: come, resolve: letCome } = Promise.withResolvers<void>()
  await otra.route(/\/api\/conciliacion\/movimientos\/\d+$/, async (route) => {
    await come
    await route.fallback()
  })
  await otra.goto(`${product.url}/listar/pagos/conciliacion`)
  await otra.locator('[role=option][data-aqui=true]').waitFor()
  await otra.keyboard.press('b')
  await otra.keyboard.type('DIX')
  const search = otra
    .getByRole('dialog', { name: /Buscar a qué corresponde/ })
    .getByRole('textbox')
    .first()
  await expect.poll(() => search.inputValue()).toBe('DIX')
  letCome()
  await otra
    .getByRole('tab', { name: /Para después\s*0/, includeHidden: true })
    .waitFor({ state: 'attached' })
  await otra.close()
})

test('a row is ignored with its reason and undone with Ctrl+Z', async () => {
  await goTo('TRASPASO CUENTAS PROPIAS')
  await page.getByRole('heading', { name: 'Abono de $100,000.00' }).waitFor()
  await press('i')
  const dialog = page.getByRole('dialog', { name: /Se ignorará 1 movimiento de \$100,000.00/ })
  await dialog.getByRole('textbox', { name: 'Motivo' }).press('Enter')
  await dialog.getByText('Escribe el motivo para ignorarlo').waitFor()
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Traspaso propio')
  await dialog.getByRole('textbox', { name: 'Motivo' }).press('Enter')
  await page.getByText('Abono de $100,000.00 ignorado.').waitFor()
  await page.getByRole('tab', { name: /Ignorados\s*1/ }).waitFor()
  await press('Control+z')
  await page.getByRole('tab', { name: /Ignorados\s*0/ }).waitFor()
})

test('D puts a row aside for later and goes on; in its own tab it is matched or brought back, and Z undoes', async () => {
  await rows().focus()
  await goTo('TRASPASO CUENTAS PROPIAS')
  await page.getByRole('heading', { name: 'Abono de $100,000.00' }).waitFor()
  await press('d')
  await page.getByText('Abono de $100,000.00 queda para después.').waitFor()
  await page.getByRole('tab', { name: /Para después\s*1/ }).waitFor()
  await expect.poll(() => row('TRASPASO CUENTAS PROPIAS').getAttribute('data-hecho')).toBe('true')
  await expect.poll(here).not.toContain('TRASPASO CUENTAS PROPIAS')
  await press('z')
  await page.getByRole('tab', { name: /Para después\s*0/ }).waitFor()
  await page.getByRole('heading', { name: 'Abono de $100,000.00' }).waitFor()
  await page.getByRole('button', { name: 'Revisar después' }).click()
  await page.getByRole('tab', { name: /Para después\s*1/ }).waitFor()
  await page.getByRole('tab', { name: /Para después/ }).click()
  await page.getByText('1 movimiento para después').waitFor()
  await row('TRASPASO CUENTAS PROPIAS').waitFor()
  await expect.poll(() => rows().getByRole('option').count()).toBe(1)
  await page.getByRole('heading', { name: 'Abono de $100,000.00' }).waitFor()
  await rows().focus()
  await press('b')
  await page.getByRole('dialog', { name: /Buscar a qué corresponde el abono de \$100,000.00/ }).waitFor()
  await press('Escape')
  await page.getByRole('button', { name: 'Devolver a por revisar' }).click()
  await page.getByText('Abono de $100,000.00 vuelve a estar por revisar.').waitFor()
  await page.getByRole('tab', { name: /Para después\s*0/ }).waitFor()
  await page.getByRole('tab', { name: /Por revisar/ }).click()
  await page.getByText(/movimientos por revisar/).waitFor()
  await row('TRASPASO CUENTAS PROPIAS').waitFor()
})

test('a payment registered meanwhile shows in the list by itself, and the row in hand stays', async () => {
  await rows().focus()
  await goTo('TRASPASO CUENTAS PROPIAS')
  await expect.poll(() => row('TRASPASO CUENTAS PROPIAS').innerText()).toContain('sin sugerencias')
  await pagar(product, [{ localizador: 'MHH406', monto: 100_000, fechaPago: '2026-10-06' }])
  await row('TRASPASO CUENTAS PROPIAS').getByText('1 sugerencia').waitFor()
  await page
    .getByText(/El texto habla de una devolución, .* o dinero que no es un pago/)
    .first()
    .waitFor()
  await expect.poll(here).toContain('TRASPASO CUENTAS PROPIAS')
})

test('letters go to the field while typing; switched off, no key does anything', async () => {
  const search = page.getByRole('searchbox', { name: 'Buscar movimientos' })
  await search.fill('')
  await search.focus()
  await page.keyboard.type('ari')
  await expect.poll(() => search.inputValue()).toBe('ari')
  await page.getByText('Ningún movimiento coincide con los filtros.').or(rows()).first().waitFor()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await search.fill('')
  await rows().getByRole('option').first().waitFor()
  await rows().focus()
  await press('?')
  const help = page.getByRole('dialog', { name: 'Teclas rápidas' })
  await help.getByText('Aplicar la sugerencia elegida y pasar al siguiente').waitFor()
  await help.getByLabel('Usar teclas rápidas').uncheck()
  await press('Escape')
  await rows().focus()
  await press('i')
  await press('b')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await page.getByText('teclas apagadas').waitFor()
})

test('no page complained', () => expect(product.consoleErrors).toEqual([]))
