import type { Sesion } from '@valija/contract/sesion.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toHtml } from '../apps/server/src/areas/correos/plantilla-html.ts'
import type { Screen } from '../apps/web/src/app/screen.ts'
import { verdict } from '../apps/web/src/app/screen.ts'
import { paths } from '../apps/web/src/lib/paths.ts'
import { sembrarAnio } from './inicio/sembrar.ts'
import { violations, violationsOfBothThemes } from './setup/axe.ts'
import { type Product, startProduct } from './setup/product.ts'
import { addressOf, screens } from './setup/screens.ts'
import { settled } from './setup/settled.ts'

/**
 * Every registered screen is visited once, as somebody who may open it, for all that is asked of every screen: a new one
 * without a line here. What is only reached by an action (dialogs) is checked in its own area's tests. Each visitor has one
 * page for all.
 */
let product: Product
/** What the pages did that no page may: against the content policy, or to another host. */
const broken: string[] = []
const strangers: string[] = []
let visited = 0
const who = ['admin', 'proveedor', 'comisionista', 'operativo.proveedor', 'operativo.comisionista', 'usuario']
const sesiones = new Map<string, Sesion>()
const pages = new Map<string, Page>()
beforeAll(async () => {
  product = await startProduct({ dia: '2026-10-12', estancias: true })
  await sembrarAnio(product, 'proveedor@valija.demo', '2026-10-12')
  await product.api('admin@valija.demo', 'POST', '/api/invitaciones', {
    correo: 'nueva@agencia.mx',
    rol: 'Operativo',
  })
  for (const name of who)
    sesiones.set(name, await product.api<Sesion>(`${name}@valija.demo`, 'GET', '/api/sesion'))
  for (const name of [...who, null]) {
    const page = await product.open(name === null ? null : `${name}@valija.demo`, { ruta: null })
    await watch(page)
    pages.set(String(name), page)
  }
})
afterAll(() => product.stop())

const visitorOf = (screen: Screen): string | null =>
  screen.gate === 'publica'
    ? null
    : (who.find((name) => verdict(screen, sesiones.get(name) as Sesion) === 'pasa') ?? 'admin')

async function watch(page: Page): Promise<void> {
  const { host } = new URL(product.url)
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (/^(https?|wss?):$/.test(url.protocol) && url.host !== host) strangers.push(url.href)
  })
  await page.exposeFunction('tellViolation', (text: string) => broken.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const tell = (globalThis as unknown as { tellViolation: (text: string) => void }).tellViolation
      tell(`${location.pathname}: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
}

async function violationsAt(name: string | null, ruta: string, width = 1440): Promise<string[]> {
  const page = pages.get(String(name)) as Page
  await page.setViewportSize({ width, height: 900 })
  await page.goto(`${product.url}${ruta}`)
  return (await violationsOfBothThemes(page)).map((one) => `${ruta} ${one}`)
}

/** Runs in the page: what stands outside of it, sideways, and is in no box that scrolls by itself. */
function beyondTheEdge(): string[] {
  const width = document.documentElement.clientWidth
  const { scrollWidth } = document.documentElement
  // An edge that falls between two pixels is not beyond.
  const out = scrollWidth > width + 1 ? [`page ${scrollWidth}`] : []
  const inBox = (element: Element): boolean => {
    for (let at = element.parentElement; at !== null; at = at.parentElement)
      if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX)) return true
    return false
  }
  for (const one of document.querySelectorAll(
    'h1, h2, h3, p, label, button, a, input, [role=tab], [role=status]',
  )) {
    const { left, right, width: own, height } = one.getBoundingClientRect()
    if (own <= 2 || height <= 2 || !one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue
    if ((right > width + 1 || left < -1) && !inBox(one) && right > 0)
      out.push(
        `${one.tagName} «${(one.textContent || one.getAttribute('aria-label') || '').slice(0, 40)}» ${Math.round(left)}–${Math.round(right)}`,
      )
  }
  return out
}

/** What a reader is told of a screen, without its figures; the frame around it once, at the home. */
const spoken = async (page: Page, what: string) =>
  (await page.locator(what).ariaSnapshot()).replace(/(?<!level=)\d[\d.,:/]*/g, '#').replaceAll('\u00a0', ' ')

describe('what is told of the eight main screens', () => {
  test.each([
    [null, '/'],
    ['proveedor', paths.inicio],
    ['admin', paths.facturaProveedor],
    ['proveedor', paths.facturaCrearProveedor],
    ['comisionista', paths.facturaComisionistaCrear],
    ['admin', `${paths.listarPagos}?estadoID=todos`],
    ['admin', paths.crearPago],
    ['admin', paths.conciliacion],
  ])('[IX] %s at %s', async (name, ruta) => {
    const page = pages.get(String(name)) as Page
    await page.setViewportSize({ width: 1440, height: 900 })
    // What moves can be stopped, which is told too.
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto(`${product.url}${ruta}`)
    await settled(page)
    // How a row is told is told by one; the agent's bookings are the sandbox's, of whatever month it is.
    const enough = name === 'comisionista' ? 0 : 1
    const cut = () =>
      page.evaluate((kept) => {
        for (const row of document.querySelectorAll<HTMLElement>('tbody tr'))
          row.hidden = [...(row.parentElement?.children ?? [])].indexOf(row) >= kept
      }, enough)
    // What asks by itself tells its answer, not that it is not known yet.
    if (ruta === paths.inicio) {
      await page.getByText(/^SAT en línea/).waitFor()
      await page.getByRole('button', { name: /^Avisos: \d/ }).waitFor()
    }
    let said = ''
    // What comes late (the bell, what the services say) has come once two readings are equal.
    await expect
      .poll(
        async () => {
          const before = said
          await cut()
          said = await spoken(page, name === null || ruta === paths.inicio ? 'body' : 'main')
          return said === before
        },
        { interval: 400 },
      )
      .toBe(true)
    expect(said).toMatchSnapshot()
  })
})

/** A phone, a tablet, and 400 % of a window of 1280 px: scrolled one way, with nothing beyond its edge. A table may scroll in its box. */
async function nothingCut(name: string | null): Promise<void> {
  const page = pages.get(String(name)) as Page
  for (const width of [820, 390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => page.evaluate(beyondTheEdge), { message: `${width} px` }).toEqual([])
    if (width === 390) expect(await violations(page, ['target-size'])).toEqual([])
  }
}

describe('every screen: axe finds nothing, light or dark, targets are large enough, and at no width is anything cut off', () => {
  test.each(['/', ...screens.map(({ path }) => path)])('[IX-D2] %s', async (path) => {
    const screen = screens.find((one) => one.path === path)
    const visitor = screen ? visitorOf(screen) : null
    expect(await violationsAt(visitor, addressOf(path))).toEqual([])
    await nothingCut(visitor)
    visited++
  })
  test('home of the admin, and the detail behind it', async () => {
    expect(await violationsAt('admin', '/inicio?vista=detalle&de=Proveedor')).toEqual([])
  })
  test('the tabs of people', async () => {
    for (const pestana of ['proveedores', 'invitaciones'])
      expect(await violationsAt('admin', `/usuario?pestana=${pestana}`)).toEqual([])
    expect(await violationsAt('admin', '/usuario/crear/Comisionista')).toEqual([])
    expect(await violationsAt(null, '/nuevousuario/Operativo/a@b.mx?codigo=x')).toEqual([])
  })
  test('a phone', async () => {
    for (const ruta of [paths.inicio, paths.facturaProveedor, paths.configuraciones])
      expect(await violationsAt('admin', ruta, 390)).toEqual([])
  })
  test('[IX-D2] in a person’s own colours the main button and what is chosen keep an edge', async () => {
    const page = pages.get('proveedor') as Page
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.emulateMedia({ forcedColors: 'active' })
    const edged = async (ruta: string, what: string, key?: string) => {
      await page.goto(`${product.url}${ruta}`)
      await settled(page)
      if (key !== undefined) await page.keyboard.press(key)
      return page
        .locator(what)
        .first()
        .evaluate((part) => {
          const { outlineStyle, borderTopStyle } = getComputedStyle(part)
          return outlineStyle !== 'none' || borderTopStyle !== 'none'
        })
    }
    expect(await edged(paths.inicio, '.MuiButton-contained')).toBe(true)
    expect(await edged(paths.inicio, 'nav [aria-current=page]')).toBe(true)
    expect(await edged(paths.facturaProveedor, '[role=tab][aria-selected=true]')).toBe(true)
    expect(await edged(paths.facturaProveedor, '.MuiDialog-paper', '?')).toBe(true)
    await page.emulateMedia({ forcedColors: null })
  })
  test('[IX-A4] [IX-D2] a mail is read whole at the width of a phone, however long what it tells', async () => {
    const page = pages.get('null') as Page
    const largo = 'administracion.cuentasporpagar.operativa@operadorahotelvalledeltepozteco.com.mx'
    const mail = {
      asunto: largo,
      titulo: 'Te pagamos',
      parrafos: ['Pagado.'],
      datos: [['Correo', largo]],
    } as const
    // Not under the product's own policy, which a mail is not read under.
    await page.goto('about:blank')
    await page.setContent(toHtml(mail))
    for (const width of [600, 390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })
  test('no-permission and expired-session messages', async () => {
    expect(await violationsAt('comisionista', paths.proveedor)).toEqual([])
    expect(await violationsAt('usuario', paths.configuraciones)).toEqual([])
  })
})

test('no screen broke the content policy, asked another host for anything, or left an error behind', () => {
  expect({ visited, broken, strangers, errors: product.consoleErrors }).toEqual({
    visited: screens.length + 1,
    broken: [],
    strangers: [],
    errors: [],
  })
})
