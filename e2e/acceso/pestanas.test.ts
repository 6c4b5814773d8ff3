import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { claveDemo } from '../../apps/server/src/areas/acceso/seed-demo.ts'
import { type Product, startProduct } from '../setup/product.ts'

const ana = 'operativo.proveedor@valija.demo'
const hotel = 'proveedor@valija.demo'
let p: Product
let una: Page
let otra: Page
beforeAll(async () => {
  p = await startProduct()
})
afterAll(() => p.stop())
// Two tabs of one browser, both Ana's.
beforeEach(async () => {
  una = await p.open(null)
  await enter(una, ana)
  await menuOf(una, ana)
  otra = await una.context().newPage()
  await otra.goto(`${p.url}/sesiones`)
  await menuOf(otra, ana)
  return () => una.context().close()
})

async function enter(page: Page, correo: string) {
  await page.getByLabel('Correo electrónico').fill(correo)
  await page.getByLabel('Contraseña', { exact: true }).fill(claveDemo)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
}
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menú' })
const menuOf = (page: Page, correo: string) => menu(page).getByText(correo, { exact: true }).waitFor()
const leave = (page: Page) => menu(page).getByRole('button', { name: 'Cerrar sesión' }).click()
const ask = (page: Page) => page.getByRole('dialog').getByLabel('Contraseña', { exact: true })

test('[VII-C1] the same person out and in again: the other tab goes on, and neither loses the new session', async () => {
  await leave(una)
  await ask(otra).waitFor()
  await enter(una, ana)
  await menuOf(una, ana)
  await ask(otra).waitFor({ state: 'detached' })
  for (const page of [otra, una]) {
    await page.reload()
    await menuOf(page, ana)
  }
})

test('[VII-C1] another person: the first one’s tab starts afresh as the second’s, name and menu too', async () => {
  await leave(una)
  await ask(otra).waitFor()
  await enter(una, hotel)
  await menuOf(una, hotel)
  await menuOf(otra, hotel)
  await expect.poll(() => new URL(otra.url()).pathname).not.toBe('/sesiones')
  await expect.poll(() => otra.getByText(ana).count()).toBe(0)
})

test('[VII-C1] ended by the server: both tabs ask, and signing in again in one is enough for both', async () => {
  await p.api(ana, 'POST', '/api/sesiones/cerrarOtras')
  await ask(una).waitFor()
  await ask(otra).fill(claveDemo)
  await otra.getByRole('dialog').getByRole('button', { name: 'Iniciar sesión' }).click()
  for (const page of [una, otra]) await ask(page).waitFor({ state: 'detached' })
  await una.reload()
  await menuOf(una, ana)
})

test('[VII-C1] without network the way out works in both tabs; back in, in one of them, both go on', async () => {
  await una.context().setOffline(true)
  await leave(una)
  await una.getByRole('button', { name: 'Iniciar sesión' }).waitFor()
  await ask(otra).fill(claveDemo)
  const again = otra.getByRole('dialog').getByRole('button', { name: 'Iniciar sesión' })
  await again.click()
  await otra.getByRole('dialog').getByRole('alert').waitFor()
  await una.context().setOffline(false)
  await again.click()
  await ask(otra).waitFor({ state: 'detached' })
  await menuOf(una, ana)
})
