import { Buffer } from 'node:buffer'
import { diaDe } from '@valija/domain/tiempo/dia.ts'
import { comprobanteDe } from '@valija/sandbox/muestras/comprobantes/make-comprobantes.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limitesDeLectores } from '../../apps/server/src/lectores/limites.ts'
import { correosDe } from '../../apps/server/testing/buzon.ts'
import { reservaDePrueba } from '../../apps/server/testing/pagos-de-prueba.ts'
import { type Product, startProduct } from '../setup/product.ts'

let product: Product
const admin = 'admin@valija.demo'
const viajero = 'beatriz.viajera@correo.mx'
const hoy = `${diaDe(new Date()).slice(0, 7)}-10`
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const campos = {
  monto: 'Monto en pesos (MXN)',
  concepto: 'Concepto',
  numeroTransaccion: /^Número de transacción/,
} as const
const field = (page: Page, campo: keyof typeof campos) =>
  page
    .locator(`[data-campo=${campo}]`)
    .getByLabel(campos[campo], { exact: typeof campos[campo] === 'string' })

/** As a careful person does: each field against the paper; what is wrong is corrected, what was asked about confirmed. */
async function lookOver(page: Page, verdad: Record<keyof typeof campos, string | null>): Promise<void> {
  for (const campo of ['monto', 'concepto', 'numeroTransaccion'] as const) {
    const paper = verdad[campo]
    const zone = page.locator(`[data-campo=${campo}]`)
    if (paper !== null && (await field(page, campo).inputValue()) !== paper) {
      const open = zone.getByRole('button', { name: /^Corregir/ })
      if (await open.count()) await open.click()
      await field(page, campo).fill(paper)
      await page.keyboard.press('Tab')
    }
    const confirm = zone.getByRole('button', { name: /^Confirmar/ })
    if (await confirm.count()) await confirm.click()
  }
}
async function setDate(page: Page, fecha: string): Promise<void> {
  const zone = page.locator('[data-campo=fechaPago]')
  const [dd, mm, yyyy] = fecha.split('/')
  if ((await zone.locator('input').inputValue()) !== fecha) {
    const open = zone.getByRole('button', { name: /^Corregir/ })
    if (await open.count()) await open.click()
    await zone.getByPlaceholder('DD/MM/AAAA').first().click()
    await page.keyboard.type(`${dd}${mm}${yyyy}`)
  }
  const confirm = zone.getByRole('button', { name: /^Confirmar/ })
  if (await confirm.count()) await confirm.click()
}

describe('as a new cashier', () => {
  test('[P-103] a booking is found, its deposit registered from a photo read by machine, seen pending and validated, and the mail goes out', async () => {
    const { bytes, verdad } = await comprobanteDe({ clase: 'foto', layout: 'santander', hoy, semilla: 3 })
    const page = await product.open(admin, { ruta: '/crear/pago' })
    await page.getByLabel('Localizador', { exact: true }).fill('lmp735')
    await page.getByLabel('RFC', { exact: true }).fill(reservaDePrueba('LMP735').rfc.toLowerCase())
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    await page.getByText('No se encontraron pagos para esta reserva').waitFor()

    const held = Promise.withResolvers<void>()
    await page.route('**/api/Pagos/AnalizarComprobante?*', async (route) => {
      await held.promise
      await route.continue()
    })
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'IMG_0412.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(bytes) })
    await page.getByText('Leyendo el comprobante').first().waitFor()
    held.resolve()
    await page
      .getByText(/Se leyeron \d datos del comprobante/)
      .waitFor({ timeout: limitesDeLectores.comprobantes.relojMs })
    await expect
      .poll(() => page.getByRole('button', { name: /^Ir al campo/ }).count())
      .toBeGreaterThanOrEqual(2)
    await page.getByLabel('Correo de contacto').fill(viajero)
    await page.getByLabel('Método de pago', { exact: true }).click()
    await page.getByRole('option', { name: 'Transferencia BBVA MXN' }).click()
    await setDate(page, verdad.fechaPago ?? '')
    await field(page, 'monto').and(page.locator(':enabled')).waitFor()
    await lookOver(page, {
      monto: verdad.montoPagado,
      concepto: verdad.concepto,
      numeroTransaccion: verdad.numeroTransaccion,
    })
    // What the reading asks about the proof (was it paid, did it go to this account) is answered before going on.
    for (const respuesta of ['Sí se pagó: usar lo leído', 'Ya lo comprobé']) {
      const pregunta = page.getByRole('button', { name: respuesta })
      if ((await pregunta.count()) > 0) await pregunta.click()
    }
    await page.getByRole('button', { name: 'Agregar a la lista' }).click()
    await page.getByRole('button', { name: 'Guardar 1 Pago' }).click()
    await page.getByText('Pagos guardados').waitFor()
    await page
      .getByText(verdad.concepto ?? '')
      .first()
      .waitFor()
    await page.getByText('Pendiente').first().waitFor()
    await expect.poll(async () => (await correosDe(product, viajero)).length).toBe(1)

    await page.goto(`${product.url}/listar/pagos`)
    const row = page.getByRole('row', { name: /LMP735/ })
    await row.getByText(`$${verdad.montoPagado}`).waitFor()
    await page.getByText('Estado: Pendiente').waitFor()
    await row.getByRole('button', { name: /Más acciones/ }).click()
    await page.getByRole('menuitem', { name: 'Actualizar estado' }).click()
    const dialog = page.getByRole('dialog')
    // The first state offered is chosen already: Valido, which needs no description.
    await dialog.getByText('Valido').first().waitFor()
    await dialog.getByRole('button', { name: 'Actualizar estado' }).click()
    await page.getByText('El pago quedó en estado Valido').waitFor()

    await expect
      .poll(async () => (await correosDe(product, viajero)).map(({ asunto }) => asunto))
      .toEqual([
        'Tu pago de la reserva LMP735 está en estado Valido',
        'Recibimos tu pago de la reserva LMP735',
      ])
    await page.goto(`${product.url}/listar/pagos?estadoID=todos`)
    await row.getByText('Valido').waitFor()
    await row.getByRole('button', { name: /^Ver detalle/ }).click()
    await page.waitForURL(/\/detalle\/pago\/\d+/)
    await page.getByText('cambió el estado').waitFor()
    await page.getByRole('img', { name: 'Comprobante' }).waitFor()
    await page
      .getByText(/^Enviado/)
      .first()
      .waitFor()
    expect(product.consoleErrors).toEqual([])
  })
})
