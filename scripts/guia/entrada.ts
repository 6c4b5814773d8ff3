import { foto } from './foto.ts'
import type { Producto } from './producto.ts'

/** Signing in, and what each role finds on its home. */
export async function entrada(p: Producto): Promise<void> {
  const page = await p.open('/')
  await page.getByRole('button', { name: 'Iniciar sesión' }).waitFor()
  await foto(page, 'entrar')
  await page.context().close()
}

export async function inicios(p: Producto): Promise<void> {
  for (const [correo, nombre] of [
    ['proveedor@valija.demo', 'inicio-proveedor'],
    ['admin@valija.demo', 'inicio-admin'],
  ] as const) {
    const page = await p.signIn(correo)
    await page.goto(`${p.url}/inicio`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await foto(page, nombre, { oscuro: nombre === 'inicio-proveedor' })
    await page.context().close()
  }
}
