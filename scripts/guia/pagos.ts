import { Buffer } from 'node:buffer'
import { comprobanteDe } from '@valija/sandbox/muestras/comprobantes/make-comprobantes.ts'
import type { Page } from 'playwright-core'
import { reservaDePrueba } from '../../apps/server/testing/pagos-de-prueba.ts'
import { foto } from './foto.ts'
import { dia, type Producto } from './producto.ts'

async function search(page: Page, localizador: string): Promise<void> {
  await page.getByLabel('Localizador', { exact: true }).fill(localizador)
  await page.getByLabel('RFC', { exact: true }).fill(reservaDePrueba(localizador).rfc)
  await page.keyboard.press('Enter')
  await page.getByText('Búsqueda exitosa').waitFor()
  // The toast goes by itself; no picture holds it.
  await page.getByText('Búsqueda exitosa').waitFor({ state: 'detached' })
}

/** A deposit from its photo: read by machine, looked over, saved, validated. */
export async function pagosDeReservas(p: Producto): Promise<void> {
  const page = await p.signIn('admin@valija.demo')
  await page.goto(`${p.url}/crear/pago`)
  await search(page, 'KTR482')
  await foto(page, 'pagos-1-reserva')
  await page.goto(`${p.url}/crear/pago`)
  await search(page, 'LMP735')
  const { bytes } = await comprobanteDe({ clase: 'foto', layout: 'santander', hoy: dia, semilla: 37 })
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'IMG_0412.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(bytes) })
  await page.getByText(/Se leyeron \d datos/).waitFor({ timeout: 60_000 })
  await foto(page, 'pagos-2-comprobante-leido', { oscuro: true })
  await page.getByLabel('Correo de contacto').fill('beatriz@viajeros.example')
  await page.getByLabel('Método de pago', { exact: true }).click()
  await page.getByRole('option', { name: 'Transferencia BBVA MXN' }).click()
  await page.getByLabel(/^Número de transacción/).focus()
  await foto(page, 'pagos-3-de-donde-salio')
  // Each leaves when it is pressed.
  const confirm = page.getByRole('button', { name: /^Confirmar / })
  while ((await confirm.count()) > 0) await confirm.first().click()
  await page.getByRole('button', { name: 'Ya lo comprobé' }).click()
  await page.getByRole('button', { name: 'Agregar a la lista' }).click()
  await page.getByRole('button', { name: 'Guardar 1 Pago' }).waitFor()
  await page.getByText('Pago agregado').waitFor({ state: 'detached' })
  await foto(page, 'pagos-4-por-guardar')
  await page.getByRole('button', { name: 'Guardar 1 Pago' }).click()
  await page.getByText('Pagos guardados').waitFor()
  await page.goto(`${p.url}/listar/pagos`)
  const row = page.getByRole('row', { name: /LMP735/ })
  await row.waitFor()
  await foto(page, 'pagos-5-lista')
  await row.getByRole('button', { name: /Más acciones/ }).click()
  await page.getByRole('menuitem', { name: 'Actualizar estado' }).click()
  await page.getByRole('dialog').getByText('Valido').first().waitFor()
  await foto(page, 'pagos-6-validar')
  await page.getByRole('dialog').getByRole('button', { name: 'Actualizar estado' }).click()
  await page.getByText('El pago quedó en estado Valido').waitFor()
  await page.goto(`${p.url}/listar/pagos?estadoID=todos`)
  await row.getByRole('button', { name: /^Ver detalle/ }).click()
  await page
    .getByText(/^Enviado/)
    .first()
    .waitFor()
  await foto(page, 'pagos-7-detalle')
  await page.goto(`${p.url}/reserva/LMP735`)
  await page.getByRole('heading', { name: /LMP735/ }).waitFor()
  await foto(page, 'reserva', { oscuro: true })
  await page.context().close()
}
