import { strToU8, zipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Product, startProduct } from '../setup/product.ts'

const dia = '2026-10-12'
const admin = 'admin@valija.demo'
const hotelero = 'proveedor@valija.demo'
const agente = 'comisionista@valija.demo'
let product: Product
beforeAll(async () => {
  product = await startProduct({ dia })
  const { filas } = await product.api<{ filas: { bookingCode: string }[] }>(
    agente,
    'GET',
    '/api/comisiones?estado=porFacturar&porPagina=1',
  )
  await product.api(agente, 'POST', '/api/prefacturas', {
    bookingCodes: filas.map(({ bookingCode }) => bookingCode),
  })
})
afterAll(() => product.stop())

const una = strToU8('<una/>')
const zip = (name: string, bytes: Uint8Array) => ({
  name,
  mimeType: 'application/zip',
  buffer: Buffer.from(bytes),
})
const enOtro = zip('fuera.zip', zipSync({ 'dentro.zip': zipSync({ 'a.xml': una }) }))
/** Its only file under a password, as both of its headers say. */
function locked() {
  const { buffer } = zip('clave.zip', zipSync({ 'a.xml': [una, { level: 0 }] }))
  buffer[6] = 1
  buffer[buffer.indexOf('PK\u0001\u0002', 0, 'latin1') + 8] = 1
  return zip('clave.zip', buffer)
}
const conClave = locked()
const first = (page: Page) => page.locator('input[type=file]').first()

type Sitio = { quien: string | null; ruta: string; abre?: (page: Page) => Promise<unknown>; dice: RegExp[] }
/** Where a ZIP is opened, what is in it is told by name; where it is none of the kinds, the ZIP itself. */
const abierto = [/dentro\.zip/, /clave\.zip.*lleva contraseña/]
const sitios: Record<string, Sitio> = {
  'the hotel’s wizard': { quien: hotelero, ruta: '/factura/crear/proveedor', dice: abierto },
  'the guest’s wizard': { quien: null, ruta: '/factura/comisionista/invitado/crear', dice: abierto },
  'the agent’s pre-invoice': {
    quien: agente,
    ruta: '/factura/comisionista/crear?ver=factura',
    dice: abierto,
  },
  complements: { quien: hotelero, ruta: '/nuevo/complemento', dice: [/fuera\.zip/, /clave\.zip/] },
  receipts: {
    quien: admin,
    ruta: '/factura/proveedor?etapa=enProcesoDePago',
    abre: async (page) => {
      await page.getByRole('button', { name: 'Recibos de pago' }).click()
      const tipos = page.getByRole('dialog', { name: 'Selecciona el tipo de pago' })
      await tipos.getByText('BBVA', { exact: true }).click()
    },
    dice: [/fuera\.zip no es un archivo PDF/, /clave\.zip no es un archivo PDF/],
  },
  proofs: {
    quien: admin,
    ruta: '/crear/pago',
    dice: [/Solo se permiten archivos PDF e imágenes/, /Solo se permiten archivos PDF e imágenes/],
  },
  statements: {
    quien: admin,
    ruta: '/listar/pagos/estado-de-cuenta',
    dice: [/fuera\.zip no es/, /clave\.zip no es/],
  },
}

test.each(Object.entries(sitios))(
  '[VI-D3] at %s a ZIP in a ZIP and one with a password are told by name, and nothing of them is taken',
  async (_que, { quien, ruta, abre, dice }) => {
    for (const [i, archivo] of [enOtro, conClave].entries()) {
      const page = await product.open(quien, { ruta })
      await abre?.(page)
      const pedidos: string[] = []
      page.on('request', (request) => {
        if (/multipart/.test(request.headers()['content-type'] ?? '')) pedidos.push(request.url())
      })
      await first(page).setInputFiles(archivo)
      await page
        .getByText(dice[i] ?? '')
        .first()
        .waitFor()
      expect(pedidos).toEqual([])
    }
  },
)

const xmls = Array.from({ length: 300 }, (_, i) => ({
  name: `f${i}.xml`,
  mimeType: 'text/xml',
  buffer: Buffer.from(`<f n="${i}"/>`),
}))
/** `copia`: the file at that place is byte by byte the one before it. */
async function dropFiles(n: number, copia?: number) {
  const page = await product.open(hotelero, { ruta: '/factura/crear/proveedor' })
  const dropped = xmls
    .slice(0, n)
    .map((una, i) => ({ ...una, ...(i === copia ? { buffer: xmls[i - 1]?.buffer } : {}) }))
  await page.locator('input[aria-label="Facturas XML del lote"]').setInputFiles(dropped)
  return page
}
async function drop(n: number, copia?: number) {
  const page = await dropFiles(n, copia)
  await page
    .getByText(`Son ${copia === undefined ? n : n - 1} XML; un lote admite 200. Todavía no se carga ninguno.`)
    .first()
    .waitFor()
  return page
}

test('[VI-D3] 300 files are offered as two lotes and 250 are not cut by themselves: until a person says so, none is sent', async () => {
  await (await drop(300)).getByRole('button', { name: 'Cargarlos en 2 lotes' }).waitFor()
  const page = await drop(250)
  const guardados = () =>
    product.valija.deps.db
      .selectFrom('borradorCfdis')
      .select((eb) => eb.fn.countAll<string>().as('n'))
      .where('quitadoEn', 'is', null)
      .executeTakeFirstOrThrow()
  expect(Number((await guardados()).n)).toBe(0)
  await page.getByRole('button', { name: 'Cargar solo los primeros 200' }).click()
  await expect.poll(async () => Number((await guardados()).n)).toBe(200)
  await page
    .getByText(/f249\.xml/)
    .first()
    .waitFor()
})

test('[VI-D3] 201 files of which one is another byte by byte are one lote: the copy is told and counts against no limit', async () => {
  const { db } = product.valija.deps
  const guardados = async () =>
    Number(
      (
        await db
          .selectFrom('borradorCfdis')
          .select((eb) => eb.fn.countAll<string>().as('n'))
          .where('quitadoEn', 'is', null)
          .executeTakeFirstOrThrow()
      ).n,
    )
  const antes = await guardados()
  const page = await dropFiles(201, 200)
  await page
    .getByText(/Es idéntico a f199\.xml/)
    .first()
    .waitFor()
  await expect.poll(guardados, { timeout: 60_000 }).toBe(antes + 200)
  // The lote is full: one that it has already is told as that, and needs no other lote.
  await page.getByRole('button', { name: 'Atrás' }).click()
  await page
    .locator('input[aria-label="Facturas XML del lote"]')
    .setInputFiles(xmls.slice(0, 1).map((una) => ({ ...una, name: 'otra.xml' })))
  await page
    .getByText(/Es idéntico a f0\.xml/)
    .first()
    .waitFor()
  expect(await page.getByText('Todavía no se carga ninguno').count()).toBe(0)
})

test('[VI-D3] of 300 files in two lotes each keeps its own, and one that is byte by byte another is told where it was left out', async () => {
  const { db } = product.valija.deps
  const borradores = () =>
    db
      .selectFrom('borradorCfdis')
      .select(['borradorId', (eb) => eb.fn.countAll<string>().as('n')])
      .where('quitadoEn', 'is', null)
      .groupBy('borradorId')
      .execute()
  const antes = new Set((await borradores()).map(({ borradorId }) => borradorId))
  const page = await drop(300, 199)
  await page.getByRole('button', { name: 'Cargarlos en 2 lotes' }).click()
  const cuantas = async () =>
    (await borradores())
      .flatMap(({ borradorId, n }) => (antes.has(borradorId) ? [] : [Number(n)]))
      .toSorted((a, b) => a - b)
  await expect.poll(cuantas, { timeout: 90_000 }).toEqual([99, 200])
  await page
    .getByText(/Es idéntico a f198\.xml/)
    .first()
    .waitFor()
})

test('[VIII-C1] a ZIP opened after its screen was left calls nobody back to it, and what it held waits in its draft', async () => {
  const page = await product.open(hotelero, { ruta: '/factura/crear/proveedor' })
  const { promise: late, resolve: release } = Promise.withResolvers<void>()
  await page.route(/zip\.worker/, async (route) => {
    await late
    await route.fallback()
  })
  const asked = page.waitForRequest(/zip\.worker/)
  await first(page).setInputFiles(zip('lote.zip', zipSync({ 'a.xml': una })))
  await asked
  await page.getByRole('navigation', { name: 'Menú' }).getByRole('link', { name: 'Inicio' }).click()
  await page
    .getByRole('heading', { name: 'Lotes por etapa' })
    .or(page.getByText('Por resolver'))
    .first()
    .waitFor()
  const sent = page.waitForResponse(/\/cfdis$/)
  release()
  await (await sent).finished()
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/inicio')
})
