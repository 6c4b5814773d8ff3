import { facturaComision } from '@valija/sandbox/muestras/comision.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdfDePrueba } from '../../apps/server/testing/documentos-de-prueba.ts'
import { facturaDeHojaEnPesos, type HojaEnPesos } from '../../apps/server/testing/seed-comision.ts'
import { arriveAt } from '../setup/keys.ts'
import { type Product, startProduct } from '../setup/product.ts'

const dia = '2026-10-12'
const correo = 'comisionista@valija.demo'
let product: Product
beforeAll(async () => {
  product = await startProduct({ dia })
})
afterAll(() => product.stop())

const archivoDe = (hoja: HojaEnPesos, de: { mas?: number; semilla: string }) => ({
  name: `${de.semilla}.xml`,
  mimeType: 'text/xml',
  buffer: Buffer.from(
    facturaComision(facturaDeHojaEnPesos(hoja, de.mas), { dia, semilla: de.semilla }).bytes,
  ),
})
test('[C-008, C-025, C-031, C-032, C-034] an agent selects bookings, calculates, is refused once, corrects and saves', async () => {
  const page = await product.open(correo, { ruta: '/factura/comisionista/crear' })
  await page.getByRole('heading', { name: 'Detalle de comisiones' }).waitFor()
  await page.getByText('Total a comisionar').waitFor()
  for (const nombre of [
    'Comisiones por facturar',
    'Cuenta de pago',
    'Pre-factura',
    'Listado de prefacturas y reservas',
    'Ingresa factura',
  ])
    await page.getByRole('tab', { name: nombre }).waitFor()

  // Nothing selected yet.
  await page.getByRole('tab', { name: 'Pre-factura', exact: true }).click()
  await page
    .getByText(
      'Selecciona las reservas que vas a facturar antes de ingresar la factura o ver la pre-factura.',
    )
    .waitFor()
  await page.getByRole('tab', { name: 'Ingresa factura' }).click()
  await page.getByText('No tienes ninguna pre-factura guardada').waitFor()
  // [IX-D5] No tab without a door: what is lacking is one press away.
  await page.getByRole('button', { name: 'Elegir reservas' }).click()
  await page.getByRole('tab', { name: 'Comisiones por facturar', selected: true }).waitFor()
  const libres = page.locator('[role=grid] tbody tr')
  await libres.first().waitFor()
  await expect.poll(() => page.getByRole('row').count()).toBe(31)
  await libres.nth(0).getByRole('checkbox').click()
  await libres.nth(1).getByRole('checkbox').click()
  await page.getByText('2 reservas seleccionadas').first().waitFor()
  await page.getByRole('button', { name: 'Ver pre-factura' }).click()
  await page.getByRole('heading', { name: 'Lo que debe decir tu factura' }).waitFor()
  await page.getByText('90121502').waitFor()
  const descarga = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar Pre-Factura' }).click()
  expect((await descarga).suggestedFilename()).toBe('prefactura.pdf')
  await page.getByRole('button', { name: 'Guardar pre-factura' }).click()
  await page.getByText('Se guardó la pre-factura correctamente.').waitFor()

  const { filas } = await product.api<{ filas: { id: number }[] }>(correo, 'GET', '/api/prefacturas')
  const { hoja } = await product.api<{ hoja: HojaEnPesos }>(correo, 'GET', `/api/prefacturas/${filas[0]?.id}`)
  // The sheet that was left is gone: what is dropped is dropped here.
  await page.getByRole('button', { name: 'Guardar pre-factura' }).waitFor({ state: 'detached' })
  const xml = page.locator('input[type=file]').first()
  await xml.setInputFiles(archivoDe(hoja, { mas: 50, semilla: 'de-mas' }))
  await page
    .getByText('El total de tu factura no coincide con el total de tus reservas. Tienes un sobrante de $58.')
    .waitFor()
  await page.getByRole('heading', { name: 'Tu factura contra lo que debe decir' }).waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Guardar factura' }).isDisabled()).toBe(true)

  await xml.setInputFiles(archivoDe(hoja, { semilla: 'correcta' }))
  await page.getByText('Tu factura cumple con todo').waitFor()
  await page
    .locator('input[type=file]')
    .nth(1)
    .setInputFiles({
      name: 'correcta.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(pdfDePrueba('Factura')),
    })
  await page.getByText('Ya puedes guardarla.').waitFor()
  await page.getByRole('button', { name: 'Guardar factura' }).click()
  await page.getByText('Se guardo correctamente la factura por tus comisiones').waitFor()
  await page.waitForURL(/\/facturas\/comisionista/)
  await page.getByText(`Comisiones ${hoja.rfcCliente}`).first().waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Procesar Lotes' }).count()).toBe(0)
  expect(product.consoleErrors).toEqual([])
})

test('[IX-D1] from the bookings to what the invoice must say the focus goes to the name of the screen, and Back gives it back', async () => {
  const page = await product.open(correo, { ruta: '/factura/comisionista/crear' })
  await page.locator('tr[data-id]').first().getByRole('checkbox').click()
  const ver = page.getByRole('button', { name: 'Ver pre-factura' })
  await ver.press('Enter')
  await page.getByText('Lo que debe decir tu factura').first().waitFor()
  await arriveAt(page, /^H1 Detalle de comisiones/)
  await page.goBack()
  await arriveAt(page, /^BUTTON Ver pre-factura/)
})

test('[IX-C3] what an agent chose is there again for who looked at another screen, until it is billed', async () => {
  const page = await product.open(correo, { ruta: '/factura/comisionista/crear' })
  const libres = page.locator('tr[data-id]')
  for (const n of [0, 2]) await libres.nth(n).getByRole('checkbox').click()
  const bar = page.getByRole('toolbar', { name: 'Acciones para la selección' })
  await bar.getByText('2 reservas seleccionadas').waitFor()
  const said = await bar.innerText()
  const leave = async () => {
    await page.getByRole('link', { name: 'Inicio', exact: true }).first().click()
    await page.getByRole('heading', { name: 'Facturas y reservas por mes' }).waitFor()
  }
  await leave()
  await page.getByRole('link', { name: 'Detalle de comisiones' }).click()
  await bar.waitFor()
  await expect.poll(() => bar.innerText()).toBe(said)
  await expect.poll(() => libres.getByRole('checkbox', { checked: true }).count()).toBe(2)
  // One of three that another window billed meanwhile leaves at once, with why; the rest stays.
  await libres.nth(4).getByRole('checkbox').click()
  await bar.getByText('3 reservas seleccionadas').waitFor()
  const otra = (await libres.nth(4).getAttribute('data-id')) ?? ''
  await product.api(correo, 'POST', '/api/prefacturas', { bookingCodes: [otra] })
  await page.getByText('1 reserva salió de tu selección').waitFor()
  await page.getByText(new RegExp(`^${otra}: Pre-factura \\d+`)).waitFor()
  await bar.getByText('2 reservas seleccionadas').waitFor()
  await page.getByRole('status').filter({ hasText: otra }).getByRole('button', { name: 'Cerrar' }).click()
  await bar.getByRole('button', { name: 'Ver pre-factura' }).click()
  await page.getByText(/^2 reservas seleccionadas ·/).waitFor()
  // Who comes for everything has everything.
  await leave()
  await page.getByRole('link', { name: 'Facturar todo', exact: true }).click()
  await page.getByText(/^(?!2 )\d+ reservas seleccionadas ·/).waitFor()
  await page.goBack()
  await page.goBack()
  await page.getByText(/^2 reservas seleccionadas ·/).waitFor()
  await page.getByRole('button', { name: 'Guardar pre-factura' }).click()
  await page.getByText('Se guardó la pre-factura correctamente.').waitFor()
  await page.getByRole('tab', { name: 'Comisiones por facturar' }).click()
  await libres.first().waitFor()
  await bar.waitFor({ state: 'detached' })
  await leave()
  await page.getByRole('link', { name: 'Detalle de comisiones' }).click()
  await libres.first().waitFor()
  await expect.poll(() => bar.count()).toBe(0)
  const { filas } = await product.api<{ filas: { id: number }[] }>(correo, 'GET', '/api/prefacturas')
  for (const { id } of filas) await product.api(correo, 'DELETE', `/api/prefacturas/${id}`)
})

test('[C-035, C-063] a saved pre-invoice shows its bookings and is deleted; they are free again', async () => {
  const { filas } = await product.api<{ filas: { bookingCode: string }[] }>(
    correo,
    'GET',
    '/api/comisiones?estado=porFacturar&porPagina=6',
  )
  const codes = filas.map(({ bookingCode }) => bookingCode)
  await product.api(correo, 'POST', '/api/prefacturas', { bookingCodes: codes })
  const page = await product.open(correo, { ruta: '/factura/comisionista/crear?ver=listado' })
  const fila = page.getByRole('row').filter({ hasText: correo })
  await fila.getByRole('button', { name: 'Ingresar factura' }).waitFor()
  await fila.getByRole('button', { name: /Más/ }).click()
  await page.getByRole('menuitem', { name: 'ver reservas' }).click()
  await page
    .getByRole('dialog')
    .getByText(new RegExp(codes.join('|')))
    .first()
    .waitFor()
  await expect.poll(() => page.getByRole('dialog').getByRole('row').count()).toBe(6)
  await page.keyboard.press('Escape')
  await fila.getByRole('button', { name: /Más/ }).click()
  await page.getByRole('menuitem', { name: 'Eliminar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click()
  await page.getByText('No tienes ninguna pre-factura guardada').waitFor()
  const libres = await product.api<{ filas: { bookingCode: string }[] }>(
    correo,
    'GET',
    '/api/comisiones?estado=porFacturar&porPagina=6',
  )
  expect(libres.filas.map(({ bookingCode }) => bookingCode)).toEqual(codes)
  expect(product.consoleErrors).toEqual([])
})

test('of more than a hundred pre-invoices the one that was asked for is the one that opens', async () => {
  const { db } = product.valija.deps
  await sql`insert into prefacturas (comisionista_id, rfc_emisor, razon_social_emisor, regimen_fiscal, num_reservas, tarifa,
      iva, ret_iva, ret_isr, total, a_pagar, creador_id, creador, fecha_creacion)
    select 501, c.rfc_cliente, c.razon_social_cliente, c.regimen_fiscal, 1, 10000, 1600, 0, 0, 11600, 11600, u.id, u.email,
      now() - make_interval(mins => n) from comisionistas c, usuarios u, generate_series(1, 101) n
    where c.cliente_id = 501 and u.email = ${correo}`.execute(db)
  const { id } = await db
    .selectFrom('prefacturas')
    .select('id')
    .where('comisionistaId', '=', 501)
    .orderBy('fechaCreacion')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const page = await product.open(correo, {
    ruta: `/factura/comisionista/crear?ver=factura&prefactura=${id}`,
  })
  await page
    .getByRole('combobox')
    .filter({ hasText: `Pre-factura ${id} ` })
    .waitFor()
  await page.getByText('Una sola factura, por el total de la pre-factura').waitFor()
  await db.deleteFrom('prefacturas').where('tarifa', '=', 10_000).execute()
  expect(product.consoleErrors).toEqual([])
})

test('[IX-A1] a pre-invoice that is named and gone does not hand its place to the only other one', async () => {
  const { db } = product.valija.deps
  await db.deleteFrom('prefacturas').where('comisionistaId', '=', 501).execute()
  const { filas } = await product.api<{ filas: { bookingCode: string }[] }>(
    correo,
    'GET',
    '/api/comisiones?estado=porFacturar&porPagina=1',
  )
  const { id } = await product.api<{ id: number }>(correo, 'POST', '/api/prefacturas', {
    bookingCodes: filas.map(({ bookingCode }) => bookingCode),
  })
  const ruta = '/factura/comisionista/crear?ver=factura'
  const page = await product.open(correo, { ruta: `${ruta}&prefactura=${id + 1}` })
  await page.getByRole('combobox').filter({ hasText: '—' }).waitFor()
  expect(await page.getByText('Una sola factura, por el total de la pre-factura').isVisible()).toBe(false)
  await page.goto(`${product.url}${ruta}`)
  await page.getByText('Una sola factura, por el total de la pre-factura').waitFor()
  await product.api(correo, 'DELETE', `/api/prefacturas/${id}`)
})

test('[C-010, C-043, C-109, C-110, C-111] the generator names what is missing and gives the pre-invoice', async () => {
  const page = await product.open('admin@valija.demo', { ruta: '/Comision/Reserva' })
  await page.getByRole('button', { name: 'Generar pre-factura' }).click()
  await page.getByText('No ingresaste una reserva.').waitFor()
  await page.getByText('No ingresaste un RFC.').waitFor()
  const { filas } = await product.api<{ filas: { bookingCode: string }[] }>(
    correo,
    'GET',
    '/api/comisiones?estado=porFacturar&porPagina=1',
  )
  const { comisionista } = await product.api<{ comisionista: { rfcCliente: string } }>(
    correo,
    'GET',
    '/api/comisiones/resumen',
  )
  await page.getByLabel('Localizador de la reserva').fill(filas[0]?.bookingCode ?? '')
  await page.getByLabel('RFC', { exact: true }).fill('EKU9003173C9')
  await page.getByRole('button', { name: 'Generar pre-factura' }).click()
  await page.getByText('El RFC no está registrado.').waitFor()
  await page.getByLabel('RFC', { exact: true }).fill(comisionista.rfcCliente)
  await page.getByRole('button', { name: 'Generar pre-factura' }).click()
  await page.getByRole('heading', { name: 'Lo que debe decir tu factura' }).waitFor()
  expect(product.consoleErrors).toEqual([])
})

test('[C-013, C-054, C-126] the breakdown is shown to customers of the list; another is sent to the capture page', async () => {
  const { filas } = await product.api<{ filas: { bookingCode: string }[] }>(
    correo,
    'GET',
    '/api/comisiones?estado=porFacturar&porPagina=1',
  )
  const page = await product.open(correo, {
    ruta: `/comision/desglose/501/${filas[0]?.bookingCode}`,
  })
  await page.getByRole('heading', { name: 'Desglose de comisión' }).waitFor()
  await page.getByText('Monto comisionable').waitFor()
  const otra = await product.open('admin@valija.demo', { ruta: '/comision/desglose/503/AAAAAA' })
  await otra.waitForURL(`${product.sandbox.url}/captar/503`)
})

test('[C-005, C-017] the operators’ page has the commission lotes with their ways to load one', async () => {
  const page = await product.open('operativo.comisionista@valija.demo', { ruta: '/factura' })
  await page.getByRole('button', { name: 'Cargar nuevo lote' }).click()
  await page.getByRole('menuitem', { name: 'Nuevo lote', exact: true }).waitFor()
  await page.getByRole('menuitem', { name: 'Generar pre-factura' }).waitFor()
  expect(product.consoleErrors).toEqual([])
})
