import { AxeBuilder } from '@axe-core/playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Screen } from '../apps/web/src/app/screen.ts'
import { verdict } from '../apps/web/src/app/screen.ts'
import { paths } from '../apps/web/src/lib/paths.ts'
import type { Sesion } from '@valija/contract/sesion.ts'
import { sembrarAnio } from './inicio/sembrar.ts'
import { type Product, startProduct } from './setup/product.ts'
import { addressOf, screens } from './setup/screens.ts'
import { settled } from './setup/settled.ts'

/**
 * Every registered screen, light and dark, as somebody who may open it: a new screen is visited without a line here.
 * What is only reached by an action (dialogs) is checked in its own area's tests.
 */
let product: Product
const who = ['admin', 'proveedor', 'comisionista', 'operativo.proveedor', 'operativo.comisionista', 'usuario']
const sesiones = new Map<string, Sesion>()
beforeAll(async () => {
  product = await startProduct({ dia: '2026-10-12' })
  await sembrarAnio(product, 'proveedor@valija.demo', '2026-10-12')
  for (const name of who)
    sesiones.set(name, await product.api<Sesion>(`${name}@valija.demo`, 'GET', '/api/sesion'))
})
afterAll(() => product.stop())

const visitorOf = (screen: Screen): string | null =>
  screen.gate === 'publica'
    ? null
    : (who.find((name) => verdict(screen, sesiones.get(name) as Sesion) === 'pasa') ?? 'admin')

const violationsAt = async (
  email: string | null,
  ruta: string,
  colorScheme: 'light' | 'dark',
  width = 1440,
) => {
  const page = await product.open(email, { ruta, colorScheme, viewport: { width, height: 900 } })
  await settled(page)
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  await page.context().close()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
}

describe.each(['light', 'dark'] as const)('axe finds nothing in the %s theme', (colorScheme) => {
  test.each(screens.map(({ path }) => path))('%s', async (path) => {
    const screen = screens.find((one) => one.path === path) as Screen
    const name = visitorOf(screen)
    expect(
      await violationsAt(name === null ? null : `${name}@valija.demo`, addressOf(path), colorScheme),
    ).toEqual([])
  })
  test('sign-in', async () => expect(await violationsAt(null, '/', colorScheme)).toEqual([]))
  test('home of the admin, and the detail behind it', async () => {
    expect(await violationsAt('admin@valija.demo', '/inicio', colorScheme)).toEqual([])
    expect(
      await violationsAt('admin@valija.demo', '/inicio?vista=detalle&de=Proveedor', colorScheme),
    ).toEqual([])
  })
  test('a phone', async () => {
    for (const ruta of [paths.inicio, paths.facturaProveedor, paths.configuraciones])
      expect(await violationsAt('admin@valija.demo', ruta, colorScheme, 390)).toEqual([])
  })
  test('no-permission and expired-session messages', async () => {
    expect(await violationsAt('comisionista@valija.demo', paths.proveedor, colorScheme)).toEqual([])
    expect(await violationsAt('usuario@valija.demo', paths.configuraciones, colorScheme)).toEqual([])
  })
})
