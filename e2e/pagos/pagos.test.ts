import { Buffer } from 'node:buffer'
import { diaDe } from '@valija/domain/tiempo/dia.ts'
import type { Page, Request } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pagoDePrueba, pngDePrueba, reservaDePrueba } from '../../apps/server/testing/pagos-de-prueba.ts'
import { type Product, startProduct } from '../setup/product.ts'

let product: Product
const admin = 'admin@valija.demo'
const proveedor = 'proveedor@valija.demo'
const now = diaDe(new Date()).slice(0, 7)
const dia = `${now}-07`
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const interruptores = (cuerpo: unknown) =>
  fetch(`${product.sandbox.url}/interruptores`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(cuerpo),
  })
beforeEach(() => fetch(`${product.sandbox.url}/interruptores/restablecer`, { method: 'POST' }))

const guardar = (quien: string, change: Parameters<typeof pagoDePrueba>[0]) =>
  product.api<{ pagos: { pagoID: number }[] }>(quien, 'POST', '/api/pagos/guardar', {
    clave: crypto.randomUUID(),
    pagos: [pagoDePrueba({ fechaPago: dia, ...change })],
  })
const search = async (page: Page, localizador: string, rfc: string) => {
  await page.getByLabel('Localizador', { exact: true }).fill(localizador)
  await page.getByLabel('RFC', { exact: true }).fill(rfc)
  await page.keyboard.press('Enter')
}
const choose = async (page: Page, label: string, option: string) => {
  await page.getByLabel(label, { exact: true }).click()
  await page.getByRole('option', { name: option }).click()
}
describe('search of a booking', () => {
  test('[P-004, P-017, P-059, P-060, P-061] fields in capitals with their clear buttons; both are needed', async () => {
    const page = await product.open(admin, { ruta: '/crear/pago' })
    await page.getByLabel('Localizador', { exact: true }).fill('ktr-4829999')
    await expect.poll(() => page.getByLabel('Localizador', { exact: true }).inputValue()).toBe('KTR48299')
    await page.getByLabel('RFC', { exact: true }).fill('herj-800214 mn3xx')
    await expect.poll(() => page.getByLabel('RFC', { exact: true }).inputValue()).toBe('HERJ800214MN3')
    await page.getByRole('button', { name: 'Limpiar Localizador' }).click()
    await expect.poll(() => page.getByLabel('Localizador', { exact: true }).inputValue()).toBe('')
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    await page.getByText('Campos incompletos').waitFor()
    await page.getByText('Por favor completa todos los campos').waitFor()
  })

  test('[P-018, P-019, P-054, P-134, P-022] Enter searches; while it runs it says so; found with payments shows list, totals and count', async () => {
    const page = await product.open(admin, { ruta: '/crear/pago' })
    const held = Promise.withResolvers<void>()
    await page.route('**/api/pagos/buscar-reserva', async (route) => {
      await held.promise
      await route.continue()
    })
    await search(page, 'KTR482', reservaDePrueba('conPagos').rfc)
    await page.getByText('Buscando información...').waitFor()
    await page.getByRole('button', { name: 'Buscando...' }).waitFor()
    held.resolve()
    await page.getByText('Búsqueda exitosa').waitFor()
    for (const [label, value] of [
      ['Total de la reserva', '$48,920.00'],
      ['Total Pagado', '$14,960.00'],
      ['Faltante por pagar', '$33,960.00'],
      ['No. de pagos registrados', '1'],
    ] as const)
      await expect
        .poll(() => page.locator('dl > div', { hasText: label }).first().innerText())
        .toContain(value)
    await page.getByText('Anticipo KTR482').waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Añadir pago' }).isEnabled()).toBe(true)
  })

  test('[P-020, P-062, P-063, P-132, P-133] each failure has its words and a way to search again', async () => {
    const page = await product.open(admin, { ruta: '/crear/pago' })
    const { rfc } = reservaDePrueba('sinPagos')
    await search(page, 'LMP735', 'XAXX010101000')
    await page.getByText('RFC no coincide').waitFor()
    await page.getByText('El RFC ingresado no coincide con el RFC de la reserva').waitFor()
    await page.getByRole('button', { name: 'Realizar nueva búsqueda' }).click()
    // [IX-C3] What was not found stays as it was typed, to be corrected.
    await expect.poll(() => page.getByLabel('Localizador', { exact: true }).inputValue()).toBe('LMP735')
    await search(page, 'CNL204', reservaDePrueba('cancelada').rfc)
    await page.getByText('La reserva está cancelada').waitFor()
    await page.getByRole('button', { name: 'Realizar nueva búsqueda' }).click()
    await interruptores({ jnp: { rechaza: 404 }, bms: { rechaza: 404 } })
    await search(page, 'LMP735', rfc)
    await page.getByText('Reserva no encontrada').waitFor()
    await page.getByRole('button', { name: 'Realizar nueva búsqueda' }).click()
    await interruptores({ jnp: { caido: true }, bms: { caido: true } })
    await search(page, 'LMP735', rfc)
    await page.getByText('Error al buscar la reserva.').waitFor()
  })
})

describe('creating payments', () => {
  test('[P-021, P-025, P-026, P-056, P-057] no payments yet: proof, form, list, and Guardar N Pagos, with what was saved shown in place', async () => {
    const page = await product.open(admin, { ruta: '/crear/pago' })
    await search(page, 'LMP735', reservaDePrueba('sinPagos').rfc)
    await page.getByText('No se encontraron pagos para esta reserva').waitFor()
    await page.getByRole('button', { name: 'Agregar a la lista' }).click()
    for (const text of [
      'Correo de contacto es requerido',
      'Concepto es requerido',
      'Debe subir un comprobante',
      'Formulario incompleto',
      'El monto debe ser mayor a 0',
    ])
      await page.getByText(text).first().waitFor()
    await expect.poll(() => page.getByLabel('Monto en pesos (MXN)').isDisabled()).toBe(true)
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'pago.png', mimeType: 'image/png', buffer: pngDePrueba(501) })
    await page.getByRole('img', { name: 'Comprobante' }).waitFor()
    await page.getByRole('button', { name: 'Subir otro comprobante' }).waitFor()
    // Whether it is still being read or nothing could be read in it, the person goes on by hand.
    await page.getByRole('button', { name: 'Capturar a mano' }).click()
    await page.getByLabel('Correo de contacto').fill('javier.herrera@correo')
    await page.getByLabel('Concepto', { exact: true }).fill('Anticipo Herrera')
    await page.getByText('Por favor ingresa un correo electrónico válido').waitFor()
    await page.getByLabel('Correo de contacto').fill('javier.herrera@correo.mx')
    await choose(page, 'Método de pago', 'Transferencia BBVA MXN')
    const amount = page.getByLabel('Monto en pesos (MXN)')
    await amount.and(page.locator(':enabled')).waitFor()
    await amount.fill('-5')
    await page.getByLabel('Concepto', { exact: true }).focus()
    await page.getByText('Monto en pesos (MXN) no puede ser negativo').waitFor()
    await amount.fill('abc')
    await page.getByLabel('Concepto', { exact: true }).focus()
    await page.getByText('Monto en pesos (MXN) debe ser un número válido').waitFor()
    await amount.fill('24,960.00')
    const rate = Number(await page.getByLabel('Tipo de cambio').inputValue())
    await expect
      .poll(async () =>
        Number((await page.getByLabel('Monto en dólares (USD)').inputValue()).replace(',', '')),
      )
      .toBeCloseTo(24_960 / rate, 2)
    await page.getByRole('button', { name: 'Agregar a la lista' }).click()
    await page.getByText('Pago agregado').waitFor()
    await expect.poll(() => page.getByLabel('Concepto', { exact: true }).inputValue()).toBe('')
    await page.getByRole('button', { name: 'Llenar a mano' }).click()
    await page.getByLabel('Correo de contacto').fill('otra@correo.mx')
    await page.getByLabel('Concepto', { exact: true }).fill('Traslados')
    await choose(page, 'Método de pago', 'Transferencia BBVA USD')
    await page.getByLabel('Monto en dólares (USD)').and(page.locator(':enabled')).fill('100')
    await page.getByRole('button', { name: 'Agregar a la lista' }).click()
    await page.getByRole('button', { name: 'Guardar 2 Pagos' }).waitFor()
    await page.getByRole('button', { name: 'Ver el pago 2' }).click()
    await page.getByRole('dialog').getByText('otra@correo.mx').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Eliminar el pago 2' }).click()
    await page.getByRole('button', { name: 'Guardar 1 Pago' }).click()
    await page.getByText('Pagos guardados').waitFor()
    await page.getByText('Anticipo Herrera').waitFor()
    await expect
      .poll(() => page.locator('dl > div', { hasText: 'No. de pagos registrados' }).innerText())
      .toContain('1')
    await expect.poll(() => page.getByRole('button', { name: 'Añadir pago' }).isDisabled()).toBe(true)
  })

  test('[P-079, P-080, P-075, P-140] only active methods and promotions; the rate follows the date and its lack is said', async () => {
    const page = await product.open(admin, { ruta: '/crear/pago' })
    await interruptores({ tipoCambio: { caido: true } })
    await search(page, 'VRD315', reservaDePrueba('dolares').rfc)
    await page.getByText('No se pudo obtener el tipo de cambio para la fecha seleccionada').waitFor()
    await page.getByLabel('Método de pago').click()
    await expect.poll(() => page.getByRole('option', { name: 'Cheque en ventanilla' }).count()).toBe(0)
    await expect.poll(() => page.getByLabel('Promoción').count()).toBe(0)
    await page.getByRole('option', { name: 'Terminal PROSA' }).click()
    await expect.poll(() => page.getByLabel('Monto en pesos (MXN)').isDisabled()).toBe(true)
    await page.getByLabel('Promoción').click()
    await expect
      .poll(() => page.getByRole('option').allInnerTexts())
      .toEqual(['Sin promoción', '3 meses sin intereses', '6 meses sin intereses'])
  })

  test('[P-082] a file of another kind is refused by its content', async () => {
    const page = await product.open(admin, { ruta: '/crear/pago' })
    await search(page, 'LMP735', reservaDePrueba('sinPagos').rfc)
    await page.getByText('Faltante por pagar').waitFor()
    const again = page.getByRole('button', { name: 'Añadir pago' })
    if (await again.count()) {
      const pago = await product.api<{ filas: { pagoID: number }[] }>(
        admin,
        'GET',
        '/api/pagos?bookingCode=LMP735',
      )
      await poner(pago.filas[0]?.pagoID, 1)
      await page.getByRole('button', { name: 'Realizar nueva búsqueda' }).click()
      await search(page, 'LMP735', reservaDePrueba('sinPagos').rfc)
      await again.click()
    }
    // [VI-D8] By its name, before anything is sent, and by what is in it: the same words.
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'pago.docx', mimeType: 'application/msword', buffer: Buffer.from('no') })
    const negado = page.getByRole('alert').filter({ hasText: 'Archivo no válido' })
    await negado.getByText('Solo se permiten archivos PDF e imágenes (JPG, PNG, BMP, WEBP)').waitFor()
    await page.locator('input[type=file]').setInputFiles({
      name: 'pago.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('<html>no</html>'),
    })
    await page.getByRole('button', { name: 'Continuar sin comprobante' }).waitFor()
    await negado.getByText('Solo se permiten archivos PDF e imágenes (JPG, PNG, BMP, WEBP)').waitFor()
  })
})

/** A picture handed in as the proof of a payment to come. */
async function subir(semilla: number): Promise<{ comprobanteID: number }> {
  const form = new FormData()
  form.append('archivo', new Blob([new Uint8Array(pngDePrueba(semilla))]), 'pago.png')
  return product.api(admin, 'POST', '/api/pagos/comprobantes', form)
}
const poner = (pagoID: number | undefined, nuevoEstadoID: number, detalleRechazoPagoDescripcion?: string) =>
  product.api(admin, 'PUT', '/Pagos/ActualizarEstadoPago/ActualizarEstado', {
    pagoID,
    nuevoEstadoID,
    detalleRechazoPagoDescripcion,
  })

describe('the list', () => {
  beforeAll(() => guardar(admin, { localizador: 'KTR482', monto: 888.88, concepto: 'Pendiente de revisar' }))

  test('[P-003, P-008, P-046, P-013] new payments first, as a chip that can be taken away', async () => {
    const { pagos } = await guardar(admin, { localizador: 'BMS642', monto: 777.77 })
    await poner(pagos[0]?.pagoID, 1)
    const page = await product.open(admin, { ruta: '/listar/pagos' })
    for (const name of ['Crear Pago', 'Métodos de Pago']) await page.getByRole('link', { name }).waitFor()
    await page.getByRole('button', { name: 'Filtros Avanzados' }).waitFor()
    await page.getByText('Pendiente de revisar').waitFor()
    await expect.poll(() => page.getByText('$777.77').count()).toBe(0)
    await page.getByRole('button', { name: 'Quitar el filtro Estado: Pendiente' }).click()
    await page.getByText('$777.77').waitFor()
  })

  test('[P-012, P-014] it refreshes by itself every 300 000 ms, never twice at once', async () => {
    const page = await product.open(admin, { ruta: null })
    await page.clock.install()
    const opening = new Set<Request>()
    let streams = 0
    page.on('request', (request) => {
      if (!request.url().includes('/api/')) return
      if (request.url().includes('/api/eventos')) streams += 1
      opening.add(request)
    })
    page.on('response', (response) => opening.delete(response.request()))
    page.on('requestfailed', (request) => opening.delete(request))
    await page.goto(`${product.url}/listar/pagos`)
    await page.getByText('Pendiente de revisar').waitFor()
    // The stream is opened anew for what the screen shows; one that opens across the minutes to come would read it again. A
    // call under way across them would be given up, and all be asked for again.
    for (let before = -1; before !== streams; ) {
      before = streams
      await page.clock.runFor(1_000)
      await expect.poll(() => opening.size).toBe(0)
    }
    let calls = 0
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/pagos') calls += 1
    })
    await page.clock.runFor(290_000)
    expect(calls).toBe(0)
    await page.clock.runFor(11_000)
    await expect.poll(() => calls).toBe(1)
  })

  test('[P-010, P-011, P-051, P-086, P-087] proof, state and detail from the row', async () => {
    const concepto = 'Con su comprobante'
    const { comprobanteID } = await subir(502)
    const { pagos } = await guardar(admin, { localizador: 'LMP735', monto: 55.55, concepto, comprobanteID })
    await poner(pagos[0]?.pagoID, 1)
    const page = await product.open(admin, { ruta: '/listar/pagos?estadoID=todos&bookingCode=LMP735' })
    await page
      .getByRole('row', { name: new RegExp(concepto) })
      .getByRole('button', { name: /Más acciones/ })
      .click()
    await page.getByRole('menuitem', { name: 'Ver comprobante' }).click()
    await page.getByRole('dialog').getByRole('img', { name: 'Comprobante' }).waitFor()
    await page.getByRole('button', { name: 'Abrir en otra pestaña' }).waitFor()
    await page.keyboard.press('Escape')
    await page.goto(`${product.url}/listar/pagos`)
    await page.getByText('Pendiente de revisar').waitFor()
    await page
      .getByRole('row', { name: /Pendiente de revisar/ })
      .getByRole('button', { name: /Más acciones/ })
      .click()
    await page.getByRole('menuitem', { name: 'Actualizar estado' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Nuevo estado').click()
    await expect.poll(() => page.getByRole('option').allInnerTexts()).toEqual(['Valido', 'Rechazado'])
    await page.getByRole('option', { name: 'Rechazado' }).click()
    await dialog.getByRole('button', { name: 'Actualizar estado' }).click()
    await dialog.getByText('La descripción es requerida para este estado').waitFor()
    await dialog.getByLabel('Descripción').fill('No aparece en el banco')
    await dialog.getByRole('button', { name: 'Actualizar estado' }).click()
    await page.getByText('El pago quedó en estado Rechazado').waitFor()
    await page.getByRole('row', { name: /Pendiente de revisar/ }).waitFor({ state: 'detached' })
  })

  test('[P-005, P-006, P-027, P-151] the detail has its sections, its mails and its life', async () => {
    const { pagos } = await guardar(admin, { localizador: 'KTR482', monto: 666.66 })
    await poner(pagos[0]?.pagoID, 2, 'No aparece en el banco')
    const page = await product.open(admin, { ruta: `/detalle/pago/${pagos[0]?.pagoID}` })
    for (const name of [
      'Estado',
      'Reserva',
      'Pago',
      'Banco',
      'Usuario',
      'Migración',
      'Correos',
      'Vida del pago',
    ])
      await page.getByRole('heading', { name, exact: true }).waitFor()
    await page.getByText('$666.66').first().waitFor()
    await page.getByText(/USD$/).first().waitFor()
    await page.getByText('No aparece en el banco').first().waitFor()
    await page.getByText('Aviso de cambio de estado').first().waitFor()
    await page.getByRole('link', { name: 'Volver a la lista' }).click()
    await page.waitForURL('**/listar/pagos')
  })
})

describe('catalogues and roles', () => {
  test('[P-028, P-089, P-090, P-091] grids with dialogs over the fields of each', async () => {
    const page = await product.open(admin, { ruta: '/listar/pagos/metodos' })
    await page.getByText('Terminal PROSA').waitFor()
    const save = page.getByRole('dialog').getByRole('button', { name: 'Guardar' })
    await page.getByRole('button', { name: 'Agregar', exact: true }).click()
    await save.click()
    for (const text of ['Nombre es requerido', 'Número de cuenta es requerido', 'Banco es requerido'])
      await page.getByText(text).waitFor()
    await page.goto(`${product.url}/listar/pagos/promociones`)
    await page.getByRole('button', { name: 'Agregar', exact: true }).click()
    await save.click()
    await page.getByText('Nombre de la promoción es requerido').waitFor()
    await page.getByLabel('Nombre').fill('9 meses sin intereses')
    await save.click()
    await page.getByText('9 meses sin intereses').waitFor()
    await page.goto(`${product.url}/listar/pagos/productos`)
    await page.getByRole('button', { name: 'Agregar', exact: true }).click()
    await page.getByLabel('Nombre').fill('Luna de miel')
    await save.click()
    await page.getByText('Por favor, selecciona una familia de paquetes').waitFor()
    await choose(page, 'Familia de paquetes', 'Solo hotel')
    await save.click()
    await page.getByText('Luna de miel').waitFor()
    await page
      .getByRole('row', { name: /Luna de miel/ })
      .getByRole('button', { name: /Más acciones/ })
      .click()
    await page.getByRole('menuitem', { name: 'Eliminar' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click()
    await page.getByText('Se eliminó', { exact: true }).waitFor()
  })

  test('[P-001, P-002] usuario meets the expired session; a proveedor sees its own and changes nothing', async () => {
    const none = await product.open('usuario@valija.demo', { ruta: '/listar/pagos' })
    await none.getByText(/sesión ha expirado/i).waitFor()
    const page = await product.open(proveedor, { ruta: '/listar/pagos?estadoID=todos' })
    await page.getByText(/Aún no hay pagos|Ningún pago coincide/).waitFor()
    await page.goto(`${product.url}/listar/pagos/metodos`)
    await page.getByText('Solo un administrador puede cambiarlos.').waitFor()
  })

  test('no page complained', () => {
    expect(product.consoleErrors).toEqual([])
  })
})
