import { sembrarAnio } from '../../e2e/inicio/sembrar.ts'
import { nombreDelLote } from './cargar-lote.ts'
import { foto } from './foto.ts'
import { dia, type Producto } from './producto.ts'

const filas = '[role=grid] [role=row][data-id]'

/** Other lotes of the hotel, so that the list looks like a working day's. */
export const sembrar = (p: Producto): Promise<void> => sembrarAnio(p, 'proveedor@valija.demo', dia)

/** The administrator gives a lote its payment date and sends it to the accounting. */
export async function procesarLotes(p: Producto): Promise<void> {
  const page = await p.signIn('admin@valija.demo')
  await page.goto(`${p.url}/factura/proveedor`)
  await page.locator(filas).first().waitFor()
  await foto(page, 'lista', { oscuro: true })
  await page.locator(filas, { hasText: nombreDelLote }).first().getByRole('checkbox').click()
  await foto(page, 'procesar-1-seleccion')
  await page.getByRole('spinbutton').first().click()
  await page.keyboard.type('16102026')
  await page.getByRole('button', { name: 'Procesar Lotes' }).waitFor()
  await foto(page, 'procesar-2-fecha-de-pago')
  await page.getByRole('button', { name: 'Procesar Lotes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Se enviarán los lotes seleccionados' })
  await dialog.waitFor()
  await foto(page, 'procesar-3-confirmar')
  await dialog.getByRole('button', { name: 'Confirmar' }).click()
  await page.getByText('La información se envió correctamente').waitFor()
  await foto(page, 'procesar-4-enviado')
  await page.getByRole('tab', { name: 'En proceso de pago' }).click()
  await page
    .getByRole('button', { name: `Ver facturas: ${nombreDelLote}` })
    .first()
    .click()
  const detalle = page.getByRole('dialog', { name: nombreDelLote })
  await detalle.waitFor()
  await foto(page, 'detalle-1-lote', { oscuro: true })
  await detalle.getByText('Bitácora').first().click()
  await foto(page, 'detalle-2-bitacora')
  await page.context().close()
}
