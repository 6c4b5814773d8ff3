import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { claveDemo } from '../../apps/server/src/areas/acceso/seed-demo.ts'
import { fits } from '../setup/fits.ts'
import { addPasskey, plugPasskeys } from '../setup/passkeys.ts'
import { type Product, startProduct } from '../setup/product.ts'

const admin = 'admin@valija.demo'
let p: Product
beforeAll(async () => {
  p = await startProduct()
})
afterAll(() => p.stop())

/** Everybody signed in long ago: who they are is asked again. */
const longAgo = () =>
  p.valija.deps.db
    .updateTable('sesiones')
    .set({ probadaEn: new Date('2020-01-01') })
    .execute()
// Tries are counted: those of one test are not the next one's.
beforeEach(async () => {
  await p.valija.deps.db.deleteFrom('intentosAcceso').execute()
})

let numero = 0
/** Writes an invitation, which gives power to another, and sends it; answers for whom. */
async function invite(page: Page): Promise<string> {
  const correo = `invitada${++numero}@grupo.mx`
  await page.getByLabel('Correo', { exact: true }).fill(correo)
  await page.getByRole('combobox', { name: 'Rol' }).click()
  await page.getByRole('option', { name: 'Operativo' }).click()
  await longAgo()
  await page.getByRole('button', { name: 'Enviar invitación' }).click()
  return correo
}
const open = (options: Parameters<Product['open']>[1] = {}) =>
  p.open(admin, { ruta: '/usuario/crear', ...options })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Confirma que eres tú' })
const passwordOf = (page: Page) => dialogOf(page).getByLabel('Contraseña actual')
const go = (page: Page) => dialogOf(page).getByRole('button', { name: 'Continuar' }).click()
const sent = (page: Page, correo: string) =>
  page.getByText(`La invitación va en camino a ${correo}.`).first().waitFor()
const closed = (page: Page) => dialogOf(page).waitFor({ state: 'detached' })
const invitations = async (correo: string) =>
  (await p.valija.deps.db.selectFrom('invitaciones').select('id').where('correo', '=', correo).execute())
    .length

test('[VII-C4] by the keyboard alone: the field is ready, an empty and a wrong password say so, the right one goes on with what was asked', async () => {
  const page = await open()
  const correo = await invite(page)
  await dialogOf(page).waitFor()
  await expect.poll(() => passwordOf(page).evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await dialogOf(page).getByText('Escribe tu contraseña', { exact: true }).waitFor()
  await page.keyboard.type('no es esta')
  await page.keyboard.press('Enter')
  await dialogOf(page).getByRole('alert').waitFor()
  expect(await invitations(correo)).toBe(0)
  await passwordOf(page).fill('')
  await page.keyboard.type(claveDemo)
  await page.keyboard.press('Enter')
  await sent(page, correo)
  await closed(page)
  expect(await invitations(correo)).toBe(1)
})

test('[VII-C4] within the quarter of an hour nobody is asked again', async () => {
  const page = await open()
  const correo = await invite(page)
  await passwordOf(page).fill(claveDemo)
  await go(page)
  await sent(page, correo)
  await page.reload()
  await page.getByLabel('Correo', { exact: true }).fill('otra.mas@grupo.mx')
  await page.getByRole('combobox', { name: 'Rol' }).click()
  await page.getByRole('option', { name: 'Operativo' }).click()
  await page.getByRole('button', { name: 'Enviar invitación' }).click()
  await sent(page, 'otra.mas@grupo.mx')
})

test.each([
  ['Esc', (page: Page) => page.keyboard.press('Escape')],
  ['its button', (page: Page) => dialogOf(page).getByRole('button', { name: 'Dejarlo así' }).click()],
])(
  '[VII-C4] left with %s nothing is done, what was written stays, and it can be asked again',
  async (_how, leave) => {
    const page = await open()
    const correo = await invite(page)
    await dialogOf(page).waitFor()
    await leave(page)
    await closed(page)
    expect(await page.getByLabel('Correo', { exact: true }).inputValue()).toBe(correo)
    expect(await invitations(correo)).toBe(0)
    await page.getByRole('button', { name: 'Enviar invitación' }).click()
    await passwordOf(page).fill(claveDemo)
    await go(page)
    await sent(page, correo)
  },
)

test('[VII-C4] the session ended meanwhile: signing in again shows who is there, and what was asked is done once', async () => {
  const page = await open()
  const correo = await invite(page)
  await dialogOf(page).waitFor()
  await p.api(admin, 'POST', '/api/usuarios/cerrarSesion')
  await passwordOf(page).fill(claveDemo)
  await go(page)
  const again = page.getByRole('dialog').filter({ hasText: 'Iniciar sesión' })
  await again.getByLabel('Contraseña', { exact: true }).fill(claveDemo)
  await again.getByRole('button', { name: 'Iniciar sesión' }).click()
  await sent(page, correo)
  await closed(page)
  expect(await invitations(correo)).toBe(1)
})

test('[VII-C4] signed out in another tab while it asks: the next person is not asked what the first one wanted', async () => {
  const page = await open()
  const correo = await invite(page)
  await dialogOf(page).waitFor()
  const other = await page.context().newPage()
  await other.goto(`${p.url}/inicio`)
  await other.getByRole('navigation', { name: 'Menú' }).getByRole('button', { name: 'Cerrar sesión' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /salir/i }).click()
  await page.getByLabel('Correo electrónico').waitFor()
  await page.getByLabel('Correo electrónico').fill('operativo.proveedor@valija.demo')
  await page.getByLabel('Contraseña', { exact: true }).fill(claveDemo)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await page.getByRole('navigation', { name: 'Menú' }).waitFor()
  await expect.poll(() => dialogOf(page).count()).toBe(0)
  expect(await invitations(correo)).toBe(0)
})

test('[VII-C4] shown in one tab, the other tab of the same session goes on too', async () => {
  const page = await open()
  const other = await page.context().newPage()
  await other.goto(`${p.url}/usuario/crear`)
  const [una, otra] = [await invite(page), await invite(other)]
  await passwordOf(page).fill(claveDemo)
  await go(page)
  await sent(page, una)
  // Its own dialog still stands; the password serves there too.
  await passwordOf(other).fill(claveDemo)
  await go(other)
  await sent(other, otra)
})

test('[VII-C4] without its code nobody is asked: it is said, what was written stays, and with a network it goes on', async () => {
  const page = await open()
  await page.route('**/proof-dialog*', (route) => route.abort())
  const correo = await invite(page)
  await page.getByText('No hay conexión con el servidor.').first().waitFor()
  expect(await page.getByLabel('Correo', { exact: true }).inputValue()).toBe(correo)
  expect(await invitations(correo)).toBe(0)
  await page.unroute('**/proof-dialog*')
  await page.getByRole('button', { name: 'Enviar invitación' }).click()
  await passwordOf(page).fill(claveDemo)
  await go(page)
  await sent(page, correo)
})

test('[VII-C4] at 390 px it is whole within the screen', async () => {
  const page = await open({ viewport: { width: 390, height: 700 } })
  const correo = await invite(page)
  await dialogOf(page).waitFor()
  const box = await dialogOf(page).boundingBox()
  expect(box && box.x >= 0 && box.x + box.width <= 390 && box.y >= 0 && box.y + box.height <= 700).toBe(true)
  await fits(page)
  await passwordOf(page).fill(claveDemo)
  await go(page)
  await sent(page, correo)
})

test('[VII-C4] a passkey shows it as well; one that nobody unlocks does not, and the password still may', async () => {
  const page = await p.open(null, { ruta: null })
  const device = await plugPasskeys(p, page)
  await page.goto(device.url)
  await page.getByLabel('Correo electrónico').fill(admin)
  await page.getByLabel('Contraseña', { exact: true }).fill(claveDemo)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await page.waitForURL('**/inicio')
  await addPasskey(page, device.url, 'Oficina', claveDemo)

  await page.goto(`${device.url}/usuario/crear`)
  const una = await invite(page)
  await device.unlocks(false)
  const usar = dialogOf(page).getByRole('button', { name: 'Usar mi llave de acceso' })
  await usar.click()
  await dialogOf(page).getByRole('alert').waitFor()
  expect(await invitations(una)).toBe(0)
  await device.unlocks(true)
  await usar.click()
  await sent(page, una)
  await closed(page)
})

test('[VII-C4] with a second factor the password alone shows who is there: the session had both', async () => {
  const page = await p.open('operativo.comisionista@valija.demo', { ruta: '/sesiones' })
  await longAgo()
  await page.getByRole('button', { name: 'Activar', exact: true }).click()
  const quien = page.locator('form').filter({ hasText: 'Continuar' })
  await quien.getByLabel('Contraseña actual').fill('mala')
  await quien.getByRole('button', { name: 'Continuar' }).click()
  await quien.getByRole('alert').waitFor()
  await quien.getByLabel('Contraseña actual').fill(claveDemo)
  await quien.getByRole('button', { name: 'Continuar' }).click()
  await page.getByLabel('Código de verificación').waitFor()
})

test('[IX-D3] the bell whose code cannot be fetched says so, and opens once it can', async () => {
  const page = await p.open(null, { ruta: null })
  await page.route('**/avisos-list*', (route) => route.abort())
  await page.goto(p.url)
  await page.getByLabel('Correo electrónico').fill(admin)
  await page.getByLabel('Contraseña', { exact: true }).fill(claveDemo)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  const bell = page.getByRole('button', { name: /^Avisos/ })
  await bell.click()
  await page.getByText('No hay conexión con el servidor.').first().waitFor()
  expect(await bell.getAttribute('aria-expanded')).toBe('false')
  expect(await page.getByRole('menu').count()).toBe(0)
  await page.unroute('**/avisos-list*')
  await bell.click()
  await page.getByRole('menu').waitFor()
})
