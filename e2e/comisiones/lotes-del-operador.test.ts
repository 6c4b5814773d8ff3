import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enAnt } from '../lotes/sembrar.ts'
import { type Product, startProduct } from '../setup/product.ts'
import { sembrarComision } from './sembrar.ts'

const contable = 'operativo.comisionista@valija.demo'
const rows = '[role=grid] tr[data-id]'
let product: Product
beforeAll(async () => {
  product = await startProduct({ dia: '2026-10-12' })
})
afterAll(() => product.stop())

const typeDate = async (page: Page) => {
  await page.getByPlaceholder('DD/MM/AAAA').first().click()
  await page.keyboard.type('16102026')
}
test('[C-018, C-019, C-020, C-021, C-022] a lote without a validated RFC waits in its own inner tab until it passes', async () => {
  const { db } = product.valija.deps
  const bueno = await sembrarComision(product, { nombre: 'Con registro' })
  const sin = await sembrarComision(product, { nombre: 'Sin registro' })
  await db
    .updateTable('lotes')
    .set({ rfcSinValidar: true, proveedorRfc: 'ZZZ010101ZZ1' })
    .where('id', '=', sin.id)
    .execute()
  const page = await product.open(contable, { ruta: '/factura' })
  for (const nombre of ['Procesados', 'Lotes en proceso de envío', 'En proceso de pago', 'Pagados'])
    await page.getByRole('tab', { name: nombre }).waitFor()
  await page.getByText('Con registro').waitFor()
  await expect.poll(() => page.getByText('Sin registro').count()).toBe(0)
  await page.locator(rows, { hasText: 'Con registro' }).getByRole('checkbox').click()
  await typeDate(page)
  await page.getByRole('button', { name: 'Procesar Lotes' }).waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Validar lote' }).count()).toBe(0)
  await page.locator(rows, { hasText: 'Con registro' }).getByRole('checkbox').click()

  const pagina = page.waitForRequest(
    (request) => request.url().includes('/api/lotes?') && request.url().includes('sinValidar'),
  )
  await page.getByRole('button', { name: 'Lotes sin validar RFC' }).click()
  expect(new URL((await pagina).url()).searchParams.get('porPagina') ?? '15').toBe('15')
  await page.getByText('Sin registro').waitFor()
  await expect.poll(() => page.getByText('Con registro').count()).toBe(0)
  await page.getByText('Fecha de pago', { exact: true }).first().waitFor()
  await page.getByRole('button', { name: /Descargar registros/ }).waitFor()
  await page.locator(rows, { hasText: 'Sin registro' }).getByRole('checkbox').click()
  await expect.poll(() => page.getByRole('button', { name: 'Procesar Lotes' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Validar lote' }).click()
  await page.getByText('no corresponde a ningún comisionista registrado').waitFor()

  // Registered meanwhile: the same check, now with existeRfc, lets it through.
  const { proveedorRfc } = await db
    .selectFrom('lotes')
    .select('proveedorRfc')
    .where('id', '=', bueno.id)
    .executeTakeFirstOrThrow()
  await db.updateTable('lotes').set({ proveedorRfc }).where('id', '=', sin.id).execute()
  await page.locator(rows, { hasText: 'Sin registro' }).getByRole('checkbox').click()
  // [VIII-C1] Not judged, what was chosen stays chosen.
  const mensaje = 'Alguien más está con este lote.'
  await page.route(
    '**/validarRfc',
    (route) => route.fulfill({ status: 409, json: { codigo: 'otro', mensaje } }),
    {
      times: 1,
    },
  )
  await page.getByRole('button', { name: 'Validar lote' }).click()
  await page.getByText(mensaje).waitFor()
  await page.getByRole('button', { name: 'Validar lote' }).click()
  await page.getByText('1 lote validado').waitFor()
  await page.getByText('Sin registro').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Lotes correctos' }).click()
  await page.getByText('Sin registro').waitFor()
  expect(product.consoleErrors).toEqual([])
})

test('[C-024, C-057, C-058, C-059] Procesar Lotes asks once, cancels without loss, and says success when ANT has answered', async () => {
  const uno = await sembrarComision(product, { nombre: 'Octubre uno' })
  const dos = await sembrarComision(product, { nombre: 'Octubre dos' })
  const page = await product.open(contable, { ruta: '/factura' })
  for (const nombre of ['Octubre uno', 'Octubre dos'])
    await page.locator(rows, { hasText: nombre }).getByRole('checkbox').click()
  await typeDate(page)
  await page.getByRole('button', { name: 'Procesar Lotes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Se enviarán los lotes seleccionados' })
  await dialog.getByText('puede tardar varios minutos').waitFor()
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await enAnt(product, uno.id)).toEqual([])
  await page.getByRole('button', { name: 'Procesar Lotes' }).click()
  await dialog.getByRole('button', { name: 'Confirmar' }).click()
  await page.getByText('La información se envió correctamente').waitFor()
  await page.getByText('Éxito').first().waitFor()
  await page.getByRole('tab', { name: 'En proceso de pago' }).click()
  await page.getByText('Octubre uno').waitFor()
  const { db } = product.valija.deps
  for (const lote of [uno, dos]) {
    expect((await enAnt(product, lote.id)).map(({ aceptaciones }) => aceptaciones)).toEqual([1])
    const { enColaEn } = await db
      .selectFrom('lotes')
      .select('enColaEn')
      .where('id', '=', lote.id)
      .executeTakeFirstOrThrow()
    const { envioEn } = await db
      .selectFrom('facturas')
      .select('envioEn')
      .where('loteId', '=', lote.id)
      .executeTakeFirstOrThrow()
    // The queue first, a second's pause, then the packages.
    expect((envioEn?.getTime() ?? 0) - (enColaEn?.getTime() ?? 0)).toBeGreaterThanOrEqual(1000)
  }
  expect(product.consoleErrors).toEqual([])
})

test('[C-027] the agents’ list has Procesar Lotes for staff, and an agent’s call is refused', async () => {
  const lote = await sembrarComision(product, { nombre: 'De la agencia' })
  const page = await product.open('admin@valija.demo', { ruta: '/facturas/comisionista' })
  await page.locator(rows, { hasText: 'De la agencia' }).getByRole('checkbox').click()
  await typeDate(page)
  await page.getByRole('button', { name: 'Procesar Lotes' }).waitFor()
  await page.locator(rows, { hasText: 'De la agencia' }).getByRole('checkbox').click()
  await sembrarComision(product, { nombre: 'Ya procesado', estatus: 'En proceso de pago' })
  await page.getByRole('tab', { name: 'En proceso de pago' }).click()
  await page.locator(rows, { hasText: 'Ya procesado' }).getByRole('checkbox').click()
  const boton = page.getByRole('button', { name: 'Procesar Lotes' })
  await boton.waitFor()
  await expect.poll(() => boton.isDisabled()).toBe(true)
  await page.getByText('Los lotes de esta pestaña ya se procesaron; esperan su pago.').waitFor()

  const agente = await product.open('comisionista@valija.demo', { ruta: '/facturas/comisionista' })
  await agente.locator(rows, { hasText: 'De la agencia' }).waitFor()
  await expect.poll(() => agente.getByRole('button', { name: 'Procesar Lotes' }).count()).toBe(0)
  const kept = await agente.evaluate(() => localStorage.getItem('sesion'))
  const { token } = JSON.parse(kept ?? '') as { token: string }
  const refused = await fetch(`${product.url}/api/lotes/procesar`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ ids: [lote.id], fechaPago: '2026-10-16' }),
  })
  expect(refused.status).toBe(403)
  expect(product.consoleErrors).toEqual([])
})

test('[C-002, C-023, C-071] accounting enters a payment proof: every field is required, Guardar saves, Cerrar leaves', async () => {
  const lote = await sembrarComision(product, { nombre: 'Por pagar', estatus: 'En proceso de pago' })
  const page = await product.open(contable, { ruta: '/factura?etapa=enProcesoDePago' })
  const row = page.locator(rows, { hasText: 'Por pagar' })
  const open = async () => {
    await row.getByRole('button', { name: /Más/ }).click()
    await page.getByRole('menuitem', { name: 'Agregar comprobante' }).click()
  }
  await open()
  const dialog = page.getByRole('dialog')
  for (const campo of ['RFC', 'Fecha de Pago', 'Total', 'Folio', 'Banco Bancario'])
    await dialog.getByText(campo, { exact: true }).first().waitFor()
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await dialog.getByText('El formulario está incompleto!').waitFor()
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click()
  await dialog.waitFor({ state: 'detached' })
  await open()
  await dialog.getByPlaceholder('DD/MM/AAAA').first().click()
  await page.keyboard.type('12102026')
  await dialog.getByLabel('Total').fill((lote.total / 100).toFixed(2))
  await dialog.getByLabel('Banco Bancario').fill('BBVA')
  await dialog.getByLabel('Folio').fill('OP-9001')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await page.getByText('El lote Por pagar está pagado').first().waitFor()

  // The agent sees the payment of its lote, and so does its list.
  const agente = await product.open('comisionista@valija.demo', {
    ruta: '/facturas/comisionista?etapa=pagado',
  })
  const suya = agente.locator(rows, { hasText: 'Por pagar' })
  await suya.getByRole('button', { name: /Más/ }).click()
  await agente.getByRole('menuitem', { name: 'Pago', exact: true }).click()
  const pagos = agente.getByRole('dialog', { name: 'Detalles del pago' })
  await pagos.getByText('OP-9001').waitFor()
  expect(product.consoleErrors).toEqual([])
})

test('[C-029, C-030] an agent’s rows have Ver facturas, Ver reservas and Pago; what they open comes five a page', async () => {
  const lote = await sembrarComision(product, { nombre: 'Con siete', reservas: 7 })
  const page = await product.open('comisionista@valija.demo', { ruta: '/facturas/comisionista' })
  const row = page.locator(rows, { hasText: 'Con siete' })
  await row.getByRole('button', { name: 'Ver facturas' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Detalles del lote').first().waitFor()
  const facturas = dialog.getByRole('grid')
  await facturas.getByText('COM', { exact: false }).first().waitFor()
  await page.keyboard.press('Escape')
  await row.getByRole('button', { name: /Más/ }).click()
  const pedidas = page.waitForResponse((r) => r.url().includes('/reservas'))
  await page.getByRole('menuitem', { name: 'Ver reservas' }).click()
  const reservas = (await (await pedidas).json()) as { filas: { bookingCode: string }[]; total: number }
  expect(reservas).toMatchObject({ total: 7, filas: { length: 5 } })
  expect(lote.bookingCodes).toContain(reservas.filas[0]?.bookingCode)
  await dialog
    .getByText(reservas.filas[0]?.bookingCode ?? '?')
    .first()
    .waitFor()
  await page.keyboard.press('Escape')
  await row.getByRole('button', { name: /Más/ }).click()
  const pagos = page.waitForRequest((r) => r.url().includes(`/api/lotes/${lote.id}/pagos`))
  await page.getByRole('menuitem', { name: 'Pago', exact: true }).click()
  expect(new URL((await pagos).url()).searchParams.get('porPagina')).toBe('5')
  await page.getByText('Este lote aún no tiene pagos.').waitFor()
  expect(product.consoleErrors).toEqual([])
})
