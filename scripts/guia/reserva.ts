import { foto } from './foto.ts'
import type { Producto } from './producto.ts'

/** The booking whose payment the guide registered. */
export async function paginaDeReserva(p: Producto): Promise<void> {
  const page = await p.signIn('admin@valija.demo')
  await page.goto(`${p.url}/reserva/LMP735`)
  await page.getByRole('heading', { name: 'Reserva LMP735' }).waitFor()
  await page.getByRole('region', { name: 'Qué falta y quién lo hace' }).waitFor()
  await foto(page, 'reserva')
  await page.context().close()
}
