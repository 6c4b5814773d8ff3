import { randomUUID } from 'node:crypto'
import { openAutoridad } from '@valija/sandbox/muestras/autoridad.ts'
import { signComplemento } from '@valija/sandbox/muestras/complemento.ts'
import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import type { Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdfDePrueba } from '../../apps/server/testing/documentos-de-prueba.ts'
import { personaDe } from '../../apps/server/testing/persona-de.ts'
import { type LoteSembrado, seedLote } from '../../apps/server/testing/seed-lote.ts'
import { switchSandbox } from '../../apps/server/testing/use-sandbox.ts'
import { fits } from '../setup/fits.ts'
import { pressInRow } from '../setup/press-in-row.ts'
import { type Product, startProduct } from '../setup/product.ts'

const dia = '2026-10-12'
let product: Product
let lote: LoteSembrado
const hotel = makeMundo().proveedor('101')
const rfc = (hotel?.rfc ?? '').replaceAll('-', '')
beforeAll(async () => {
  product = await startProduct({ dia })
  const creador = await personaDe(product.valija.deps, 'proveedor@valija.demo')
  lote = await seedLote(product.valija, {
    creador,
    nombre: 'Arrecife',
    facturas: 2,
    estatus: 'En proceso de pago',
    dia,
  })
  await product.api('admin@valija.demo', 'POST', '/api/Factura/guardarComprobantes', [
    {
      idFactura: lote.id,
      rfc,
      bancobeneficiario: 'BBVA',
      fechapago: dia,
      totalLayout: lote.total / 100,
      folio: 'E1',
    },
  ])
  await product.api('admin@valija.demo', 'PUT', '/api/Factura/actualizar-estatus-a-pagado', [lote.id])
})
afterAll(() => product.stop())

const complemento = (facturas: LoteSembrado['facturas'], fechaPago = dia) =>
  Buffer.from(
    signComplemento(openAutoridad(), {
      emisor: { rfc, nombre: hotel?.nombreFiscal ?? '', cp: hotel?.codigoPostal ?? '' },
      uuid: randomUUID().toUpperCase(),
      folio: '1',
      fechaPago,
      dia,
      doctos: facturas.map(({ uuid, total }) => ({
        uuid,
        numParcialidad: 1,
        saldoAnterior: total,
        pagado: total,
      })),
    }).bytes,
  )

test('[C-015, C-016, C-070, C-125, C-164] a complement is refused with its reason, corrected, saved with its PDF and listed', async () => {
  const page = await product.open('proveedor@valija.demo', { ruta: '/complemento' })
  // The screen is called what it is; the document's heading stands over the supplier's panel.
  await page.getByRole('heading', { level: 1, name: 'Complementos de pago' }).waitFor()
  await page.getByRole('heading', { level: 2, name: 'OperativoComisionista' }).waitFor()
  await expect.poll(() => page.title()).toContain('Complementos de pago')
  const pendientes = page.getByRole('tab', { name: /Pendientes/ })
  await expect.poll(() => pendientes.textContent()).toContain('2')
  await page
    .getByRole('button', { name: /Ver datos/ })
    .first()
    .click()
  const card = page.getByRole('dialog')
  await card.getByText(`IdDocumento: ${lote.facturas[0]?.uuid}`).waitFor()
  await card.getByText('05/11/2026').waitFor()
  await card.getByRole('button', { name: 'Cerrar' }).last().click()

  await page.getByRole('link', { name: 'Subir complementos' }).click()
  await page.getByRole('heading', { name: 'Subir complementos de pago' }).waitFor()
  const files = page.locator('input[type=file]').first()
  const xml = (name: string, buffer: Buffer) => ({ name, mimeType: 'text/xml', buffer })
  await files.setInputFiles(xml('mal.xml', complemento(lote.facturas, '2026-10-11')))
  const wrong = page.getByRole('group', { name: 'mal.xml' })
  const reason = wrong.getByText('La fecha de pago es 11/10/2026 y el pago se hizo el 12/10/2026.')
  await reason.first().waitFor()
  // What is the same for its two facturas is said once.
  await expect.poll(() => reason.count()).toBe(1)
  await page.getByText('Todos tus complementos son incorrectos.').waitFor()
  await page.getByRole('button', { name: 'Quitar mal.xml' }).click()
  await page.getByText('Quitaste mal.xml.').waitFor()
  await expect.poll(() => wrong.count()).toBe(0)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await reason.first().waitFor()
  await page.getByRole('button', { name: 'Quitar mal.xml' }).click()
  await wrong.waitFor({ state: 'hidden' })

  await files.setInputFiles(xml('bien.xml', complemento(lote.facturas)))
  const right = page.getByRole('group', { name: 'bien.xml' })
  await right.getByText('Correcto').waitFor()
  const save = page.getByRole('button', { name: 'Guardar complementos' })
  await expect.poll(() => save.isDisabled()).toBe(true)
  // [IX-C3] What is no PDF is told where it was chosen, not on saving.
  await page
    .getByLabel('PDF de bien.xml')
    .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('x') })
  await right.getByText('foto.png no es un archivo PDF.').waitFor()
  await expect.poll(() => save.isDisabled()).toBe(true)
  await page
    .getByLabel('PDF de bien.xml')
    .setInputFiles({ name: 'bien.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdfDePrueba('REP')) })
  await save.click()
  await page.getByText('Se guardó 1 complemento').waitFor()
  await page.getByRole('tab', { name: /Recibidos/ }).waitFor()
  await expect.poll(() => page.getByRole('tab', { name: /Recibidos/ }).textContent()).toContain('1')
  await expect.poll(() => pendientes.textContent()).toContain('0')
  expect(product.consoleErrors).toEqual([])
})

test('[IX-B] the complements open where something waits: at the overdue ones, when nothing is in time', async () => {
  const page = await product.open('proveedor@valija.demo', { ruta: null })
  const resumen = { pendientes: 0, vencidos: 4, recibidos: 0, porRevisar: 0, porCancelarse: 0 }
  await page.route('**/api/complementos/resumen', (route) =>
    route.fulfill({ json: resumen, headers: { 'x-valija': '1' } }),
  )
  await page.goto(`${product.url}/complemento`)
  await page.getByRole('tab', { name: /Vencidos/, selected: true }).waitFor()
  await page.getByText('Ningún complemento está vencido').waitFor()
  // Who chooses the other stays there.
  await page.getByRole('tab', { name: /Pendientes/ }).click()
  await page.getByRole('tab', { name: /Pendientes/, selected: true }).waitFor()
})

test('[VIII-B5] of a list, why its download failed and why an action on a row failed are both told', async () => {
  const page = await product.open('proveedor@valija.demo', { ruta: '/complemento?situacion=recibidos' })
  const nothing = (route: Route) => route.fulfill({ json: {} })
  for (const llamada of ['**/api/boletos', '**/verificar']) await page.route(llamada, nothing)
  await page.getByRole('button', { name: 'Descargar registros' }).click()
  await page.getByRole('menuitem').first().click()
  await expect.poll(() => page.getByRole('alert').count()).toBe(1)
  const fila = page.getByRole('grid').locator('tbody tr').first()
  await fila.getByRole('button', { name: /^Más acciones/ }).click()
  await page.getByRole('menuitem', { name: 'Preguntar al SAT' }).click()
  await expect.poll(() => page.getByRole('alert').count()).toBe(2)
  await page.context().close()
})

const sat = (caido: boolean) => switchSandbox(product, { sat: { caido } })
/** A lote of one factura, paid in full: its complement is owed. */
async function pagado(nombre: string, folio: string): Promise<LoteSembrado> {
  const creador = await personaDe(product.valija.deps, 'proveedor@valija.demo')
  const uno = await seedLote(product.valija, {
    creador,
    nombre,
    facturas: 1,
    estatus: 'En proceso de pago',
    dia,
  })
  const pago = { idFactura: uno.id, rfc, bancobeneficiario: 'BBVA', fechapago: dia, folio }
  await product.api('admin@valija.demo', 'POST', '/api/Factura/guardarComprobantes', [
    { ...pago, totalLayout: uno.total / 100 },
  ])
  await product.api('admin@valija.demo', 'PUT', '/api/Factura/actualizar-estatus-a-pagado', [uno.id])
  return uno
}

test('a tax authority that is silent calls nothing wrong: it is checked again from here', async () => {
  const otro = await pagado('Sin respuesta', 'E2')
  await sat(true)
  const page = await product.open('proveedor@valija.demo', { ruta: '/nuevo/complemento' })
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'rep.xml', mimeType: 'text/xml', buffer: complemento(otro.facturas) })
  const row = page.getByRole('group', { name: 'rep.xml' })
  await row.getByText('Sin verificar').waitFor()
  await page.getByText('Falta 1 complemento por revisar').waitFor()
  await expect.poll(() => page.getByText('Todos tus complementos son incorrectos.').count()).toBe(0)
  await sat(false)
  await page.getByRole('button', { name: 'Revisar otra vez' }).click()
  await row.getByText('Correcto').waitFor()
  // A connection that breaks loses no file either.
  await page.route('**/api/complementos/revisar', (route) => route.abort())
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'otro.xml', mimeType: 'text/xml', buffer: complemento(otro.facturas) })
  await page.getByText('Faltan 2 complementos por revisar').waitFor()
  await page.getByRole('button', { name: 'Quitarlos' }).click()
  await row.getByText('Correcto').waitFor()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'otro.xml', mimeType: 'text/xml', buffer: complemento(otro.facturas) })
  await page.getByText('Faltan 2 complementos por revisar').waitFor()
  await page.unroute('**/api/complementos/revisar')
  await page.getByRole('button', { name: 'Revisar otra vez' }).click()
  await page.getByRole('group', { name: 'otro.xml' }).getByText('Incorrecto').waitFor()
  // One that is too big is named, and keeps none of the others from being checked.
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'enorme.xml', mimeType: 'text/xml', buffer: Buffer.alloc(3 * 1024 * 1024, '<') })
  await page.getByText(/enorme\.xml/).waitFor()
  await row.getByText('Correcto').waitFor()
  // [VI-D3] Neither does a PDF go without a word for having another name.
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'acuse.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdfDePrueba('A')) })
  await page.getByText(/acuse\.pdf no se unió a ningún complemento/).waitFor()
})

test('[IX-D3] a line that hangs once all has left is told after a while, keeps all, and a second try saves it once', async () => {
  const suyo = await pagado('Línea detenida', 'E4')
  const page = await product.open('proveedor@valija.demo', { ruta: '/nuevo/complemento' })
  await page.clock.install()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      { name: 'colgado.xml', mimeType: 'text/xml', buffer: complemento(suyo.facturas) },
      { name: 'colgado.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdfDePrueba('REP')) },
    ])
  await page.getByRole('group', { name: 'colgado.xml' }).getByText('Correcto').waitFor()
  const done = Promise.withResolvers<void>()
  // The server does it, and nothing comes back: no answer, no end.
  await page.route('**/api/complementos', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    done.resolve()
  })
  // Who goes to look at the list and comes back finds them, however long it took.
  await page.getByRole('link', { name: 'Complementos de pago' }).click()
  await page.getByRole('tab', { name: /Recibidos/ }).waitFor()
  await page.clock.fastForward(15 * 60_000)
  await page.goBack()
  await page.getByRole('group', { name: 'colgado.xml' }).getByText('colgado.pdf').waitFor()
  const guardar = page.getByRole('button', { name: 'Guardar complementos' })
  await guardar.dblclick()
  await done.promise
  await page.clock.fastForward(121_000)
  await page.getByText('La conexión se detuvo y dejamos de esperar').waitFor()
  await page.getByRole('group', { name: 'colgado.xml' }).waitFor()
  await page.unroute('**/api/complementos')
  await guardar.click()
  await page.getByText('Se guardó 1 complemento').waitFor()
  const [uno] = suyo.facturas
  const { n } = await product.valija.deps.db
    .selectFrom('complementoFolios')
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .where('idDocumento', '=', uno?.uuid ?? '')
    .executeTakeFirstOrThrow()
  expect(Number(n)).toBe(1)
})

test.each([
  [1440, 'Aceptar', 'Complemento aceptado', 'Vigente'],
  [390, 'Rechazar', 'Complemento no aceptado: sus pagos vuelven a esperar uno', 'Rechazado'],
])(
  '[VI-A5] at %i one por revisar is found, read and answered with a reason: %s',
  async (width, verbo, dicho, estado) => {
    const suyo = await pagado(`Por revisar ${width}`, `E${width}`)
    const nuevo = '<cfdi:Complemento><n:Nuevo xmlns:n="http://www.sat.gob.mx/nuevo" clave="1">dato</n:Nuevo>'
    const xml = complemento(suyo.facturas).toString('utf8').replace('<cfdi:Complemento>', nuevo)
    const hotelero = await product.open('proveedor@valija.demo', {
      ruta: '/nuevo/complemento',
      viewport: { width, height: 900 },
    })
    const files = hotelero.locator('input[type=file]').first()
    const pdf = { name: 'duda.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdfDePrueba('REP')) }
    await files.setInputFiles([{ name: 'duda.xml', mimeType: 'text/xml', buffer: Buffer.from(xml) }, pdf])
    await hotelero.getByText(/No está rechazado: se guarda por revisar/).waitFor()
    await hotelero.getByText('1 complemento por revisar', { exact: true }).waitFor()
    await hotelero.getByRole('button', { name: 'Guardar complementos' }).click()
    await hotelero.getByText('Se guardó 1 complemento').waitFor()

    const page = await product.open('admin@valija.demo', {
      ruta: '/complemento?situacion=porRevisar',
      viewport: { width, height: 900 },
    })
    const fila = page.locator('main [data-id], main li').filter({ hasText: 'Por revisar' }).first()
    await fila.waitFor()
    await pressInRow(page, fila, verbo)
    const dialog = page.getByRole('dialog')
    await dialog.getByText(hotel?.nombreFiscal ?? '').waitFor()
    await dialog.getByText(/Nuevo/).waitFor()
    await dialog.getByRole('button', { name: 'Guardar el motivo' }).click()
    await dialog.locator('[aria-invalid=true]').waitFor()
    const motivo = dialog.getByRole('textbox')
    await motivo.fill('Se preguntó al SAT por teléfono')
    // [VI-D8] A proxy that answers in the server's place decided nothing: the reason stays, and can be sent again.
    await page.route('**/revision', (route) => route.fulfill({ json: { mensaje: dicho } }))
    await dialog.getByRole('button', { name: 'Guardar el motivo' }).click()
    await dialog.getByRole('alert').waitFor()
    await expect.poll(() => motivo.inputValue()).toBe('Se preguntó al SAT por teléfono')
    await expect.poll(() => page.getByText(dicho).count()).toBe(0)
    await page.unroute('**/revision')
    await dialog.getByRole('button', { name: 'Guardar el motivo' }).click()
    await page.getByText(dicho).waitFor()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('tab', { name: /Recibidos/ }).click()
    await page.locator('main [data-id], main li').getByText(estado, { exact: true }).first().waitFor()
    await fits(page)
  },
)

test('[VI-E3] the home leads to the complement whose issuer asked the SAT to cancel it; with none, no tab is shown for it', async () => {
  const suyo = await pagado('Por cancelarse', 'E77')
  const hotelero = await product.open('proveedor@valija.demo', { ruta: '/nuevo/complemento' })
  await hotelero
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      { name: 'se-cancela.xml', mimeType: 'text/xml', buffer: complemento(suyo.facturas) },
      { name: 'se-cancela.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdfDePrueba('REP')) },
    ])
  await hotelero.getByRole('button', { name: 'Guardar complementos' }).click()
  await hotelero.getByText('Se guardó 1 complemento').waitFor()
  const tab = hotelero.getByRole('tab', { name: /Por cancelarse/ })
  await hotelero.getByRole('tab', { name: /Recibidos/, selected: true }).waitFor()
  expect(await tab.count()).toBe(0)

  const { db } = product.valija.deps
  const { id } = await db
    .selectFrom('complementos')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('complementos')
    .set({ estatusCancelacion: 'En proceso' })
    .where('id', '=', id)
    .execute()
  const page = await product.open('admin@valija.demo')
  await page
    .getByText(/1 complemento de pago que su emisor pidió cancelar/)
    .first()
    .waitFor()
  await page.goto(`${product.url}/complemento?situacion=porCancelarse`)
  await page.getByRole('tab', { name: /Por cancelarse/, selected: true }).waitFor()
  const filas = page.locator('main [data-id], main li')
  await filas.getByText('Por cancelarse', { exact: true }).waitFor()
  expect(await filas.count()).toBe(1)
  // A SAT that is silent is not said to have answered; asked again it has it live, and nobody asking to cancel it.
  await sat(true)
  await pressInRow(page, filas.first(), 'Preguntar al SAT')
  await page.getByText(/^El SAT no respondió/).waitFor()
  await sat(false)
  await pressInRow(page, filas.first(), 'Preguntar al SAT')
  await page.getByText('El SAT dice: Vigente', { exact: true }).waitFor()
  await page.getByText('De ningún complemento se ha pedido al SAT la cancelación').waitFor()
  await db
    .updateTable('complementos')
    .set({ estatusCancelacion: 'En proceso' })
    .where('id', '=', id)
    .execute()
  await hotelero.reload()
  await tab.waitFor()
})

test('[C-124, C-125] accounting reads the received complements and has no upload', async () => {
  const page = await product.open('operativo.comisionista@valija.demo', { ruta: '/complemento' })
  await page.getByRole('heading', { name: 'Complementos de pago' }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Subir complementos' }).count()).toBe(0)
  await page.goto(`${product.url}/nuevo/complemento`)
  await page
    .getByText(/no tienes permiso/i)
    .first()
    .waitFor()
})
