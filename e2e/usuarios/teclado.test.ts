import { afterAll, beforeAll, expect, test } from 'vitest'
import { arriveAt, fallen, press, tabTo, watchBody } from '../setup/keys.ts'
import { waitForMail } from '../setup/mail.ts'
import { type Product, startProduct } from '../setup/product.ts'

let product: Product
const admin = 'admin@valija.demo'
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

test('[IX-D1] three people invited and one invited again by keyboard alone: Enter does what the cell is for, each end is told once, and the focus is never at the body', async () => {
  const page = await product.open(admin, { ruta: '/usuario?pestana=invitaciones' })
  await page.getByRole('link', { name: 'Invitar colaborador' }).waitFor()
  await press(page, /^Invitar colaborador/)
  await arriveAt(page, /^H1 Invitar colaborador/)
  await page.evaluate(watchBody)
  await press(page, /^Invitar a varios$/)
  await press(page, /^Rol/)
  await page.getByRole('listbox').waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await tabTo(page, /^Correos/)
  for (const correo of ['uno@agencia.mx', 'dos@agencia.mx', 'tres@agencia.mx']) {
    await page.keyboard.type(correo)
    await page.keyboard.press('Enter')
  }
  await press(page, /^Enviar 3 invitaciones$/)
  const told = page.getByRole('status').filter({ hasText: 'invitaciones van en camino' })
  await told.waitFor()
  expect(await told.count()).toBe(1)
  // The button is still there to be pressed: the hand stays on it.
  await arriveAt(page, /^BUTTON Enviar invitaciones/)

  await press(page, /^Ver las invitaciones$/)
  await page.getByRole('row', { name: /uno@agencia/ }).waitFor()
  await tabTo(page, /^Correo$/)
  for (const key of ['ArrowDown', 'End']) await page.keyboard.press(key)
  // The cell of the actions hands the key to its button.
  await arriveAt(page, /^BUTTON Reenviar/)
  await page.keyboard.press('Enter')
  await page.getByText(/^La invitación sale de nuevo a /).waitFor()
  await arriveAt(page, /^BUTTON Reenviar/)
  await waitForMail(product, 'tres@agencia.mx', 'Te invitaron a Valija')
  expect(await fallen(page)).toEqual([])
  expect(product.consoleErrors).toEqual([])
}, 300_000)

test('[IX-C] what cannot be done says why where it is: one’s own account is not blocked, and the keys come to the reason', async () => {
  const page = await product.open(admin, { ruta: '/usuario' })
  const own = page.getByRole('row', { name: /admin@valija/ })
  await own.waitFor()
  expect(await own.getByRole('button', { disabled: true }).count()).toBe(0)
  await own.getByRole('button', { name: /^Más acciones/ }).press('Enter')
  const blocked = page.getByRole('menuitem', { name: /Bloquear/ })
  await expect.poll(() => blocked.innerText()).toContain('No puedes bloquear tu propia cuenta.')
  await expect.poll(() => blocked.evaluate((one) => one === document.activeElement)).toBe(true)
  expect(await blocked.evaluate((one) => getComputedStyle(one).opacity)).toBe('1')
})

test('[IX-C] several are not invited without a role and an address: each field that lacks it says so, the first has the focus', async () => {
  const page = await product.open(admin, { ruta: '/usuario/crear' })
  await page.getByRole('button', { name: 'Invitar a varios' }).click()
  const rol = page.getByRole('combobox', { name: 'Rol' })
  await page.getByRole('button', { name: 'Enviar invitaciones' }).click()
  await page.getByRole('alert').getByText('Elige un rol').waitFor()
  await page.getByRole('alert').getByText('Pega al menos un correo').waitFor()
  await expect.poll(() => rol.evaluate((one) => one === document.activeElement)).toBe(true)
  await rol.press('Enter')
  await page.getByRole('option', { name: 'Operativo' }).click()
  await page.getByText('Elige un rol').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Enviar invitaciones' }).click()
  await expect
    .poll(() => page.getByLabel('Correos').evaluate((one) => one === document.activeElement))
    .toBe(true)
  expect(product.consoleErrors).toEqual([])
})

test('[IX-C] a password is not changed with something missing: the field that lacks it says so and has the focus', async () => {
  const page = await product.open(admin, { ruta: '/sesiones' })
  const form = page.locator('form').filter({ hasText: 'Contraseña nueva' })
  const focused = (label: string) =>
    expect.poll(() => form.getByLabel(label).evaluate((one) => one === document.activeElement)).toBe(true)
  await form.getByRole('button', { name: 'Cambiar contraseña' }).click()
  await form.getByText('Escribe tu contraseña', { exact: true }).waitFor()
  await focused('Contraseña actual')
  await page.keyboard.type('algo')
  await page.keyboard.press('Enter')
  await form.getByText('Escribe una contraseña que cumpla todas las reglas.').waitFor()
  await focused('Contraseña nueva')
})
