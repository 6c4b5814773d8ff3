import { randomUUID } from 'node:crypto'
import { openAutoridad } from '@valija/sandbox/muestras/autoridad.ts'
import { signComplemento } from '@valija/sandbox/muestras/complemento.ts'
import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdfDePrueba } from '../../apps/server/src/testing/documentos-de-prueba.ts'
import { type LoteSembrado, seedLote } from '../../apps/server/src/testing/seed-lote.ts'
import { type Product, startProduct } from '../setup/product.ts'

const dia = '2026-10-12'
let product: Product
let lote: LoteSembrado
const hotel = makeMundo().proveedor('101')
const rfc = (hotel?.rfc ?? '').replaceAll('-', '')
beforeAll(async () => {
  product = await startProduct({ dia })
  const { id, email } = await product.valija.deps.db
    .selectFrom('usuarios')
    .select(['id', 'email'])
    .where('email', '=', 'proveedor@valija.demo')
    .executeTakeFirstOrThrow()
  const creador = { id, correo: email }
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
  await wrong.getByText('La fecha de pago es 2026-10-11 y el pago se hizo el 2026-10-12.').first().waitFor()
  await page.getByText('Todos tus complementos son incorrectos.').waitFor()
  await page.getByRole('button', { name: 'Quitar mal.xml' }).click()
  await wrong.waitFor({ state: 'hidden' })

  await files.setInputFiles(xml('bien.xml', complemento(lote.facturas)))
  const right = page.getByRole('group', { name: 'bien.xml' })
  await right.getByText('Correcto').waitFor()
  const save = page.getByRole('button', { name: 'Guardar complementos' })
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

test('a tax authority that is silent calls nothing wrong: it is checked again from here', async () => {
  const otro = await seedLote(product.valija, {
    creador: await product.valija.deps.db
      .selectFrom('usuarios')
      .select(['id', 'email as correo'])
      .where('email', '=', 'proveedor@valija.demo')
      .executeTakeFirstOrThrow(),
    nombre: 'Sin respuesta',
    facturas: 1,
    estatus: 'En proceso de pago',
    dia,
  })
  await product.api('admin@valija.demo', 'POST', '/api/Factura/guardarComprobantes', [
    {
      idFactura: otro.id,
      rfc,
      bancobeneficiario: 'BBVA',
      fechapago: dia,
      totalLayout: otro.total / 100,
      folio: 'E2',
    },
  ])
  await product.api('admin@valija.demo', 'PUT', '/api/Factura/actualizar-estatus-a-pagado', [otro.id])
  const sat = (caido: boolean) =>
    fetch(`${product.sandbox.url}/interruptores`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sat: { caido } }),
    })
  await sat(true)
  const page = await product.open('proveedor@valija.demo', { ruta: '/nuevo/complemento' })
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'rep.xml', mimeType: 'text/xml', buffer: complemento(otro.facturas) })
  const row = page.getByRole('group', { name: 'rep.xml' })
  await row.getByText('Sin verificar').waitFor()
  await page.getByText('Falta revisar 1 complemento').waitFor()
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
  await page.getByText('Faltan revisar 2 complementos').waitFor()
  await page.getByRole('button', { name: 'Quitarlos' }).click()
  await row.getByText('Correcto').waitFor()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'otro.xml', mimeType: 'text/xml', buffer: complemento(otro.facturas) })
  await page.getByText('Faltan revisar 2 complementos').waitFor()
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
