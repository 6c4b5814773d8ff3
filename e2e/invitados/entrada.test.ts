import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { correosDe } from '../../apps/server/testing/buzon.ts'
import { linkOf, waitForMail } from '../setup/mail.ts'
import { type Product, startProduct } from '../setup/product.ts'
import { agencia, dia, pdf } from './mundo.ts'

let product: Product
const invitada = agencia('502')
const conPortal = agencia('501')
beforeAll(async () => {
  product = await startProduct({ dia })
})
beforeEach(() => {
  product.consoleErrors.length = 0
})
afterAll(() => product.stop())

test('[C-012, C-014, C-114] the sign-in leads to the RFC entry, which routes by the invitation to the portal', async () => {
  const page = await product.open(null)
  await page.getByRole('link', { name: /Entra con tu RFC/ }).click()
  await page.waitForURL(/\/ingresar\/rfc$/)
  const rfc = page.getByLabel('RFC', { exact: true })
  const seguir = page.getByRole('button', { name: 'Continuar' })
  await seguir.click()
  await page.getByText('No ingresaste un RFC.').waitFor()
  await rfc.fill('ABC12345678')
  await page.getByText('El RFC lleva al menos 12 caracteres.').waitFor()
  await rfc.fill('123456789012')
  await page.getByText('El RFC no puede llevar solo números.').waitFor()
  await rfc.fill('ABC123456ABCDE')
  await page.getByText('El RFC lleva hasta 13 caracteres.').waitFor()
  await rfc.fill('EKU9003173C9')
  await seguir.click()
  await page.getByText('RFC no registrado').waitFor()

  await rfc.fill(invitada.rfc.toLowerCase())
  await expect.poll(() => rfc.inputValue()).toBe(invitada.rfc)
  await seguir.click()
  await page.waitForURL(/\/ComisionistaInvitado$/)
  await page.getByRole('heading', { name: 'Comisionista invitado' }).waitFor()
  await page.getByText(invitada.rfc).waitFor()

  await page.getByRole('link', { name: 'Usar otro RFC' }).click()
  await rfc.fill(conPortal.rfc)
  await seguir.click()
  await page.waitForURL(`${product.url}/`)
  await page.getByText('Ese RFC ya tiene invitación a Valija').waitFor()
  await page.getByRole('button', { name: 'Iniciar sesión' }).waitFor()
  expect(product.consoleErrors).toEqual([])
})

test('[C-115] an RFC may carry & and Ñ, and hyphens come out', async () => {
  const page = await product.open(null, { ruta: '/ingresar/rfc' })
  const sent = page.waitForRequest(/\/api\/invitados\/rfc$/)
  await page.getByLabel('RFC', { exact: true }).fill('ñ&o-950101-ab1')
  await page.getByRole('button', { name: 'Continuar' }).click()
  expect((await sent).postDataJSON()).toEqual({ rfc: 'Ñ&O950101AB1' })
  await page.getByText('RFC no registrado').waitFor()
})

test('[C-003, C-011, C-042] the agency menu has its three ways and the questions, and asks for no session', async () => {
  const page = await product.open(null, { ruta: null })
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname)
  })
  await page.goto(`${product.url}/ComisionistaInvitado`)
  await page.getByRole('link', { name: /Consultar datos para facturar/ }).click()
  await page.waitForURL(/\/Comision\/Reserva$/)
  await page.getByRole('heading', { name: 'Generar pre-factura' }).waitFor()
  await page.goBack()
  await page.getByRole('link', { name: /Cargar factura en XML y PDF/ }).click()
  await page.waitForURL(/\/factura\/comisionista\/invitado\/crear$/)
  await page.getByRole('heading', { name: 'Cargar facturas como invitado' }).waitFor()
  await page.goBack()
  const questions = page.getByRole('link', { name: /Preguntas frecuentes/ })
  const answer = await fetch(`${product.url}${await questions.getAttribute('href')}`)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  expect(calls).toEqual([])
  expect(product.consoleErrors).toEqual([])
})

test('[C-003, C-042] another account is asked for with a booking of the agency; somebody else’s opens nothing', async () => {
  const page = await product.open(null, { ruta: '/ingresar/rfc' })
  await page.getByLabel('RFC', { exact: true }).fill(invitada.rfc)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('button', { name: /Actualizar datos bancarios/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Cambiar cuenta beneficiaria' })
  await expect.poll(() => dialog.getByLabel('RFC', { exact: true }).inputValue()).toBe(invitada.rfc)
  const ask = dialog.getByRole('button', { name: 'Solicitar cambio' })
  await ask.click()
  await dialog.getByText('No ingresaste una reserva.').waitFor()
  await dialog.getByLabel('CLABE interbancaria').fill('012180000123456782')
  await dialog.getByLabel('Correo de la agencia').fill('pagos@agencia.mx')
  await dialog.getByLabel('Localizador de una reserva tuya').fill(conPortal.pagables[0]?.bookingCode ?? '')
  await ask.click()
  await dialog.getByText('No has ingresado tu caratula bancaria').waitFor()
  await dialog.locator('input[type=file]').setInputFiles(pdf('caratula'))
  // Somebody else's booking opens nothing, and says nothing.
  await ask.click()
  await dialog.getByText('La reserva no existe').waitFor()
  await dialog.getByLabel('Localizador de una reserva tuya').fill(invitada.pagables[0]?.bookingCode ?? '')
  await ask.click()
  await page.getByText('Tu petición ha sido enviada.').waitFor()
  await expect.poll(() => dialog.count()).toBe(0)
  expect(product.consoleErrors).toEqual([])
})

test('[C-003, C-068] a guest’s request holds nothing until the registered e-mail or the staff confirm it', async () => {
  // This agency has an account, and its e-mail with it.
  const page = await product.open(null, { ruta: '/ComisionistaInvitado' })
  await page.getByRole('button', { name: /Actualizar datos bancarios/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('RFC', { exact: true }).fill(conPortal.rfc)
  await dialog.getByLabel('Localizador de una reserva tuya').fill(conPortal.pagables[1]?.bookingCode ?? '')
  await dialog.getByLabel('CLABE interbancaria').fill('012180000123456782')
  await dialog.getByLabel('Correo de la agencia').fill('quien.sea@otra.mx')
  await dialog.locator('input[type=file]').setInputFiles(pdf('caratula'))
  await dialog.getByRole('button', { name: 'Solicitar cambio' }).click()
  await page.getByText('Tu petición ha sido enviada.').waitFor()
  const cuenta = () =>
    product.api<{ enEspera: string | null }>('comisionista@valija.demo', 'GET', '/api/cuentas-pago/cuenta')
  expect((await cuenta()).enEspera).toBeNull()

  const mail = await waitForMail(
    product,
    'comisionista@valija.demo',
    'Confirma el cambio de tu cuenta de pago',
  )
  expect(await correosDe(product, 'quien.sea@otra.mx')).toEqual([])
  await page.goto(product.url + linkOf(mail))
  await page.getByText(/•••• 6782/).waitFor()
  await expect.poll(() => page.getByText('012180000123456782').count()).toBe(0)
  await page.getByRole('button', { name: 'Confirmar cambio' }).dblclick()
  await page.getByRole('heading', { name: 'Cambio confirmado' }).waitFor()
  expect((await cuenta()).enEspera).not.toBeNull()
  // Once only.
  await page.goto(product.url + linkOf(mail))
  await page.getByRole('heading', { name: 'Este enlace no sirve' }).waitFor()
  expect(product.consoleErrors).toEqual([])
})

test('[C-068] without a registered e-mail the staff confirm, and who confirms does not approve', async () => {
  const admin = await product.open('admin@valija.demo', { ruta: '/facturas/comisionista/CuentaPago' })
  // A cell names a company without its kind; the whole name is where it is pointed at.
  const peticion = admin.getByRole('row').filter({ has: admin.getByTitle(invitada.razonSocial) })
  const review = peticion.getByRole('button', { name: /Revisar/ })
  await review.click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByText('La pidió un invitado, sin cuenta').waitFor()
  await dialog.getByRole('button', { name: 'Confirmar petición' }).click()
  await admin.getByText('Petición confirmada; otra persona la aprueba').waitFor()
  await review.click()
  await admin.getByRole('dialog').getByText('Pendiente').first().waitFor()
  await expect.poll(() => admin.getByRole('button', { name: 'Aprobar cuenta' }).count()).toBe(0)
  expect(product.consoleErrors).toEqual([])
})

test('[C-004] the RFC of one agency with the booking of another gives nothing', async () => {
  const page = await product.open(null, { ruta: '/Comision/Reserva' })
  const answers: Promise<string>[] = []
  page.on('response', (response) => {
    // What is downloaded leaves no body to read.
    if (/\/api\/invitados\/(?!.*\.pdf)/.test(response.url())) answers.push(response.text())
  })
  const ask = async (rfc: string, codigo: string) => {
    await page.getByLabel('Localizador de la reserva').fill(codigo)
    await page.getByLabel('RFC', { exact: true }).fill(rfc)
    await page.getByRole('button', { name: 'Generar pre-factura' }).click()
  }
  const mia = invitada.pagables[0]?.bookingCode ?? ''
  const ajena = conPortal.pagables[0]?.bookingCode ?? ''
  // Neither way round.
  await ask(conPortal.rfc, mia)
  await page.getByText('La reserva no existe').waitFor()
  const answered = page.waitForResponse(/\/api\/invitados\/prefactura$/)
  await ask(invitada.rfc, ajena)
  await answered
  await page.getByText('La reserva no existe').waitFor()
  await expect.poll(() => page.getByRole('heading', { name: 'Lo que debe decir tu factura' }).count()).toBe(0)
  const said = (await Promise.all(answers)).join(' ')
  expect(said).toContain('La reserva no existe')
  expect(said).not.toContain(conPortal.razonSocial)
  expect(said).not.toContain(invitada.razonSocial)

  await ask(invitada.rfc, mia)
  await page.getByRole('heading', { name: 'Lo que debe decir tu factura' }).waitFor()
  const descarga = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar Pre-Factura' }).click()
  expect((await descarga).suggestedFilename()).toBe('prefactura.pdf')
  expect(product.consoleErrors).toEqual([])
})

test('[C-004] too many RFCs from one place are refused with when to try again, and what was typed stays', async () => {
  const page = await product.open(null, { ruta: '/ingresar/rfc' })
  const body = JSON.stringify({ rfc: 'EKU9003173C9' })
  for (let i = 0, status = 404; status !== 429 && i < 60; i++)
    status = (
      await fetch(`${product.url}/api/invitados/rfc`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
    ).status
  await page.getByLabel('RFC', { exact: true }).fill(invitada.rfc)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page
    .getByRole('alert')
    .getByText(/minuto/)
    .waitFor()
  await expect.poll(() => page.getByLabel('RFC', { exact: true }).inputValue()).toBe(invitada.rfc)
  expect(new URL(page.url()).pathname).toBe('/ingresar/rfc')
})
