import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { claveDemo } from '../../apps/server/src/areas/acceso/seed-demo.ts'
import { agencia, dia, xmlDe } from '../invitados/mundo.ts'
import { hold } from '../setup/hold.ts'
import { linkOf, waitForMail } from '../setup/mail.ts'
import { plugPasskeys } from '../setup/passkeys.ts'
import { type Product, startProduct } from '../setup/product.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct({ dia })
})
afterAll(async () => {
  expect(product.consoleErrors).toEqual([])
  await product.stop()
})
const placeOf = (page: Page) => decodeURI(new URL(page.url()).pathname)

test('[VIII-C1] a passkey whose challenge comes after its form was left is asked of nobody: none is made, none is taken away', async () => {
  const page = await product.open('proveedor@valija.demo')
  const { url } = await plugPasskeys(product, page)
  await page.goto(`${url}/sesiones`)
  const llaves = page.getByRole('list', { name: 'Llaves de acceso' }).getByRole('listitem')
  const agregar = page.getByRole('button', { name: 'Agregar llave' })
  const form = page.locator('form').filter({ hasText: 'Nombre de la llave' })
  const nombre = form.getByLabel('Nombre de la llave')
  const fill = async (suyo: string) => {
    await agregar.click()
    await nombre.fill(suyo)
    await form.getByLabel('Contraseña actual').fill(claveDemo)
  }
  await fill('Dejada')
  const releaseNew = await hold(page, /\/llaves\/reto$/)
  await form.getByRole('button', { name: 'Agregar llave' }).click()
  await form.getByRole('button', { name: 'Dejarlo así' }).click()
  await fill('Oficina')
  await releaseNew()
  expect(await nombre.inputValue()).toBe('Oficina')
  await form.getByRole('button', { name: 'Agregar llave' }).click()
  await llaves.getByText('Oficina').waitFor()
  expect(await llaves.count()).toBe(1)

  const release = await hold(page, /\/llave\/reto$/)
  await page.getByRole('button', { name: 'Quitar llave: Oficina' }).click()
  await llaves.getByRole('button', { name: 'Usar mi llave de acceso' }).click()
  await llaves.getByRole('button', { name: 'Dejarlo así' }).click()
  await release()
  // The next challenge is signed: by then the one that was left would have been.
  await page.getByRole('button', { name: 'Activar con mis llaves' }).click()
  await page.getByRole('button', { name: 'Ya los guardé' }).click()
  expect(await llaves.count()).toBe(1)
  await page.context().close()
})

test('[VIII-C1] the password of the account, changed: its answer empties nothing written since', async () => {
  const page = await product.open('operativo.comisionista@valija.demo', { ruta: '/sesiones' })
  const panel = page.locator('form').filter({ hasText: 'Contraseña nueva' })
  const nueva = panel.getByLabel('Contraseña nueva', { exact: true })
  await panel.getByLabel('Contraseña actual', { exact: true }).fill(claveDemo)
  await nueva.fill('Otra@2026')
  const release = await hold(page, /\/cambiarContrasena$/i)
  await panel.getByRole('button', { name: 'Cambiar contraseña' }).click()
  await nueva.fill('Otra')
  await release()
  await expect.poll(() => panel.getByLabel('Contraseña actual', { exact: true }).inputValue()).toBe('')
  expect(await nueva.inputValue()).toBe('Otra')
  await page.context().close()
})

test('[VIII-C1] who left a new account, or a new password, before its answer is called back from nowhere', async () => {
  await product.api('admin@valija.demo', 'POST', '/api/invitaciones', {
    correo: 'nueva@grupo.mx',
    rol: 'Operativo',
  })
  await product.api('admin@valija.demo', 'POST', '/api/usuarios/olvideContrasena', {
    email: 'comisionista@valija.demo',
  })
  const mails = [
    await waitForMail(product, 'nueva@grupo.mx', 'Te invitaron a Valija'),
    await waitForMail(product, 'comisionista@valija.demo', 'Cambia tu contraseña de Valija'),
  ]
  for (const mail of mails) {
    const page = await product.open(null, { ruta: linkOf(mail) })
    await page.getByLabel('Contraseña', { exact: true }).fill('Otra@2026')
    const release = await hold(page, /\/(registrar|restablecerContrasena)$/i)
    await page.locator('form').getByRole('button').last().click()
    await page.getByRole('link', { name: 'Valija' }).click()
    await page.getByRole('link', { name: /Olvidaste/ }).click()
    await page.getByRole('button', { name: 'Enviar enlace' }).waitFor()
    await page.getByLabel('Correo electrónico').fill('otra@grupo.mx')
    await release()
    await page.getByText(/Tu cuenta está lista|Tu contraseña cambió/).waitFor()
    expect(placeOf(page)).toBe('/olvideContraseña')
    expect(await page.getByLabel('Correo electrónico').inputValue()).toBe('otra@grupo.mx')
    await page.context().close()
  }
})

test('[VIII-C1] an RFC whose answer comes after its screen was left leads nowhere', async () => {
  const page = await product.open(null, { ruta: '/ingresar/rfc' })
  await page.getByLabel('RFC', { exact: true }).fill(agencia('502').rfc)
  const release = await hold(page, /\/invitados\/rfc$/)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('link', { name: 'Valija' }).click()
  await page.getByLabel('Correo electrónico').fill('ana@agencia.mx')
  await release()
  expect(placeOf(page)).toBe('/')
  expect(await page.getByLabel('Correo electrónico').inputValue()).toBe('ana@agencia.mx')
  await page.context().close()
})

test('[VIII-C1] a guest’s load thrown away: who left meanwhile stays, and the way back leads to an empty one', async () => {
  const quien = agencia('502')
  const page = await product.open(null, { ruta: '/ComisionistaInvitado' })
  await page.getByRole('link', { name: /Cargar factura en XML y PDF/ }).click()
  const xml = page.locator('input[type=file]').first()
  const drop = async (semilla: string) => {
    await xml.setInputFiles(xmlDe(quien, quien.pagables[0]?.commission ?? 0, { semilla }))
    await page.getByRole('button', { name: 'Continuar con 1 factura' }).click()
    await page.getByLabel(/^Localizadores de la factura/).waitFor()
  }
  const empezar = async () => {
    await page.getByRole('button', { name: 'Empezar de nuevo' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Empezar de nuevo' }).click()
  }
  await drop('tirada')
  await empezar()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await xml.waitFor({ state: 'attached' })
  await page.goBack()
  await xml.waitFor({ state: 'attached' })
  expect(new URL(page.url()).search).toBe('')
  await drop('tirada tarde')
  const release = await hold(page, /\/invitados\/carga/)
  await empezar()
  for (let back = 0; back < 2; back++) await page.goBack()
  await page.getByRole('heading', { name: 'Comisionista invitado' }).waitFor()
  await page.evaluate(() => history.replaceState(history.state, '', '?q=suyo'))
  await release()
  expect(new URL(page.url()).search).toBe('?q=suyo')
  await page.context().close()
})
