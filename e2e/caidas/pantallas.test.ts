import type { Sesion } from '@valija/contract/sesion.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Screen, verdict } from '../../apps/web/src/app/screen.ts'
import { paths } from '../../apps/web/src/lib/paths.ts'
import { sembrarAnio } from '../inicio/sembrar.ts'
import { layLine } from '../setup/line.ts'
import { type Product, startProduct } from '../setup/product.ts'
import { addressOf, screens } from '../setup/screens.ts'
import { settled } from '../setup/settled.ts'

const who = ['admin', 'proveedor', 'comisionista', 'operativo.proveedor', 'operativo.comisionista', 'usuario']
const pages = new Map<string, Page>()
let product: Product
let line: Awaited<ReturnType<typeof layLine>>
const sesiones = new Map<string, Sesion>()
beforeAll(async () => {
  product = await startProduct({ dia: '2026-10-12', estancias: true })
  line = await layLine(product.url)
  await sembrarAnio(product, 'proveedor@valija.demo', '2026-10-12')
  for (const name of who) {
    sesiones.set(name, await product.api<Sesion>(`${name}@valija.demo`, 'GET', '/api/sesion'))
    pages.set(name, await product.open(`${name}@valija.demo`, { ruta: null }))
  }
})
afterAll(async () => {
  await product.stop()
  await line.stop()
})

const visitorOf = (screen: Screen): string =>
  who.find((name) => verdict(screen, sesiones.get(name) as Sesion) === 'pasa') ?? 'admin'
const pageOf = (name: string): Page => pages.get(name) as Page
const retries = (page: Page) => page.getByRole('button', { name: 'Reintentar' })
const toasts = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Cerrar', exact: true })
/** What says by itself that it is not known, and asks again by itself. */
const quiet = ['/api/sistemas', '/api/simulador', '/api/inicio/avisos']
/** Who is there, and what is new: without them there is no screen. */
const frame = /^\/api\/(sesion|eventos)$/

const own = screens.filter(({ gate }) => gate !== 'publica')
const visits: [string, string | null][] = [
  ...own.map(({ path }): [string, null] => [path, null]),
  // Who waits to be let in has no home yet.
  ...who.slice(1, -1).map((name): [string, string] => [paths.inicio, name]),
  [paths.facturaProveedor, 'proveedor'],
  [paths.facturasComisionista, 'comisionista'],
  [paths.facturaComisionistaCrear, 'comisionista'],
]

describe('what a screen asks and is not answered', () => {
  test.each(visits)(
    '[IX-D3] at %s is said, and asked again whole by one press of Reintentar (%s)',
    async (path, name) => {
      const screen = own.find((one) => one.path === path) as Screen
      const page = pageOf(name ?? visitorOf(screen))
      let broken = true
      const failed = new Set<string>()
      const answered = new Set<string>()
      await page.route('**/api/**', async (route) => {
        const { pathname } = new URL(route.request().url())
        if (frame.test(pathname) || route.request().method() !== 'GET') return route.continue()
        // What asks again by itself would ask for the rest too, once it is answered.
        if (!broken && pathname !== '/api/sistemas') {
          answered.add(pathname)
          return route.continue()
        }
        if (broken) failed.add(pathname)
        return route.fulfill({ status: 500, json: { codigo: 'x', mensaje: 'Falló.', referencia: 'CA1DA' } })
      })
      try {
        await page.goto(`${product.url}${addressOf(path)}`)
        await settled(page)
        const told = [...failed].filter((one) => !quiet.includes(one))
        if (told.length === 0) return
        await retries(page).first().waitFor()
        expect(await toasts(page).count()).toBe(0)
        broken = false
        await retries(page).first().click()
        await expect.poll(() => told.filter((one) => !answered.has(one))).toEqual([])
        await expect.poll(() => retries(page).count()).toBe(0)
        await settled(page)
      } finally {
        await page.unroute('**/api/**')
      }
    },
  )
})

/** Where it is open, and a field of it that is typed into, if it has one. */
const open: [string, string, string | RegExp | null][] = [
  ['admin', paths.inicio, null],
  ['operativo.proveedor', paths.inicio, null],
  ['proveedor', paths.inicio, null],
  ['comisionista', paths.inicio, null],
  ['admin', paths.facturaProveedor, 'Buscar'],
  ['admin', `${paths.facturaProveedor}?lote=1`, null],
  ['proveedor', paths.facturaCrearProveedor, null],
  ['admin', `${paths.listarPagos}?estadoID=todos`, 'Buscar'],
  ['admin', paths.crearPago, 'Localizador'],
  ['admin', paths.conciliacion, null],
  ['admin', addressOf(paths.reserva), null],
  ['admin', '/usuario', 'Buscar'],
  ['admin', '/usuario/crear', /^Correo/],
  ['admin', paths.configuraciones, null],
]
test('[IX-D3] a server that goes and comes back under every one of these screens, open side by side: it is said once, what was typed stays, and it comes back by itself', async () => {
  // Each person's browser knows who is there under the line's address too.
  for (const name of new Set(open.map(([name]) => name))) await pageOf(name).goto(`${line.url}/valija.svg`)
  const shown = await Promise.all(
    open.map(async ([name, ruta, field]) => {
      const page = await pageOf(name).context().newPage()
      await page.goto(`${line.url}${ruta}`)
      await settled(page)
      const typed = field === null ? null : page.getByRole('main').getByLabel(field).first()
      await typed?.fill('AB12')
      await page.evaluate(() => Object.assign(globalThis, { siguePuesta: true }))
      return { at: `${name} ${ruta}`, page, typed, before: new URL(page.url()).pathname }
    }),
  )
  const gone = (page: Page) => page.getByText('Sin conexión con el servidor.')
  try {
    await line.cut()
    for (const { at, page } of shown) {
      await gone(page).waitFor()
      await page.getByText('SAT: no se sabe').waitFor({ state: 'attached' })
      expect(await toasts(page).count(), at).toBe(0)
    }
  } finally {
    await line.mend()
  }
  for (const { at, page, typed, before } of shown) {
    await gone(page).waitFor({ state: 'detached' })
    await page.getByText(/^SAT en línea/).waitFor({ state: 'attached' })
    await settled(page)
    // What was under way while it was gone may be lost only now: it is asked again too.
    await expect.poll(() => retries(page).count(), { message: at }).toBe(0)
    if (typed) expect(await typed.inputValue(), at).toBe('AB12')
    expect(new URL(page.url()).pathname, at).toBe(before)
    expect(await page.evaluate(() => 'siguePuesta' in globalThis), at).toBe(true)
    await page.close()
  }
})
