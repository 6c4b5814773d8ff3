import { buenLote } from '@valija/sandbox/muestras/lote.ts'
import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import type { Request } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdfDePrueba } from '../../apps/server/testing/documentos-de-prueba.ts'
import { personaDe } from '../../apps/server/testing/persona-de.ts'
import { seedLote } from '../../apps/server/testing/seed-lote.ts'
import { chooseLayout, choosePdfs, dropXml, openWizard, pickHotel } from '../borradores/lote-files.ts'
import { pagar } from '../conciliacion/sembrar.ts'
import { hold } from '../setup/hold.ts'
import { type Product, startProduct } from '../setup/product.ts'

const dia = '2026-10-12'
const admin = 'admin@valija.demo'
const rfcDelHotel = (makeMundo().proveedor('101')?.rfc ?? '').replaceAll('-', '')
let product: Product
beforeAll(async () => {
  product = await startProduct({ dia })
})
afterAll(async () => {
  expect(product.consoleErrors).toEqual([])
  await product.stop()
})

test('[VI-D8] the answer to a dialog that was left calls nobody back from the screen where they write by then', async () => {
  await pagar(product, [{ localizador: 'KJV599', monto: 1_111, fechaPago: '2026-10-08' }])
  const page = await product.open(admin, { ruta: '/listar/pagos' })
  await page
    .getByRole('row', { name: /KJV599/ })
    .getByRole('button', { name: /Más acciones/ })
    .click()
  await page.getByRole('menuitem', { name: 'Actualizar estado' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nuevo estado').click()
  await page.getByRole('option', { name: 'Rechazado' }).click()
  await dialog.getByLabel('Descripción').fill('No aparece en el banco')
  const release = await hold(page, /ActualizarEstado$/)
  await dialog.getByRole('button', { name: 'Actualizar estado' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Crear Pago' }).click()
  const localizador = page.getByLabel('Localizador', { exact: true })
  await localizador.fill('XRV7')
  await release()
  await page.getByText('El pago quedó en estado Rechazado').waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/crear/pago')
  expect(await localizador.inputValue()).toBe('XRV7')
  await page.context().close()
})

test('[VI-D8] the answer to a dialog that was cancelled closes no other', async () => {
  const page = await product.open(admin, { ruta: '/listar/pagos/promociones' })
  const nueva = page.getByRole('button', { name: 'Agregar', exact: true })
  const nombre = page.getByRole('dialog').getByLabel('Nombre')
  await nueva.click()
  await nombre.fill('24 meses')
  const release = await hold(page, /\/CreatePromocion/i)
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()
  await nueva.click()
  await nombre.fill('36 meses')
  await release()
  await page.getByText('24 meses', { exact: true }).waitFor()
  expect(await nombre.inputValue()).toBe('36 meses')
  await page.context().close()
})

test('[VI-D8] the next address, begun while the invitation before is on its way, is not emptied by its answer', async () => {
  const page = await product.open('proveedor@valija.demo', { ruta: '/usuario/crear' })
  const correo = page.getByLabel('Correo', { exact: true })
  await correo.fill('primera@hotel.mx')
  const release = await hold(page, /\/invitaciones$/)
  await page.getByRole('button', { name: 'Enviar invitación' }).click()
  await correo.fill('segunda@hotel.mx')
  await release()
  await page.getByText('La invitación va en camino a primera@hotel.mx.').waitFor()
  expect(await correo.inputValue()).toBe('segunda@hotel.mx')
  await page.getByRole('button', { name: 'Enviar invitación' }).click()
  await page.getByText('La invitación va en camino a segunda@hotel.mx.').waitFor()
  await expect.poll(() => correo.inputValue()).toBe('')
  await page.context().close()
})

test('[VI-D8] a check of the wizard that ends after its step was left goes on to no other step', async () => {
  const lote = await buenLote({ n: 1, proveedor: '101', dia, desde: 310 })
  const page = await openWizard(product)
  await dropXml(page, lote.xmls)
  await pickHotel(page)
  await page.getByRole('button', { name: 'Continuar con 1 factura' }).click()
  await page.getByRole('button', { name: 'Descargar layout' }).waitFor()
  await chooseLayout(page, lote.layoutXlsx)
  await page.getByRole('button', { name: 'Validar localizadores y totales' }).click()
  await page.getByText('ANT aceptó').waitFor()
  await page.getByRole('button', { name: 'Validar Layout' }).click()
  const continuar = page.getByRole('button', { name: 'Continuar con 1 factura' })
  await continuar.click()
  const dialog = page.getByRole('dialog', { name: 'Nombre y PDF del lote' })
  await dialog.getByLabel('Nombre del lote').fill('Arrecife tarde')
  await choosePdfs(page, lote.pdfs)
  await dialog.getByText('1 de 1 factura con su PDF').waitFor()
  const release = await hold(page, /\/validarLote$/)
  const asked = page.waitForRequest(/\/validarLote$/)
  await dialog.getByRole('button', { name: 'Validar lote' }).click()
  await asked
  await dialog.getByRole('button', { name: 'Atrás' }).click()
  await page.getByRole('button', { name: 'Descargar layout' }).waitFor()
  await release()
  await continuar.click()
  await dialog.waitFor()
  expect(new URL(page.url()).searchParams.get('paso')).toBe('nombre')
  await page.context().close()
})

test('[VIII-C1] the hotel chosen before closes no list that was opened again meanwhile', async () => {
  const lote = await buenLote({ n: 1, proveedor: '101', dia, desde: 320 })
  const page = await openWizard(product)
  await dropXml(page, lote.xmls)
  await pickHotel(page)
  const cambiar = page.getByRole('button', { name: 'Cambiar', exact: true })
  const dialog = page.getByRole('dialog')
  const release = await hold(page, /\/proveedor$/)
  await cambiar.click()
  await dialog.getByRole('option', { name: /101/ }).click()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await cambiar.click()
  await dialog.getByRole('textbox').fill('puer')
  await release()
  expect(await dialog.getByRole('textbox').inputValue()).toBe('puer')
  await page.context().close()
})

test('[VIII-C1] the answer to an agent invited, or to several addresses, empties nothing written since', async () => {
  const page = await product.open(admin, { ruta: '/usuario/crear/Comisionista' })
  await page.getByLabel('Buscar por razón social').fill('viajes')
  const elegir = page.getByRole('table', { name: 'Resultados' }).getByRole('button', { name: /^Elegir/ })
  await elegir.first().click()
  const correo = page.getByLabel('Correo', { exact: true })
  await correo.fill('primera@agencia.mx')
  const release = await hold(page, /\/invitaciones\/comisionista$/)
  await page.getByRole('button', { name: 'Enviar invitación' }).click()
  await correo.fill('segunda@agencia.mx')
  await release()
  await page.getByText('La invitación va en camino a primera@agencia.mx.').waitFor()
  expect(await correo.inputValue()).toBe('segunda@agencia.mx')
  await page.getByRole('table', { name: 'Comisionista elegido' }).waitFor()

  await page.goto(`${product.url}/usuario/crear?rol=Operativo`)
  await page
    .getByRole('radio', { name: 'Invitar a varios' })
    .or(page.getByText('Invitar a varios'))
    .first()
    .click()
  const correos = page.getByLabel('Correos')
  await correos.fill('uno@grupo.mx\ndos@grupo.mx')
  const releaseBoth = await hold(page, /\/invitaciones\/varias$/)
  await page.getByRole('button', { name: /^Enviar 2 invitaciones/ }).click()
  await correos.fill('uno@grupo.mx\ndos@grupo.mx\ntres@grupo.mx')
  await releaseBoth()
  await expect.poll(() => correos.inputValue()).toBe('tres@grupo.mx')
  await page.context().close()
})

test('[VIII-C1] a proof of who is there that comes after the panel was left begins nothing in it', async () => {
  const page = await product.open(admin, { ruta: '/sesiones' })
  const activar = page.getByRole('button', { name: 'Activar', exact: true })
  const contrasena = page
    .getByRole('button', { name: 'Continuar' })
    .locator('xpath=ancestor::form')
    .getByLabel('Contraseña actual', { exact: true })
  await activar.click()
  await contrasena.fill('Valija@2026')
  const release = await hold(page, /\/sesion\/segundoFactor$/)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('button', { name: 'Dejarlo así' }).click()
  await activar.click()
  await contrasena.fill('otra cosa')
  await release()
  expect(await page.getByRole('img', { name: /^Código QR/ }).count()).toBe(0)
  expect(await contrasena.inputValue()).toBe('otra cosa')
  await page.context().close()
})

test('[VIII-C1] another account asked for: the answer to the one before closes no window opened since, and forgets nothing of it', async () => {
  const page = await product.open('comisionista@valija.demo', {
    ruta: '/factura/comisionista/crear?ver=cuenta',
  })
  const abrir = page.getByRole('button', { name: 'Cambiar cuenta beneficiaria' })
  const dialog = page.getByRole('dialog', { name: 'Cambiar cuenta beneficiaria' })
  const clabe = dialog.getByLabel('CLABE interbancaria')
  await abrir.click()
  await clabe.fill('012180000123456782')
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'caratula.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(pdfDePrueba('Carátula')),
  })
  const release = await hold(page, /\/cuentas-pago$/)
  await dialog.getByRole('button', { name: 'Solicitar cambio' }).click()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await abrir.click()
  await clabe.fill('0021')
  await release()
  await page.getByText('Tu petición ha sido enviada.').waitFor()
  await page.getByText('Cambio de cuenta en espera de aprobación').waitFor()
  expect(await dialog.count()).toBe(1)
  expect(await clabe.inputValue()).toBe('0021')
  await page.context().close()
})

test('[VIII-C1] a pre-invoice saved while other bookings are chosen takes none of them, and calls nobody to it', async () => {
  const page = await product.open('comisionista@valija.demo', { ruta: '/factura/comisionista/crear' })
  const rows = page.locator('[role=grid] tbody tr')
  const choose = (n: number) => rows.nth(n).getByRole('checkbox').click()
  await rows.first().waitFor()
  await choose(0)
  await page.getByRole('button', { name: 'Ver pre-factura' }).click()
  const release = await hold(page, /\/api\/prefacturas$/)
  await page.getByRole('button', { name: 'Guardar pre-factura' }).click()
  const lista = page.getByRole('tab', { name: 'Comisiones por facturar' })
  await lista.click()
  await choose(1)
  await page.getByText('2 reservas seleccionadas').first().waitFor()
  await release()
  await page.getByText('Se guardó la pre-factura correctamente.').waitFor()
  await page.getByText('1 reserva seleccionada').first().waitFor()
  await expect.poll(() => lista.getAttribute('aria-selected')).toBe('true')
  await page.context().close()
})

test('[VIII-C1] [IX-A] a pre-invoice goes on to its invoice, though what was asked of its bookings before is answered while it is saved', async () => {
  const page = await product.open('comisionista@valija.demo', { ruta: '/factura/comisionista/crear' })
  const saved = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<void>()
  const asking = page.waitForRequest(/\/api\/comisiones\/calculo$/)
  await page.route(
    /\/api\/comisiones\/calculo$/,
    async (route) => {
      await saved.promise
      await route.continue().catch(() => undefined)
    },
    { times: 1 },
  )
  await page.locator('[role=grid] tbody tr').first().getByRole('checkbox').click()
  const asked = await asking
  const end = (request: Request) => {
    if (request === asked) ended.resolve()
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  await page.route(/\/api\/prefacturas$/, async (route) => {
    const response = await route.fetch()
    saved.resolve()
    await ended.promise
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await route.fulfill({ response })
  })
  await page.getByRole('button', { name: 'Ver pre-factura' }).click()
  await page.getByRole('button', { name: 'Guardar pre-factura' }).click()
  await page.getByRole('tab', { name: 'Ingresa factura', selected: true }).waitFor()
  expect(await page.getByText(/salió de tu selección/).count()).toBe(0)
  await page.context().close()
})

test('[VIII-C1] [IX-A] a pre-invoice of all there is goes on to its invoice, though the list was heard to be empty before its answer came', async () => {
  const page = await product.open('comisionista@valija.demo', {
    ruta: '/factura/comisionista/crear?ver=prefactura&todas=si',
  })
  const guardar = page.getByRole('button', { name: 'Guardar pre-factura' })
  await guardar.waitFor()
  const { promise: heard, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/api\/prefacturas$/, async (route) => {
    const response = await route.fetch()
    await heard
    await route.fulfill({ response })
  })
  await guardar.click()
  await page.getByRole('button', { name: 'Elegir reservas' }).waitFor()
  release()
  await page.getByRole('tab', { name: 'Ingresa factura', selected: true }).waitFor()
  await page.context().close()
})

test('[VIII-C1] the data of a complement that were sent close no card opened since', async () => {
  const creador = await personaDe(product.valija.deps, 'proveedor@valija.demo')
  const { id, total } = await seedLote(product.valija, {
    creador,
    nombre: 'Arrecife pagado',
    facturas: 2,
    estatus: 'En proceso de pago',
    dia,
  })
  await product.api(admin, 'POST', '/api/Factura/guardarComprobantes', [
    {
      idFactura: id,
      rfc: rfcDelHotel,
      bancobeneficiario: 'BBVA',
      fechapago: dia,
      totalLayout: total / 100,
      folio: 'E1',
    },
  ])
  await product.api(admin, 'PUT', '/api/Factura/actualizar-estatus-a-pagado', [id])
  const page = await product.open(admin, { ruta: '/complemento' })
  const ver = page.getByRole('button', { name: /^Ver datos/ })
  await ver.nth(0).click()
  const dialog = page.getByRole('dialog')
  const first = await dialog.getByRole('heading').innerText()
  const release = await hold(page, /\/esperados\/\d+\/enviar$/)
  await dialog.getByRole('button', { name: 'Enviar por correo' }).click()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await ver.nth(1).click()
  await expect.poll(() => dialog.getByRole('heading').innerText()).not.toBe(first)
  await release()
  await page.getByText(/^Enviaremos los datos/).waitFor()
  expect(await dialog.count()).toBe(1)
  await page.context().close()
})

test('[VIII-C1] the next payment of a lote, begun while the one before is being saved, is not emptied by its answer', async () => {
  const creador = await personaDe(product.valija.deps, 'proveedor@valija.demo')
  await seedLote(product.valija, {
    creador,
    nombre: 'Arrecife en pago',
    facturas: 1,
    estatus: 'En proceso de pago',
    dia,
  })
  const page = await product.open(admin, { ruta: '/factura?etapa=enProcesoDePago' })
  const row = page.getByRole('row', { name: /Arrecife en pago/ })
  await row.getByRole('button', { name: /acciones/i }).click()
  await page.getByRole('menuitem', { name: 'Agregar comprobante' }).click()
  const dialog = page.getByRole('dialog', { name: 'Agregar comprobante' })
  await dialog.getByPlaceholder('DD/MM/AAAA').first().click()
  await page.keyboard.type('12102026')
  await dialog.getByLabel('Monto').fill('100')
  await dialog.getByLabel('Banco beneficiario').fill('BANORTE')
  const folio = dialog.getByLabel('Folio')
  await folio.fill('T1')
  const release = await hold(page, /guardarComprobantePago$/)
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await folio.fill('T2')
  await release()
  await dialog.getByText('Capturado a mano').waitFor()
  await expect.poll(() => dialog.getByRole('button', { name: 'Guardar' }).isEnabled()).toBe(true)
  expect(await folio.inputValue()).toBe('T2')
  await page.context().close()
})

test('[VIII-C1] a link to copy that comes after its window was closed opens over nothing', async () => {
  const correo = 'enlace@grupo.mx'
  await product.api(admin, 'POST', '/api/invitaciones', { correo, rol: 'Operativo' })
  const page = await product.open(admin, { ruta: '/usuario?pestana=invitaciones' })
  const act = async (what: string) => {
    await page
      .getByRole('row', { name: new RegExp(correo) })
      .getByRole('button', { name: /acciones/i })
      .click()
    await page.getByRole('menuitem', { name: what }).click()
  }
  const release = await hold(page, /\/enlace$/)
  await act('Copiar enlace')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await act('Revocar')
  await page.getByRole('dialog').getByRole('button', { name: 'Revocar' }).waitFor()
  await release()
  expect(await page.getByRole('dialog').count()).toBe(1)
  expect(await page.getByRole('dialog').getByRole('button', { name: 'Revocar' }).count()).toBe(1)
  await page.context().close()
})
