import { buenLote } from '@valija/sandbox/muestras/lote.ts'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chooseLayout, dropXml } from '../borradores/lote-files.ts'
import { draftThroughHttp } from '../borradores/save-through-http.ts'
import { importar, pagar } from '../conciliacion/sembrar.ts'
import { type Product, startProduct } from '../setup/product.ts'

const dia = '2026-10-12'
const hotelero = 'proveedor@valija.demo'
let product: Product
let desde = 0
beforeAll(async () => {
  product = await startProduct({ dia })
})
afterAll(() => product.stop())

const muestra = (n: number) => buenLote({ n, proveedor: '101', dia, desde: (desde += 30) })
const count = async (from: ReturnType<typeof sql<{ n: number }>>) =>
  (await from.execute(product.valija.deps.db)).rows[0]?.n ?? 0
const lotesDe = (nombre: string) => count(sql`select count(*)::int as n from lotes where nombre = ${nombre}`)
/** The same draft in two tabs of one browser. */
async function enDos(nombre: string, paso: string): Promise<{ id: string; a: Page; b: Page }> {
  const id = await draftThroughHttp(product, await muestra(1), { nombre })
  const ruta = (de: string) => `/factura/crear/proveedor?borrador=${id}&paso=${de}`
  const a = await product.open(hotelero, { ruta: ruta(paso) })
  const b = await a.context().newPage()
  await b.goto(`${product.url}${ruta('confirmar')}`)
  await b.getByRole('button', { name: 'Cargar lote' }).waitFor()
  return { id, a, b }
}
/** A file dropped in a tab that has no network for files. */
async function waiting(page: Page): Promise<string> {
  const { xmls } = await muestra(1)
  await page.route('**/cfdis', (route) => route.abort())
  await dropXml(page, xmls)
  await page.getByText('No hay conexión. Tus archivos están guardados en este equipo').waitFor()
  return xmls[0]?.nombre ?? ''
}
const confirmar = async (page: Page) => {
  await page.getByRole('button', { name: 'Cargar lote' }).click()
  return page.getByRole('dialog').getByRole('button', { name: 'Confirmar' })
}

test('[VI-D8] saved in one tab while another still had a file for it: both show the lote, the file is named, and no draft begins again', async () => {
  const { id, a, b } = await enDos('Uno con espera', 'facturas')
  const nombre = await waiting(a)
  await (await confirmar(b)).click()
  for (const page of [b, a]) await page.getByText('Lote «Uno con espera» guardado').waitFor()
  await a.unroute('**/cfdis')
  const fuera = a.getByRole('listitem').filter({ hasText: nombre })
  await fuera.getByText(/Este borrador ya se guardó: es el lote «Uno con espera»/).waitFor()
  expect(await lotesDe('Uno con espera')).toBe(1)
  expect(await count(sql`select count(*)::int as n from borradores where id = ${id}`)).toBe(0)
  // Opened once more, it is that lote, and the file does not come back.
  await a.reload()
  await a.getByText('Lote «Uno con espera» guardado').waitFor()
  await expect.poll(() => a.getByRole('listitem').filter({ hasText: nombre }).count()).toBe(0)
})

test('[VI-D8] thrown away in one tab while another still had a file for it: it is gone in both, and the file is named', async () => {
  const { id, a, b } = await enDos('Uno tirado', 'facturas')
  const nombre = await waiting(a)
  await product.api(hotelero, 'DELETE', `/api/borradores/${id}`)
  for (const page of [a, b]) await page.getByText('Este borrador ya no existe').first().waitFor()
  await a.unroute('**/cfdis')
  await a
    .getByRole('listitem')
    .filter({ hasText: nombre })
    .getByText(/Este borrador ya no existe/)
    .waitFor()
  expect(await count(sql`select count(*)::int as n from borradores where id = ${id}`)).toBe(0)
})

test('[VI-D8] confirmed in two tabs at once it is one lote, and both show it', async () => {
  const { a, b } = await enDos('Uno a la vez', 'confirmar')
  const botones = await Promise.all([a, b].map(confirmar))
  await Promise.all(botones.map((boton) => boton.click()))
  for (const page of [a, b]) await page.getByText('Lote «Uno a la vez» guardado').waitFor()
  expect(await lotesDe('Uno a la vez')).toBe(1)
})

test('[VI-D8] files dropped in two tabs of one draft are each there once, and both show all', async () => {
  const { id, a, b } = await enDos('Uno de los dos', 'facturas')
  await b.goto(`${product.url}/factura/crear/proveedor?borrador=${id}&paso=facturas`)
  const filas = (page: Page) => page.getByRole('table', { name: 'Facturas del lote' }).locator('tbody tr')
  const { xmls } = await muestra(3)
  // The second is dropped in both.
  await Promise.all([dropXml(a, xmls.slice(0, 2)), dropXml(b, xmls.slice(1))])
  const facturas = () => count(sql`select count(*)::int as n from borrador_cfdis where borrador_id = ${id}`)
  for (const page of [a, b]) await expect.poll(() => filas(page).count(), { timeout: 15_000 }).toBe(4)
  await expect.poll(facturas).toBe(4)
  // [IX-C3] One taken out in one is told in the other, whatever step it shows, and put back from there.
  const ida = async (page: Page) => {
    const nombre = await page
      .getByRole('button', { name: /^Quitar la factura/ })
      .first()
      .getAttribute('aria-label')
    return nombre?.replace('Quitar la factura ', '') ?? ''
  }
  const nombre = await ida(a)
  await a.getByRole('button', { name: `Quitar la factura ${nombre}`, exact: true }).click()
  await a.getByText(`Quitaste ${nombre}.`).waitFor()
  const dicho = b
    .getByRole('status')
    .filter({ hasText: 'En otra ventana, con tu cuenta, se quitó de este lote' })
  await dicho.getByText(nombre).waitFor()
  expect(await a.getByText('En otra ventana').count()).toBe(0)
  await dicho.getByRole('button', { name: 'Deshacer' }).click()
  await dicho.waitFor({ state: 'detached' })
  for (const page of [a, b]) await expect.poll(() => filas(page).count()).toBe(4)
})

test('[IX-C3] a layout put in one tab in the place of another is named in the other tab, and not in its own', async () => {
  const lote = await muestra(1)
  const id = await draftThroughHttp(product, lote, { nombre: 'Dos layouts' })
  const ruta = (paso: string) => `/factura/crear/proveedor?borrador=${id}&paso=${paso}`
  const a = await product.open(hotelero, { ruta: ruta('layout') })
  const b = await a.context().newPage()
  await b.goto(`${product.url}${ruta('confirmar')}`)
  await b.getByRole('button', { name: 'Cargar lote' }).waitFor()
  await a.getByRole('button', { name: 'Descargar layout' }).waitFor()
  await chooseLayout(a, lote.layoutXlsx, 'corregido.xlsx')
  const dicho = b.getByRole('status').filter({
    hasText: 'En otra ventana, con tu cuenta, cambió el layout de este lote: ahora es corregido.xlsx.',
  })
  await dicho.waitFor()
  await a.getByText('corregido.xlsx').first().waitFor()
  await expect.poll(() => a.getByText('En otra ventana').count()).toBe(0)
  await dicho.getByRole('button', { name: 'Cerrar' }).click()
  await dicho.waitFor({ state: 'detached' })
  // One whose answer was lost is its own all the same.
  const llamada = `**/api/borradores/${id}/layout*`
  await a.route(llamada, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await chooseLayout(a, lote.layoutXlsx, 'perdido.xlsx')
  await b.getByRole('status').filter({ hasText: 'ahora es perdido.xlsx.' }).waitFor()
  await a.getByText('corregido.xlsx').first().waitFor({ state: 'detached' })
  await a.getByText('perdido.xlsx').first().waitFor()
  expect(await a.getByText('En otra ventana').count()).toBe(0)
})

/** A draft open in two tabs on its files; the first has one that cannot leave. */
async function conEspera(nombre: string) {
  const dos = await enDos(nombre, 'facturas')
  const { id, a, b } = dos
  await waiting(a)
  await b.goto(`${product.url}/factura/crear/proveedor?borrador=${id}&paso=facturas`)
  const filas = (page: Page) => page.getByRole('table', { name: 'Facturas del lote' }).locator('tbody tr')
  const facturas = () => count(sql`select count(*)::int as n from borrador_cfdis where borrador_id = ${id}`)
  await b.locator('input[type=file]').first().waitFor({ state: 'attached' })
  return { ...dos, filas, facturas }
}

test('[VI-D8] a file that waits in one tab is sent by that one: another tab of the draft neither sends it nor calls it repeated', async () => {
  const { a, b, filas, facturas } = await conEspera('Uno espera aquí')
  const { xmls } = await muestra(3)
  await dropXml(b, xmls)
  await expect.poll(() => filas(b).count()).toBe(4)
  await expect.poll(facturas).toBe(4)
  await a.unroute('**/cfdis')
  for (const page of [a, b]) await expect.poll(() => filas(page).count()).toBe(5)
  await expect.poll(facturas).toBe(5)
  for (const page of [a, b]) expect(await page.getByText(/repetid|ya está en/i).count()).toBe(0)
})

test('[VI-D8] what a closed tab still had is sent by the one that is left', async () => {
  const { a, facturas } = await conEspera('Uno que se cerró')
  await a.close()
  await expect.poll(facturas).toBe(2)
})

test('[VI-D8] one row of the statement accepted in two tabs is applied once; undone in one it is back in both', async () => {
  const [pago] = await pagar(product, [{ localizador: 'LMP735', monto: 24_960, fechaPago: '2026-10-02' }])
  await importar(product, 'semana.xlsx', [
    { fecha: '07/10/2026', concepto: 'SPEI RECIBIDO BANORTE', ampliada: 'VACACIONES', abono: 24_960 },
  ])
  const a = await product.open('admin@valija.demo', { ruta: '/listar/pagos/conciliacion' })
  const b = await a.context().newPage()
  await b.goto(`${product.url}/listar/pagos/conciliacion`)
  const aplicar = (page: Page) =>
    page.getByRole('article', { name: new RegExp(`Pago ${pago}`) }).getByRole('button', { name: /^Aplicar/ })
  const hechas = () =>
    count(
      sql`select count(*)::int as n from acciones_conciliacion where clase = 'aceptar' and deshecha_en is null`,
    )
  await Promise.all([a, b].map((page) => aplicar(page).waitFor()))
  await Promise.all([a, b].map((page) => aplicar(page).click()))
  for (const page of [a, b])
    await page
      .getByRole('option')
      .filter({ hasText: /SPEI RECIBIDO BANORTE/ })
      .getByText(new RegExp(`pago ${pago}|ya no está por revisar`))
      .waitFor()
  expect(await hechas()).toBe(1)
  // Its row may be told of before its own answer comes.
  const dichos = () => Promise.all([a, b].map((page) => page.getByText(/aplicado: pago/).count()))
  await expect.poll(dichos).toContain(1)
  const quien = (await dichos())[0] === 1 ? a : b
  await quien.keyboard.press('z')
  await quien.getByText('Deshecho. El movimiento vuelve a estar por revisar.').waitFor()
  for (const page of [a, b]) await expect.poll(() => aplicar(page).count(), { timeout: 15_000 }).toBe(1)
  expect(await hechas()).toBe(0)
})
