import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { waitForMail } from '../setup/mail.ts'
import { type Product, startProduct } from '../setup/product.ts'
import { type Agencia, agencia, dia, pdf, xmlDe } from './mundo.ts'

const ruta = '/factura/comisionista/invitado/crear'
let product: Product
/** Two agencies without an invitation to the portal: a legal entity of regime 626 and one of 601. */
const una = agencia('502')
const otra = agencia('505')
beforeAll(async () => {
  product = await startProduct({ dia })
})
beforeEach(() => {
  product.consoleErrors.length = 0
})
afterAll(() => product.stop())

const xmlInput = (page: Page) => page.locator('input[type=file]').first()
/** The n-th booking of an agency that can be paid: each test bills its own. */
const reserva = (de: Agencia, n: number) => {
  const linea = de.pagables[n]
  if (!linea) throw new Error(`booking ${n} of ${de.id}`)
  return linea
}

test('[C-039, C-064, C-065, C-148, C-168] a guest enters its RFC, is refused once with the reason, corrects, names the booking, hands in, sees the confirmation and is mailed the summary', async () => {
  const { bookingCode, commission } = reserva(una, 0)
  const page = await product.open(null, { ruta: '/ingresar/rfc' })
  await page.getByLabel('RFC', { exact: true }).fill(una.rfc)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('link', { name: /Cargar factura en XML y PDF/ }).click()
  await page.getByRole('heading', { name: 'Cargar facturas como invitado' }).waitFor()
  for (const paso of ['Cargar facturas', 'Validar reserva', 'Guardar lote'])
    await page.getByRole('list', { name: 'Pasos' }).getByText(paso).waitFor()

  // An agency of its regime retains nothing.
  const mala = xmlDe(una, commission, { semilla: 'con-retencion', retIva: 1_000 })
  await xmlInput(page).setInputFiles(mala)
  await page.getByText(`Las retenciones no aplican en la factura ${mala.uuid}`).first().waitFor()
  await page.getByText('TipoRelacion').waitFor()
  await expect
    .poll(() => page.getByRole('button', { name: 'Continuar', exact: true }).isDisabled())
    .toBe(true)
  await page.getByRole('button', { name: /^Quitar la factura/ }).click()
  await page.getByText('Eliminaste todos los registros de tu lote').waitFor()

  await xmlInput(page).setInputFiles(xmlDe(una, commission, { semilla: 'correcta' }))
  await page.getByRole('button', { name: 'Continuar con 1 factura' }).click()
  await page.getByLabel(/^Localizadores de la factura/).fill(bookingCode.toLowerCase())
  await page.getByRole('button', { name: 'Validar reserva', exact: true }).click()
  await page.getByText('1 factura con 1 reserva validada').waitFor()
  // The sheet again, of what the guest itself named and put in.
  await page.getByText('Tu factura contra lo que debe decir').click()
  const totalAPagar = page.getByRole('table').getByRole('row').last()
  await expect
    .poll(async () => (await totalAPagar.getByRole('cell').last().innerText()).replace(/[^\d.]/g, ''))
    .toBe('0.00')
  await page.getByRole('button', { name: 'Continuar con 1 factura' }).click()
  await page
    .getByText(
      'Tus facturas cumplen con lo necesario, ahora completa los campos restantes para terminar el proceso',
    )
    .waitFor()
  await page.getByLabel('Correo electrónico').fill('ana@agencia.mx')
  await page.locator('input[type=file]').first().setInputFiles(pdf('correcta'))
  await page.getByText('1 de 1 factura con su PDF').waitFor()
  await page.getByRole('button', { name: 'Guardar lote', exact: true }).dblclick()
  await page.getByText('La información se envió correctamente').waitFor()
  await page.getByText('Enviamos el resumen a ana@agencia.mx.').waitFor()
  // A reload says the same again.
  await page.reload()
  await page.getByText('Enviamos el resumen a ana@agencia.mx.').waitFor()

  const lotes = await product.api<{ filas: { nombre: string; rfc?: string }[] }>(
    'admin@valija.demo',
    'GET',
    `/api/lotes?categoria=Comisionista&q=${una.rfc}`,
  )
  expect(lotes.filas).toHaveLength(1)
  await page.getByRole('button', { name: 'Cargar otras facturas' }).click()
  await xmlInput(page).waitFor({ state: 'attached' })
  const mail = await waitForMail(product, 'ana@agencia.mx', 'Recibimos tus facturas de comisiones')
  expect(mail.html).toContain(bookingCode)
  expect(product.consoleErrors).toEqual([])
})

test('[C-009, VI-D8] a guest’s file whose answer was lost is sent again and is no repeated one, though the screen heard of it meanwhile', async () => {
  const page = await product.open(null, { ruta: '/ingresar/rfc' })
  await page.getByLabel('RFC', { exact: true }).fill(una.rfc)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('link', { name: /Cargar factura en XML y PDF/ }).click()
  await page.getByRole('heading', { name: 'Cargar facturas como invitado' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/factura/comisionista/invitado/crear')
  let envios = 0
  const oida = Promise.withResolvers<void>()
  await page.route('**/cargas/actual/cfdis', async (route) => {
    envios += 1
    if (envios === 1) await route.fetch()
    // The second is lost once the screen has heard of the first.
    if (envios === 2) await oida.promise
    if (envios > 2) return route.continue()
    return route.abort('connectionreset')
  })
  // The SAT still owes an answer: the screen asks now and then.
  await page.route('**/cargas/actual', async (route) => {
    const real = await route.fetch()
    const carga = (await real.json()) as { facturas?: unknown[] }
    if (route.request().method() === 'GET')
      await route.fulfill({ response: real, json: { ...carga, satPendientes: 1 } })
    else await route.fulfill({ response: real })
    if (carga.facturas?.length === 1) oida.resolve()
  })
  await page.route('**/invitados/cargas', async (route) => {
    const real = await route.fetch()
    const { token, carga } = (await real.json()) as { token: string; carga: object }
    await route.fulfill({ response: real, json: { token, carga: { ...carga, satPendientes: 1 } } })
  })
  const aceptada = page.waitForResponse('**/cargas/actual/cfdis')
  await xmlInput(page).setInputFiles(xmlDe(una, reserva(una, 1).commission, { semilla: 'respuesta-perdida' }))
  await (await aceptada).finished()
  await expect.poll(() => page.getByRole('button', { name: /^Quitar la factura/ }).count()).toBe(1)
  expect(await page.getByText('Ingresaste la misma factura más de una vez').count()).toBe(0)
  expect(envios).toBe(3)
})

test('[C-040] the second and third step say that they cannot be seen until the earlier ones are complete', async () => {
  const page = await product.open(null, { ruta })
  const pasos = page.getByRole('list', { name: 'Pasos' })
  await pasos.getByRole('button', { name: /Validar reserva/ }).click()
  await page.getByText('Este módulo no se puede ver todavía').waitFor()
  await pasos.getByRole('button', { name: /Guardar lote/ }).click()
  await page.getByText('Este módulo no se puede ver todavía').waitFor()
  await expect.poll(() => page.getByLabel('Correo electrónico').count()).toBe(0)
  await page.getByRole('button', { name: 'Ir a Cargar facturas' }).click()
  await xmlInput(page).setInputFiles(xmlDe(otra, reserva(otra, 0).commission, { semilla: 'cerrado' }))
  await page.getByRole('button', { name: 'Continuar con 1 factura' }).waitFor()
  await pasos.getByRole('button', { name: /Guardar lote/ }).click()
  await page.getByText('Primero ingresa las reservas de tus facturas y valídalas.').waitFor()
  await page.getByRole('button', { name: 'Ir a Validar reserva' }).click()
  await page.getByLabel(/^Localizadores de la factura/).waitFor()
  expect(product.consoleErrors).toEqual([])
})

test('[C-094, C-095, C-099, C-106, C-161] what is no XML, repeated, of another issuer or paid otherwise is named and stays out', async () => {
  const page = await product.open(null, { ruta })
  await xmlInput(page).setInputFiles({ ...pdf('factura'), name: 'factura.png' })
  await page.getByText('Archivos inválidos: factura.png. Solo se permiten archivos XML').waitFor()
  // [IX-C3] And what is done about it.
  await page.getByText('factura.png: Las facturas se sueltan como .xml').waitFor()
  const buena = xmlDe(otra, reserva(otra, 1).commission, { semilla: 'buena' })
  const ajena = xmlDe(una, reserva(una, 1).commission, { semilla: 'ajena' })
  const sinForma = xmlDe(otra, reserva(otra, 2).commission, { semilla: 'forma', metodoPago: 'PUE' })
  const otraForma = {
    ...sinForma,
    buffer: Buffer.from(sinForma.buffer.toString().replace('FormaPago="03"', 'FormaPago="04"')),
  }
  // The same file under another name, and the same invoice in other bytes.
  const copia = { ...buena, name: 'copia.xml' }
  const retocada = { ...buena, name: 'otra.xml', buffer: Buffer.concat([buena.buffer, Buffer.from('\n')]) }
  await xmlInput(page).setInputFiles([buena, copia, retocada, ajena, otraForma])
  await page.getByText(/^copia\.xml: (Es idéntico a|Ingresaste la misma factura más de una vez)/).waitFor()
  await page.getByText('Repetida').waitFor()
  await page.getByText('Las facturas contienen diferentes RFC').waitFor()
  await page.getByText('Ingresaste facturas con un método de pago incorrecto').waitFor()
  await page.getByText('1 factura continúa').waitFor()
  // Out with them, and on to choosing others.
  await page.getByRole('button', { name: 'Quitarlas y cargar otras' }).click()
  await page.getByText('Ingresaste facturas con un método de pago incorrecto').waitFor({ state: 'detached' })
  expect(product.consoleErrors).toEqual([])
})

test('[IX-A1] a guest drops the PDFs with their XML, also before them, and they are there where they are asked for', async () => {
  const page = await product.open(null, { ruta })
  const { bookingCode, commission } = reserva(otra, 3)
  const xml = xmlDe(otra, commission, { semilla: 'con-su-pdf' })
  await xmlInput(page).setInputFiles(pdf('con-su-pdf'))
  await page.getByText('Sin ligar: con-su-pdf.pdf.').waitFor()
  await xmlInput(page).setInputFiles([xml, pdf('de-nadie')])
  await page.getByText('Sin ligar: de-nadie.pdf.').waitFor()
  // [IX-C3] Where the files are dropped each factura says which PDF is its own.
  const filas = page.getByRole('table', { name: 'Facturas del lote' }).locator('tbody tr')
  await filas.filter({ hasText: 'con-su-pdf.pdf Ligado por nombre' }).waitFor()
  await page.getByRole('button', { name: 'Continuar con 1 factura' }).click()
  await page.getByLabel(/^Localizadores de la factura/).fill(bookingCode)
  await page.getByRole('button', { name: 'Validar reserva', exact: true }).click()
  await page.getByText('1 factura con 1 reserva validada').waitFor()
  await page.getByRole('button', { name: 'Continuar con 1 factura' }).click()
  await page.getByText('1 de 1 factura con su PDF. PDF sin factura: de-nadie.pdf').waitFor()
  // [IX-C3] One that is nobody's is taken out where it is named.
  await page.getByRole('button', { name: 'Quitar de-nadie.pdf' }).click()
  await page.getByText('1 de 1 factura con su PDF', { exact: true }).waitFor()
  await page.getByLabel('Correo electrónico').fill('ana@agencia.mx')
  await page.getByRole('button', { name: 'Guardar lote', exact: true }).click()
  await page.getByText('La información se envió correctamente').waitFor()
  expect(product.consoleErrors).toEqual([])
})

test('[C-041] each invoice is taken out by its own button', async () => {
  const page = await product.open(null, { ruta })
  await xmlInput(page).setInputFiles(
    [3, 4].map((n) => xmlDe(otra, reserva(otra, n).commission, { semilla: `quitar-${n}` })),
  )
  await page.getByRole('button', { name: 'Continuar con 2 facturas' }).waitFor()
  const quitar = page.getByRole('button', { name: /^Quitar la factura/ })
  await expect.poll(() => quitar.count()).toBe(2)
  await quitar.first().click()
  await page.getByRole('button', { name: 'Continuar con 1 factura' }).waitFor()
  await expect.poll(() => quitar.count()).toBe(1)
})

test('[C-102, C-103, C-105] each invoice needs its own booking, one that exists and is of its issuer; somebody else’s tells nothing', async () => {
  const page = await product.open(null, { ruta })
  const answers: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().includes('/reservas')) answers.push(response.text())
  })
  await xmlInput(page).setInputFiles(
    [5, 6].map((n) => xmlDe(otra, reserva(otra, n).commission, { semilla: `reserva-${n}` })),
  )
  await page.getByRole('button', { name: 'Continuar con 2 facturas' }).click()
  const codigos = page.getByLabel(/^Localizadores de la factura/)
  const validar = page.getByRole('button', { name: 'Validar reserva', exact: true })
  await validar.click()
  await expect.poll(() => page.getByText('Ingresa la reserva de cada factura.').count()).toBe(2)
  await codigos.nth(0).fill('ABCDEFG')
  await page.getByText('La reserva lleva hasta 6 letras o números.').waitFor()
  await codigos.nth(0).fill(reserva(otra, 5).bookingCode)
  await codigos.nth(1).fill(reserva(otra, 5).bookingCode)
  await page.getByText('Ingresaste la misma reserva más de una vez').waitFor()
  expect(answers).toEqual([])

  await codigos.nth(1).fill('ZZZZZ9')
  await validar.click()
  await page.getByText('La reserva no existe').first().waitFor()
  // The hostile walk: an invoice of one's own with the booking of somebody else.
  await codigos.nth(1).fill(reserva(una, 2).bookingCode)
  await validar.click()
  await page.getByText('Los siguientes bookingCode no tienen el mismo RFC').first().waitFor()
  const said = (await Promise.all(answers)).join(' ')
  expect(said).not.toContain(String(reserva(una, 2).commission / 100))
  expect(said).not.toContain(una.razonSocial)
  expect(said).not.toContain(una.rfc)

  // Each other's bookings make no total; the right ones do, and nothing typed was lost meanwhile.
  await codigos.nth(0).fill(reserva(otra, 6).bookingCode)
  await codigos.nth(1).fill(reserva(otra, 5).bookingCode)
  await validar.click()
  await page.getByText('El total no es el de sus reservas').first().waitFor()
  await page.reload()
  await expect.poll(() => codigos.nth(0).inputValue()).toBe(reserva(otra, 6).bookingCode)
  await codigos.nth(0).fill(reserva(otra, 5).bookingCode)
  await codigos.nth(1).fill(reserva(otra, 6).bookingCode)
  await validar.click()
  await page.getByText('2 facturas con 2 reservas validadas').waitFor()
  expect(product.consoleErrors).toEqual([])
})

test('[VI-D8] a booking typed while those before are being validated stays as it is typed', async () => {
  const page = await product.open(null, { ruta })
  await xmlInput(page).setInputFiles([xmlDe(otra, reserva(otra, 5).commission, { semilla: 'mientras' })])
  await page.getByRole('button', { name: 'Continuar con 1 factura' }).click()
  const codigo = page.getByLabel(/^Localizadores de la factura/)
  await codigo.fill(reserva(otra, 5).bookingCode)
  const held = Promise.withResolvers<void>()
  await page.route('**/reservas', async (route) => {
    await held.promise
    await route.continue()
  })
  const answered = page.waitForResponse('**/reservas')
  await page.getByRole('button', { name: 'Validar reserva', exact: true }).click()
  await codigo.fill(reserva(otra, 6).bookingCode)
  held.resolve()
  await (await answered).finished()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await codigo.inputValue()).toBe(reserva(otra, 6).bookingCode)
  await page.context().close()
})

test('[C-104] bookings of an earlier lote are refused, all of them or those alone', async () => {
  const ya = reserva(una, 0)
  const libre = reserva(una, 3)
  const page = await product.open(null, { ruta })
  await xmlInput(page).setInputFiles(xmlDe(una, libre.commission, { semilla: 'registradas' }))
  await page.getByRole('button', { name: 'Continuar con 1 factura' }).click()
  const codigos = page.getByLabel(/^Localizadores de la factura/)
  const validar = page.getByRole('button', { name: 'Validar reserva', exact: true })
  await codigos.fill(ya.bookingCode)
  await validar.click()
  await page.getByText('Sus reservas ya fueron registradas anteriormente').first().waitFor()
  await codigos.fill(`${ya.bookingCode} ${libre.bookingCode}`)
  await validar.click()
  await page
    .getByText(
      'Algunas de tus reservas ya fueron registradas anterior mente y no serán tomadas en cuenta para esta carga.',
    )
    .waitFor()
  await expect.poll(() => codigos.inputValue()).toBe(libre.bookingCode)
  await page.getByText('1 factura con 1 reserva validada').waitFor()
  expect(product.consoleErrors).toEqual([])
})

test('[C-108] the lote wants an e-mail and one PDF for each invoice, and a reload in the middle loses nothing', async () => {
  const page = await product.open(null, { ruta })
  await xmlInput(page).setInputFiles(
    [7, 8].map((n) => xmlDe(otra, reserva(otra, n).commission, { semilla: `pdf-${n}` })),
  )
  await page.getByRole('button', { name: 'Continuar con 2 facturas' }).click()
  const codigos = page.getByLabel(/^Localizadores de la factura/)
  await codigos.nth(0).fill(reserva(otra, 7).bookingCode)
  await page.reload()
  await expect.poll(() => codigos.nth(0).inputValue()).toBe(reserva(otra, 7).bookingCode)
  await codigos.nth(1).fill(reserva(otra, 8).bookingCode)
  await codigos.nth(1).press('Enter')
  await page.getByRole('button', { name: 'Continuar con 2 facturas' }).click()
  const guardar = page.getByRole('button', { name: 'Guardar lote', exact: true })
  await guardar.click()
  await page.getByText('No ingresaste tu correo electrónico.').waitFor()
  await page.getByLabel('Correo electrónico').fill('sin arroba')
  await guardar.click()
  await page.getByLabel('Correo electrónico').fill('luis@agencia.mx')
  await guardar.click()
  await page.getByText('No ingresaste los archivos PDF de las facturas.').waitFor()
  await page.locator('input[type=file]').first().setInputFiles(pdf('pdf-7'))
  await page.getByText('1 de 2 facturas con su PDF').waitFor()
  await guardar.click()
  await page.getByText('No ingresaste todos los archivos PDF de las facturas.').waitFor()
  await page.reload()
  await expect.poll(() => page.getByLabel('Correo electrónico').inputValue()).toBe('luis@agencia.mx')
  await page.getByText('1 de 2 facturas con su PDF').waitFor()
  await page.locator('input[type=file]').first().setInputFiles(pdf('pdf-8'))
  await page.getByText('2 de 2 facturas con su PDF').waitFor()
  await guardar.click()
  await page.getByText('La información se envió correctamente').waitFor()
  expect(product.consoleErrors).toEqual([])
})

test('without a network the files wait in the browser and go on by themselves', async () => {
  const page = await product.open(null, { ruta })
  await page.getByRole('heading', { name: 'Cargar facturas como invitado' }).waitFor()
  await page.context().setOffline(true)
  await page.getByText('No hay conexión. Lo que ya subiste está guardado').waitFor()
  await xmlInput(page).setInputFiles(xmlDe(otra, reserva(otra, 9).commission, { semilla: 'sin-red' }))
  await page.getByText('Tus archivos están guardados en este equipo').waitFor()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Continuar con 1 factura' }).waitFor()
})

test('[C-009] an operator loads a lote as a guest inside the product', async () => {
  const page = await product.open('operativo.comisionista@valija.demo', { ruta: '/factura' })
  await page.getByRole('button', { name: 'Cargar nuevo lote' }).click()
  await page.getByRole('menuitem', { name: 'Nuevo lote como invitado' }).click()
  await page.getByRole('heading', { name: 'Cargar facturas como invitado' }).waitFor()
  await page.getByRole('navigation', { name: 'Menú' }).waitFor()
  await xmlInput(page).setInputFiles(xmlDe(otra, reserva(otra, 10).commission, { semilla: 'operador' }))
  await page.getByRole('button', { name: 'Continuar con 1 factura' }).waitFor()
  expect(product.consoleErrors).toEqual([])
})

test('[C-096, C-097, C-098, C-100, C-101] an invoice that came late, of another time or for somebody else is named with what to do', async () => {
  const page = await product.open(null, { ruta })
  const de = (semilla: string, cambios: { dia?: string; metodoPago?: 'PUE' } = {}) =>
    xmlDe(otra, reserva(otra, 11).commission, { semilla, ...cambios })
  const reworded = (semilla: string, from: string | RegExp, to: string) => {
    const xml = de(semilla)
    return { ...xml, buffer: Buffer.from(xml.buffer.toString().replace(from, to)) }
  }
  const delMesPasado = de('mes', { dia: '2026-09-28', metodoPago: 'PUE' })
  await xmlInput(page).setInputFiles([
    delMesPasado,
    de('anio', { dia: '2025-10-10' }),
    reworded('receptor', /(<cfdi:Receptor[^>]*Rfc=")[^"]+/, '$1EKU9003173C9'),
    reworded('regimen', 'RegimenFiscalReceptor="601"', 'RegimenFiscalReceptor="626"'),
  ])
  await page.getByText(`La factura PUE ${delMesPasado.uuid} no es del mes y año en curso`).waitFor()
  await page.getByText('Facturas Incorrectas').waitFor()
  await page.getByText('Régimen Fiscal Incorrecto').waitFor()
  const receptor = page.getByRole('alert').filter({ hasText: 'Facturas con receptor incorrecto' })
  await receptor.getByRole('button', { name: 'Quitarlas y cargar otras' }).click()
  await receptor.waitFor({ state: 'detached' })

  // On the day of the limit a PUE is still taken; on the next one it is not.
  const move = (al: string) =>
    fetch(`${product.sandbox.url}/reloj`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ dia: al }),
    })
  const tarde = await product.open(null, { ruta })
  await move('2026-10-23')
  await xmlInput(tarde).setInputFiles(de('pue', { metodoPago: 'PUE' }))
  await tarde.getByRole('button', { name: 'Continuar con 1 factura' }).waitFor()
  await move('2026-10-24')
  await tarde.reload()
  await tarde
    .getByText('No puedes ingresar facturas de tipo PUE después del día 23 del mes corriente')
    .waitFor()
  await move(dia)
  expect(product.consoleErrors).toEqual([])
})
