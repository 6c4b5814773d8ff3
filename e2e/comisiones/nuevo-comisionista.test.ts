import { randomUUID } from 'node:crypto'
import type { Hoja } from '@valija/contract/comisiones.ts'
import { openAutoridad } from '@valija/sandbox/muestras/autoridad.ts'
import { type ComisionOptions, facturaComision } from '@valija/sandbox/muestras/comision.ts'
import { type ImpuestoMuestra, inCentavos, signComplemento } from '@valija/sandbox/muestras/complemento.ts'
import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdfDePrueba } from '../../apps/server/testing/documentos-de-prueba.ts'
import { type Product, startProduct } from '../setup/product.ts'
import { watchWords } from '../setup/shown.ts'
import { agenteDemo, reservasLibres, sembrarComision } from './sembrar.ts'

// The 31st: the pre-invoice asks for PPD, so that a complement is owed.
const dia = '2026-10-31'
const contable = 'operativo.comisionista@valija.demo'
let product: Product
beforeAll(async () => {
  product = await startProduct({ dia })
  // The demo agent's account as that of a natural person of 626, who must retain.
  await product.valija.deps.db
    .updateTable('usuarioClaims')
    .set({ valor: yo?.id ?? '' })
    .where('tipo', '=', 'idComisionista')
    .execute()
})
afterAll(() => product.stop())

type EnPesos = { [K in keyof Hoja]: Hoja[K] extends number ? number : Hoja[K] }
const centavos = (pesos: number) => Math.round(pesos * 100)
const stamp = (
  hoja: EnPesos,
  cambio: Partial<{ retIsr: number; semilla: string }> & ComisionOptions = {},
) => {
  const { retIsr = hoja.retIsr, ...options } = cambio
  const hecha = facturaComision(
    {
      rfc: hoja.rfcCliente,
      nombre: hoja.razonSocialCliente,
      regimenFiscal: hoja.regimenFiscal,
      base: centavos(hoja.tarifa),
      iva: centavos(hoja.iva),
      retIva: centavos(hoja.retIva),
      retIsr: centavos(retIsr),
      metodoPago: hoja.metodoPago,
    },
    { dia, ...options },
  )
  return { ...hecha, file: { name: 'comision.xml', mimeType: 'text/xml', buffer: Buffer.from(hecha.bytes) } }
}
const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(pdfDePrueba('Comisiones')),
})
const prefacturas = () => product.api<{ filas: { id: number }[] }>(agenteDemo, 'GET', '/api/prefacturas')
const hojaDe = async () => {
  const { filas } = await prefacturas()
  const id = filas[0]?.id ?? 0
  return { id, ...(await product.api<{ hoja: EnPesos }>(agenteDemo, 'GET', `/api/prefacturas/${id}`)) }
}
/** Of a new pre-invoice, the only one. */
const nuevaHoja = async () => {
  for (const { id } of (await prefacturas()).filas)
    await product.api(agenteDemo, 'DELETE', `/api/prefacturas/${id}`)
  await product.api(agenteDemo, 'POST', '/api/prefacturas', {
    bookingCodes: await reservasLibres(product, 1),
  })
  return hojaDe()
}
/** The invoice and its PDF, handed in and found right: only the save is left. */
async function readyToSave(page: Page, file: ReturnType<typeof stamp>['file']): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles(file)
  await page.getByText(`Cambiar factura: ${file.name}`).waitFor()
  await page.getByText('Tu factura cumple con todo').waitFor()
  await page.locator('input[type=file]').nth(1).setInputFiles(pdf('comision.pdf'))
  await page.getByText('Ya puedes guardarla.').waitFor()
}
// A natural person of the regime that retains.
const yo = makeMundo().comisionistas.find(
  (c) => c.regimenFiscal === '626' && c.rfc.replaceAll('-', '').length === 13,
)

test('[C-001, C-036, C-038, C-166] a new agent: commissions, calculator, stamp, refused once, corrected, paid, complement', async () => {
  const page = await product.open(agenteDemo, { ruta: '/factura/comisionista/crear?ver=factura' })
  await page.getByText('No tienes ninguna pre-factura guardada').waitFor()
  await page.getByRole('tab', { name: 'Comisiones por facturar' }).click()
  const libres = page.locator('[role=grid] tbody tr')
  for (const n of [0, 1, 2]) await libres.nth(n).getByRole('checkbox').click()
  await page.getByText('3 reservas seleccionadas').first().waitFor()
  await page.getByRole('button', { name: 'Ver pre-factura' }).click()
  await page.getByRole('heading', { name: 'Lo que debe decir tu factura' }).waitFor()
  // All that is needed before stamping, to copy at once.
  for (const dato of ['PPD', '99 Por definir', 'G03', '90121502', 'Fundamento'])
    await page.getByText(dato, { exact: false }).first().waitFor()
  const shown = await watchWords(page, ['Copiado'])
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('the page may not'))
  })
  await page.getByText('Copiar', { exact: true }).click()
  await page.getByText('Quedó seleccionado: cópialo tú').waitFor()
  expect(await page.evaluate(() => String(getSelection()))).toContain('90121502')
  await page.evaluate(() => Reflect.deleteProperty(navigator.clipboard, 'writeText'))
  await page.getByText('Quedó seleccionado').click()
  await expect.poll(shown).toEqual(['Copiado'])
  await page.getByRole('button', { name: 'Guardar pre-factura' }).click()
  await page.getByText('Se guardó la pre-factura correctamente.').waitFor()

  const { hoja } = await hojaDe()
  await page.getByRole('combobox', { name: 'Pre-factura' }).waitFor()
  const xml = page.locator('input[type=file]').first()
  await xml.setInputFiles(stamp(hoja, { retIsr: 0, semilla: 'sin-isr' }).file)
  await page
    .getByText(/no incluye el ISR retenido/)
    .first()
    .waitFor()
  await page.getByRole('heading', { name: 'Tu factura contra lo que debe decir' }).waitFor()
  const isr = page.getByRole('row').filter({ hasText: 'ISR retenido' })
  await expect
    .poll(async () => (await isr.getByRole('cell').last().innerText()).replace(/[^\d.]/g, ''))
    .toBe(hoja.retIsr.toFixed(2))
  await expect.poll(() => page.getByRole('button', { name: 'Guardar factura' }).isDisabled()).toBe(true)

  const buena = stamp(hoja, { semilla: 'bien' })
  await xml.setInputFiles(buena.file)
  await page.getByText('Tu factura cumple con todo').waitFor()
  await page.locator('input[type=file]').nth(1).setInputFiles(pdf('comision.pdf'))
  await page.getByText('Ya puedes guardarla.').waitFor()
  await page.getByRole('button', { name: 'Guardar factura' }).click()
  await page.getByText('Se guardo correctamente la factura por tus comisiones').waitFor()
  await page.waitForURL(/\/facturas\/comisionista/)
  await page.getByText(`Comisiones ${hoja.rfcCliente}`).first().waitFor()

  // Accounting processes and pays it.
  const lotes = await product.api<{ filas: { id: number; total: number }[] }>(
    agenteDemo,
    'GET',
    '/api/lotes?categoria=Comisionista&etapa=noProcesado',
  )
  const [lote] = lotes.filas
  if (!lote) throw new Error('no lote')
  await product.api(contable, 'POST', '/api/lotes/procesar', { ids: [lote.id], fechaPago: dia })
  const estatus = async () =>
    (await product.api<{ estatus: string }>(agenteDemo, 'GET', `/api/lotes/${lote.id}`)).estatus
  await expect.poll(estatus).toBe('En proceso de pago')
  await product.api(contable, 'POST', '/api/Factura/guardarComprobantes', [
    {
      idFactura: lote.id,
      rfc: hoja.rfcCliente,
      bancobeneficiario: 'BBVA',
      fechapago: dia,
      totalLayout: lote.total,
      folio: 'OP-1',
    },
  ])
  await product.api(contable, 'PUT', '/api/Factura/actualizar-estatus-a-pagado', [lote.id])
  await page.goto(`${product.url}/facturas/comisionista?etapa=pagado`)
  await page.getByText(`Comisiones ${hoja.rfcCliente}`).first().waitFor()

  // The complement it owes for it.
  await page.getByRole('link', { name: 'Complementos' }).click()
  await page.getByRole('heading', { name: 'Complementos de pago' }).waitFor()
  const pendientes = page.getByRole('tab', { name: /Pendientes/ })
  await expect.poll(() => pendientes.textContent()).toContain('1')
  await page
    .getByRole('button', { name: /Ver datos/ })
    .first()
    .click()
  await page.getByRole('dialog').getByText(`IdDocumento: ${buena.uuid}`).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Subir complementos' }).click()
  const { filas: owed } = await product.api<{ filas: { id: number }[] }>(
    agenteDemo,
    'GET',
    '/api/complementos/esperados',
  )
  const impuestos = await product.api<{ filas: ImpuestoMuestra[] }>(
    agenteDemo,
    'GET',
    `/api/complementos/esperados/${owed[0]?.id}/impuestos`,
  )
  const complemento = signComplemento(openAutoridad(), {
    emisor: {
      rfc: hoja.rfcCliente,
      nombre: hoja.razonSocialCliente.toUpperCase(),
      cp: '06600',
      regimenFiscal: '626',
    },
    uuid: randomUUID().toUpperCase(),
    folio: '1',
    fechaPago: dia,
    dia,
    doctos: [
      {
        uuid: buena.uuid,
        numParcialidad: 1,
        saldoAnterior: buena.total,
        pagado: buena.total,
        impuestos: inCentavos(impuestos.filas),
      },
    ],
  })
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'rep.xml', mimeType: 'text/xml', buffer: Buffer.from(complemento.bytes) })
  await page.getByRole('group', { name: 'rep.xml' }).getByText('Correcto').waitFor()
  await page.getByLabel('PDF de rep.xml').setInputFiles(pdf('rep.pdf'))
  await page.getByRole('button', { name: 'Guardar complementos' }).click()
  await page.getByText('Se guardó 1 complemento').waitFor()
  await expect.poll(() => pendientes.textContent()).toContain('0')
  expect(product.consoleErrors).toEqual([])
})

test('[C-157] a save that fails says so, and by then the screen shows what is true now', async () => {
  const ajena = await sembrarComision(product, { nombre: 'Otra', comisionistaId: Number(yo?.id) })
  const { hoja } = await nuevaHoja()
  const page = await product.open(agenteDemo, { ruta: '/factura/comisionista/crear?ver=factura' })
  const mia = stamp(hoja, { semilla: 'a-la-vez' })
  await readyToSave(page, mia.file)
  // [VI-D8] The documented title holds whatever kept it from being saved: no network, a proxy's page, a fault of ours.
  for (const falla of [
    () => page.route('**/factura/guardar*', (route) => route.abort()),
    () => page.route('**/factura/guardar*', (route) => route.fulfill({ status: 200, body: '<html>' })),
    () => page.route('**/factura/guardar*', (route) => route.fulfill({ status: 500, json: {} })),
  ]) {
    await falla()
    await page.getByRole('button', { name: 'Guardar factura' }).click()
    await page.getByRole('alert').getByText('Error 401 No se puede guardar la factura.').waitFor()
    await page.unroute('**/factura/guardar*')
  }
  // Somebody registers the same invoice at this very moment.
  await page.route('**/factura/guardar*', async (route) => {
    await product.valija.deps.db
      .updateTable('facturas')
      .set({ uuid: mia.uuid })
      .where('loteId', '=', ajena.id)
      .execute()
    await route.continue()
  })
  await page.getByRole('button', { name: 'Guardar factura' }).click()
  await page.getByText('Error 401 No se puede guardar la factura.').waitFor()
  await page.getByText('Esta factura ya fueron ingresadas anteriormente').first().waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Guardar factura' }).isDisabled()).toBe(true)
  // The refused call is told by the browser itself.
  expect(product.consoleErrors.filter((error) => !/409|500|ERR_FAILED/.test(error))).toEqual([])
})

test('[VI-E3] an invoice that another took the place of comes back with «Volver a…»; a bad one takes the place of none', async () => {
  const { hoja } = await nuevaHoja()
  const page = await product.open(agenteDemo, { ruta: '/factura/comisionista/crear?ver=factura' })
  const drop = (name: string, cambio: Parameters<typeof stamp>[1]) =>
    page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ ...stamp(hoja, cambio).file, name })
  const stands = async (name: string) => {
    await page.getByText(`Cambiar factura: ${name}`).waitFor()
    await page.getByText('Tu factura cumple con todo').waitFor()
  }
  await drop('primera.xml', { semilla: 'primera' })
  await stands('primera.xml')
  await drop('segunda.xml', { semilla: 'segunda' })
  await stands('segunda.xml')
  await page.getByRole('button', { name: 'Volver a primera.xml' }).click()
  await stands('primera.xml')
  await page.getByRole('button', { name: 'Volver a segunda.xml' }).waitFor()
  await drop('mala.xml', { retIsr: 0, semilla: 'mala' })
  await page
    .getByRole('alert')
    .getByText(/^No se cambió: el archivo nuevo no pasa/)
    .waitFor()
  await stands('primera.xml')
})

test('[C-174] a loading state ends after 30 seconds; the waiting message of the save shows for 6', async () => {
  const { hoja } = await nuevaHoja()
  const page = await product.open(agenteDemo, { ruta: null })
  await page.clock.install()
  await page.route('**/api/prefacturas/*/factura', () => {})
  // What waits for its answer began to wait when it asked.
  const asked = page.waitForRequest('**/api/prefacturas/*/factura')
  await page.goto(`${product.url}/factura/comisionista/crear?ver=factura`)
  await asked
  const since = await page.evaluate(() => Date.now())
  await page.getByRole('progressbar').first().waitFor()
  // However long that took, not a moment later.
  await page.clock.pauseAt(since + 29_000)
  await expect.poll(() => page.getByText('Está tardando más de lo normal').count()).toBe(0)
  await page.clock.resume()
  await page.clock.fastForward(2_000)
  // The list behind the tab, which is not seen, may be late too.
  await page.getByRole('status').filter({ hasText: 'Está tardando más de lo normal' }).waitFor()
  await expect.poll(() => page.locator('main').getByRole('progressbar').count()).toBe(0)

  const otra = await product.open(agenteDemo, { ruta: '/factura/comisionista/crear?ver=factura' })
  await readyToSave(otra, stamp(hoja, { semilla: 'seis-segundos' }).file)
  await otra.route('**/guardar*', () => {})
  await otra.clock.install()
  await otra.clock.pauseAt(Date.now() + 60_000)
  await otra.getByRole('button', { name: 'Guardar factura' }).click()
  const guardando = otra.getByText('Guardando tu factura')
  await guardando.waitFor()
  await otra.clock.runFor(5_900)
  await expect.poll(() => guardando.count()).toBe(1)
  await otra.clock.runFor(101)
  await guardando.waitFor({ state: 'detached' })
})

test('[VI-D8] a save whose answer is lost is asked for once more: the invoice is in one lote, and it is said', async () => {
  const { hoja } = await nuevaHoja()
  const page = await product.open(agenteDemo, { ruta: '/factura/comisionista/crear?ver=factura' })
  const { file } = stamp(hoja, { semilla: 'perdida' })
  await readyToSave(page, { ...file, name: 'perdida.xml' })
  const lotes = async () =>
    (
      await product.valija.deps.db
        .selectFrom('lotes')
        .select('id')
        .where('categoria', '=', 'Comisionista')
        .execute()
    ).length
  const antes = await lotes()
  let pedidos = 0
  await page.route('**/factura/guardar*', async (route) => {
    if (++pedidos > 1) return route.continue()
    await route.fetch()
    return route.abort('connectionreset')
  })
  await page.getByRole('button', { name: 'Guardar factura' }).click()
  await page.getByText('Se guardo correctamente la factura por tus comisiones').waitFor()
  expect([pedidos, (await lotes()) - antes]).toEqual([2, 1])
})
