import { foto } from './foto.ts'
import type { Producto } from './producto.ts'

/** An agent's bookings and what their invoice must say. */
export async function comisiones(p: Producto): Promise<void> {
  const page = await p.signIn('comisionista@valija.demo')
  await page.goto(`${p.url}/factura/comisionista/crear`)
  const libres = page.getByRole('row').filter({ hasText: 'Por facturar' })
  await libres.first().waitFor()
  await libres.nth(0).getByRole('checkbox').click()
  await libres.nth(1).getByRole('checkbox').click()
  await page.getByText('2 reservas seleccionadas').first().waitFor()
  await foto(page, 'comisiones-1-reservas')
  await page.getByRole('button', { name: 'Ver pre-factura' }).click()
  await page.getByRole('heading', { name: 'Lo que debe decir tu factura' }).waitFor()
  await foto(page, 'comisiones-2-pre-factura')
  await page.context().close()
}
