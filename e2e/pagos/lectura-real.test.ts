import { Buffer } from 'node:buffer'
import { type Dia, diaDe } from '@valija/domain/tiempo/dia.ts'
import { datosDe } from '@valija/sandbox/muestras/comprobantes/datos.ts'
import { dibujarPdf } from '@valija/sandbox/muestras/comprobantes/dibujar.ts'
import { comprobanteDe, layouts } from '@valija/sandbox/muestras/comprobantes/make-comprobantes.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limitesDeLectores } from '../../apps/server/src/lectores/limites.ts'
import { pngDePrueba, reservaDePrueba } from '../../apps/server/testing/pagos-de-prueba.ts'
import { fits } from '../setup/fits.ts'
import { type Product, startProduct } from '../setup/product.ts'

let product: Product
const hoy = `${diaDe(new Date()).slice(0, 7)}-10`
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

async function openForm(options: Parameters<Product['open']>[1] = {}): Promise<Page> {
  const page = await product.open('admin@valija.demo', { ruta: '/crear/pago', ...options })
  await page.getByLabel('Localizador', { exact: true }).fill('LMP735')
  await page.getByLabel('RFC', { exact: true }).fill(reservaDePrueba('LMP735').rfc)
  await page.keyboard.press('Enter')
  await page.getByText('No se encontraron pagos para esta reserva').waitFor()
  return page
}
const choose = (page: Page, name: string, mimeType: string, bytes: Uint8Array) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer: Buffer.from(bytes) })
const tipos: Record<string, string> = { pdf: 'application/pdf', png: 'image/png', jpg: 'image/jpeg' }
const plano = (texto: string): string => texto.toUpperCase().replace(/[^A-Z0-9]/g, '')

describe('proofs of banks, read by the reader that comes with the product', () => {
  test.each([
    ['pdf', 'bbvaEmpresas', 1440],
    ['escaneado', 'banorte', 1440],
    ['captura', 'bbvaApp', 390],
    ['foto', 'hsbc', 390],
  ] as const)(
    '[P-103] %s of %s: each field says what the paper says, or asks to look',
    async (clase, layout, width) => {
      const { nombre, bytes, verdad } = await comprobanteDe({ clase, layout, hoy, semilla: 5 })
      const page = await openForm({ viewport: { width, height: 900 } })
      await choose(page, nombre, tipos[nombre.split('.').at(-1) ?? ''] ?? '', bytes)
      await page
        .getByText(/Se (leyó|leyeron) \d datos? del comprobante/)
        .waitFor({ timeout: limitesDeLectores.comprobantes.relojMs })
      const paper = {
        monto: verdad.montoPagado,
        fechaPago: verdad.fechaPago,
        concepto: verdad.concepto,
        numeroTransaccion: verdad.numeroTransaccion,
      }
      let sure = 0
      for (const [campo, dice] of Object.entries(paper)) {
        const zone = page.locator(`[data-campo=${campo}]`)
        const text = await zone.innerText()
        const isSure = text.includes('Leído del comprobante, seguro.')
        if (isSure) {
          sure += 1
          expect([campo, plano(await zone.locator('input').first().inputValue())]).toEqual([
            campo,
            plano(dice ?? ''),
          ])
        } else if (dice !== null) {
          // Not sure: it asks to look, or it was not found and nothing is claimed.
          const empty = (await zone.locator('input').first().inputValue()) === ''
          expect([campo, empty || text.includes('Revisa')]).toEqual([campo, true])
        }
      }
      expect(sure).toBeGreaterThanOrEqual(clase === 'pdf' ? 3 : 1)
      // Where it was read lies on the page, and the page does not run over.
      for (const box of await page.getByRole('button', { name: /^Ir al campo/ }).all()) {
        const at = await box.evaluate((node: HTMLElement) => [
          node.offsetLeft,
          node.offsetTop,
          node.offsetWidth,
        ])
        expect(Math.min(...at)).toBeGreaterThanOrEqual(-5)
      }
      await fits(page)
      await page.getByLabel(/^Número de transacción/).focus()
      await page.context().close()
    },
  )

  test('[P-136] a picture that is no proof is told, with what to do', async () => {
    const page = await openForm()
    await choose(page, 'gato.png', 'image/png', pngDePrueba(77))
    await page
      .getByText('Comprobante no válido', { exact: true })
      .waitFor({ timeout: limitesDeLectores.comprobantes.relojMs })
    await page.getByRole('button', { name: 'Capturar a mano' }).click()
    await page.getByLabel('Concepto', { exact: true }).fill('A mano')
    expect(product.consoleErrors).toEqual([])
  })
})

describe('a proof before its booking', () => {
  const leido = (page: Page) => page.getByRole('region', { name: 'Lo que se leyó del comprobante' })

  test('[IX-A proof] whose booking is not found says what was read and which code has none, also after a search in vain, and is read into the booking typed', async () => {
    const dicho = { ...datosDe(hoy as Dia, 'sinReserva'), concepto: 'ZZZ999 HERRERA', monto: 69_355_50 }
    const { lamina } = layouts.banorte.layout(dicho)
    const page = await product.open('admin@valija.demo', {
      ruta: '/crear/pago',
      viewport: { width: 390, height: 844 },
    })
    await choose(page, 'pago.pdf', 'application/pdf', await dibujarPdf(lamina))
    await leido(page).getByText('$69,355.50').waitFor()
    await leido(page).getByText('ZZZ999 HERRERA').waitFor()
    await page
      .getByText('El comprobante dice ZZZ999, y no hay ninguna reserva vigente con ese localizador.')
      .waitFor()
    await page.getByLabel('Localizador', { exact: true }).fill('ZZZ999')
    await page.getByLabel('RFC', { exact: true }).fill('XAXX010101000')
    await page.keyboard.press('Enter')
    // What became of the search is in sight, below what was read.
    const otra = page.getByRole('button', { name: 'Realizar nueva búsqueda' })
    await otra.and(page.locator(':focus')).waitFor()
    await leido(page).getByText('$69,355.50').waitFor()
    await page.keyboard.press('Enter')
    await page.getByLabel('Localizador', { exact: true }).fill('LMP735')
    await page.getByLabel('RFC', { exact: true }).fill(reservaDePrueba('LMP735').rfc)
    await page.keyboard.press('Enter')
    await page.getByText(/Se (leyó|leyeron) \d datos? del comprobante/).waitFor()
    expect(product.consoleErrors).toEqual([])
  })

  test('[IX-A proof] that is no payment, or cannot be read, is not told as one that names no booking', async () => {
    const page = await product.open('admin@valija.demo', { ruta: '/crear/pago' })
    await choose(page, 'blanco.png', 'image/png', pngDePrueba(7))
    await page.getByText('Comprobante no válido').waitFor()
    await expect.poll(() => page.getByText('El comprobante no nombra ninguna reserva').count()).toBe(0)
    await page.getByText(/Escribe abajo su localizador/).waitFor()
    expect(await leido(page).count()).toBe(0)
  })
})
