import { digitoClabe } from '@valija/domain/cuentas-pago/clabe.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { datosDe } from '@valija/sandbox/muestras/comprobantes/datos.ts'
import { dibujarPdf } from '@valija/sandbox/muestras/comprobantes/dibujar.ts'
import { layouts } from '@valija/sandbox/muestras/comprobantes/make-comprobantes.ts'
import { reciboBbva } from '@valija/sandbox/muestras/recibo-bbva.ts'
import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { personaDe } from '../../apps/server/testing/persona-de.ts'
import { seedLote } from '../../apps/server/testing/seed-lote.ts'
import { fallen, press, tabTo, watchBody } from '../setup/keys.ts'
import { type Product, startProduct } from '../setup/product.ts'

const dia = '2026-10-12'
const admin = 'admin@valija.demo'
let product: Product
beforeAll(async () => {
  product = await startProduct({ dia })
})
afterAll(() => product.stop())

const choose = async (page: Page, name: RegExp, nombre: string, bytes: Uint8Array) => {
  await tabTo(page, name)
  const chooser = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  await (await chooser).setFiles({ name: nombre, mimeType: 'application/pdf', buffer: Buffer.from(bytes) })
}
/** A screen, with the hand on what it is come for. */
const arriveOn = async (ruta: string, name: RegExp) => {
  const page = await product.open(admin, { ruta })
  // Listened to from the start, so that the browser hands every chooser over, however fast the key.
  page.on('filechooser', () => {})
  await page.getByRole('button', { name }).waitFor()
  await tabTo(page, name)
  await page.evaluate(watchBody)
  return page
}

test('[IX-D1] a payment from its proof by keyboard alone: chosen, its booking taken, corrected and saved, the focus always in sight', async () => {
  const cuenta = '01218000112345678'
  const { lamina } = layouts.banorte.layout({
    ...datosDe(dia as Dia, 'recorrido'),
    concepto: 'LMP735 HERRERA',
    monto: 1_500_00,
    clabe: `${cuenta}${digitoClabe(cuenta)}`,
  })
  const page = await arriveOn('/crear/pago', /^Elegir archivo/)
  await choose(page, /^Elegir archivo/, 'pago.pdf', await dibujarPdf(lamina))
  await page.getByRole('button', { name: 'Es la reserva LMP735' }).waitFor()
  await press(page, /^Es la reserva LMP735/)
  await page.getByText('Leído del comprobante, seguro.').first().waitFor()
  await tabTo(page, /^Concepto/)
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Anticipo por teclado')
  await tabTo(page, /^Correo de contacto/)
  await page.keyboard.type('viajero@correo.mx')
  await press(page, /^Guardar este pago$/)
  await page.getByText('Pagos guardados').first().waitFor()
  expect(await fallen(page)).toEqual([])
  expect(product.consoleErrors).toEqual([])
})

test('[IX-D1] the payments of a receipt by keyboard alone: chosen, looked at, left with Escape, taken up again and saved', async () => {
  const creador = await personaDe(product.valija.deps, 'proveedor@valija.demo')
  const hotel = makeMundo().proveedor('101')
  const pagos = []
  for (let i = 1; i <= 2; i++) {
    const { total } = await seedLote(product.valija, {
      creador,
      nombre: `Teclas ${i}`,
      facturas: i,
      estatus: 'En proceso de pago',
      dia: '2026-09-01',
    })
    pagos.push({
      tipo: 77 as const,
      rfc: (hotel?.rfc ?? '').replaceAll('-', ''),
      nombre: hotel?.nombreFiscal ?? '',
      dia: '2026-09-02',
      importe: total,
    })
  }
  const page = await arriveOn('/factura/proveedor?etapa=enProcesoDePago', /^Recibos de pago$/)
  await page.locator('tr[data-id]').first().waitFor()
  await press(page, /^Recibos de pago$/)
  await page.getByRole('button', { name: 'BBVA' }).waitFor()
  await press(page, /^BBVA/)
  await page.getByRole('button', { name: /^Elegir archivo/ }).waitFor()
  await choose(page, /^Elegir archivo/, 'recibo.pdf', await reciboBbva(pagos))
  await page.getByText('2 pagos leídos').waitFor()
  await press(page, /^Buscar Lote$/)
  const review = page.getByRole('dialog', { name: 'Revisa los pagos antes de guardar' })
  for (const first of [true, false]) {
    await page.getByRole('button', { name: 'Revisar 2 pagos' }).waitFor()
    await press(page, /^Revisar 2 pagos$/)
    await review.getByText('Se registran 2 pagos en 2 lotes.').waitFor()
    if (first) await page.keyboard.press('Escape')
  }
  await press(page, /^Guardar$/)
  await page.getByText('2 comprobantes guardados').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  expect(await fallen(page)).toEqual([])
  expect(product.consoleErrors).toEqual([])
})
