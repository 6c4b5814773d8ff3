import type { Hoja } from '@valija/contract/comisiones.ts'
import { facturaComision } from '@valija/sandbox/muestras/comision.ts'
import { pdfSencillo } from '@valija/sandbox/muestras/pdf-sencillo.ts'
import { foto } from './foto.ts'
import { dia, type Producto } from './producto.ts'

type EnPesos = { [K in keyof Hoja]: Hoja[K] extends number ? number : Hoja[K] }
/** The invoice that the sheet asks for, or one whose base is off by some pesos. */
const xmlDe = (hoja: EnPesos, mas = 0) => {
  const centavos = (pesos: number) => Math.round(pesos * 100)
  const { bytes } = facturaComision(
    {
      rfc: hoja.rfcCliente,
      nombre: hoja.razonSocialCliente,
      regimenFiscal: hoja.regimenFiscal,
      base: centavos(hoja.tarifa + mas),
      iva: centavos(hoja.iva + mas * 0.16),
      retIva: centavos(hoja.retIva),
      retIsr: centavos(hoja.retIsr),
      metodoPago: hoja.metodoPago,
    },
    { dia, semilla: `guia-${mas}` },
  )
  return {
    name: mas === 0 ? 'comision.xml' : 'con-sobrante.xml',
    mimeType: 'text/xml',
    buffer: Buffer.from(bytes),
  }
}

/** An agent's bookings, what their invoice must say, an invoice refused and corrected, and its payment account. */
export async function comisiones(p: Producto): Promise<void> {
  const page = await p.signIn('comisionista@valija.demo')
  await page.goto(`${p.url}/factura/comisionista/crear`)
  const libres = page.getByRole('row').filter({ hasText: 'Por facturar' })
  await libres.first().waitFor()
  await libres.nth(0).getByRole('checkbox').click()
  await libres.nth(1).getByRole('checkbox').click()
  await page.getByText('2 reservas seleccionadas').first().waitFor()
  await foto(page, 'comisiones-1-reservas')
  const calculo = page.waitForResponse((answer) => answer.url().endsWith('/api/comisiones/calculo'))
  await page.getByRole('button', { name: 'Ver pre-factura' }).click()
  const hoja = (await (await calculo).json()) as EnPesos
  await page.getByRole('heading', { name: 'Lo que debe decir tu factura' }).waitFor()
  await foto(page, 'comisiones-2-pre-factura')
  await page.getByRole('button', { name: 'Guardar pre-factura' }).click()
  const xml = page.locator('input[type=file]').first()
  await xml.setInputFiles(xmlDe(hoja, 100))
  await page.getByText(/Tienes un sobrante de/).waitFor()
  await foto(page, 'comisiones-3-rechazada', { oscuro: true })
  await xml.setInputFiles(xmlDe(hoja))
  await page.getByText('Tu factura cumple con todo').waitFor({ timeout: 30_000 })
  const pdf = await pdfSencillo('Factura de comisiones', [['Emisor', hoja.razonSocialCliente]])
  await page
    .locator('input[type=file]')
    .nth(1)
    .setInputFiles({ name: 'comision.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) })
  await page.getByText('Ya puedes guardarla.').waitFor()
  await foto(page, 'comisiones-4-correcta')
  await page.getByRole('button', { name: 'Guardar factura' }).click()
  await page.waitForURL(/\/facturas\/comisionista/)
  await page
    .getByRole('row')
    .filter({ hasText: `Comisiones ${hoja.rfcCliente}` })
    .waitFor()
  await foto(page, 'comisiones-5-lote')
  await page.goto(`${p.url}/factura/comisionista/crear?ver=cuenta`)
  await page.getByRole('button', { name: 'Cambiar cuenta beneficiaria' }).click()
  await page.getByRole('dialog', { name: 'Cambiar cuenta beneficiaria' }).waitFor()
  await foto(page, 'comisiones-6-cuenta')
  await page.context().close()
}
