import { foto } from './foto.ts'
import type { Producto } from './producto.ts'
import { reservaDePrueba } from '../../apps/server/src/testing/pagos-de-prueba.ts'

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

/** Payments of customers' bookings. */
export async function pagosDeReservas(p: Producto): Promise<void> {
  const page = await p.signIn('admin@valija.demo')
  await page.goto(`${p.url}/crear/pago`)
  await page.getByLabel('Localizador', { exact: true }).fill('KTR482')
  await page.getByLabel('RFC', { exact: true }).fill(reservaDePrueba('conPagos').rfc)
  await page.keyboard.press('Enter')
  await page.getByText('Búsqueda exitosa').waitFor()
  await foto(page, 'pagos-1-reserva')
  await page.goto(`${p.url}/listar/pagos`)
  await page.getByRole('link', { name: 'Crear Pago' }).waitFor()
  await foto(page, 'pagos-2-lista')
  await page.context().close()
}
