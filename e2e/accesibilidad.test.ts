import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import type { Screen } from '../apps/web/src/app/screen.ts'
import { verdict } from '../apps/web/src/app/screen.ts'
import { paths } from '../apps/web/src/lib/paths.ts'
import type { Sesion } from '@valija/contract/sesion.ts'
import { sembrarAnio } from './inicio/sembrar.ts'
import { violationsOfBothThemes } from './setup/axe.ts'
import { type Product, startProduct } from './setup/product.ts'
import { addressOf, screens } from './setup/screens.ts'

/**
 * Every registered screen, light and dark, as somebody who may open it: a new screen is visited without a line here.
 * What is only reached by an action (dialogs) is checked in its own area's tests. Each visitor has one page for all.
 */
let product: Product
const who = ['admin', 'proveedor', 'comisionista', 'operativo.proveedor', 'operativo.comisionista', 'usuario']
const sesiones = new Map<string, Sesion>()
const pages = new Map<string, Page>()
beforeAll(async () => {
  product = await startProduct({ dia: '2026-10-12' })
  await sembrarAnio(product, 'proveedor@valija.demo', '2026-10-12')
  await product.api('admin@valija.demo', 'POST', '/api/invitaciones', {
    correo: 'nueva@agencia.mx',
    rol: 'Operativo',
  })
  for (const name of who)
    sesiones.set(name, await product.api<Sesion>(`${name}@valija.demo`, 'GET', '/api/sesion'))
  for (const name of [...who, null])
    pages.set(String(name), await product.open(name === null ? null : `${name}@valija.demo`))
})
afterAll(() => product.stop())

const visitorOf = (screen: Screen): string | null =>
  screen.gate === 'publica'
    ? null
    : (who.find((name) => verdict(screen, sesiones.get(name) as Sesion) === 'pasa') ?? 'admin')

async function violationsAt(name: string | null, ruta: string, width = 1440): Promise<string[]> {
  const page = pages.get(String(name)) as Page
  await page.setViewportSize({ width, height: 900 })
  await page.goto(`${product.url}${ruta}`)
  return (await violationsOfBothThemes(page)).map((one) => `${ruta} ${one}`)
}

describe('axe finds nothing, light or dark', () => {
  test.each(screens.map(({ path }) => path))('%s', async (path) => {
    const screen = screens.find((one) => one.path === path) as Screen
    expect(await violationsAt(visitorOf(screen), addressOf(path))).toEqual([])
  })
  test('sign-in', async () => expect(await violationsAt(null, '/')).toEqual([]))
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
  test('no-permission and expired-session messages', async () => {
    expect(await violationsAt('comisionista', paths.proveedor)).toEqual([])
    expect(await violationsAt('usuario', paths.configuraciones)).toEqual([])
  })
})
