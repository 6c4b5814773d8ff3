import { Buffer } from 'node:buffer'
import { diaDe } from '@valija/domain/tiempo/dia.ts'
import { reciboBbva } from '@valija/sandbox/muestras/recibo-bbva.ts'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pagoDePrueba, pngDePrueba, reservaDePrueba } from '../../apps/server/testing/pagos-de-prueba.ts'
import { fits } from '../setup/fits.ts'
import { type Product, startProduct } from '../setup/product.ts'

let product: Product
const admin = 'admin@valija.demo'
const dia = `${diaDe(new Date()).slice(0, 7)}-07`
beforeAll(async () => {
  // By hand: what a reading fills in, and when, is shown in lectura.test.ts.
  product = await startProduct({ env: { LECTOR_COMPROBANTES: 'no' } })
})
afterAll(() => product.stop())

const search = async (page: Page, localizador: string) => {
  await page.getByLabel('Localizador', { exact: true }).fill(localizador)
  await page.getByLabel('RFC', { exact: true }).fill(reservaDePrueba(localizador).rfc)
  await page.keyboard.press('Enter')
}
/** The form filled for one transfer; its proof is there or left out already. */
const fill = async (
  page: Page,
  { concepto, transaccion = '' }: { concepto: string; transaccion?: string },
) => {
  await page.getByLabel('Correo de contacto').fill('viajero@correo.mx')
  await page.getByLabel('Concepto', { exact: true }).fill(concepto)
  await page.getByLabel('Método de pago', { exact: true }).click()
  await page.getByRole('option', { name: 'Transferencia BBVA MXN' }).click()
  await page.getByLabel('Monto en pesos (MXN)').and(page.locator(':enabled')).fill('1,500.00')
  await page.getByLabel(/Número de transacción/).fill(transaccion)
}
const overlap = async (a: Locator, b: Locator): Promise<boolean> => {
  const [one, two] = [await a.boundingBox(), await b.boundingBox()]
  if (!one || !two) return false
  return (
    one.x < two.x + two.width &&
    two.x < one.x + one.width &&
    one.y < two.y + two.height &&
    two.y < one.y + one.height
  )
}

describe('a proof that looks used', () => {
  test('the pages of a PDF proof are drawn; the same transaction and amount on another booking shows both and asks for a reason', async () => {
    await product.api(admin, 'POST', '/api/pagos/guardar', {
      clave: crypto.randomUUID(),
      pagos: [
        pagoDePrueba({
          localizador: 'BMS642',
          monto: 1_500,
          fechaPago: dia,
          numeroTransaccion: 'RAS-7700',
          concepto: 'Anticipo anterior',
        }),
      ],
    })
    const page = await product.open(admin, { ruta: '/crear/pago' })
    await search(page, 'KTR482')
    await page.getByRole('button', { name: 'Añadir pago' }).click()
    const pdf = await reciboBbva([
      { tipo: 77, rfc: 'XAXX010101000', nombre: 'Cliente', importe: 150_000, dia },
    ])
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'recibo.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) })
    const drawn = page.getByRole('img', { name: 'Página 1 de 1' })
    await drawn.waitFor()
    // Something is printed on it: not one colour all over.
    const colours = await drawn.evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
        data: [],
      }
      return new Set(Array.from(data).filter((_, i) => i % 4 === 0)).size
    })
    expect(colours).toBeGreaterThan(2)
    await fill(page, { concepto: 'Segunda parte', transaccion: 'ras 7700' })
    await page.getByRole('button', { name: 'Agregar a la lista' }).click()
    await page.getByRole('button', { name: 'Guardar 1 Pago' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('El pago que vas a guardar').waitFor()
    await dialog.getByText('Anticipo anterior').waitFor()
    await dialog.getByText('BMS642').first().waitFor()
    await dialog.getByRole('img', { name: 'Página 1 de 1' }).waitFor()
    await dialog.getByRole('button', { name: 'Guardar de todos modos' }).click()
    await dialog.getByText('Escribe el motivo para continuar').waitFor()
    await dialog
      .getByLabel('Motivo para registrarlo de todos modos')
      .fill('Una transferencia para dos reservas')
    await dialog.getByRole('button', { name: 'Guardar de todos modos' }).click()
    await page.getByText('Pagos guardados').waitFor()
    await page.getByText('Segunda parte').waitFor()
    const { filas } = await product.api<{ filas: { pagoID: number }[] }>(
      admin,
      'GET',
      '/api/pagos?bookingCode=KTR482',
    )
    await page.goto(`${product.url}/detalle/pago/${filas[0]?.pagoID}`)
    await page.getByText('Motivo: Una transferencia para dos reservas').waitFor()
    await page.getByRole('img', { name: 'Página 1 de 1' }).waitFor()
  })
})

describe('on a phone and wide, light and dark', () => {
  for (const [width, height, colorScheme, localizador] of [
    [390, 844, 'dark', 'LMP735'],
    [1440, 900, 'dark', 'VRD315'],
    [390, 844, 'light', 'KTR482'],
  ] as const)
    test(`at ${width} ${colorScheme} nothing runs over, and what waits to be saved is covered by nothing`, async () => {
      const page = await product.open(admin, {
        ruta: '/crear/pago',
        colorScheme,
        viewport: { width, height },
      })
      await fits(page)
      await search(page, localizador)
      await page.getByText('Faltante por pagar').waitFor()
      if (localizador === 'KTR482') await page.getByRole('button', { name: 'Añadir pago' }).click()
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'pago.png', mimeType: 'image/png', buffer: pngDePrueba(width + height) })
      await page.getByRole('img', { name: 'Comprobante' }).waitFor()
      await fill(page, { concepto: `Anticipo ${localizador}` })
      await fits(page)
      await page.getByRole('button', { name: 'Agregar a la lista' }).click()
      const list = page.getByRole('region', { name: 'Pagos por guardar' })
      await list.getByText(`Anticipo ${localizador}`).waitFor()
      const toast = page.getByRole('status').getByText('Pago agregado')
      // It stays for as long as it is pointed at.
      await toast.hover()
      await expect.poll(() => overlap(list, toast)).toBe(false)
      await page.mouse.move(0, 0)
      await expect
        .poll(() => overlap(list, page.getByRole('button', { name: 'Agregar a la lista' })))
        .toBe(false)
      const box = await list.boundingBox()
      expect(box && box.y >= 0 && box.y + box.height <= height).toBe(true)
      await fits(page)
      await page.goto(`${product.url}/listar/pagos?estadoID=todos`)
      await page.getByText('Anticipo anterior').first().waitFor()
      await fits(page)
      await page.goto(`${product.url}/listar/pagos/metodos`)
      await page.getByText('Terminal PROSA').first().waitFor()
      await fits(page)
      await page.context().close()
    })

  test('no page complained', () => expect(product.consoleErrors).toEqual([]))
})
