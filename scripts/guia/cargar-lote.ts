import { openAutoridad } from '@valija/sandbox/muestras/autoridad.ts'
import { facturaConDefecto } from '@valija/sandbox/muestras/defectos.ts'
import { type Archivo, buenLote } from '@valija/sandbox/muestras/lote.ts'
import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import type { Page } from 'playwright-core'
import { foto } from './foto.ts'
import { dia, type Producto } from './producto.ts'

export const nombreDelLote = 'Puerto Coral octubre 2'
const [xml, hoja, documento] = [
  'text/xml',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/pdf',
]

const give = (page: Page, zona: string, archivos: readonly Archivo[], mimeType: string) =>
  page
    .locator(`input[aria-label="${zona}"]`)
    .setInputFiles(
      archivos.map(({ nombre: name, bytes }) => ({ name, mimeType, buffer: Buffer.from(bytes) })),
    )

async function openWizard(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Menú' }).getByText('Facturas', { exact: false }).first().click()
  await page
    .getByRole('link', { name: 'Cargar lote' })
    .or(page.getByRole('button', { name: 'Cargar lote' }))
    .first()
    .click()
  await page.getByRole('heading', { name: 'Cargar lote' }).waitFor()
}

/** Asked for where the issuer does not tell it; what follows runs by itself. */
async function pickHotel(page: Page): Promise<void> {
  const hotel = page.getByRole('listbox').getByRole('option', { name: /101/ })
  const elegido = page.getByRole('button', { name: 'Cambiar', exact: true })
  await hotel.or(elegido).first().waitFor()
  if (await hotel.isVisible()) await hotel.click()
}

/** A hotel's way from twenty signed invoices to a saved lote. */
export async function cargarLote(p: Producto): Promise<void> {
  const lote = await buenLote({ n: 20, proveedor: '101', dia })
  const page = await p.signIn('proveedor@valija.demo')
  await openWizard(page)
  await foto(page, 'cargar-1-facturas')
  await give(page, 'Facturas XML del lote', lote.xmls, xml)
  await page
    .getByRole('listbox')
    .getByRole('option')
    .or(page.getByRole('button', { name: 'Cambiar', exact: true }))
    .first()
    .waitFor()
  await foto(page, 'cargar-2-hotel')
  await pickHotel(page)
  const seguir = page.getByRole('button', { name: 'Continuar con 20 facturas' })
  await seguir.waitFor()
  await foto(page, 'cargar-3-dictamen', { oscuro: true })
  await seguir.click()
  await page.getByRole('button', { name: 'Descargar layout' }).waitFor()
  await foto(page, 'cargar-4-layout')
  await give(page, 'Layout con las reservas', [{ nombre: 'layout.xlsx', bytes: lote.layoutXlsx }], hoja)
  await page.getByRole('button', { name: 'Validar localizadores y totales' }).click()
  await page.getByText('ANT aceptó los localizadores y totales de 20 facturas').waitFor()
  await page.getByRole('button', { name: 'Validar Layout' }).click()
  await page.getByText('Layout Correcto!').waitFor()
  await foto(page, 'cargar-5-layout-correcto')
  await seguir.click()
  const modal = page.getByRole('dialog', { name: 'Nombre y PDF del lote' })
  await modal.getByLabel('Nombre del lote').fill(nombreDelLote)
  await give(page, 'PDF de las facturas', lote.pdfs, documento)
  await modal.getByText('20 de 20 facturas con su PDF').waitFor()
  await foto(page, 'cargar-6-nombre-y-pdf')
  await modal.getByRole('button', { name: 'Validar lote' }).click()
  await page.getByRole('button', { name: 'Cargar lote' }).click()
  const confirma = page.getByRole('dialog', { name: 'Se guardará todo el lote de facturas' })
  await confirma.waitFor()
  await foto(page, 'cargar-7-confirmar')
  await confirma.getByRole('button', { name: 'Confirmar' }).click()
  await page.getByText(`Lote «${nombreDelLote}» guardado`).waitFor()
  await foto(page, 'cargar-8-guardado')
  await page.context().close()
}

/** What a hotel is told of invoices that break a rule. */
export async function facturaRechazada(p: Producto): Promise<void> {
  const contexto = {
    mundo: makeMundo(),
    autoridad: openAutoridad(),
    dia,
    semilla: 'guia',
    proveedorId: '101',
    otroProveedorId: '103',
    yaCargada: { nombre: 'nada.xml', bytes: new Uint8Array() },
  }
  const archivos = ['correcta-1', 'correcta-2', 'uso-cfdi-g03', 'pue-con-forma-de-pago-01'].map((nombre) => ({
    nombre: `${nombre}.xml`,
    bytes: facturaConDefecto(nombre, contexto).bytes,
  }))
  const page = await p.signIn('proveedor@valija.demo')
  await openWizard(page)
  await give(page, 'Facturas XML del lote', archivos, xml)
  await pickHotel(page)
  await page.getByRole('button', { name: 'Continuar con 2 facturas' }).waitFor()
  await foto(page, 'rechazada-1-avisos')
  await page.getByRole('table', { name: 'Facturas del lote' }).locator('tbody tr').first().click()
  await foto(page, 'rechazada-2-dictamen')
  await page.context().close()
}
