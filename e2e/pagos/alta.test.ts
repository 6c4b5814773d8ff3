import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pngDePrueba, reservaDePrueba } from '../../apps/server/testing/pagos-de-prueba.ts'
import { type Product, startProduct } from '../setup/product.ts'

let product: Product
const admin = 'admin@valija.demo'
const guardarRuta = '**/api/pagos/guardar'
const comprobantesRuta = '**/api/pagos/comprobantes'
beforeAll(async () => {
  // By hand: what a reading fills in, and when, is shown in lectura.test.ts.
  product = await startProduct({ env: { LECTOR_COMPROBANTES: 'no' } })
})
afterAll(() => product.stop())

const fails = (route: Route) =>
  route.fulfill({
    status: 500,
    json: { codigo: 'falla', mensaje: 'No se pudo completar.', detalles: [], referencia: '7F3A' },
  })
const search = async (page: Page, localizador: string) => {
  await page.getByLabel('Localizador', { exact: true }).fill(localizador)
  await page.getByLabel('RFC', { exact: true }).fill(reservaDePrueba(localizador).rfc)
  await page.keyboard.press('Enter')
}
/** The create form of a booking: there at once where it has no payments, after a click where one is valid. */
const openForm = async (localizador = 'LMP735') => {
  const page = await product.open(admin, { ruta: '/crear/pago' })
  await search(page, localizador)
  if (localizador === 'KTR482') await page.getByRole('button', { name: 'Añadir pago' }).click()
  await page.getByRole('button', { name: 'Agregar a la lista' }).waitFor()
  return page
}
const fill = async (page: Page, { concepto, monto }: { concepto: string; monto: string }) => {
  await page.getByLabel('Correo de contacto').fill('viajero@correo.mx')
  await page.getByLabel('Concepto', { exact: true }).fill(concepto)
  await page.getByLabel('Método de pago', { exact: true }).click()
  await page.getByRole('option', { name: 'Transferencia BBVA MXN' }).click()
  await page.getByLabel('Monto en pesos (MXN)').and(page.locator(':enabled')).fill(monto)
}
const add = (page: Page) => page.getByRole('button', { name: 'Agregar a la lista' }).click()
const save = (page: Page) => page.getByRole('button', { name: 'Guardar 1 Pago' }).click()
const chooseProof = (page: Page, seed: number) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'pago.png', mimeType: 'image/png', buffer: pngDePrueba(seed) })
const pagosCon = async (concepto: string) => {
  const { filas } = await product.api<{ filas: { concepto: string; urlComprobante: string | null }[] }>(
    admin,
    'GET',
    '/api/pagos?porPagina=100',
  )
  return filas.filter((one) => one.concepto === concepto)
}

describe('the proof', () => {
  test('[P-081, P-068, P-141, IX-C3] an incomplete form is said, and an amount above what is owed as it is typed; complete, it still wants its proof, until the person goes on without one', async () => {
    const page = await openForm()
    await add(page)
    await page.getByRole('alert').getByText('Formulario incompleto', { exact: true }).waitFor()
    await page.getByRole('alert').getByText('Debe subir un comprobante', { exact: true }).waitFor()
    await fill(page, { concepto: 'Sin comprobante', monto: '9,999,999.00' })
    await page.getByText(/más de lo que falta por pagar/).waitFor()
    await fill(page, { concepto: 'Sin comprobante', monto: '1,010.00' })
    await expect.poll(() => page.getByText(/más de lo que falta por pagar/).count()).toBe(0)
    await add(page)
    // Everything else is right by now.
    await expect.poll(() => page.getByText('es requerido').count()).toBe(0)
    await page.getByText('Debe subir un comprobante', { exact: true }).waitFor()
    await page.getByText('Formulario incompleto', { exact: true }).waitFor()
    await expect.poll(() => page.getByRole('region', { name: 'Pagos por guardar' }).count()).toBe(0)
    await page.route(comprobantesRuta, fails)
    await chooseProof(page, 31)
    await page.getByText('Error al guardar comprobante', { exact: true }).waitFor()
    // A failed upload is no yes: it has to be said.
    await add(page)
    await page.getByText('Debe subir un comprobante', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Continuar sin comprobante' }).click()
    await page.getByText('Este pago se guardará sin comprobante.').waitFor()
    await expect.poll(() => page.getByText('Debe subir un comprobante', { exact: true }).count()).toBe(0)
    await add(page)
    await page.getByRole('status').getByText('Pago agregado', { exact: true }).waitFor()
    await page
      .getByRole('region', { name: 'Pagos por guardar' })
      .getByText('sin comprobante', { exact: true })
      .waitFor()
    // The next payment wants a proof again.
    await add(page)
    await page.getByText('Debe subir un comprobante', { exact: true }).waitFor()
    const sent = page.waitForRequest(guardarRuta)
    await save(page)
    expect((await sent).postDataJSON()).toMatchObject({ pagos: [{ comprobanteID: 1 }] })
    await page.getByText('Pagos guardados', { exact: true }).waitFor()
    expect(await pagosCon('Sin comprobante')).toMatchObject([{ urlComprobante: null }])
  })

  test('[P-137, P-139] a proof that the server does not keep, and a file that never got there, each in its words, both with a way on', async () => {
    const page = await openForm('VRD315')
    await page.getByLabel('Concepto', { exact: true }).fill('No se pierde')
    await page.route(comprobantesRuta, fails)
    await chooseProof(page, 41)
    await page.getByRole('alert').getByText('Error al guardar comprobante', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Continuar sin comprobante' }).waitFor()
    await expect.poll(() => page.getByText('Hubo un error al procesar el archivo...').count()).toBe(0)
    await page.unroute(comprobantesRuta)
    await page.route(comprobantesRuta, (route) => route.abort('connectionreset'))
    await chooseProof(page, 42)
    await page
      .getByRole('alert')
      .getByText('Hubo un error al procesar el archivo...', { exact: true })
      .waitFor()
    await expect.poll(() => page.getByText('Error al guardar comprobante').count()).toBe(0)
    await page.getByRole('button', { name: 'Continuar sin comprobante' }).waitFor()
    await page.unroute(comprobantesRuta)
    // An answer that nobody can read is no proof either.
    await page.route(comprobantesRuta, (route) => route.fulfill({ status: 200, body: '<html>' }))
    await chooseProof(page, 43)
    await page.getByText('Hubo un error al procesar el archivo...', { exact: true }).waitFor()
    await page.unroute(comprobantesRuta)
    await chooseProof(page, 44)
    await page.getByRole('img', { name: 'Comprobante' }).waitFor()
    await expect.poll(() => page.getByText('Hubo un error al procesar el archivo...').count()).toBe(0)
    await expect.poll(() => page.getByLabel('Concepto', { exact: true }).inputValue()).toBe('No se pierde')
  })
})

describe('saving the list', () => {
  const listed = async (localizador: string, pago: { concepto: string; monto: string }) => {
    const page = await openForm(localizador)
    await page.getByRole('button', { name: 'Llenar a mano' }).click()
    await fill(page, pago)
    await add(page)
    await page.getByText('Pago agregado', { exact: true }).waitFor()
    return page
  }
  const kept = (page: Page, concepto: string) =>
    page.getByRole('region', { name: 'Pagos por guardar' }).getByText(concepto).waitFor()

  test('[P-144, P-145, P-143] refused, unanswered and saved each have their words; a failed list stays, and is saved once', async () => {
    const concepto = 'Una sola vez'
    const page = await listed('BMS642', { concepto, monto: '1,212.00' })
    await page.route(guardarRuta, fails)
    await save(page)
    await page.getByText('Error al guardar los pagos. Inténtalo de nuevo.', { exact: true }).waitFor()
    await kept(page, concepto)
    await page.unroute(guardarRuta)
    // Something between us and the server answered: still an answer, and not 200 or 201.
    await page.route(guardarRuta, (route) => route.fulfill({ status: 502, body: '<html>' }))
    await save(page)
    await page.getByText('Error al guardar los pagos. Inténtalo de nuevo.', { exact: true }).waitFor()
    await expect.poll(() => page.getByText('Hubo un error al procesar los pagos').count()).toBe(0)
    await page.unroute(guardarRuta)
    // The server saves, and its answer is lost.
    await page.route(guardarRuta, async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await save(page)
    await page.getByText('Hubo un error al procesar los pagos', { exact: true }).waitFor()
    await expect.poll(() => page.getByText('Error al guardar los pagos').count()).toBe(0)
    await kept(page, concepto)
    expect((await pagosCon(concepto)).length).toBe(1)
    await page.unroute(guardarRuta)
    // Opened anew, the list is there with its booking, and with the key it was sent under.
    await page.reload()
    await kept(page, concepto)
    await save(page)
    await page.getByRole('status').getByText('Pagos guardados', { exact: true }).waitFor()
    await expect.poll(() => page.getByRole('region', { name: 'Pagos por guardar' }).count()).toBe(0)
    await page.getByText(concepto).waitFor()
    expect((await pagosCon(concepto)).length).toBe(1)
  })

  test('[P-143, VI-D8] what is typed of the next payment while the list is being saved is there afterwards, and nothing joins, leaves or abandons a list on its way', async () => {
    const page = await listed('KJV599', { concepto: 'El primero', monto: '1,515.00' })
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route(guardarRuta, async (route) => {
      await held
      await route.continue()
    })
    await save(page)
    await fill(page, { concepto: 'El segundo', monto: '1,616.00' })
    for (const name of ['Agregar a la lista', 'Eliminar el pago 1', 'Realizar nueva búsqueda'])
      await expect.poll(() => page.getByRole('button', { name }).isDisabled(), { message: name }).toBe(true)
    release()
    await page.getByText('Pagos guardados', { exact: true }).waitFor()
    await expect.poll(() => page.getByRole('region', { name: 'Pagos por guardar' }).count()).toBe(0)
    await expect.poll(() => page.getByLabel('Concepto', { exact: true }).inputValue()).toBe('El segundo')
    await expect.poll(() => page.getByLabel('Monto en pesos (MXN)').inputValue()).toBe('1,616.00')
    await page.getByRole('button', { name: 'Llenar a mano' }).click()
    await add(page)
    await kept(page, 'El segundo')
    await save(page)
    await expect.poll(async () => (await pagosCon('El segundo')).length).toBe(1)
    expect((await pagosCon('El primero')).length).toBe(1)
    // With nothing typed the form goes, and what is saved is there.
    await page.getByRole('button', { name: 'Añadir pago' }).waitFor()
  })

  test('a new search asks before the list is thrown away, and then it is gone for good', async () => {
    const page = await listed('XRV722', { concepto: 'Por tirar', monto: '1,414.00' })
    const again = page.getByRole('button', { name: 'Realizar nueva búsqueda' })
    await again.click()
    const dialog = page.getByRole('dialog', { name: 'Se quitará 1 pago sin guardar' })
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    await kept(page, 'Por tirar')
    await again.click()
    await dialog.getByRole('button', { name: 'Realizar nueva búsqueda' }).click()
    await page.getByLabel('Localizador', { exact: true }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Buscar', exact: true }).waitFor()
    await expect.poll(() => page.getByLabel('Localizador', { exact: true }).inputValue()).toBe('')
    await expect.poll(() => page.getByRole('region', { name: 'Pagos por guardar' }).count()).toBe(0)
  })

  test('[P-143] saved is saved: that the booking cannot be looked up again afterwards is said apart', async () => {
    const concepto = 'Guardado sin relectura'
    const page = await listed('VRD315', { concepto, monto: '1,313.00' })
    await page.route('**/api/pagos/buscar-reserva', fails)
    await save(page)
    await page.getByText('Pagos guardados', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Realizar nueva búsqueda' }).waitFor()
    await expect.poll(() => page.getByText('Error al guardar los pagos').count()).toBe(0)
    expect((await pagosCon(concepto)).length).toBe(1)
  })

  test('[P-145] a list that needs a reason keeps the reason while it cannot be sent, and says so where it is written', async () => {
    const concepto = 'Con motivo'
    // The amount and the day of the payment that a test before saved on another booking.
    const page = await listed('KTR482', { concepto, monto: '1,212.00' })
    await save(page)
    const dialog = page.getByRole('dialog')
    const motivo = dialog.getByLabel('Motivo para registrarlo de todos modos')
    await motivo.fill('Dos familias pagaron igual')
    await page.route(guardarRuta, (route) => route.abort('connectionreset'))
    await dialog.getByRole('button', { name: 'Guardar de todos modos' }).click()
    await dialog.getByRole('alert').waitFor()
    await expect.poll(() => motivo.inputValue()).toBe('Dos familias pagaron igual')
    await page.unroute(guardarRuta)
    await dialog.getByRole('button', { name: 'Guardar de todos modos' }).click()
    await page.getByText('Pagos guardados', { exact: true }).waitFor()
    expect((await pagosCon(concepto)).length).toBe(1)
  })

  test('no page complained of more than the answers that were cut off', () =>
    expect(product.consoleErrors.filter((text) => !text.includes('ERR_CONNECTION_RESET'))).toEqual([]))
})
