import { buenLote } from '@valija/sandbox/muestras/lote.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../apps/web/src/lib/paths.ts'
import { draftThroughHttp } from '../borradores/save-through-http.ts'
import { sembrarAnio } from '../inicio/sembrar.ts'
import { type Product, startProduct } from '../setup/product.ts'
import { settled } from '../setup/settled.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct({ dia: '2026-10-12', estancias: true })
  await sembrarAnio(product, 'proveedor@valija.demo', '2026-10-12')
  await draftThroughHttp(product, await buenLote({ n: 2, proveedor: '101', dia: '2026-10-12' }))
})
afterAll(() => product.stop())

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
/** Runs in the page, from before anything is drawn. */
function watchShifts(): void {
  const seen: number[] = []
  Object.assign(globalThis, { seen })
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as Shift[])
      if (!hadRecentInput) seen.push(value)
  }).observe({ type: 'layout-shift', buffered: true })
}

const visits: [string, string][] = [
  ['admin', paths.inicio],
  ['proveedor', paths.inicio],
  ['comisionista', paths.inicio],
  ['admin', paths.facturaProveedor],
  ['admin', `${paths.facturaProveedor}?lote=12`],
  ['admin', `${paths.facturaProveedor}?lote=13`],
  ['admin', `${paths.facturaProveedor}?lote=14`],
  ['admin', `${paths.facturaProveedor}?etapa=pagado`],
  ['proveedor', paths.facturaProveedor],
  ['admin', paths.complemento],
  ['admin', `${paths.conciliacion}?vista=bitacora`],
  ['admin', `${paths.listarPagos}?estadoID=todos`],
  ['admin', paths.conciliacion],
  ['admin', paths.sesiones],
  ['admin', paths.porFacturar],
  ['admin', `${paths.porFacturar}?ver=comisiones`],
  ['admin', paths.usuario],
  ['admin', paths.permisos],
  ['admin', paths.configuraciones],
  ['admin', paths.cuentaPago],
  ['admin', paths.estadosDeCuenta],
  ['comisionista', paths.facturaComisionistaCrear],
]
/** What a person begins to notice. */
const noticed = 0.03

test.each([1440, 390])(
  '[IX-D3] at %i px what arrives after the frame takes the room that was kept for it: nothing moves under the hand',
  async (width) => {
    const moved: [string, string, number][] = []
    const pages = new Map<string, Page>()
    let gate = Promise.withResolvers<void>()
    const arrive = async (name: string) => {
      const page = await product.open(`${name}@valija.demo`, {
        ruta: null,
        viewport: { width, height: 900 },
      })
      await page.addInitScript(watchShifts)
      await page.route('**/api/**', async (route) => {
        if (!route.request().url().endsWith('/api/sesion')) await gate.promise
        await route.continue()
      })
      pages.set(name, page)
      return page
    }
    for (const [name, ruta] of visits) {
      const page = pages.get(name) ?? (await arrive(name))
      gate = Promise.withResolvers<void>()
      await page.goto(`${product.url}${ruta}`, { waitUntil: 'commit' })
      await page.locator('main h1').waitFor({ state: 'attached' })
      gate.resolve()
      await settled(page)
      const seen = await page.evaluate(() => (globalThis as unknown as { seen: number[] }).seen)
      const sum = seen.reduce((all, one) => all + one, 0)
      if (sum > noticed) moved.push([name, ruta, Number(sum.toFixed(3))])
    }
    expect(moved).toEqual([])
  },
)
