import { personaDe } from '../../apps/server/testing/persona-de.ts'
import { seedLote } from '../../apps/server/testing/seed-lote.ts'
import { sembrarAnio } from '../../e2e/inicio/sembrar.ts'
import { nombreDelLote } from './cargar-lote.ts'
import { foto } from './foto.ts'
import { dia, type Producto } from './producto.ts'

const filas = '[role=grid] tr[data-id]'

/** Hotel, facturas and name of lotes that wait for their payment date. */
const enEspera = [
  [101, 6, 'Puerto Coral octubre 1'],
  [102, 4, 'Semana 41'],
  [103, 9, 'Grupos de octubre'],
  [102, 12, 'Congreso médico'],
  [101, 2, 'Grupos de septiembre'],
  [103, 5, 'Semana 41, segunda parte'],
] as const

/** Other lotes, of several hotels, so that the list looks like a working day's. */
export async function sembrar(p: Producto): Promise<void> {
  await sembrarAnio(p, 'proveedor@valija.demo', dia)
  const { db } = p.valija.deps
  const creador = await personaDe({ db }, 'proveedor@valija.demo')
  for (const [i, [proveedorId, facturas, nombre]] of enEspera.entries()) {
    const lote = await seedLote(p.valija, { creador, proveedorId, facturas, nombre, dia })
    const fechaCreacion = new Date(Date.parse(`${dia}T15:${50 - i * 7}:00Z`) - i * 20 * 3_600_000)
    await db.updateTable('lotes').set({ fechaCreacion }).where('id', '=', lote.id).execute()
  }
}

/** The administrator gives a lote its payment date and sends it to the accounting. */
export async function processLotes(p: Producto): Promise<void> {
  const page = await p.signIn('admin@valija.demo')
  await page.goto(`${p.url}/factura/proveedor`)
  await page.locator(filas).first().waitFor()
  await foto(page, 'lista', { oscuro: true })
  await page.locator(filas, { hasText: nombreDelLote }).first().getByRole('checkbox').click()
  await foto(page, 'procesar-1-seleccion')
  await page.getByPlaceholder('DD/MM/AAAA').first().click()
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
  await foto(page, 'detalle-lote', { oscuro: true })
  await page.context().close()
}
