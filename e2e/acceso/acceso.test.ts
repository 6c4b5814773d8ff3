import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashClave } from '../../apps/server/src/areas/acceso/clave.ts'
import { claveDemo } from '../../apps/server/src/areas/acceso/seed-demo.ts'
import { personaDe } from '../../apps/server/testing/persona-de.ts'
import { linkOf, waitForMail } from '../setup/mail.ts'
import { addPasskey, plugPasskeys } from '../setup/passkeys.ts'
import { type Product, startProduct } from '../setup/product.ts'
import { watchWords } from '../setup/shown.ts'

let p: Product
beforeAll(async () => {
  p = await startProduct()
})
afterAll(async () => {
  expect(p.consoleErrors).toEqual([])
  await p.stop()
})

const fillLogin = async (page: Page, email: string, password = claveDemo) => {
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
}
const see = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()
const title = (page: Page) => page.getByRole('heading', { level: 1 })

describe('sign-in screen', () => {
  test('[A-041, A-083, A-020] fields, button, forgot link and carousel; both fields are required before a call is made', async () => {
    const page = await p.open(null)
    const calls: string[] = []
    page.on('request', (request) => calls.push(request.url()))
    await page.getByRole('button', { name: 'Iniciar sesión' }).click()
    await see(page, 'Escribe tu correo')
    await see(page, 'Escribe tu contraseña')
    expect(calls.filter((url) => url.includes('/login'))).toEqual([])
    await page.getByRole('region', { name: 'Imágenes de Valija' }).waitFor()
    const forgot = page.getByRole('link', { name: '¿Olvidaste tu contraseña?' })
    expect(decodeURI((await forgot.getAttribute('href')) ?? '')).toBe('/olvideContraseña')
  })

  test('[A-130] a wrong password shows the documented title and text, and keeps the e-mail', async () => {
    const page = await p.open(null)
    await fillLogin(page, 'admin@valija.demo', 'otra')
    await see(page, '¡Credenciales incorrectas!')
    await see(page, 'Revisa tus correo o contraseña')
    await expect.poll(() => page.getByLabel('Correo electrónico').inputValue()).toBe('admin@valija.demo')
  })

  test('[A-043, A-044, A-071] a right one says welcome back for two seconds and lands on /inicio; the session survives a reload', async () => {
    const page = await p.open(null)
    await page.clock.install()
    const shown = await watchWords(page, ['Te damos la bienvenida de nuevo'])
    await fillLogin(page, 'operativo.proveedor@valija.demo')
    await page.waitForURL('**/inicio')
    await expect.poll(shown).toHaveLength(1)
    await page.clock.fastForward(2100)
    await page.getByText('Te damos la bienvenida de nuevo').waitFor({ state: 'detached' })
    const kept = await page.evaluate(() => localStorage.getItem('sesion'))
    expect(JSON.parse(kept ?? '')).toMatchObject({
      token: expect.stringMatching(/.{10}/) as unknown,
      expiracion: expect.stringMatching(/.{10}/) as unknown,
    })
    await page.reload()
    await see(page, 'operativo.proveedor')
  })

  test('[A-072] a session whose expiry has passed is cleared and the sign-in screen shows', async () => {
    const page = await p.open(null)
    await fillLogin(page, 'admin@valija.demo')
    await page.waitForURL('**/inicio')
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('sesion') ?? '{}') as object
      localStorage.setItem('sesion', JSON.stringify({ ...kept, expiracion: '2020-01-01T00:00:00Z' }))
    })
    await page.reload()
    await page.getByRole('button', { name: 'Iniciar sesión' }).waitFor()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('sesion'))).toBeNull()
  })

  test('[A-038] [IX-D5] an unknown address says so, and leads to /', async () => {
    const page = await p.open(null, { ruta: null })
    await page.clock.install()
    await page.goto(`${p.url}/no/existe`)
    await page.getByRole('heading', { name: 'Esta dirección no existe' }).waitFor()
    await page.getByText('/no/existe').waitFor()
    await page.clock.fastForward(8000)
    await page.getByRole('button', { name: 'Iniciar sesión' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
  })
})

describe('password recovery', () => {
  test.each(['/olvideContraseña', '/olvideContrase%C3%B1a', '/olvideContrasen%CC%83a'])(
    '[A-021, A-061, A-084, A-139] %s asks for an e-mail and says «Correo enviado»',
    async (ruta) => {
      const page = await p.open(null, { ruta })
      await page.getByLabel('Correo electrónico').fill('no es correo')
      await page.getByRole('button', { name: 'Enviar enlace' }).click()
      await see(page, 'Este no es un correo válido')
      await page.getByLabel('Correo electrónico').fill('nadie@valija.demo')
      await page.getByRole('button', { name: 'Enviar enlace' }).click()
      await see(page, 'Correo enviado')
    },
  )

  test('[A-022, A-119, A-120] the mailed link opens /nueva/contraseña once, and the new password signs in', async () => {
    const bare = await p.open(null, { ruta: '/nueva/contrase%C3%B1a' })
    await see(bare, 'Elige tu contraseña nueva')
    await fetch(`${p.url}/api/usuarios/olvideContrasena`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'proveedor2@valija.demo' }),
    })
    const link = linkOf(await waitForMail(p, 'proveedor2@valija.demo', 'Cambia tu contraseña de Valija'))
    const page = await p.open(null, { ruta: link })
    await page.getByLabel('Contraseña', { exact: true }).fill('Otra@2026')
    await page.getByRole('button', { name: 'Guardar contraseña' }).click()
    await fillLogin(page, 'proveedor2@valija.demo', 'Otra@2026')
    await page.getByRole('navigation', { name: 'Menú' }).waitFor()
    const again = await p.open(null, { ruta: link })
    await see(again, 'Este enlace ya se usó')
  })
})

describe('gates', () => {
  test.each([
    ['comisionista@valija.demo', '/proveedor'],
    ['proveedor@valija.demo', '/comisionista'],
    ['proveedor@valija.demo', '/proveedor/crear'],
    ['operativo.comisionista@valija.demo', '/comisionistas/crear'],
    ['operativo.proveedor@valija.demo', '/usuario/crear/Comisionista'],
    ['usuario@valija.demo', '/usuario'],
    ['usuario@valija.demo', '/usuario/crear'],
  ])('[A-029, A-032, A-023, A-024, A-140] %s at %s gets the no-permission message', async (quien, ruta) => {
    const page = await p.open(quien, { ruta })
    await see(page, 'No tienes permisos para ver esta página')
  })

  test.each(['/proveedor', '/comisionista/invitar', '/proveedor/crear'])(
    '[A-039, A-082, A-140, A-141] a plain user at the flagged %s gets the expired-session message with its button',
    async (ruta) => {
      const page = await p.open('usuario@valija.demo', { ruta })
      await see(page, 'Tu sesión ha expirado')
      await page.getByRole('button', { name: 'Volver al inicio' }).click()
      await page.waitForURL(`${p.url}/`)
    },
  )

  test.each([
    ['operativo.proveedor@valija.demo', ['/inicio', '/proveedor', '/factura/proveedor']],
    ['proveedor@valija.demo', ['/inicio', '/factura/proveedor']],
  ])('[A-005, A-014, A-015] the menu of %s', async (quien, entradas) => {
    const page = await p.open(quien, { ruta: '/sesiones' })
    const links = page.getByRole('navigation', { name: 'Menú' }).getByRole('listitem').getByRole('link')
    await links.first().waitFor()
    await expect
      .poll(() => links.evaluateAll((all) => all.map((one) => one.getAttribute('href'))))
      .toEqual(entradas)
  })

  test('[A-018] a supplier reaches its people from its lotes', async () => {
    const page = await p.open('proveedor@valija.demo', { ruta: '/factura/proveedor' })
    for (const [entrada, ruta] of [
      ['Colaboradores', '/usuario'],
      ['Invitar colaborador', '/usuario/crear'],
      ['Invitar comisionista', '/comisionista/invitar'],
    ] as const) {
      await page.getByRole('button', { name: 'Colaboradores' }).click()
      await page.getByRole('menuitem', { name: entrada }).click()
      await page.waitForURL(`${p.url}${ruta}`)
      await page.goBack()
    }
  })

  test('[A-011] the drawer shows role, tax id, the welcome with the e-mail, the way to settings and the way out', async () => {
    const page = await p.open('proveedor@valija.demo', { ruta: '/sesiones' })
    const menu = page.getByRole('navigation', { name: 'Menú' })
    await menu.getByText('Proveedor', { exact: true }).waitFor()
    await menu.getByText(/^[A-ZÑ&]{3,4}\d{6}[A-Z\d]{3}$/).waitFor()
    await menu.getByText('Te damos la bienvenida,').waitFor()
    await menu.getByText('proveedor@valija.demo').waitFor()
    await expect
      .poll(() => menu.getByRole('link', { name: 'Configuraciones' }).getAttribute('href'))
      .toBe('/configuraciones')
    await menu.getByRole('button', { name: 'Cerrar sesión' }).click()
    await page.getByRole('button', { name: 'Iniciar sesión' }).waitFor()
  })

  test('[A-017] a plain user has no menu and no settings: the welcome line and the way out', async () => {
    const page = await p.open('usuario@valija.demo')
    const menu = page.getByRole('navigation', { name: 'Menú' })
    await menu.waitFor()
    await expect.poll(() => menu.getByRole('listitem').count()).toBe(0)
    await menu.getByRole('button', { name: 'Cerrar sesión' }).waitFor()
    // [VII-C6] The own account is everybody's.
    await page.getByRole('button', { name: /^Tu cuenta/ }).click()
    await page.getByRole('menuitem', { name: 'Tu cuenta' }).click()
    await page.getByRole('heading', { name: 'Llaves de acceso' }).waitFor()
  })

  test('[A-027, A-028, A-038] /usuario/editar/{number} is empty with a way back; another id leads to /', async () => {
    const page = await p.open('admin@valija.demo', { ruta: '/usuario/editar/5' })
    await page.getByRole('link', { name: 'Volver a usuarios' }).waitFor()
    await expect.poll(() => page.getByRole('main').getByRole('textbox').count()).toBe(0)
    const other = await p.open('admin@valija.demo', { ruta: '/usuario/editar/cinco' })
    await other.getByRole('button', { name: 'Ir al inicio' }).click()
    await other.waitForURL(`${p.url}/`)
  })
})

describe('the own account', () => {
  test('a session ended elsewhere asks to sign in again over the open work, keeps what was typed and goes on', async () => {
    const page = await p.open('admin@valija.demo', { ruta: '/usuario/crear' })
    await page.getByLabel('Correo', { exact: true }).fill('escrito@antes.mx')
    await page.getByRole('combobox', { name: 'Rol' }).click()
    await page.getByRole('option', { name: 'Operativo' }).click()
    const { id } = await personaDe(p.valija.deps, 'admin@valija.demo')
    await p.api('admin@valija.demo', 'POST', '/api/usuarios/cerrarSesion').catch(() => undefined)
    await p.valija.deps.db.deleteFrom('sesiones').where('usuarioId', '=', id).execute()
    await page.getByRole('button', { name: 'Enviar invitación' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Contraseña', { exact: true }).fill(claveDemo)
    await dialog.getByRole('button', { name: 'Iniciar sesión' }).click()
    await see(page, 'La invitación va en camino a escrito@antes.mx.')
  })

  test('sessions are listed with the device, and the others are closed from here', async () => {
    const first = await p.open(null)
    await fillLogin(first, 'operativo.comisionista@valija.demo')
    await first.waitForURL('**/inicio')
    const page = await p.open(null)
    await fillLogin(page, 'operativo.comisionista@valija.demo')
    await page.waitForURL('**/inicio')
    await page.goto(`${p.url}/sesiones`)
    const list = page.getByRole('list', { name: 'Sesiones abiertas' })
    await list.getByText('Esta sesión').waitFor()
    await expect.poll(() => list.getByRole('listitem').count()).toBeGreaterThan(1)
    await page.getByRole('button', { name: 'Cerrar las demás' }).click()
    await see(page, /sesi(ón cerrada|ones cerradas)\./)
    await expect.poll(() => list.getByRole('listitem').count()).toBe(1)
  })

  test('the second factor is turned on by scanning and asked for at the next sign-in; a recovery code opens too', async () => {
    const page = await p.open(null)
    await fillLogin(page, 'operativo.comisionista@valija.demo')
    await page.waitForURL('**/inicio')
    await page.goto(`${p.url}/sesiones`)
    await page.getByRole('button', { name: 'Activar', exact: true }).click()
    const quien = page.locator('form').filter({ hasText: 'Continuar' })
    await quien.getByLabel('Contraseña actual').fill(claveDemo)
    await quien.getByRole('button', { name: 'Continuar' }).click()
    const secreto = await page.locator('pre').first().innerText()
    const { Secret, TOTP } = await import('otpauth')
    // [IX-D3] What comes next is written at once, and what is missing is said.
    const escrito = page.getByLabel('Código de verificación')
    await expect.poll(() => escrito.evaluate((own) => own === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await see(page, 'Escribe el código')
    await escrito.fill(new TOTP({ secret: Secret.fromBase32(secreto) }).generate())
    await page.getByRole('button', { name: 'Confirmar' }).click()
    await see(page, 'Guarda tus códigos de recuperación')
    const [codigo = ''] = (await page.locator('pre').first().innerText()).split('\n')
    await page.getByRole('button', { name: 'Ya los guardé' }).click()
    const next = await p.open(null)
    await fillLogin(next, 'operativo.comisionista@valija.demo')
    await next.getByLabel('Código de verificación').fill(codigo)
    await next.getByRole('button', { name: 'Iniciar sesión' }).click()
    await next.waitForURL('**/inicio')
  })

  test('too many wrong passwords say how long to wait', async () => {
    const page = await p.open(null)
    for (let n = 0; n < 5; n++) {
      await fillLogin(page, 'comisionista@valija.demo', `mala${n}`)
      await see(page, '¡Credenciales incorrectas!')
      await page.getByRole('button', { name: 'Iniciar sesión' }).waitFor()
    }
    await fillLogin(page, 'comisionista@valija.demo')
    await see(page, /Demasiados intentos\. Espera 15 minutos/)
    await title(page).waitFor()
  })
})

describe('passkeys', () => {
  test('[VII-C4] a passkey made in the own account signs in alone, is the second step after the password, and opens nothing that nobody unlocked', async () => {
    const page = await p.open(null, { ruta: null })
    const device = await plugPasskeys(p, page)
    const [hotel, clave] = ['proveedor2@valija.demo', 'Llave@2026']
    // Whatever it was changed to before.
    await p.valija.deps.db
      .updateTable('usuarios')
      .set({ claveHash: await hashClave(clave) })
      .where('email', '=', hotel)
      .execute()
    const home = () => page.waitForURL('**/factura/proveedor')
    await page.goto(device.url)
    await fillLogin(page, hotel, clave)
    await home()
    await addPasskey(page, device.url, 'Recepción', clave)
    await page.getByRole('button', { name: 'Activar con mis llaves' }).click()
    await page.getByRole('button', { name: 'Ya los guardé' }).click()

    const leave = async () => {
      await page.evaluate(() => localStorage.clear())
      await page.goto(device.url)
    }
    await leave()
    await page.getByRole('button', { name: 'Entrar con llave de acceso' }).click()
    await home()
    await leave()
    await fillLogin(page, hotel, clave)
    await page.getByRole('button', { name: 'Usar mi llave de acceso' }).click()
    await home()
    await leave()
    await device.unlocks(false)
    await page.getByRole('button', { name: 'Entrar con llave de acceso' }).click()
    await see(page, 'No se usó la llave de acceso')
  })
})

describe('coming and going', () => {
  test('[VII-C5] who was never in is asked to sign in, not told of an ended session, and arrives where the address said, query and all', async () => {
    const page = await p.open(null, { ruta: '/factura/proveedor?q=arrecife' })
    await fillLogin(page, 'proveedor@valija.demo')
    await page.waitForURL('**/factura/proveedor?q=arrecife')
  })

  test('[VII-C5] an address that the role may not see leads to its home instead', async () => {
    const page = await p.open(null, { ruta: '/configuraciones/permisos' })
    await fillLogin(page, 'proveedor@valija.demo')
    await page.waitForURL('**/factura/proveedor')
  })

  test('[VII-C5] the way out works at once although the server does not answer', async () => {
    const page = await p.open('operativo.proveedor@valija.demo', { ruta: '/inicio' })
    const held = Promise.withResolvers<Route>()
    await page.route('**/cerrarSesion', (route) => held.resolve(route))
    await page
      .getByRole('navigation', { name: 'Menú' })
      .getByRole('button', { name: 'Cerrar sesión' })
      .click()
    await page.getByLabel('Correo electrónico').waitFor()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('sesion'))).toBeNull()
    // Left to itself it would end the session that the next test opens with.
    await (await held.promise).fulfill({ status: 204 })
  })
})

test.each([390, 1366, 1440])(
  '[VII-C6] at %i px the account button says who is in and leads to the own account and out',
  async (width) => {
    const page = await p.open('operativo.proveedor@valija.demo', {
      ruta: '/inicio',
      viewport: { width, height: 800 },
    })
    const button = page.getByRole('button', { name: 'Tu cuenta: operativo.proveedor@valija.demo' })
    await button.click()
    const menu = page.getByRole('menu')
    await menu.getByText('operativo.proveedor@valija.demo').waitFor()
    await menu
      .getByText(/Operativo/)
      .first()
      .waitFor()
    await menu.getByRole('menuitem', { name: 'Tema oscuro' }).waitFor()
    await menu.getByRole('menuitem', { name: 'Tu cuenta' }).click()
    await page.waitForURL('**/sesiones')
    await page.getByRole('heading', { name: 'Llaves de acceso' }).waitFor()
    await button.click()
    await menu.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
    await page.getByLabel('Correo electrónico').waitFor()
  },
)
