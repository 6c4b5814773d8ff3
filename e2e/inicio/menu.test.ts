import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Product, startProduct } from '../setup/product.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct({ dia: '2026-10-12' })
})
afterAll(() => product.stop())

const settings = '/configuraciones'
// Home for everybody who has one, and the matching for who matches, stand beside what the document names.
describe('[IX-D5] the menu of each role, in the documented order', () => {
  test.each([
    [
      '[A-012, A-003]',
      'admin',
      [
        '/inicio',
        '/usuario',
        '/proveedor',
        '/comisionista',
        '/factura/proveedor',
        '/facturas/comisionista',
        '/complemento',
        '/listar/pagos',
        '/listar/pagos/conciliacion',
        settings,
      ],
    ],
    [
      '[A-013, A-004]',
      'operativo.comisionista',
      ['/inicio', '/comisionista', '/facturas/comisionista', settings],
    ],
    ['[A-014, A-005]', 'operativo.proveedor', ['/inicio', '/proveedor', '/factura/proveedor', settings]],
    ['[A-015, A-006]', 'proveedor', ['/inicio', '/factura/proveedor', settings]],
    [
      '[A-016, A-007]',
      'comisionista',
      [
        '/inicio',
        '/factura/comisionista/crear',
        '/facturas/comisionista',
        '/preguntas-frecuentes.pdf',
        settings,
      ],
    ],
    ['[A-017, A-008]', 'usuario', []],
  ])('%s %s', async (_ids, who, expected) => {
    const page = await product.open(`${who}@valija.demo`, { ruta: '/inicio' })
    const menu = page.getByRole('navigation', { name: 'Menú' })
    await menu.getByRole('button', { name: 'Cerrar sesión' }).waitFor()
    const links = await menu
      .locator('a.entrada')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links).toEqual(expected)
    await expect.poll(() => menu.innerText()).toContain(`${who}@valija.demo`.split('@')[0] ?? '')
    await page.context().close()
  })

  test('[VIII-C1] who is on an entry of the rail when the code of its name comes stays on it', async () => {
    const page = await product.open('admin@valija.demo', {
      ruta: null,
      viewport: { width: 1280, height: 800 },
    })
    const { promise: late, resolve } = Promise.withResolvers<void>()
    await page.route('**/assets/Tooltip-*.js', async (route) => {
      await late
      await route.continue()
    })
    await page.goto(`${product.url}/inicio`)
    const entry = page.getByRole('navigation', { name: 'Menú' }).getByRole('link').first()
    await entry.focus()
    const held = await entry.elementHandle()
    resolve()
    await page.getByRole('tooltip').waitFor()
    expect(await held?.evaluate((link) => link === document.activeElement)).toBe(true)
  })

  test('[A-007] an agent’s entries are called as documented', async () => {
    const page = await product.open('comisionista@valija.demo', { ruta: '/inicio' })
    const menu = page.getByRole('navigation', { name: 'Menú' })
    for (const name of ['Detalle de comisiones', 'Estado de facturas', 'Preguntas frecuentes'])
      await menu.getByRole('link', { name }).waitFor()
  })
})
