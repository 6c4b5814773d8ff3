import { AxeBuilder } from '@axe-core/playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Product, startProduct } from '../setup/product.ts'

let p: Product
beforeAll(async () => {
  p = await startProduct()
  await p.api('admin@valija.demo', 'POST', '/api/invitaciones', {
    correo: 'nueva@agencia.mx',
    rol: 'Operativo',
  })
})
afterAll(() => p.stop())

const screens: [quien: string | null, ruta: string, listo: string][] = [
  [null, '/', 'Iniciar sesión'],
  [null, '/olvideContraseña', 'Enviar enlace'],
  [null, '/nueva/contraseña', 'Pedir un enlace'],
  [null, '/nuevousuario/Operativo/a@b.mx?codigo=x', 'Volver a iniciar sesión'],
  ['admin@valija.demo', '/usuario?pestana=proveedores', 'proveedor2@valija.demo'],
  ['admin@valija.demo', '/usuario?pestana=invitaciones', 'nueva@agencia.mx'],
  ['admin@valija.demo', '/usuario/crear', 'Enviar invitación'],
  ['admin@valija.demo', '/usuario/crear/Comisionista', 'Enviar invitación'],
  ['admin@valija.demo', '/proveedor', 'Página siguiente'],
  ['admin@valija.demo', '/comisionista', 'Página siguiente'],
  ['admin@valija.demo', '/proveedor/crear', 'Crear cuenta'],
  ['admin@valija.demo', '/sesiones', 'Esta sesión'],
  ['comisionista@valija.demo', '/proveedor', 'No tienes permisos para ver esta página'],
]

describe.each(['light', 'dark'] as const)('accessibility, %s', (colorScheme) => {
  test('no screen of people has a violation', async () => {
    const found: string[] = []
    for (const [quien, ruta, listo] of screens) {
      const page = await p.open(quien, { ruta, colorScheme })
      await page
        .getByText(listo)
        .or(page.getByRole('button', { name: listo }))
        .first()
        .waitFor()
      const { violations } = await new AxeBuilder({ page }).analyze()
      found.push(
        ...violations.map(({ id, nodes }) => `${ruta} ${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
      )
      if (process.env.CAPTURAS) {
        const name = `${ruta.replace(/\W+/g, '-')}-${colorScheme}`
        await page.screenshot({ path: `${process.env.CAPTURAS}/${name}.png` })
        await page.setViewportSize({ width: 390, height: 844 })
        await page.screenshot({ path: `${process.env.CAPTURAS}/${name}-390.png` })
      }
      await page.context().close()
    }
    expect(found).toEqual([])
  })
})
