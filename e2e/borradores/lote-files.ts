import type { Archivo } from '@valija/sandbox/muestras/lote.ts'
import type { Page } from 'playwright-core'
import type { Product } from '../setup/product.ts'

/** Files of a sample as a browser's chooser takes them. */
export const asFiles = (archivos: readonly Archivo[], mimeType: string) =>
  archivos.map(({ nombre, bytes }) => ({ name: nombre, mimeType, buffer: Buffer.from(bytes) }))

export const openWizard = async (
  product: Product,
  ruta = '/factura/crear/proveedor',
  context = {},
): Promise<Page> => {
  const page = await product.open('proveedor@valija.demo', { ...context, ruta })
  await page.getByRole('heading', { name: 'Cargar lote' }).waitFor()
  return page
}

export const dropXml = (page: Page, archivos: readonly Archivo[]) =>
  page.locator('input[aria-label="Facturas XML del lote"]').setInputFiles(asFiles(archivos, 'text/xml'))

/** Where the issuer told which hotel it is, it is changed; else it is asked for. */
export const pickHotel = async (page: Page, id = 101) => {
  const lista = page.getByRole('listbox', { name: 'Elige el hotel al que corresponden las facturas' })
  const cambiar = page.getByRole('button', { name: 'Cambiar', exact: true })
  await lista.or(cambiar).first().waitFor()
  if (await cambiar.isVisible()) await cambiar.click()
  await lista.getByRole('option', { name: new RegExp(String(id)) }).click()
  await cambiar.waitFor()
}

/** Once what runs by itself is over: the button that is pressed while it runs is the one to go on by when it lets go. */
export const pressValidar = (page: Page) =>
  page.getByRole('button', { name: 'Validar Facturas', disabled: false }).click()

export async function validateFacturas(page: Page): Promise<void> {
  await pickHotel(page)
  await pressValidar(page)
}

/** From dropped files to the layout step, with so many facturas: they are validated without being asked to. */
export async function toLayout(page: Page, n: number): Promise<void> {
  await pickHotel(page)
  await page.getByRole('button', { name: `Continuar con ${n} facturas` }).click()
  await page.getByRole('button', { name: 'Descargar layout' }).waitFor()
}

export const chooseLayout = (page: Page, bytes: Uint8Array, name = 'layout.xlsx') =>
  page.locator('input[aria-label="Layout con las reservas"]').setInputFiles({
    name,
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(bytes),
  })

export const choosePdfs = (page: Page, archivos: readonly Archivo[]) =>
  page.locator('input[aria-label="PDF de las facturas"]').setInputFiles(asFiles(archivos, 'application/pdf'))
